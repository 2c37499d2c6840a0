import LanguageAssets
import LanguageText

/// What takes the place of a spelling that the glossary forbids.
extension Replacement {
  /// A use of a forbidden spelling with the letters that the approved one has in their place, *GitHub’s* for *Github’s*,
  /// «учётной» for «учетной»; nil where the terms differ in more than spelling, or the use leaves the spelling too early to
  /// tell.
  static func respelled(_ use: TermUse, as preferred: Term) -> Suggestion? {
    guard preferred.isRespelling(of: use.term) else { return nil }
    let (text, own, wanted) = (Array(use.text), Array(use.term.text), Array(preferred.text))
    let isCapitalised =
      text.first?.isUppercase == true && own.first?.isLowercase == true
      && text.first?.lowercased() == own.first?.lowercased()
    let rest = zip(text, own).dropFirst(isCapitalised ? 1 : 0)
    let common = (isCapitalised ? 1 : 0) + rest.prefix { $0 == $1 }.count
    guard common == own.count || own.count == wanted.count else { return nil }
    let head = common == own.count ? wanted[...] : wanted.prefix(common)
    // An iPhone has its small letter anywhere.
    let isName = wanted.dropFirst().contains(where: \.isUppercase)
    let spelled =
      isCapitalised && !isName
      ? (head.first.map { $0.uppercased() } ?? "") + head.dropFirst() : String(head)
    return Suggestion(spelled + text[common...], isSafe: !use.isPartOfWord)
  }
}
