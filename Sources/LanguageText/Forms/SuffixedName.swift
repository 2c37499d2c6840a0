/// Names and abbreviations whose endings stand behind a mark, as many languages write those of foreign
/// words: Turkish API'nin, Polish URL-ów, Romanian PDF-uri.
package enum SuffixedName {
  /// The name that a folded word has without its ending; nil where it has none.
  static func name(in word: String, language: LanguageTag) -> String? {
    guard let (mark, endings) = endings(of: language), let index = word.lastIndex(of: mark),
      word.distance(from: word.startIndex, to: index) > 1,
      endings.contains(String(word[word.index(after: index)...]))
    else { return nil }
    return String(word[..<index])
  }

  /// A word as it stands in text, without such an ending if it has one.
  package static func bare(_ word: String, _ language: LanguageTag) -> String {
    name(in: TermForms.fold(word), language: language).map { String(word.prefix($0.count)) } ?? word
  }

  private static func endings(of language: LanguageTag) -> (mark: Character, endings: Set<String>)?
  {
    switch language.language {
    case "pl": ("-", polish)
    case "ro": ("-", romanian)
    case "tr": ("'", turkish)
    default: nil
    }
  }

  private static let polish = set("a u owi em iem ie y i ów om ami ach ę ą")
  private static let romanian = set(
    "ul ului uri urile urilor le lor i ii iilor a ei e ele elor uile")
  /// What stands behind words of every vowel, of which both kinds of ends have their own endings.
  private static let turkish = Set(
    [
      "ba", "be", "bı", "bi", "bo", "bö", "bu", "bü", "bar", "ber", "bor", "bör", "bas", "bes",
      "bos", "bös",
    ]
    .flatMap { word in TurkishForms.plain(word).map { String($0.dropFirst(word.count)) } }
    .filter { !$0.isEmpty })

  private static func set(_ text: String) -> Set<String> {
    Set(text.split(separator: " ").map(String.init))
  }
}
