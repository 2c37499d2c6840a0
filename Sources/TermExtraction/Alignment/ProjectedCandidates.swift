import LanguageText

/// Stretches that word alignment delimits and the rules of their language did not propose: terms
/// of another language carried over.
enum ProjectedCandidates {
  /// The new candidates, language by language, with all their places.
  static func found(
    by projection: Projection, beside inventory: CandidateInventory, in corpus: Corpus
  ) -> [Candidate] {
    let index = index(of: inventory, in: corpus)
    var wanted: [[UInt64: CandidateSpan]] = Array(repeating: [:], count: corpus.languages.count)
    let isLong = HapaxLimit.isExceeded(in: corpus)
    for (candidate, targets) in projection.targets.enumerated()
    where isCarried(inventory.candidates[candidate], isLong) {
      for (language, list) in targets {
        for target in list
        where index[language][target.key] == nil && isLikely(target)
          && isName(target.span, inventory.keys[language], corpus)
        {
          let known = wanted[language][target.key]
          if known == nil || place(target.span) < known.map(place) ?? (.max, .max) {
            wanted[language][target.key] = target.span
          }
        }
      }
    }
    return corpus.languages.indices.flatMap {
      candidates(wanted[$0], of: $0, inventory.keys[$0], corpus)
    }
  }

  /// For each language, the candidates by what identifies them.
  static func index(of inventory: CandidateInventory, in corpus: Corpus) -> [[UInt64: Int]] {
    var result: [[UInt64: Int]] = Array(repeating: [:], count: corpus.languages.count)
    for index in inventory.candidates.indices {
      guard let key = inventory.key(of: index, in: corpus) else { continue }
      result[inventory.candidates[index].language][key] = index
    }
    return result
  }

  /// Whether a candidate is enough of a term to find others by it; a phrase that stands once in a long
  /// text, of which only the likely ones are kept, rates low, however good a name it is.
  private static func isCarried(_ candidate: Candidate, _ isLong: [Bool]) -> Bool {
    let isRare =
      candidate.count == 1 && candidate.length > 1 && isLong[candidate.language]
    return candidate.termhood >= (isRare ? leastRareTermhood : leastTermhood)
  }

  private static func isLikely(_ target: Projection.Target) -> Bool {
    target.share >= leastShare && target.weight >= leastWeight
  }

  private static func place(_ span: CandidateSpan) -> (Int32, Int32) { (span.segment, span.lower) }

  /// Finds all places of the wanted stretches.
  private static func candidates(
    _ wanted: [UInt64: CandidateSpan], of language: Int, _ keys: some CandidateProposer,
    _ corpus: Corpus
  ) -> [Candidate] {
    let found = StretchFinder(wanted.mapValues(\.tokens), by: keys, in: corpus)
      .places(in: language, cues: .projected)
    // Several may begin at one place; without their ends, the order of a dictionary decides.
    let sorted = found.values.compactMap { words(among: $0, corpus) }.sorted {
      ($0[0].lower, $0[0].upper) < ($1[0].lower, $1[0].upper)
    }
    return sorted.map {
      Candidate(
        language: language, spans: $0, cues: .projected, labelCount: 0,
        length: keys.length(of: $0[0], in: corpus))
    }
  }

  /// Whether a stretch has no marks or names of interfaces inside and begins with no word that only
  /// points, counts or joins: «этот хук», 次渲染, 的属性, “der Dokumentation”; and ends with no verb: 편집합니다.
  static func isName(
    _ span: CandidateSpan, _ keys: some CandidateProposer, _ corpus: Corpus
  ) -> Bool {
    let edges = [span.tokens.lowerBound, span.tokens.upperBound - 1]
    guard
      !edges.contains(where: {
        keys.isFunction(corpus.tokens[$0].word) || ChineseWords.particles.contains(corpus.word($0))
      }),
      !keys.cutsWord(at: span.tokens.lowerBound), !keys.cutsWord(at: span.tokens.upperBound),
      !keys.isPredicate(corpus.tokens[span.tokens.upperBound - 1].word),
      !hasCaseParticle(span, corpus), !isClause(span, corpus), !ChineseFilter.isHalf(span, corpus)
    else { return false }
    let (first, second) = (span.tokens.lowerBound, span.tokens.lowerBound + 1)
    let isCounted =
      second < span.tokens.upperBound && corpus.isBreak[second]
      && ChineseWords.classifiers.contains(corpus.word(first))
    return !isCounted
      && (span.tokens.count == 1 || !RussianFunctionWords.contains(corpus.word(first)))
      && span.tokens.allSatisfy { token in
        corpus.tokens[token].script.isWord || ["-", "・"].contains(corpus.word(token))
      }
  }

  /// Whether a Japanese stretch says what somebody does with what, サイドバーが生成, or where: 環境ではReact.
  private static func hasCaseParticle(_ span: CandidateSpan, _ corpus: Corpus) -> Bool {
    let isKana = { corpus.tokens[$0].script == .hiragana }
    return ScriptRuns.ranges(in: span.tokens, where: isKana).contains { run in
      let isWhole = [run.lowerBound - 1, run.upperBound].allSatisfy {
        !corpus.tokens.indices.contains($0) || !isKana($0)
      }
      return isWhole && caseParticles.contains(run.map { corpus.word($0) }.joined())
    }
  }

  /// Whether an English stretch says more than a name: “keys can be rotated”, “tail with index”,
  /// “premises and hypotheses”.
  static func isClause(_ span: CandidateSpan, _ corpus: Corpus) -> Bool {
    span.tokens.count > 2
      && corpus.languages[corpus.segments[Int(span.segment)].language].language == "en"
      && span.tokens.dropFirst().dropLast().contains { token in
        let word = corpus.word(token)
        return EnglishWords.function.contains(word) && !joints.contains(word)
      }
  }

  /// What stands inside English names: “point of sale”, “software as a service”.
  private static let joints = WordList("a an as at by for in of on per the to via")

  private static let caseParticles = WordList("を が は では には とは でも にも")

  /// One Han character is a word only where the dictionary leaves it alone; nil when it hardly
  /// ever does, or when it hardly ever ends there: 预 of 预训练 and 预处理.
  private static func words(among spans: [CandidateSpan], _ corpus: Corpus) -> [CandidateSpan]? {
    let bound = spans.count { span in
      let end = span.tokens.upperBound
      return span.tokens.count == 1 && end < corpus.tokens.count
        && corpus.segments[Int(span.segment)].tokens.contains(end)
        && corpus.tokens[end].script == .han && !corpus.tokens[end].followsSpace
        && !ChineseWords.functionCharacters.contains(corpus.word(end))
    }
    guard Double(bound) < mostBound * Double(spans.count) else { return nil }
    let words = spans.filter { span in
      let tokens = span.tokens
      return tokens.count > 1 || corpus.tokens[tokens.lowerBound].script != .han
        || corpus.isBreak[tokens.lowerBound]
          && (tokens.upperBound == corpus.isBreak.count || corpus.isBreak[tokens.upperBound])
    }
    return leastAlone * words.count >= spans.count ? words : nil
  }

  /// One in so many places at least must be the word alone.
  private static let leastAlone = 8
  /// The share of the places of a character with a word behind it from which on it is a prefix.
  private static let mostBound = 0.85
  private static let leastTermhood = 0.25
  private static let leastRareTermhood = 0.03
  private static let leastShare: Float = 0.25
  private static let leastWeight: Float = 0.4
}
