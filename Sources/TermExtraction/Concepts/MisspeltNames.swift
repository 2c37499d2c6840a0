import LanguageText

/// Finds names written with one wrong letter: a word that hardly ever stands, one letter away from
/// the name of a concept that the other languages name at the same place.
///
/// Words are found by their deletions, as spelling checkers do (Garbe, “SymSpell”, 2012), in time
/// linear in the letters of rare words and names.
struct MisspeltNames {
  private let inventory: CandidateInventory
  private let corpus: Corpus
  private let groups: GroupIndex

  /// Prepares looking for misspelt names.
  init(_ inventory: CandidateInventory, of corpus: Corpus, groups: GroupIndex) {
    self.inventory = inventory
    self.corpus = corpus
    self.groups = groups
  }

  /// Adds the misspelt names to the concepts that they are meant to name.
  func add(to clusters: inout [ConceptCluster]) {
    guard !corpus.groups.isEmpty else { return }
    for language in corpus.languages.indices {
      let words = Words(of: language, in: corpus)
      guard !words.rare.isEmpty else { continue }
      let names = names(in: language, clusters, words)
      for word in words.rare.keys.sorted() {
        let places = words.rare[word] ?? []
        guard let (cluster, meant) = concept(meantBy: word, at: places, names, clusters) else {
          continue
        }
        removeNames(with: places, for: meant, in: language, from: &clusters)
        clusters[cluster].slotNames.append(
          SlotNames.Name(language: language, spans: places, isMisspelt: true))
      }
    }
  }

  /// Takes the names that hold a misspelt word out of the concepts that have the same name spelt right: the
  /// word is what is wrong.
  private func removeNames(
    with places: [CandidateSpan], for meant: Int32, in language: Int,
    from clusters: inout [ConceptCluster]
  ) {
    let held = Set(
      places.flatMap { place in
        inventory.places[Int(place.segment)].filter {
          $0.lower <= place.lower && place.upper <= $0.upper
        }.map { Int($0.candidate) }
      })
    guard !held.isEmpty else { return }
    let misspelt = places.map(\.lower)
    for index in clusters.indices {
      guard let names = clusters[index].members[language], names.count > 1,
        names.contains(where: held.contains)
      else { continue }
      let right = Set(names.filter { !held.contains($0) }.map { keys(of: $0, language) })
      clusters[index].members[language] = names.filter { name in
        !held.contains(name)
          || !right.contains(keys(of: name, language) { misspelt.contains($0) ? meant : $0 })
      }
    }
  }

  /// What identifies each word of a name, some of its tokens read as others.
  private func keys(
    of name: Int, _ language: Int, reading: (Int32) -> Int32 = { $0 }
  ) -> [UInt64] {
    let span = inventory.candidates[name].spans[0]
    return (span.lower..<span.upper).map(reading).map { token in
      inventory.keys[language].key(
        of: CandidateSpan(segment: span.segment, lower: token, upper: token + 1, cues: []),
        in: corpus)
    }
  }

  // MARK: Words

  /// The words of a language: how often each stands, and where the rare ones do.
  private struct Words {
    var counts: [Int32: Int] = [:]
    var rare: [Int32: [CandidateSpan]] = [:]

    init(of language: Int, in corpus: Corpus) {
      for segment in corpus.segments(in: language) {
        for token in corpus.segments[segment].tokens
        where [.latin, .cyrillic].contains(corpus.tokens[token].script) {
          let word = corpus.tokens[token].word
          counts[word, default: 0] += 1
          guard counts[word, default: 0] <= MisspeltNames.mostPlaces,
            !corpus.tokens[token].hasInnerCapital, MisspeltNames.isWord(corpus.vocabulary[word])
          else {
            rare[word] = nil
            continue
          }
          rare[word, default: []].append(
            CandidateSpan(
              segment: Int32(segment), lower: Int32(token), upper: Int32(token + 1), cues: []))
        }
      }
    }
  }

  /// Whether a word may be misspelt: long enough, of letters alone, no word of English.
  static func isWord(_ text: String) -> Bool {
    text.unicodeScalars.count >= fewestLetters && text.allSatisfy(\.isLetter)
      && EnglishFrequency.entry(of: text).kind == .unknown
  }

  // MARK: Names

  /// The common words that name concepts of several languages, by what is left of them without
  /// one letter or none.
  private func names(
    in language: Int, _ clusters: [ConceptCluster], _ words: Words
  ) -> [String: [(token: Int32, cluster: Int)]] {
    var result: [String: [(token: Int32, cluster: Int)]] = [:]
    for (index, cluster) in clusters.enumerated()
    where cluster.members.count > 1 && !cluster.links.isEmpty {
      var seen: Set<Int32> = []
      for name in cluster.members[language] ?? [] where cluster.borrowed[name] == nil {
        for span in inventory.candidates[name].spans where span.upper == span.lower + 1 {
          let word = corpus.tokens[Int(span.lower)].word
          guard seen.insert(word).inserted, words.counts[word] ?? 0 >= Self.fewestUses else {
            continue
          }
          for key in Self.deletions(of: corpus.vocabulary[word]) {
            result[key, default: []].append((span.lower, index))
          }
        }
      }
    }
    return result
  }

  /// A word, and what is left of it without one letter.
  private static func deletions(of word: String) -> [String] {
    let letters = Array(word.unicodeScalars)
    guard letters.count >= fewestLetters - 1 else { return [] }
    return [word]
      + letters.indices.map { place in
        var left = String.UnicodeScalarView()
        left.append(contentsOf: letters[..<place])
        left.append(contentsOf: letters[(place + 1)...])
        return String(left)
      }
  }

  /// The one concept whose name a rare word is but for a letter, where other languages name it, and a
  /// token that has the word that is meant.
  private func concept(
    meantBy word: Int32, at places: [CandidateSpan],
    _ names: [String: [(token: Int32, cluster: Int)]], _ clusters: [ConceptCluster]
  ) -> (cluster: Int, meant: Int32)? {
    let text = corpus.vocabulary[word]
    var found: [Int: Int32] = [:]
    for key in Self.deletions(of: text) {
      for name in names[key] ?? [] {
        let other = corpus.tokens[Int(name.token)].word
        guard other != word, Self.isSlip(text, for: corpus.vocabulary[other]) else { continue }
        found[name.cluster] = min(name.token, found[name.cluster] ?? name.token)
      }
    }
    let meant = found.filter { cluster, _ in
      places.allSatisfy { isNamed(clusters[cluster], besides: $0) }
    }
    return meant.count == 1 ? meant.first.map { ($0.key, $0.value) } : nil
  }

  /// Whether two words differ by a letter left out, added, exchanged for another or for its
  /// neighbour, and by no ending: «тип, типом, типам».
  static func isSlip(_ word: String, for name: String) -> Bool {
    let (one, other) = (Array(word.unicodeScalars), Array(name.unicodeScalars))
    let difference = LetterDifference(one, other)
    let start = difference.beginning
    let (left, right) = (
      one[start...].prefix(difference.first), other[start...].prefix(difference.second)
    )
    guard start >= 2, one.last == other.last, max(left.count, right.count) <= 2,
      other[0].isASCII
        || one.suffix(2) == other.suffix(2) && !name.hasSuffix("ся") && !areVowels(left, right)
    else { return false }
    return max(left.count, right.count) == 1 || left.elementsEqual(right.reversed())
  }

  /// Whether one vowel stands for another, as «отключать» for «отключить».
  private static func areVowels(
    _ one: ArraySlice<Unicode.Scalar>, _ other: ArraySlice<Unicode.Scalar>
  ) -> Bool {
    !one.isEmpty && !other.isEmpty
      && (one + other).allSatisfy { "аеиоуыэюя".unicodeScalars.contains($0) }
  }

  /// Whether half of the other languages name a concept in the groups of a place.
  private func isNamed(_ cluster: ConceptCluster, besides place: CandidateSpan) -> Bool {
    let language = corpus.segments[Int(place.segment)].language
    return groups.groupsOfSegment[Int(place.segment)].contains { group in
      let members = groups.members
      let others = members.indices.filter { $0 != language && !members[$0].isEmpty(group) }
      let naming = others.count { other in
        (cluster.members[other] ?? []).contains { members[other][group].contains(Int32($0)) }
      }
      return naming > 0 && 2 * naming >= others.count
    }
  }

  /// A word that stands more often is no slip.
  static let mostPlaces = 1
  private static let fewestUses = 8
  static let fewestLetters = 5
}
