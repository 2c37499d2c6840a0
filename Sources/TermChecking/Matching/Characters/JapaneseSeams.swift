import LanguageText

/// Where Japanese words meet: a term comes about by chance, 件数 in 条件数, or stands in a phrase that
/// segmenters take for a word, 節 in この節.
enum JapaneseSeams {
  /// What makes the opposite of a noun in front of it, another concept: 不透明.
  static let negations = Set("不未無非".unicodeScalars)

  /// What makes of a noun in front of which it stands what has many of it: 多声部.
  static let many: Unicode.Scalar = "多"

  /// Whether a term of two characters ends in one that stands behind any noun.
  static func endsInSuffix(_ place: Range<Int>, in scalars: [Unicode.Scalar]) -> Bool {
    place.count == 2 && suffixes.contains(scalars[place.upperBound - 1])
  }

  /// Whether a noun of two characters begins one of three that means something else: 文字列, a string, is no 文字.
  static func isInOther(_ place: Range<Int>, in scalars: [Unicode.Scalar]) -> Bool {
    place.count == 2 && place.upperBound < scalars.count
      && others.contains(Array(scalars[place.lowerBound...place.upperBound]))
  }

  /// How many characters around a noun of one point at it or say that something is in it.
  static func phrase(
    around index: Int, in scalars: [Unicode.Scalar]
  ) -> (before: Int, behind: Int) {
    let isPointedAt =
      index > 1 && scalars[index - 1] == "の" && demonstratives.contains(scalars[index - 2])
    let isContainer =
      index + 1 < scalars.count && scalars[index + 1] == "内"
      && containers.contains(scalars[index])
    return (isPointedAt ? 2 : 0, isContainer ? 1 : 0)
  }

  /// Whether a noun of one character stands in a phrase that says nothing of it, 目 in 目を通す, or points at the noun
  /// behind it, 本 in 本サービス.
  static func isInIdiom(_ place: Range<Int>, in scalars: [Unicode.Scalar]) -> Bool {
    guard place.count == 1, place.upperBound < scalars.count else { return false }
    let (noun, next) = (scalars[place.lowerBound], scalars[place.upperBound])
    if prefixes.contains(noun), [.katakana, .latin].contains(ScriptClass(next)) { return true }
    let behind = scalars[place.upperBound...].prefix(longestIdiom)
    return idioms[noun]?.contains { behind.starts(with: $0) } == true
  }

  private static let prefixes = Set("本当同各全別他".unicodeScalars)
  private static let longestIdiom = 4
  /// How idioms go on behind their noun.
  private static let idioms: [Unicode.Scalar: [[Unicode.Scalar]]] = [
    "目": ["を通", "に留", "に付", "につ", "を引"], "手": ["に入", "を加", "に取", "を打", "を引"], "鍵": ["を握", "とな"],
    "値": ["する", "し", "せ"], "元": ["に戻", "の位", "の状"], "気": ["に入", "を付", "がつ"], "役": ["に立", "立"],
    "身": ["に付", "につ"], "力": ["を入"],
  ].mapValues { $0.map { Array($0.unicodeScalars) } }

  /// Whether the kana behind a Han character go on a verb or an adjective, 足りない for 足, as no particle
  /// does.
  static func isVerb(_ place: Range<Int>, in scalars: [Unicode.Scalar]) -> Bool {
    guard place.count == 1, place.upperBound < scalars.count else { return false }
    let kana = scalars[place.upperBound]
    let next = place.upperBound + 1 < scalars.count ? scalars[place.upperBound + 1] : nil
    if let next, verbalPairs[kana]?.contains(next) == true { return true }
    guard let particles = endings[kana] else { return false }
    guard let next else { return true }
    return !particles.contains(next)
  }

  /// The kana of the endings of verbs and adjectives, each with those that make another word of it: すべて,
  /// しか, ずつ, いずれ, うち, くらい, ばかり, さえ.
  private static let endings: [Unicode.Scalar: Set<Unicode.Scalar>] = {
    var endings: [Unicode.Scalar: Set<Unicode.Scalar>] = [:]
    for kana in "りれろるらきぎけげせぜちっぬぶべぼびみむわえん".unicodeScalars { endings[kana] = [] }
    for (kana, particles) in [
      "す": "べら", "し": "かも", "ず": "つ", "い": "ずくつ", "う": "ち", "く": "ら", "ぐ": "ら", "ば": "か", "さ": "え",
      "お": "よき", "じ": "ゃつ", "づ": "つけ",
    ] as [Unicode.Scalar: String] {
      endings[kana] = Set(particles.unicodeScalars)
    }
    return endings
  }()

  /// The kana that may be particles, each with those behind it that make it the ending of a verb: 書か and
  /// れ, 曲が and っ, 縁ど and り.
  private static let verbalPairs: [Unicode.Scalar: Set<Unicode.Scalar>] = {
    var pairs: [Unicode.Scalar: Set<Unicode.Scalar>] = [:]
    for (kana, next) in [
      "か": "れせずっり", "が": "っりる", "ま": "れせずな", "な": "っ", "こ": "う", "ど": "りるっ",
    ] as [Unicode.Scalar: String] {
      pairs[kana] = Set(next.unicodeScalars)
    }
    return pairs
  }()

  private static let suffixes = Set("値数式型名用的内外上中列行別化性率者例前後力時量法".unicodeScalars)
  /// Words that are no kind of what their first two characters are.
  private static let others = Set(["文字列"].map { Array($0.unicodeScalars) })
  private static let demonstratives = Set("こそあど".unicodeScalars)
  private static let containers = Set("枠欄列行表図式節章項棚箱".unicodeScalars)
}
