import LanguageText

/// Finds second names of compounds in which a second name of their part stands for the part: where
/// «пункт» is also called «элемент», «элемент меню» is another name of «пункт меню».
///
/// Source: Hamon and Nazarenko, “Detection of synonymy links between terms” (2001), who infer synonymy
/// of compounds from that of their parts; here the parts are what the other languages take for one thing.
struct SubstitutedNames {
  private let inventory: CandidateInventory
  private let corpus: Corpus
  private let parts: CandidateParts
  /// For each candidate, the other names of its concept in its language.
  private var synonyms: [Int: [Int]] = [:]
  /// The candidates that are names of a concept of several languages.
  private var linked: Set<Int> = []
  /// The places of names that are synonyms, by what stands beside them.
  private var places: [Neighbour: [CandidateSpan]] = [:]

  /// A name with a word before or behind it, perhaps with a joint between them.
  private struct Neighbour: Hashable {
    var name: Int
    var isBehind: Bool
    /// What identifies the word.
    var key: UInt64
  }

  /// Prepares looking for second names of the compounds of some concepts.
  init(_ inventory: CandidateInventory, of corpus: Corpus, clusters: [ConceptCluster]) {
    self.inventory = inventory
    self.corpus = corpus
    parts = CandidateParts(inventory)
    for cluster in clusters where cluster.members.count > 1 {
      linked.formUnion(cluster.all)
      guard cluster.isSurelyLinked else { continue }
      for names in cluster.members.values {
        let own = names.filter { cluster.borrowed[$0] == nil && !isLatin($0) }
        for name in own where own.count > 1 {
          synonyms[name, default: []] += own.filter {
            $0 != name && !areKindred($0, name) && !ends($0, with: name) && !ends(name, with: $0)
          }
        }
      }
    }
    for name in Set(synonyms.values.joined()).sorted() { index(name) }
  }

  /// Finds what stands beside the places of a name.
  private mutating func index(_ name: Int) {
    let language = inventory.candidates[name].language
    for span in inventory.candidates[name].spans {
      let tokens = corpus.segments[Int(span.segment)].tokens
      for (first, step) in [(Int(span.lower) - 1, -1), (Int(span.upper), 1)] {
        var token = first
        while tokens.contains(token) {
          let place = Neighbour(name: name, isBehind: step > 0, key: key(token, language))
          places[place, default: []].append(span)
          guard token == first, isJoint(corpus.word(token)) else { break }
          token += step
        }
      }
    }
  }

  /// Adds the names that are found to the concepts.
  ///
  /// - Complexity: linear in the names of concepts, in the places of names that have synonyms, and in those
  ///   of them that have a word of a compound beside them.
  func add(to clusters: inout [ConceptCluster]) {
    guard !synonyms.isEmpty else { return }
    for index in clusters.indices where clusters[index].isSurelyLinked {
      for (language, names) in clusters[index].members.sorted(by: { $0.key < $1.key }) {
        let known = Set(names.map { words(of: inventory.candidates[$0].spans[0].tokens, language) })
        let found = self.names(like: names, in: language).filter { !known.contains($0.key) }
        clusters[index].slotNames += SlotNames.Name.inOrder(found.values, language: language)
      }
    }
  }

  /// Whether two names begin alike in a language that inflects: a noun and its verb, «обновление» and
  /// «обновить», are no two names.
  private func areKindred(_ one: Int, _ other: Int) -> Bool {
    let first = [one, other].map {
      corpus.word(inventory.candidates[$0].spans[0].tokens.lowerBound)
    }
    let language = corpus.languages[inventory.candidates[one].language]
    return !language.isWrittenWithoutSpaces
      && zip(first[0], first[1]).prefix { $0 == $1 }.count >= Self.stemLength
  }

  /// Whether a name is another one with words before it, which may not be missing elsewhere: “else clause”.
  private func ends(_ name: Int, with other: Int) -> Bool {
    let words = [name, other].map {
      inventory.candidates[$0].spans[0].tokens.map { corpus.tokens[$0].word }
    }
    return words[0].count > words[1].count && words[0].suffix(words[1].count) == words[1][...]
  }

  private func isLatin(_ name: Int) -> Bool {
    !corpus.isLatin(inventory.candidates[name].language)
      && inventory.candidates[name].spans[0].tokens.allSatisfy {
        corpus.tokens[$0].script == .latin
      }
  }

  /// The places of stretches in which a synonym stands for a part of one of some names, by what identifies
  /// each stretch.
  private func names(like names: [Int], in language: Int) -> [[UInt64]: [CandidateSpan]] {
    var found: [[UInt64]: Set<CandidateSpan>] = [:]
    for name in names {
      let whole = inventory.candidates[name].spans[0].tokens
      for part in parts[name] {
        let tokens = Int(part.tokens.lowerBound)..<Int(part.tokens.upperBound)
        let isFirst = tokens.lowerBound == whole.lowerBound
        guard isFirst || tokens.upperBound == whole.upperBound else { continue }
        let rest =
          isFirst ? tokens.upperBound..<whole.upperBound : whole.lowerBound..<tokens.lowerBound
        guard let joined = isFirst ? rest.first : rest.last else { continue }
        for synonym in synonyms[part.candidate] ?? [] {
          let place = Neighbour(
            name: synonym, isBehind: isFirst, key: key(joined, language))
          for span in places[place] ?? [] {
            guard let stretch = stretch(span, isFirst: isFirst, with: rest, language),
              isWhole(stretch), !isOther(stretch)
            else { continue }
            found[words(of: stretch.tokens, language), default: []].insert(stretch)
          }
        }
      }
    }
    return found.mapValues { spans in
      spans.sorted { ($0.segment, $0.lower, $0.upper) < ($1.segment, $1.lower, $1.upper) }
    }
  }

  /// A place of a name with the rest of a compound beside it, perhaps with a function word between them;
  /// nil where something else stands there.
  private func stretch(
    _ span: CandidateSpan, isFirst: Bool, with rest: Range<Int>, _ language: Int
  ) -> CandidateSpan? {
    let tokens = corpus.segments[Int(span.segment)].tokens
    for gap in 0...1 {
      let lower = isFirst ? Int(span.upper) + gap : Int(span.lower) - gap - rest.count
      let beside = lower..<lower + rest.count
      guard tokens.lowerBound <= beside.lowerBound, beside.upperBound <= tokens.upperBound else {
        return nil
      }
      let between = isFirst ? Int(span.upper)..<lower : beside.upperBound..<Int(span.lower)
      guard between.allSatisfy({ isJoint(corpus.word($0)) }),
        zip(rest, beside).allSatisfy({ key($0, language) == key($1, language) })
      else { continue }
      return CandidateSpan(
        segment: span.segment, lower: min(span.lower, Int32(beside.lowerBound)),
        upper: max(span.upper, Int32(beside.upperBound)), cues: [])
    }
    return nil
  }

  /// What identifies the words of a name but those that only join: データ型 and データの型 are one.
  private func words(of tokens: Range<Int>, _ language: Int) -> [UInt64] {
    tokens.filter { corpus.tokens[$0].script.isWord && !isJoint(corpus.word($0)) }
      .map { key($0, language) }
  }

  private func key(_ token: Int, _ language: Int) -> UInt64 {
    inventory.keys[language].key(
      of: CandidateSpan(segment: 0, lower: Int32(token), upper: Int32(token + 1), cues: []),
      in: corpus)
  }

  private func isJoint(_ word: String) -> Bool {
    Self.joints.contains(word)
  }

  /// Whether a stretch begins and ends where words do.
  private func isWhole(_ stretch: CandidateSpan) -> Bool {
    let end = Int(stretch.upper)
    return corpus.isBreak[Int(stretch.lower)]
      && (end == corpus.segments[Int(stretch.segment)].tokens.upperBound || corpus.isBreak[end])
  }

  /// Whether a stretch is a name of a concept already, or a part of one.
  private func isOther(_ stretch: CandidateSpan) -> Bool {
    inventory.places[Int(stretch.segment)].contains { place in
      place.lower <= stretch.lower && stretch.upper <= place.upper
        && linked.contains(Int(place.candidate))
    }
  }

  private static let joints: Set<String> = [
    "の", "的", "之", "из", "в", "для", "of", "in", "for", "de", "du", "des", "di", "del", "do", "da",
  ]
  /// In letters.
  private static let stemLength = 4
}
