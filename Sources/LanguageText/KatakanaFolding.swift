/// Spelling differences inside a run of katakana.
enum KatakanaFolding {
  /// The options that need the whole run.
  static let options: FoldingOptions = [
    .longVowel, .everyLongVowel, .middleDot, .smallKana, .vowelSpelling,
  ]

  /// What remains of a run: middle dots inside it, kana sizes, エイ and long vowel marks folded.
  static func fold(_ run: [FoldingUnit], _ options: FoldingOptions) -> [FoldingUnit] {
    var units = options.contains(.middleDot) ? run.filter { !$0.isMiddleDot } : run
    if options.contains(.smallKana) { enlarge(&units) }
    if options.contains(.vowelSpelling) { lengthen(&units) }
    if options.contains(.everyLongVowel) {
      drop(&units) { _ in true }
    } else if options.contains(.longVowel) {
      shorten(&units)
    }
    return units
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

  /// Makes small kana large, but for the ィ of ティ and ディ, which is another syllable than テイ.
  private static func enlarge(_ units: inout [FoldingUnit]) {
    for index in units.indices {
      let isForeignTi =
        units[index].scalar == "ィ" && index > 0
        && endsInE(units[index - 1].scalar)
      if !isForeignTi { units[index].scalar = large(units[index].scalar) }
    }
  }

  /// Writes イ after a syllable in e as the long vowel mark.
  private static func lengthen(_ units: inout [FoldingUnit]) {
    var isAfterE = false
    for index in units.indices {
      let scalar = units[index].scalar
      if isAfterE, scalar == "イ" { units[index].scalar = longVowelMark }
      isAfterE = endsInE(scalar) || isAfterE && (scalar == "イ" || scalar == longVowelMark)
    }
  }

  private static func endsInE(_ scalar: Unicode.Scalar) -> Bool {
    "エェケゲセゼテデネヘベペメレヱ".unicodeScalars.contains(scalar)
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
