/// Spellings of French and Spanish words that are wrong, or a matter of style, and common.
enum RomanceSpelling {
  /// A folded word without the accent on its first letter, which many leave out on capitals, and
  /// with oe for œ.
  static func plain(_ word: [UInt8]) -> [UInt8] {
    var text = String(decoding: word, as: UTF8.self).unicodeScalars.map { $0 }
    guard text.count > 3 else { return word }
    if let first = text.first, let letter = plainLetters[first] { text[0] = letter }
    var plain = String.UnicodeScalarView()
    for scalar in text {
      if scalar == "œ" {
        plain.append(contentsOf: "oe".unicodeScalars)
      } else {
        plain.append(scalar)
      }
    }
    return Array(String(plain).utf8)
  }

  private static let plainLetters: [Unicode.Scalar: Unicode.Scalar] = [
    "à": "a", "á": "a", "â": "a", "è": "e", "é": "e", "ê": "e", "í": "i", "î": "i", "ó": "o",
    "ô": "o", "ú": "u", "û": "u",
  ]
}
