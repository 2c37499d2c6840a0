/// Spelling differences inside a run of katakana.
enum KatakanaFolding {
  /// The options that need the whole run.
  static let options: FoldingOptions = [
    .longVowel, .everyLongVowel, .middleDot, .smallKana, .vowelSpelling, .katakanaV,
  ]

  /// What remains of a run: middle dots inside it, kana sizes, エイ and long vowel marks folded.
  static func fold(_ run: [FoldingUnit], _ options: FoldingOptions) -> [FoldingUnit] {
    var units = run
    if options.contains(.middleDot), run.contains(where: \.isMiddleDot) {
      units.removeAll(where: \.isMiddleDot)
    }
    if options.contains(.katakanaV) { writeVAsB(&units) }
    if options.contains(.smallKana) { enlarge(&units) }
    if options.contains(.vowelSpelling) { lengthen(&units) }
    if options.contains(.everyLongVowel) {
      drop(&units) { _ in true }
    } else if options.contains(.longVowel) {
      shorten(&units)
    }
    return units
  }

  /// Folds the letters of a run one by one, where that does not take the whole run: with neither
  /// middle dots in it nor long vowel marks to drop.
  struct Letters {
    private let enlarges: Bool
    private let lengthens: Bool
    private var previous: Unicode.Scalar?
    private var isAfterE = false
    private var isAfterI = false

    /// Begins a run; nil when the options need all of it.
    init?(_ options: FoldingOptions) {
      guard options.isDisjoint(with: [.longVowel, .everyLongVowel]) else { return nil }
      enlarges = options.contains(.smallKana)
      lengthens = options.contains(.vowelSpelling)
    }

    /// What the next letter becomes.
    mutating func fold(_ letter: Unicode.Scalar) -> Unicode.Scalar {
      var scalar = letter
      if enlarges, letter != "ィ" || previous.map(endsInE) != true { scalar = large(letter) }
      previous = scalar
      guard lengthens else { return scalar }
      let isLong = isAfterE && scalar == "イ"
      isAfterE = endsInE(scalar) || isAfterE && (isLong || scalar == longVowelMark)
      defer { isAfterI = scalar == "イ" }
      if isAfterI, scalar == "ヤ" { return "ア" }
      return isLong ? longVowelMark : scalar
    }
  }

  private static let longVowelMark: Unicode.Scalar = "ー"

  /// Drops all long vowel marks where three letters remain, else the final ones where at least
  /// three characters do.
  private static func shorten(_ units: inout [FoldingUnit]) {
    if units.count(where: { $0.scalar != longVowelMark }) >= 3 {
      drop(&units) { _ in true }
    } else if let last = units.lastIndex(where: { $0.scalar != longVowelMark }), last >= 2 {
      drop(&units) { $0 > last }
    }
  }

  /// Makes the long vowel marks at the chosen indices part of the letters before them.
  private static func drop(_ units: inout [FoldingUnit], at isDropped: (Int) -> Bool) {
    var kept: [FoldingUnit] = []
    for (index, unit) in units.enumerated() {
      if unit.scalar == longVowelMark, isDropped(index), var letter = kept.popLast() {
        letter.range = letter.range.lowerBound..<unit.range.upperBound
        letter.isSimple = false
        kept.append(letter)
      } else {
        kept.append(unit)
      }
    }
    units = kept
  }

  /// Writes ヴ and the small vowel behind it as the letter of the b row.
  private static func writeVAsB(_ units: inout [FoldingUnit]) {
    guard units.contains(where: { $0.scalar == "ヴ" }) else { return }
    var kept: [FoldingUnit] = []
    for unit in units {
      if var letter = kept.last, letter.scalar == "ヴ", let other = sounds[unit.scalar] {
        letter.scalar = other
        letter.range = letter.range.lowerBound..<unit.range.upperBound
        letter.isSimple = false
        kept[kept.count - 1] = letter
      } else {
        writeLoneV(in: &kept)
        kept.append(unit)
      }
    }
    writeLoneV(in: &kept)
    units = kept
  }

  private static func writeLoneV(in units: inout [FoldingUnit]) {
    guard let last = units.last, last.scalar == "ヴ" else { return }
    units[units.count - 1].scalar = "ブ"
  }

  /// What ヴ and a small vowel are.
  private static let sounds: [Unicode.Scalar: Unicode.Scalar] = [
    "ァ": "バ", "ィ": "ビ", "ェ": "ベ", "ォ": "ボ",
  ]

  /// Makes small kana large, but for the ィ of ティ and ディ, which is another syllable than テイ.
  private static func enlarge(_ units: inout [FoldingUnit]) {
    for index in units.indices {
      let isForeignTi =
        units[index].scalar == "ィ" && index > 0
        && endsInE(units[index - 1].scalar)
      if !isForeignTi { units[index].scalar = large(units[index].scalar) }
    }
  }

  /// Writes イ after a syllable in e as the long vowel mark, and ヤ after イ as ア.
  private static func lengthen(_ units: inout [FoldingUnit]) {
    var isAfterE = false
    var isAfterI = false
    for index in units.indices {
      let scalar = units[index].scalar
      if isAfterE, scalar == "イ" { units[index].scalar = longVowelMark }
      if isAfterI, scalar == "ヤ" { units[index].scalar = "ア" }
      isAfterI = scalar == "イ"
      isAfterE = endsInE(scalar) || isAfterE && (scalar == "イ" || scalar == longVowelMark)
    }
  }

  private static func endsInE(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "エ", "ェ", "ケ", "ゲ", "セ", "ゼ", "テ", "デ", "ネ", "ヘ", "ベ", "ペ", "メ", "レ", "ヱ": true
    default: false
    }
  }

  private static func large(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar {
    case "ァ": "ア"
    case "ィ": "イ"
    case "ゥ": "ウ"
    case "ェ": "エ"
    case "ォ": "オ"
    case "ャ": "ヤ"
    case "ュ": "ユ"
    case "ョ": "ヨ"
    case "ヮ": "ワ"
    case "ヵ": "カ"
    case "ヶ": "ケ"
    default: scalar
    }
  }
}
