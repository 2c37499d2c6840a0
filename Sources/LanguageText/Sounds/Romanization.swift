/// Rough Latin spellings of katakana, hiragana and Cyrillic, for comparing borrowed words.
enum Romanization {
  /// The Latin letters of a word; characters of other scripts are left out, digits stay.
  static func latin(of text: some StringProtocol) -> String {
    var result = ""
    for scalar in FoldedText(text, [.letterCase, .width, .yo, .invisibles]).string.unicodeScalars {
      append(scalar, to: &result)
    }
    return result
  }

  /// The ASCII lower-case letters of a word in lower-case Latin letters.
  static func ascii(of word: [Unicode.Scalar]) -> [UInt8] {
    word.flatMap { Array(plain($0).utf8) }.filter { (0x61...0x7a).contains($0) }
  }

  private static func append(_ scalar: Unicode.Scalar, to result: inout String) {
    switch ScriptClass(scalar) {
    case .latin: result.append(contentsOf: plain(scalar))
    case .digit: result.unicodeScalars.append(scalar)
    case .cyrillic: result.append(contentsOf: cyrillic[scalar] ?? "")
    case .katakana: appendKana(scalar, to: &result)
    case .hiragana:
      appendKana(Unicode.Scalar(scalar.value + 0x60) ?? scalar, to: &result)
    case .han, .hangul, .other: break
    }
  }

  /// Adds a kana; a small vowel or y-sound replaces the vowel of the syllable before it.
  private static func appendKana(_ scalar: Unicode.Scalar, to result: inout String) {
    if let small = smallKana[scalar] {
      addSmall(small, to: &result)
    } else {
      result.append(contentsOf: kana[scalar] ?? "")
    }
  }

  private static func addSmall(_ small: String, to result: inout String) {
    guard let vowel = result.popLast() else { return result.append(small) }
    if vowel == "u", !(result.last.map { $0.isASCII && !"aiueon".contains($0) } ?? false) {
      result.append("w")
    }
    let hidesY = ["sh", "ch", "j"].contains(where: result.hasSuffix)
    result.append(contentsOf: hidesY && small.hasPrefix("y") ? small.dropFirst() : small[...])
  }

  private static func plain(_ scalar: Unicode.Scalar) -> String {
    if scalar.isASCII { return String(scalar) }
    return accented[scalar] ?? ""
  }

  private static let accented = pairs(
    """
    à:a á:a â:a ã:a ä:a å:a æ:ae ç:c è:e é:e ê:e ë:e ì:i í:i î:i ï:i ñ:n ò:o ó:o ô:o õ:o ö:o ø:o \
    ù:u ú:u û:u ü:u ý:y ÿ:y š:s ž:z č:c ć:c ś:s ź:z ż:z ł:l ń:n ř:r ě:e ů:u ą:a ę:e ğ:g ı:i ş:s \
    ő:o ű:u ß:ss
    """)

  private static let cyrillic = pairs(
    """
    а:a б:b в:v г:g д:d е:e ё:e ж:zh з:z и:i й:i к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ф:f х:h \
    ц:ts ч:ch ш:sh щ:sh ъ: ы:i ь: э:e ю:yu я:ya і:i ї:yi є:ye ґ:g ў:u
    """)

  private static let smallKana: [Unicode.Scalar: String] = [
    "ァ": "a", "ィ": "i", "ゥ": "u", "ェ": "e", "ォ": "o", "ャ": "ya", "ュ": "yu", "ョ": "yo",
  ]

  private static let kana = pairs(
    """
    ア:a イ:i ウ:u エ:e オ:o カ:ka キ:ki ク:ku ケ:ke コ:ko サ:sa シ:shi ス:su セ:se ソ:so \
    タ:ta チ:chi ツ:tsu テ:te ト:to ナ:na ニ:ni ヌ:nu ネ:ne ノ:no ハ:ha ヒ:hi フ:fu ヘ:he ホ:ho \
    マ:ma ミ:mi ム:mu メ:me モ:mo ヤ:ya ユ:yu ヨ:yo ラ:ra リ:ri ル:ru レ:re ロ:ro ワ:wa ヲ:o ン:n \
    ガ:ga ギ:gi グ:gu ゲ:ge ゴ:go ザ:za ジ:ji ズ:zu ゼ:ze ゾ:zo ダ:da ヂ:ji ヅ:zu デ:de ド:do \
    バ:ba ビ:bi ブ:bu ベ:be ボ:bo パ:pa ピ:pi プ:pu ペ:pe ポ:po ヴ:vu
    """)

  private static func pairs(_ text: String) -> [Unicode.Scalar: String] {
    var result: [Unicode.Scalar: String] = [:]
    for pair in text.split(separator: " ") {
      guard let key = pair.unicodeScalars.first else { continue }
      result[key] = String(pair.dropFirst(2))
    }
    return result
  }
}
