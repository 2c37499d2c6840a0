import LanguageText

/// The consonants of a word as they sound in any script: toggle, トグル and тогл give “tkl”.
///
/// Voiced and voiceless stops, l and r, b, v and w fall together, for borrowings exchange them.
struct WordSound: Hashable, Sendable {
  /// The consonants, one letter for each class of them.
  let consonants: [UInt8]
  /// How many letters the word has, vowels included.
  let letterCount: Int
  /// Which consonants it has, a bit each.
  private let classes: UInt32

  /// Reads a folded word of Latin, Cyrillic or katakana letters.
  init(_ word: String) {
    var latin: [UInt8] = []
    for scalar in word.unicodeScalars {
      if scalar.isASCII {
        latin.append(UInt8(truncatingIfNeeded: scalar.value))
      } else if let letters = Self.letters[scalar] {
        latin += letters
      }
    }
    letterCount = latin.count
    consonants = Self.skeleton(of: latin)
    classes = consonants.reduce(0) { $0 | 1 << ($1 & 31) }
  }

  /// How alike two words sound, 0…1; short skeletons prove little and give at most 0.8.
  func similarity(to other: WordSound) -> Double {
    let (short, long) = (
      min(consonants.count, other.consonants.count), max(consonants.count, other.consonants.count)
    )
    guard short >= 2, 2 * (long - short) <= long else { return 0 }
    // Each consonant that the other one lacks is at least one edit.
    let lacking = max(
      (classes & ~other.classes).nonzeroBitCount, (other.classes & ~classes).nonzeroBitCount)
    guard 1 - Double(lacking) / Double(long) >= Self.leastAlike else { return 0 }
    let distance = EditDistance.between(consonants, other.consonants)
    let alike = 1 - Double(distance) / Double(long)
    guard alike >= Self.leastAlike else { return 0 }
    return short == 2 ? (distance == 0 ? 0.6 : 0) : short == 3 ? 0.85 * alike : alike
  }

  private static let leastAlike = 0.6

  private static func skeleton(of latin: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var index = 0
    while index < latin.count {
      let next = index + 1 < latin.count ? latin[index + 1] : 0
      let (sound, length) = sound(latin[index], next)
      // A doubled letter is one sound; the same sound behind a vowel is another.
      let isDoubled = index > 0 && latin[index] == latin[index - 1]
      if let sound, !isDoubled { result.append(sound) }
      index += length
    }
    return result
  }

  /// The class of a consonant, nil for vowels, and how many letters it takes.
  private static func sound(_ letter: UInt8, _ next: UInt8) -> (UInt8?, Int) {
    switch (Character(Unicode.Scalar(letter)), Character(Unicode.Scalar(next))) {
    case ("p", "h"): (UInt8(ascii: "f"), 2)
    case ("s", "h"), ("z", "h"), ("s", "i"): (UInt8(ascii: "s"), 2)
    case ("c", "h"), ("t", "s"): (UInt8(ascii: "c"), 2)
    case ("t", "h"): (UInt8(ascii: "s"), 2)
    case ("c", "e"), ("c", "i"), ("s", _), ("z", _), ("j", _): (UInt8(ascii: "s"), 1)
    case ("c", _), ("k", _), ("q", _), ("g", _): (UInt8(ascii: "k"), 1)
    case ("x", _): (UInt8(ascii: "x"), 1)
    case ("l", _), ("r", _): (UInt8(ascii: "l"), 1)
    case ("v", _), ("b", _), ("w", _), ("p", _): (UInt8(ascii: "p"), 1)
    case ("f", _): (UInt8(ascii: "f"), 1)
    case ("d", _), ("t", _): (UInt8(ascii: "t"), 1)
    case ("m", _), ("n", _): (letter, 1)
    default: (nil, 1)
    }
  }

  private static let letters: [Unicode.Scalar: [UInt8]] = {
    var result: [Unicode.Scalar: [UInt8]] = [:]
    for entry in table.split(whereSeparator: \.isWhitespace) {
      let scalars = entry.unicodeScalars
      if let first = scalars.first { result[first] = scalars.dropFirst().map { UInt8($0.value) } }
    }
    return result
  }()

  private static let table = """
    アa イi ウu エe オo カka キki クku ケke コko サsa シshi スsu セse ソso タta チchi ツtsu テte トto ナna ニni
    ヌnu ネne ノno ハha ヒhi フfu ヘhe ホho マma ミmi ムmu メme モmo ヤya ユyu ヨyo ラra リri ルru レre ロro ワwa
    ヲo ガga ギgi グgu ゲge ゴgo ザza ジji ズzu ゼze ゾzo ダda ヂji ヅzu デde ドdo バba ビbi ブbu ベbe ボbo
    パpa ピpi プpu ペpe ポpo ンn ヴvu ァa ィi ゥu ェe ォo ャa ュu ョo ッ ー
    аa бb вv гg дd еe жzh зz иi йy кk лl мm нn оo пp рr сs тt уu фf хh цts чch шsh щsh ъ ыy ь эe юu яa
    """
}
