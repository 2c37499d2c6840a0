import LanguageAssets
import LanguageText

/// What a term asks of the text beyond the forms of its words.
struct EntryGuard: Sendable {
  /// The citation form.
  let lemma: String
  private let isExact: Bool
  private let isProtected: Bool
  /// How many characters must not be lower-case letters: all of an acronym.
  private let capitals: Int
  /// Folded surface forms that are not the term.
  private let removed: Set<[UInt8]>
  /// Whether the term has a capital behind a small letter.
  private let hasHump: Bool

  /// The spellings of the term that its concept tells apart; nil for most.
  let contested: ContestedSpelling?

  /// What German capitals say; nil in other languages.
  let germanCase: GermanCase?

  /// What a match has to be looked at for; for most terms nothing.
  struct Questions: OptionSet, Sendable {
    let rawValue: UInt8
    /// The term has no capital behind a small letter, so its text must not have one.
    static let humps = Questions(rawValue: 1)
    /// The spelling of the text has to be compared with that of the term.
    static let spelling = Questions(rawValue: 2)
  }

  /// What a match of an entry's term has to be looked at for.
  static func questions(of entry: TermEntry) -> Questions {
    let term = entry.term
    var questions: Questions = hasHump(term.text.utf8) ? [] : .humps
    let asksForSpelling =
      term.isExact || term.status == .doNotTranslate || !term.removedForms.isEmpty
      || capitals(of: term.text) > 0 || entry.hasContestedSpelling
    if asksForSpelling { questions.insert(.spelling) }
    return questions
  }

  init(_ entry: TermEntry) {
    let term = entry.term
    contested = entry.contestedSpelling
    germanCase = term.language.language == "de" && !term.isExact ? GermanCase(term.text) : nil
    lemma = term.text
    isProtected = term.status == .doNotTranslate
    isExact = term.isExact && !isProtected
    removed = Set(term.removedForms.map { FoldedText($0, .silent).bytes })
    capitals = Self.capitals(of: term.text)
    hasHump = Self.hasHump(term.text.utf8)
  }

  /// How a text that matches the forms of the term is spelled; nil when it is not the term.
  ///
  /// The text is given as it was written and, for the few terms that ask, folded.
  func spelling(
    of text: ArraySlice<UInt8>, as spelling: TermMatch.Spelling,
    folded: @autoclosure () -> [UInt8]
  ) -> TermMatch.Spelling? {
    if !hasHump, Self.hasHump(text) { return nil }
    if !removed.isEmpty, removed.contains(folded()) { return nil }
    guard isExact || isProtected || capitals > 0 else { return spelling }
    let text = String(decoding: text, as: UTF8.self)
    if isExact, text != lemma { return nil }
    if text.prefix(capitals).contains(where: \.isLowercase) { return nil }
    guard isProtected, spelling == .exact, !text.hasPrefix(lemma) else { return spelling }
    return protectedSpelling(of: text)
  }

  private static func capitals(of term: String) -> Int {
    guard !isPlain(term) else { return 0 }
    let letters = term.filter(\.isLetter)
    let isAcronym = (1...5).contains(letters.count) && letters.allSatisfy(\.isUppercase)
    return isAcronym ? term.count : 0
  }

  /// Whether a term surely is no acronym: most have a space, or a letter of ASCII, Russian, Han or kana
  /// that is no capital.
  private static func isPlain(_ term: String) -> Bool {
    var last: (UInt8, UInt8) = (0, 0)
    for byte in term.utf8 {
      switch (last.0, last.1, byte) {
      case (_, _, 0x61...0x7a), (_, _, 0x20), (_, _, 0xe4...0xe9), (_, 0xd0, 0xb0...0xbf),
        (_, 0xd1, 0x80...0x8f), (_, 0xe3, 0x81), (0xe3, 0x83, 0x80...0xba):
        return true
      default: last = (last.1, byte)
      }
    }
    return false
  }

  /// Whether a capital follows a small letter in a range of bytes.
  static func hasHump(in bytes: [UInt8], _ range: Range<Int>) -> Bool {
    let bytes = bytes.span
    var isSmall = false
    for index in range {
      let byte = bytes[index]
      if isSmall, byte &- 0x41 < 26 { return true }
      isSmall = byte &- 0x61 < 26
    }
    return false
  }

  /// Whether a capital follows a small letter, as in names of programs.
  private static func hasHump(_ text: some Sequence<UInt8>) -> Bool {
    var isSmall = false
    for byte in text {
      if isSmall, (0x41...0x5a).contains(byte) { return true }
      isSmall = (0x61...0x7a).contains(byte)
    }
    return false
  }

  /// Other letters than the name has are another spelling of it, but for a heading in capitals,
  /// a common word and what has a plural in small letters.
  private func protectedSpelling(of text: String) -> TermMatch.Spelling? {
    let letters = text.filter(\.isLetter)
    if letters.count > 1, letters.allSatisfy(\.isUppercase) { return .exact }
    let small = text.lowercased()
    guard text == small else { return .variant }
    // 800 lumens are none of the program Lumen.
    let isPlural = ["s", "es"].contains { small == lemma.lowercased() + $0 }
    return isPlural || ProtectedNames.commonWords.contains(text) ? nil : .variant
  }
}
