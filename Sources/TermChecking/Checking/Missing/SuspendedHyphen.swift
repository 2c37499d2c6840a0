import LanguageAssets
import LanguageText

/// Tells German compounds that share a part, which one of them has as a hyphen: *Quell- und Zieldatei* for *Quelldatei*,
/// *Dateinamen und -erweiterungen* for *Dateierweiterung*.
enum SuspendedHyphen {
  /// Whether a text has one of some terms so.
  ///
  /// - Complexity: O(words of the text × forms of the terms) where a word ends or begins with a hyphen.
  static func holds(anyOf terms: [Term], in text: String) -> Bool {
    guard text.holdsBytes(of: "- ") || text.holdsBytes(of: " -") else { return false }
    // Marks at the ends of words, and those that part them.
    let words = text.split { $0 == " " || ".,;:!?()„“".contains($0) }.map { TermForms.fold($0) }
    for term in terms where !term.text.utf8.contains(0x20) {
      let forms = TermForms.forms(ofWord: term.text, isLast: true, language: term.language)
      for (index, word) in words.enumerated() where word.utf8.count > leastPart {
        if word.hasSuffix("-"), let other = neighbour(behind: index, of: words),
          forms.contains(where: { isMade($0, from: String(word.dropLast()), and: other) })
        {
          return true
        }
        if word.hasPrefix("-"), let other = neighbour(before: index, of: words),
          forms.contains(where: { isMade($0, endingIn: word.dropFirst(), beginningAs: other) })
        {
          return true
        }
      }
    }
    return false
  }

  /// Whether a part of a German text, given in UTF-8 bytes, has its hyphens from what stands around it: it is a part of a
  /// longer compound, *Tailwind-CSS-Konfiguration*, or shares its last part with the word before, *Light- und Dark-Mode*.
  ///
  /// - Complexity: O(length of the text).
  static func demandsHyphens(_ range: Range<Int>, in text: String) -> Bool {
    let before = text.utf8Slice(0..<range.lowerBound)
    if text.character(at: range.upperBound).map(isHyphen) ?? false
      || before.last.map(isHyphen) ?? false
    {
      return true
    }
    let words = before.suffix(longestBefore).split(separator: " ")
    guard let last = words.last,
      let other = words.dropLast().last(where: { !joins.contains(fold($0)) })
    else { return false }
    return joins.contains(fold(last)) && other.last.map(isHyphen) == true
  }

  private static func fold(_ word: Substring) -> String {
    TermForms.fold(word.hasSuffix(".") ? word.dropLast() : word)
  }

  private static func isHyphen(_ character: Character) -> Bool { "-‐‑".contains(character) }

  /// How many characters of a text before a place are looked at.
  private static let longestBefore = 80

  /// Whether a form has a beginning, and ends as another word does.
  private static func isMade(_ form: String, from beginning: String, and other: String) -> Bool {
    guard form.hasPrefix(beginning) else { return false }
    let rest = form.dropFirst(beginning.count)
    return rest.count > leastPart && other.hasSuffix(rest)
  }

  /// Whether a form has an end, and begins as another word does.
  private static func isMade(
    _ form: String, endingIn end: Substring, beginningAs other: String
  ) -> Bool {
    guard form.hasSuffix(end) else { return false }
    let beginning = form.dropLast(end.count)
    return beginning.count > leastPart && other.hasPrefix(beginning)
  }

  private static func neighbour(behind index: Int, of words: [String]) -> String? {
    words[(index + 1)...].prefix(reach).first { !joins.contains($0) && !$0.hasSuffix("-") }
  }

  private static func neighbour(before index: Int, of words: [String]) -> String? {
    words[..<index].suffix(reach).last { !joins.contains($0) && !$0.hasPrefix("-") }
  }

  private static let joins: Set<String> = [
    "und", "oder", "sowie", "bzw", "beziehungsweise", "als", "auch", "/",
  ]
  private static let reach = 4
  /// How many letters the parts of a compound have at least, less one.
  private static let leastPart = 2
}
