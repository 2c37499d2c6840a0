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

  init(_ term: Term) {
    lemma = term.text
    isProtected = term.status == .doNotTranslate
    isExact = term.isExact && !isProtected
    removed = Set(term.removedForms.map { FoldedText($0, .silent).bytes })
    let letters = term.text.filter(\.isLetter)
    let isAcronym =
      (2...5).contains(letters.count) && letters.allSatisfy(\.isUppercase)
      && !term.text.contains(" ")
    capitals = isAcronym ? term.text.count : 0
  }

  /// How a text that matches the forms of the term is spelled; nil when it is not the term.
  func spelling(
    of text: String, as spelling: TermMatch.Spelling, folded: ArraySlice<UInt8>
  ) -> TermMatch.Spelling? {
    if isExact, text != lemma { return nil }
    if text.prefix(capitals).contains(where: \.isLowercase) { return nil }
    if !removed.isEmpty, removed.contains(Array(folded)) { return nil }
    if Self.hasHump(text), !Self.hasHump(lemma) { return nil }
    guard isProtected, spelling == .exact, !text.hasPrefix(lemma) else { return spelling }
    return protectedSpelling(of: text)
  }

  /// Whether a capital follows a small letter, as in names of programs.
  private static func hasHump(_ text: String) -> Bool {
    zip(text.utf8, text.utf8.dropFirst()).contains { left, right in
      (0x61...0x7a).contains(left) && (0x41...0x5a).contains(right)
    }
  }

  /// Other letters than the name has are another spelling of it, but for a heading in capitals and
  /// a common word.
  private func protectedSpelling(of text: String) -> TermMatch.Spelling? {
    let letters = text.filter(\.isLetter)
    if letters.count > 1, letters.allSatisfy(\.isUppercase) { return .exact }
    if text == text.lowercased(), ProtectedNames.commonWords.contains(text) { return nil }
    return .variant
  }
}
