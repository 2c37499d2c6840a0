/// Keeps the Chinese stretches that are words or compounds, not fragments of them.
enum ChineseFilter {
  /// The candidates whose boundaries hold.
  static func words(among candidates: [Candidate], in corpus: Corpus) -> [Candidate] {
    candidates.filter { isWord($0, corpus) }
  }

  private static func isWord(_ candidate: Candidate, _ corpus: Corpus) -> Bool {
    guard let span = candidate.spans.first else { return false }
    let hasLatin = span.tokens.contains { corpus.tokens[$0].script == .latin }
    let hasHan = span.tokens.contains { corpus.tokens[$0].script == .han }
    if enumerates(span, corpus) { return false }
    if 2 * candidate.spans.count(where: { isHalf($0, corpus) }) > candidate.count { return false }
    if !candidate.cues.isDisjoint(with: [.label, .quoted, .stressed, .defined, .known, .listed]) {
      return true
    }
    guard hasHan else { return true }
    if isFragment(span, corpus) { return false }
    let endsAtBreaks = BoundaryFreedom.endsAtBreaks(candidate, in: corpus)
    if candidate.count == 1 {
      return !isVerbPhrase(span, corpus) && endsAtBreaks
        && (candidate.cues.contains(.delimited) || span.tokens.count <= longestHapax)
    }
    if endsInLocalizer(span, corpus) { return false }
    let freedom = BoundaryFreedom.least(of: candidate, in: corpus)
    if hasLatin {
      let last = corpus.word(span.tokens.upperBound - 1)
      return endsAtBreaks && freedom >= 2 && !ChineseWords.localizers.contains(last)
    }
    return endsAtBreaks ? freedom >= 2 : freedom >= certainFreedom
  }

  /// Whether a stretch names one of several things and what they are: 贪心等算法 is greedy and other algorithms.
  private static func enumerates(_ span: CandidateSpan, _ corpus: Corpus) -> Bool {
    span.tokens.dropFirst().dropLast().contains { token in
      corpus.word(token) == "等" && corpus.isBreak[token] && corpus.isBreak[token + 1]
    }
  }

  /// Whether a stretch is a part of a foreign name, whose parts a dot joins: 约翰·冯·诺伊曼.
  static func isHalf(_ span: CandidateSpan, _ corpus: Corpus) -> Bool {
    let tokens = corpus.segments[Int(span.segment)].tokens
    return [span.tokens.lowerBound - 1, span.tokens.upperBound].contains { token in
      tokens.contains(token) && dots.contains(corpus.word(token))
        && [token - 1, token + 1].allSatisfy {
          tokens.contains($0) && corpus.tokens[$0].script == .han
        }
    }
  }

  private static let dots = WordList("· ・ ‧")

  /// What begins with the end of a word, 式按钮, or is a number and what it counts, 一行.
  private static func isFragment(_ span: CandidateSpan, _ corpus: Corpus) -> Bool {
    let first = corpus.word(span.tokens.lowerBound)
    if span.tokens.count == 2 { return ChineseWords.counts.contains(first) }
    return span.tokens.count > 2 && ChineseWords.suffixes.contains(first)
      && corpus.isBreak[span.tokens.lowerBound + 1]
  }

  /// A word and where it is, 類別中, as the dictionary sees it too.
  private static func endsInLocalizer(_ span: CandidateSpan, _ corpus: Corpus) -> Bool {
    let last = span.tokens.upperBound - 1
    return span.tokens.count > 1 && corpus.isBreak[last]
      && ChineseWords.localizers.contains(corpus.word(last))
  }

  /// A light verb and its object, a noun and a verb, or a noun and where it is.
  private static func isVerbPhrase(_ span: CandidateSpan, _ corpus: Corpus) -> Bool {
    let words = span.tokens.map { corpus.word($0) }
    guard words.count > 1, let last = words.last else { return false }
    return ChineseWords.localizers.contains(last)
      || ChineseWords.lightVerbs.contains(words.prefix(2).joined())
      || ChineseWords.lightVerbs.contains(words.suffix(2).joined())
  }

  /// Characters of a stretch that occurs once and that nothing delimits.
  private static let longestHapax = 6
  /// Distinct neighbours on both sides that overrule the dictionary.
  private static let certainFreedom = 4
}
