import LanguageAssets
import LanguageText

/// What a term asks of the text beyond the forms of its words.
struct EntryGuard: Sendable {
  /// The citation form.
  let lemma: String
  /// The text as it must be written; nil when case does not matter.
  private let exactText: String?
  /// How many characters must not be lower-case letters: all of an acronym, the first of a name.
  private let capitals: Int
  /// Folded surface forms that are not the term.
  private let removed: Set<[UInt8]>

  init(_ term: Term) {
    lemma = term.text
    exactText = term.isExact ? term.text : nil
    removed = Set(term.removedForms.map { FoldedText($0, .silent).bytes })
    let letters = term.text.filter(\.isLetter)
    let isAcronym =
      (2...5).contains(letters.count) && letters.allSatisfy(\.isUppercase)
      && !term.text.contains(" ")
    let isName = term.status == .doNotTranslate && term.text.first?.isUppercase == true
    capitals = isAcronym ? term.text.count : isName ? 1 : 0
  }

  /// Whether a text that matches the forms of the term may be the term.
  func allows(_ text: String, folded: ArraySlice<UInt8>) -> Bool {
    if let exactText, text != exactText { return false }
    if text.prefix(capitals).contains(where: \.isLowercase) { return false }
    return removed.isEmpty || !removed.contains(Array(folded))
  }
}
