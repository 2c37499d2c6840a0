/// Where Japanese words meet: a term comes about by chance, 件数 in 条件数, or stands in a phrase that
/// segmenters take for a word, 節 in この節.
enum JapaneseSeams {
  /// What makes the opposite of a noun in front of it, another concept: 不透明.
  static let negations = Set("不未無非".unicodeScalars)

  /// Whether a term of two characters ends in one that stands behind any noun.
  static func endsInSuffix(_ place: Range<Int>, in scalars: [Unicode.Scalar]) -> Bool {
    place.count == 2 && suffixes.contains(scalars[place.upperBound - 1])
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

  /// Whether the kana behind a Han character go on a verb or an adjective, 足りない for 足, as no particle
  /// does.
  static func isVerb(_ place: Range<Int>, in scalars: [Unicode.Scalar]) -> Bool {
    guard place.count == 1, place.upperBound < scalars.count else { return false }
    let kana = scalars[place.upperBound]
    guard let particles = endings[kana] else { return false }
    guard !particles.isEmpty, place.upperBound + 1 < scalars.count else { return true }
    return !particles.contains(scalars[place.upperBound + 1])
  }

  /// The kana of the endings of verbs and adjectives, each with those that make another word of it: すべて,
  /// しか, ずつ, いずれ, うち, くらい, ばかり, さえ.
  private static let endings: [Unicode.Scalar: Set<Unicode.Scalar>] = {
    var endings: [Unicode.Scalar: Set<Unicode.Scalar>] = [:]
    for kana in "りれろるらきぎけげせぜちっぬぶべぼびみむわえ".unicodeScalars { endings[kana] = [] }
    for (kana, particles) in [
      "す": "べら", "し": "かも", "ず": "つ", "い": "ずくつ", "う": "ち", "く": "ら", "ぐ": "ら", "ば": "か", "さ": "え",
      "お": "よき",
    ] as [Unicode.Scalar: String] {
      endings[kana] = Set(particles.unicodeScalars)
    }
    return endings
  }()

  private static let suffixes = Set("値数式型名用的内外上中列行別化性率者".unicodeScalars)
  private static let demonstratives = Set("こそあど".unicodeScalars)
  private static let containers = Set("枠欄列行表図式節章項棚箱".unicodeScalars)
}
