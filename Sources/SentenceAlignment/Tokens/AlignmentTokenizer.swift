import LanguageText

/// Cuts text of a language into the tokens that the aligner counts.
///
/// Words of alphabets are cut to six letters, which stands in for stemming; Han text gives its
/// characters and pairs of characters; hiragana, mostly endings, is left out. No dictionary is
/// needed, so every language is served.
///
/// What a word gives is kept, as texts say the same words again and again: a tokenizer serves one language and
/// one vocabulary.
struct AlignmentTokenizer {
  /// The letters of a word that are kept.
  private static let stemLength = 6

  private let language: LanguageTag
  private let meanings: MeaningTable
  private var run: [Unicode.Scalar] = []
  private var runClass = ScalarClass.other
  /// The numbers of the tokens that a run of letters, digits or the like gives.
  private var known: [[Unicode.Scalar]: [Int32]] = [:]
  /// The numbers of Han characters, and of pairs of them with the first in the higher half.
  private var knownHan: [UInt64: Int32] = [:]
  private var knownMeanings: [Int: Int32] = [:]

  /// Makes a tokenizer for texts of a language.
  init(_ language: LanguageTag) {
    self.language = language
    meanings = MeaningTable.of(language)
  }

  /// Cuts a text into tokens.
  ///
  /// - Parameters:
  ///   - text: the text of a segment.
  ///   - vocabulary: numbers the tokens; the same one for all texts of a tokenizer.
  /// - Returns: the numbers of the tokens, in no order that matters.
  mutating func tokens(of text: String, in vocabulary: inout TokenVocabulary) -> [Int32] {
    var numbers: [Int32] = []
    var folded: [Unicode.Scalar] = []
    let findsMeanings = language.isWrittenWithoutSpaces
    for scalar in text.unicodeScalars {
      let scalar = ScalarClass.folded(scalar)
      if findsMeanings { folded.append(scalar) }
      let next = ScalarClass(scalar)
      if next != runClass || next == .mark { closeRun(&numbers, &vocabulary) }
      runClass = next
      if next != .other { run.append(scalar) }
    }
    closeRun(&numbers, &vocabulary)
    if findsMeanings {
      if language.language == "zh" { folded = folded.map { HanVariants.fold($0) } }
      for meaning in meanings.meanings(in: folded) {
        numbers.append(number(of: meaning, &vocabulary))
      }
    }
    if numbers.isEmpty, !text.isEmpty {
      return [vocabulary.number(of: AlignmentToken(text))]
    }
    return numbers
  }

  private mutating func closeRun(_ numbers: inout [Int32], _ vocabulary: inout TokenVocabulary) {
    guard !run.isEmpty else { return }
    switch runClass {
    case .han: closeHan(&numbers, &vocabulary)
    case .letter, .katakana, .digit, .mark:
      if let known = known[run] {
        numbers += known
      } else {
        let tokens =
          runClass == .letter ? tokens(ofWord: run) : [AlignmentToken(Self.string(run))]
        let new = tokens.map { vocabulary.number(of: $0) }
        known[run] = new
        numbers += new
      }
    case .hiragana, .other: break
    }
    run.removeAll(keepingCapacity: true)
  }

  private mutating func number(of meaning: Int, _ vocabulary: inout TokenVocabulary) -> Int32 {
    if let number = knownMeanings[meaning] { return number }
    let number = vocabulary.number(of: Self.token(ofMeaning: meaning))
    knownMeanings[meaning] = number
    return number
  }

  private static func token(ofMeaning meaning: Int) -> AlignmentToken {
    AlignmentToken("#\(meaning)", isCue: true)
  }

  private mutating func closeHan(_ numbers: inout [Int32], _ vocabulary: inout TokenVocabulary) {
    var last: Unicode.Scalar?
    for scalar in run {
      let scalar = HanVariants.fold(scalar)
      numbers.append(number(ofHan: nil, scalar, &vocabulary))
      if let last { numbers.append(number(ofHan: last, scalar, &vocabulary)) }
      last = scalar
    }
  }

  /// The number of a Han character, or of the pair that it makes with the one before it.
  private mutating func number(
    ofHan first: Unicode.Scalar?, _ second: Unicode.Scalar, _ vocabulary: inout TokenVocabulary
  ) -> Int32 {
    let key = UInt64(first?.value ?? 0) << 32 | UInt64(second.value)
    if let number = knownHan[key] { return number }
    let text = Self.string([first, second].compactMap { $0 })
    let number = vocabulary.number(of: AlignmentToken(text))
    knownHan[key] = number
    return number
  }

  private func tokens(ofWord word: [Unicode.Scalar]) -> [AlignmentToken] {
    let letters = Self.lowered(word)
    let lower = Self.string(letters)
    // In these scripts each letter is a character, which need not be looked for.
    let isSimple = letters.allSatisfy { $0.value < 0x300 || (0x400...0x481).contains($0.value) }
    let stem =
      isSimple
      ? Self.string(letters.prefix(Self.stemLength)) : String(lower.prefix(Self.stemLength))
    var tokens = [AlignmentToken(stem)]
    if let meaning = meanings.meaning(ofWord: lower, letters) {
      tokens.append(Self.token(ofMeaning: meaning))
    }
    if stem != lower { tokens.append(AlignmentToken("=" + lower, isCue: true)) }
    return tokens
  }

  private static func lowered(_ word: [Unicode.Scalar]) -> [Unicode.Scalar] {
    var letters: [Unicode.Scalar] = []
    letters.reserveCapacity(word.count)
    for scalar in word {
      switch scalar.value {
      case 0x61...0x7a, 0x430...0x45f: letters.append(scalar)
      case 0x41...0x5a, 0x410...0x42f:
        letters.append(Unicode.Scalar(scalar.value + 0x20) ?? scalar)
      default: letters += scalar.properties.lowercaseMapping.unicodeScalars
      }
    }
    return letters
  }

  private static func string(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    // Half the time of cutting would go into a view of code points that is appended to.
    var bytes: [UInt8] = []
    for scalar in scalars {
      if let encoded = UTF8.encode(scalar) { bytes += encoded }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
