/// How many letters of which scripts a text holds.
struct ScriptCounts {
  /// About as many letters say as much as one Han character or kana.
  static let lettersPerHan = 3

  /// Hiragana and katakana.
  private(set) var kana = 0
  /// Han characters.
  private(set) var han = 0
  /// Han characters that only, or nearly only, Simplified Chinese text uses.
  private(set) var simplified = 0
  /// Han characters that Traditional Chinese text uses and Simplified Chinese text hardly ever.
  private(set) var traditional = 0
  /// Han characters that only Japanese text uses.
  private(set) var japanese = 0
  /// Hangul syllables and letters.
  private(set) var hangul = 0
  /// Cyrillic letters.
  private(set) var cyrillic = 0
  /// Latin letters.
  private(set) var latin = 0
  private var greek = 0
  private var hebrew = 0
  private var thai = 0
  private var unknown = 0

  /// Counts the letters of a text.
  init(_ text: String) {
    for scalar in text.unicodeScalars { count(scalar) }
  }

  /// Han characters, kana and Hangul.
  var eastAsian: Int { kana + han + hangul }

  /// Letters of every other script.
  var other: Int { greek + hebrew + thai + unknown }

  /// The language of a text in a script that only one of the languages known uses.
  var otherLanguage: DetectedLanguage? {
    let named: [(LanguageTag, Int, String)] = [
      ("el", greek, "Greek"), ("he", hebrew, "Hebrew"), ("th", thai, "Thai"),
    ]
    guard let (language, count, name) = named.max(by: { $0.1 < $1.1 }), count >= 4, count > unknown
    else { return nil }
    return DetectedLanguage(language, confidence: 0.9, reason: "\(count) \(name) letters")
  }

  private mutating func count(_ scalar: Unicode.Scalar) {
    switch ScriptClass(scalar) {
    case .han: countHan(scalar)
    case .hiragana, .katakana: kana += 1
    case .hangul: hangul += 1
    case .cyrillic: cyrillic += 1
    case .latin: latin += 1
    case .digit: break
    case .other: countOther(scalar)
    }
  }

  private mutating func countHan(_ scalar: Unicode.Scalar) {
    han += 1
    if Self.japaneseOnly.contains(scalar) {
      japanese += 1
    } else if HanVariants.isSimplifiedOnly(scalar) || Self.mostlySimplified.contains(scalar) {
      simplified += 1
    } else if HanVariants.isTraditionalOnly(scalar) || Self.mostlyTraditional.contains(scalar) {
      traditional += 1
    }
  }

  private mutating func countOther(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x370...0x3ff, 0x1f00...0x1fff: greek += 1
    case 0x590...0x5ff: hebrew += 1
    case 0xe00...0xe7f: thai += 1
    case 0..<0x300: break
    default: if scalar.properties.isAlphabetic { unknown += 1 }
    }
  }

  /// Characters that Traditional Chinese has as well, but as rare words.
  private static let mostlySimplified = Set("并后于据么与种复确里构触优网适体机从价万云划听几历准极冲净范台".unicodeScalars)

  /// Characters that Simplified Chinese has as well, but as rare words.
  private static let mostlyTraditional = Set("後於裡".unicodeScalars)

  /// Frequent characters whose shape only Japan uses.
  private static let japaneseOnly = Set(
    """
    検実対変図発続関緑録闘滞読売広応価済経験単囲壊拡覚観気帰拠撃県権厳効歳雑戻込枠働塩円駅歩毎悪黒処総縦縄従渋収焼択沢鉄転伝徳払仏辺浜満訳薬様\
    揺覧両猟塁齢歴労営郷桜亜栄駆恵掲継鶏剣剤斉酔髄粋穂瀬摂専戦銭繊荘捜挿巣騒蔵臓帯弾逓
    """.unicodeScalars)
}
