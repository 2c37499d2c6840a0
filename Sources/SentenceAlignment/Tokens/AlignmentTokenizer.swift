import LanguageText

/// Cuts text of any language into the tokens that the aligner counts.
///
/// Words of alphabets are cut to six letters, which stands in for stemming; Han text gives its
/// characters and pairs of characters; hiragana, mostly endings, is left out. No dictionary is
/// needed, so every language is served.
struct AlignmentTokenizer {
  /// The letters of a word that are kept.
  private static let stemLength = 6

  private var tokens: [AlignmentToken] = []
  private var run: [Unicode.Scalar] = []
  private var runClass = ScalarClass.other
  private let meanings: MeaningTable

  private init(meanings: MeaningTable) { self.meanings = meanings }

  /// Cuts a text into tokens.
  ///
  /// - Parameters:
  ///   - text: the text of a segment.
  ///   - language: its language.
  ///   - meanings: everyday words of the language.
  /// - Returns: the tokens, in no order that matters.
  static func tokens(of text: String, language: LanguageTag, meanings: MeaningTable)
    -> [AlignmentToken]
  {
    var tokenizer = AlignmentTokenizer(meanings: meanings)
    let scalars = text.unicodeScalars.map { ScalarClass.folded($0) }
    for scalar in scalars { tokenizer.append(scalar) }
    tokenizer.closeRun()
    if language.isWrittenWithoutSpaces {
      let folded = language.language == "zh" ? scalars.map { HanVariants.fold($0) } : scalars
      for meaning in meanings.meanings(in: folded) { tokenizer.append(meaning: meaning) }
    }
    if tokenizer.tokens.isEmpty, !text.isEmpty { return [AlignmentToken(text)] }
    return tokenizer.tokens
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    let next = ScalarClass(scalar)
    if next != runClass || next == .mark { closeRun() }
    runClass = next
    if next != .other { run.append(scalar) }
  }

  private mutating func closeRun() {
    guard !run.isEmpty else { return }
    switch runClass {
    case .han: closeHan()
    case .letter: closeWord()
    case .katakana, .digit, .mark: tokens.append(AlignmentToken(string(run[...])))
    case .hiragana, .other: break
    }
    run.removeAll(keepingCapacity: true)
  }

  private mutating func append(meaning: Int) {
    tokens.append(AlignmentToken("#\(meaning)", isCue: true))
  }

  private mutating func closeHan() {
    let run = run.map { HanVariants.fold($0) }
    for index in run.indices {
      tokens.append(AlignmentToken(string(run[index...index])))
      if index > 0 { tokens.append(AlignmentToken(string(run[index - 1...index]))) }
    }
  }

  private mutating func closeWord() {
    let lower = run.map { $0.properties.lowercaseMapping }.joined()
    tokens.append(AlignmentToken(String(lower.prefix(Self.stemLength))))
    if let meaning = meanings.meaning(ofWord: lower) { append(meaning: meaning) }
    if lower.count > Self.stemLength { tokens.append(AlignmentToken("=" + lower, isCue: true)) }
  }

  private func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }
}
