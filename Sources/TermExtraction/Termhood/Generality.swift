import LanguageText

/// How general the words of a candidate are, in place of a reference corpus.
enum Generality {
  /// Whether words of general use are known in a language; all others are rated 0.
  static func isKnown(in language: LanguageTag) -> Bool {
    ["en", "ja", "ru", "yue", "zh"].contains(language.language)
  }

  /// 0 for words of a subject, 1 for one word of general use; a general word inside a phrase
  /// counts little, the more so the longer the phrase.
  static func rating(of candidate: Candidate, in corpus: Corpus) -> Double {
    guard let span = candidate.spans.first else { return 0 }
    switch corpus.languages[candidate.language].language {
    case "en": return english(span, corpus)
    case "ru": return russian(span, corpus)
    case "ja": return JapaneseWords.general.contains(text(span, corpus)) ? 1 : latin(span, corpus)
    case "zh", "yue": return chinese(span, corpus, of: candidate)
    default: return 0
    }
  }

  private static func text(_ span: CandidateSpan, _ corpus: Corpus) -> String {
    span.tokens.map { corpus.word($0) }.joined()
  }

  private static func english(_ span: CandidateSpan, _ corpus: Corpus) -> Double {
    let words = span.tokens.map { corpus.word($0) }
    let general = words.count {
      EnglishWords.general.contains($0)
        || EnglishWords.general.contains(EnglishNoun.singular(of: $0))
        || EnglishWords.verbs.contains($0) || CommonEnglish.contains($0)
    }
    if words.count == 1 { return general == 1 ? 1 : 0 }
    return general == words.count ? 0.6 : 0.25 * Double(general) / Double(words.count)
  }

  private static func latin(_ span: CandidateSpan, _ corpus: Corpus) -> Double {
    span.tokens.allSatisfy { corpus.tokens[$0].script == .latin } ? english(span, corpus) / 2 : 0
  }

  private static func russian(_ span: CandidateSpan, _ corpus: Corpus) -> Double {
    let words = span.tokens.map { corpus.word($0) }
    let stems = words.map { RussianEndings.stem(of: $0, .noun) }
    let general = stems.count { russianStems.contains($0) }
    if words.count == 1 { return general == 1 ? 1 : latin(span, corpus) }
    return general == words.count ? 0.8 : 0.4 * Double(general) / Double(words.count)
  }

  private static let russianStems = Set(
    RussianWords.general.all.map { RussianEndings.stem(of: $0, .noun) })

  private static func chinese(
    _ span: CandidateSpan, _ corpus: Corpus, of candidate: Candidate
  ) -> Double {
    let text = text(span, corpus)
    if ChineseWords.general.contains(text) { return 1 }
    let starts = (2...3).contains { ChineseWords.general.contains(String(text.prefix($0))) }
    let ends = (2...3).contains { ChineseWords.general.contains(String(text.suffix($0))) }
    // What begins with a general verb and never recurs is a verb and its object.
    if starts && candidate.count == 1 { return 0.7 }
    return starts && ends ? 0.5 : starts || ends ? 0.25 : latin(span, corpus)
  }
}
