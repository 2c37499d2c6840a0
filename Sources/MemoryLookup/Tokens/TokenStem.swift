/// Takes common endings off words, so that a look-up takes the forms of a word for one another.
///
/// Light on purpose: no dictionary, no exceptions. What it confuses is told apart by characters.
enum TokenStem {
  private static let englishEndings: [[UInt8]] = ["ing", "ies", "es", "ed", "s", "e", "y"].map {
    Array($0.utf8)
  }

  /// The stem of a folded word as UTF-8; the word itself when it is short or has no ending.
  ///
  /// The stem of a stem is itself.
  static func of(_ word: [UInt8]) -> [UInt8] {
    var stem = word
    while case let shorter = shortened(stem), shorter.count < stem.count { stem = shorter }
    return stem
  }

  private static func shortened(_ word: [UInt8]) -> [UInt8] {
    guard let first = word.first else { return word }
    if first == 0xd0 || first == 0xd1 { return cyrillic(word) }
    guard first < 0x80 else { return word }
    return latin(word)
  }

  private static func latin(_ word: [UInt8]) -> [UInt8] {
    guard word.count >= 4, word.allSatisfy({ (0x61...0x7a).contains($0) || $0 == 0x27 }) else {
      return word
    }
    var word = word[...]
    if word.suffix(2).elementsEqual("'s".utf8) { word = word.dropLast(2) }
    for ending in englishEndings
    where word.count - ending.count >= 3 && word.suffix(ending.count).elementsEqual(ending) {
      return Array(word.dropLast(ending.count))
    }
    return Array(word)
  }

  /// Drops the vowels, й and ь at the end, and м, х or в behind them, down to three letters.
  private static func cyrillic(_ word: [UInt8]) -> [UInt8] {
    var scalars = Array(String(decoding: word, as: UTF8.self).unicodeScalars)
    let whole = scalars.count
    if whole > 5, let last = scalars.last, "мхв".unicodeScalars.contains(last),
      isEnding(scalars[whole - 2])
    {
      scalars.removeLast()
    }
    var dropped = 0
    while scalars.count > 3, dropped < 3, let last = scalars.last, isEnding(last) {
      scalars.removeLast()
      dropped += 1
    }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return Array(String(text).utf8)
  }

  private static func isEnding(_ scalar: Unicode.Scalar) -> Bool {
    "аеиоуыэюяйьіїє".unicodeScalars.contains(scalar)
  }
}
