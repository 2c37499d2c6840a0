import LanguageText

/// Where two Chinese words meet and a term comes about by chance: 从属 in 从属性面板.
///
/// Segmenters cut many a word that they do not know, 端口 in 端口号 as 端 and 口号: that a term cuts a word
/// says little. What says more is what they leave of the term: a character that is a word by itself, or
/// one that a known word has. Read on 26 MB of documentation.
enum ChineseSeams {
  /// Whether a term, whose last character is a part of the word behind it, has only words beside that.
  static func divides(
    atStartOf place: Range<Int>, in scalars: [Unicode.Scalar]
  ) -> Bool {
    guard place.lowerBound < place.upperBound else { return false }
    return beginnings.contains(HanVariants.fold(scalars[place.lowerBound]))
      || endsKnownWord(place, in: scalars)
  }

  /// Whether a term, whose first character is a part of the word before it, has only words beside that.
  static func divides(atEndOf place: Range<Int>, in scalars: [Unicode.Scalar]) -> Bool {
    guard place.lowerBound < place.upperBound else { return false }
    return endings.contains(HanVariants.fold(scalars[place.upperBound - 1]))
  }

  /// Whether 本 stands before a term of one character and is as much as “this”: 本节.
  static func pointsAt(_ place: Range<Int>, in scalars: [Unicode.Scalar]) -> Bool {
    place.count == 1 && place.lowerBound > 0 && scalars[place.lowerBound - 1] == "本"
      && pointed.contains(HanVariants.fold(scalars[place.lowerBound]))
  }

  /// How many characters before a term of one character count it or point at it.
  static func countLength(before place: Range<Int>, in scalars: [Unicode.Scalar]) -> Int {
    guard place.count == 1, place.lowerBound > 0 else { return 0 }
    let before = scalars[place.lowerBound - 1]
    if numbers.contains(before) {
      return place.lowerBound > 1 && scalars[place.lowerBound - 2] == "第" ? 2 : 1
    }
    let isBesideText =
      (before == "上" || before == "下")
      && besideText.contains(HanVariants.fold(scalars[place.lowerBound]))
    return isBesideText || pointsAt(place, in: scalars) || isSelected(place, in: scalars) ? 1 : 0
  }

  /// Whether 所选 or 选中 stands before a term of one character.
  static func isSelected(_ place: Range<Int>, in scalars: [Unicode.Scalar]) -> Bool {
    guard place.lowerBound > 1 else { return false }
    switch (scalars[place.lowerBound - 2], scalars[place.lowerBound - 1]) {
    case ("所", "选"), ("所", "選"), ("选", "中"), ("選", "中"): return true
    default: return false
    }
  }

  /// Whether a term of one character makes words behind others and is none itself: 器 in 浏览器.
  static func isBound(_ place: Range<Int>, in scalars: [Unicode.Scalar]) -> Bool {
    guard place.count == 1, place.lowerBound > 0,
      bound.contains(HanVariants.fold(scalars[place.lowerBound]))
    else { return false }
    let before = scalars[place.lowerBound - 1]
    return ScriptClass(before) == .han && !ChineseDivision.standsAlone(before)
  }

  /// Whether a term of two characters is an adverb and the beginning of what something is used for: 可用于 has
  /// no 可用.
  static func isPurpose(_ place: Range<Int>, in scalars: [Unicode.Scalar]) -> Bool {
    guard place.count == 2, place.upperBound < scalars.count,
      scalars[place.upperBound - 1] == "用"
    else { return false }
    return purposes.contains(HanVariants.fold(scalars[place.upperBound]))
      && adverbs.contains(HanVariants.fold(scalars[place.lowerBound]))
  }

  /// Whether a term begins with an adjective of which 不 in front of it makes another: 不稳定版 is no 稳定版.
  static func isDenied(_ term: [Unicode.Scalar]) -> Bool {
    adjectives.contains { term.starts(with: $0) }
  }

  /// Whether a noun is one of which 式 behind it makes an adjective with a sense of its own: 函数式编程 is about no 函数.
  static func isOfStyle(_ term: [Unicode.Scalar]) -> Bool { styles.contains(term) }

  private static let styles = Set(
    "函数 函數 命令 指令 响应 響應 分布 分散 声明 宣告 交互 互動 嵌入 阻塞".split(separator: " ")
      .map { Array($0.unicodeScalars) })

  private static let adjectives =
    "稳定 穩定 安全 可用 可见 可見 可变 可變 可靠 完整 兼容 相容 透明 活跃 活躍 规则 規則 对称 對稱 连续 連續 必要 确定 確定 常用 正常 一致 相关 相關"
    .split(separator: " ").map { Array($0.unicodeScalars) }

  private static let purposes = characters("于於来以作")
  private static let adverbs = characters("可能会常只仅不须需")

  /// Whether a character is a word by itself before nouns, and makes one with few of their beginnings.
  static func standsBefore(_ scalar: Unicode.Scalar) -> Bool {
    before.contains(HanVariants.fold(scalar))
  }

  private static let before = characters("本该此每各某有在对从将把与和及或")
  private static let bound = characters("器者性化")
  private static let numbers = characters("一二三四五六七八九十")
  /// What stands above or below a text.
  private static let besideText = characters("表图例节章")
  /// What has its own meaning behind 本.
  private static let pointed = characters("节章文例次页周月年机书国")

  private static func endsKnownWord(_ place: Range<Int>, in scalars: [Unicode.Scalar]) -> Bool {
    KnownWords.chinese.hasWord(
      from: ..<place.lowerBound, endingAt: place.lowerBound + 1, in: scalars)
  }

  /// Prepositions, conjunctions and verbs of one character that stand before words.
  private static let beginnings = characters("上下中有从在并使且而则若如因与和或及被把由每各该此其按")

  /// Complements of verbs, prepositions, particles and nouns that stand behind any word.
  private static let endings = characters(
    "成出为并应上下中后前时到能分将会可要是有也都的了着过等与和或及而则就才被把对从在于以由按用列表名行层值内外里给")

  private static func characters(_ text: String) -> Set<Unicode.Scalar> {
    Set(text.unicodeScalars.map { HanVariants.fold($0) })
  }
}
