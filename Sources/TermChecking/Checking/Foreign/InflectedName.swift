import DocumentFormats
import LanguageText

/// Tells names in Latin letters that a text inflects, `Pythonу`, from words with a letter of the wrong alphabet, `Javа`.
///
/// The rule of Russian is an apostrophe or a hyphen before the ending; without either no letter only looks like another.
struct InflectedName {
  /// Nominal endings of Russian and Ukrainian that are put behind names.
  private static let endings: Set<String> = [
    "а", "у", "е", "и", "ы", "я", "ю", "і", "ї", "ом", "ем", "ой", "ей", "ов", "ам", "ах", "ами",
    "ям", "ях", "ями",
    "ою", "ею", "ів", "ові", "еві",
  ]
  private static let leastLetters = 3

  private let documents: [ParsedDocument]

  /// In lower case: a name at the start of a sentence may be written otherwise inside of it.
  private lazy var texts = documents.flatMap { $0.blocks.map { $0.text.lowercased() } }

  /// Takes the texts that show which names there are: the draft's and its sources'.
  init(_ documents: [ParsedDocument]) { self.documents = documents }

  /// Whether a word is a name that stands in the texts by itself and an ending, and the word in Latin letters alone does
  /// not stand there.
  ///
  /// - Complexity: O(length of the texts) for a word that is made so, O(length of the word) for any other.
  mutating func isOne(_ word: String, corrected: String?) -> Bool {
    let scalars = word.unicodeScalars
    let name = scalars.prefix { ScriptClass($0) == .latin }
    let ending = scalars.dropFirst(name.count)
    guard name.count >= Self.leastLetters,
      Self.endings.contains(String(String.UnicodeScalarView(ending)))
    else { return false }
    if let corrected, isWord(corrected) { return false }
    return isWord(String(String.UnicodeScalarView(name)))
  }

  /// Whether a word is a name that stands in the texts by itself and letters of the other alphabet that touch it at the
  /// end, “APIВ”, and what it would be in one alphabet does not stand there.
  ///
  /// - Complexity: as ``isOne(_:corrected:)``.
  mutating func isTouched(_ word: String, corrected: String) -> Bool {
    let scalars = word.unicodeScalars
    let name = scalars.prefix { ScriptClass($0) == .latin }
    guard name.count > 1, name.count < scalars.count,
      scalars.dropFirst(name.count).allSatisfy({ ScriptClass($0) == .cyrillic })
    else { return false }
    return isWord(String(String.UnicodeScalarView(name))) && !isWord(corrected)
  }

  /// Whether a text has a word with no letter on either side.
  private mutating func isWord(_ word: String) -> Bool {
    let word = word.lowercased()
    return texts.contains { text in
      text.places(ofBytes: word).contains { place in
        let before = text.utf8Slice(0..<place.lowerBound).unicodeScalars.last
        let after = text.utf8Slice(place.upperBound..<text.utf8.count).unicodeScalars.first
        return ![before, after].contains { $0?.properties.isAlphabetic == true }
      }
    }
  }
}
