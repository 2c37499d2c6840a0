import DocumentFormats
import LanguageText

/// A full-width bar that a string has where a program looks for `|` between its forms for one and for many: *1 lamp | {n}
/// lamps*.
struct PluralBar {
  /// The index of the paragraph of the draft.
  let block: Int
  /// Where the first such bar stands in it, in UTF-8 bytes.
  let range: Range<Int>

  /// Compares a string with its source; nil where the bars are alike, in running text, and where those of the source part
  /// no forms of one word: many a title has a bar before the name of the site.
  ///
  /// - Complexity: O(length of the string and of its source).
  init?(in passage: Passage, _ context: CheckContext) {
    guard let (index, original) = passage.string(in: context) else { return nil }
    let source = context.sources[passage.document].document.blocks[original].text
    // Hardly a string has one.
    guard source.holdsBytes(of: "|"), !source.holdsBytes(of: Self.wide) else { return nil }
    let bars = source.utf8.count { $0 == UInt8(ascii: "|") }
    let text = context.draft.document.blocks[index].text
    let places = text.places(ofBytes: Self.wide)
    guard let first = places.first,
      places.count + text.utf8.count(where: { $0 == UInt8(ascii: "|") }) == bars,
      Self.haveWordInCommon(source.split(separator: "|"))
    else { return nil }
    (block, range) = (index, first)
  }

  private static let wide = "\u{ff5c}"
  /// How many letters the forms of a word have in common at least.
  private static let leastLetters = 3

  private static func haveWordInCommon(_ forms: [Substring]) -> Bool {
    func stems(_ form: Substring) -> Set<String> {
      Set(
        TermForms.fold(String(form)).split { !$0.isLetter }.map { String($0.prefix(leastLetters)) }
          .filter { $0.count == leastLetters })
    }
    guard let first = forms.first.map(stems), forms.count > 1 else { return false }
    return forms.dropFirst().allSatisfy { !stems($0).isDisjoint(with: first) }
  }
}
