import LanguageAssets
import LanguageText

/// Tells two names of a concept that somebody had to choose between from two ways to put one name into a
/// sentence: 追加のオプション and 追加オプション, «обозначает» and «обозначение».
enum NameDifference {
  /// Whether two names, given as folded texts, differ in nothing that a glossary decides on.
  ///
  /// In Chinese and Japanese that is what links the parts of a name, and what stands inside the longer one
  /// besides all of the shorter; elsewhere the form of their words, and in Russian and Ukrainian the part
  /// of speech of a single one.
  ///
  /// - Complexity: O(n) in the number of forms of the words.
  static func isNoChoice(_ first: String, _ second: String, in language: LanguageTag) -> Bool {
    if let linking = linking[language.language] {
      let parts = [first, second].map { plain($0, without: linking) }
      if parts[0] == parts[1], !parts[0].isEmpty { return true }
      return saysMore(first, second, in: language)
    }
    let words = [first, second].map { text in text.split { !($0.isLetter || $0.isNumber) } }
    guard words[0].count == words[1].count, first.contains("-") == second.contains("-") else {
      return false
    }
    if words[0].count == 1 { return haveOtherPartOfSpeech(first, second, in: language) }
    return zip(words[0], words[1]).allSatisfy { areForms(String($0), String($1), in: language) }
  }

  /// Whether two Chinese names are the same but for 的, which the place may ask for: 可重现的构建 and 可重现构建.
  static func differInParticle(_ first: String, _ second: String) -> Bool {
    first.unicodeScalars.filter { $0 != "的" } == second.unicodeScalars.filter { $0 != "的" }
  }

  /// Whether one of two names has in capitals the first letters of words that the other has in their place: «свободное ПО»
  /// and «свободное программное обеспечение».
  ///
  /// - Complexity: O(length of the names).
  static func areAbbreviated(_ first: String, _ second: String) -> Bool {
    let (shorter, longer) = first.count < second.count ? (first, second) : (second, first)
    let (short, long) = (shorter.split(separator: " "), longer.split(separator: " "))
    guard short.count < long.count,
      let index = short.firstIndex(where: { $0.count > 1 && $0.allSatisfy(\.isUppercase) })
    else { return false }
    let count = long.count - short.count + 1
    let words = long[index..<index + count]
    return short[index].count == count
      && zip(short[index], words).allSatisfy { letter, word in
        word.first.map { String($0).uppercased() == String(letter) } ?? false
      }
      && zip(short[..<index], long).allSatisfy { $0.lowercased() == $1.lowercased() }
      && zip(short[(index + 1)...], long[(index + count)...]).allSatisfy {
        $0.lowercased() == $1.lowercased()
      }
  }

  // MARK: Chinese and Japanese

  /// What may stand between the parts of a name, and in Chinese in front of it, the longer ones first.
  private static let linking: [String: [String]] = [
    "ja": ["との", "での", "への", "からの", "では", "には", "の", "な", "に", "が", "を", "は", "と", "で", "へ"],
    "zh": [
      "一个", "一個", "一门", "一門", "这个", "這個", "这一", "這一", "各个", "各個", "的", "该", "該", "此", "之", "在", "中",
      "里", "裡", "内", "內", "出", "上", "各", "这", "這", "所", "以", "会", "會", "被",
    ],
  ]

  /// Those of one character that say which one a whole name is of: 该组件.
  private static let determiners: Set<Character> = ["该", "該", "此", "各", "这", "這"]

  /// A name without spaces and what links its parts.
  ///
  /// Of hiragana that is の and な anywhere, and a link that stands alone between two other characters: the に
  /// of クライアントに, not that of 一緒に. A Chinese link of one character stands between two others: 实例上的属性
  /// has two, 上层 and 内存 have none.
  private static func plain(_ name: String, without linking: [String]) -> String {
    let text = name.filter { !$0.isWhitespace }
    guard linking.contains("の") else {
      let links = Set(linking.filter { $0.count == 1 })
      let whole = linking.reduce(text) { links.contains($1) ? $0 : $0.replacing($1, with: "") }
      let name = whole.drop(while: determiners.contains)
      let inside = name.dropFirst().dropLast().filter { !links.contains(String($0)) }
      return String(name.prefix(1)) + inside + name.dropFirst().suffix(1)
    }
    var plain = ""
    var rest = text[...]
    while let start = rest.firstIndex(where: isHiragana) {
      plain += rest[..<start]
      let run = rest[start...].prefix(while: isHiragana)
      if !linking.contains(String(run)) { plain += run.filter { $0 != "の" && $0 != "な" } }
      rest = rest[run.endIndex...]
    }
    return (plain + rest).replacing("各", with: "")
  }

  private static func isHiragana(_ character: Character) -> Bool {
    character.unicodeScalars.first.map { ScriptClass($0) == .hiragana } ?? false
  }

  /// Whether one name is in Chinese or Japanese the other with two characters or more put in between others:
  /// 组合式风格的 API is a 组合式 API, but 组合式 API 函数 something else; 消息进行过滤 says what is done, 消息过滤.
  ///
  /// - Complexity: O(length of the names).
  static func saysMore(_ first: String, _ second: String, in language: LanguageTag) -> Bool {
    guard linking[language.language] != nil else { return false }
    let (shorter, longer) = first.count < second.count ? (first, second) : (second, first)
    guard shorter.count > 1, longer.count >= shorter.count + leastInserted else { return false }
    let head = zip(shorter, longer).prefix { $0 == $1 }.count
    let tail = zip(shorter.reversed(), longer.reversed()).prefix { $0 == $1 }.count
    return head > 0 && tail > 0 && head + tail >= shorter.count
  }

  private static let leastInserted = 2

  // MARK: Languages with spaces

  /// Whether two folded words may be forms of one.
  static func areForms(_ first: String, _ second: String, in language: LanguageTag) -> Bool {
    // Two forms of one word need neither be the other's citation form: «слота» and «слотов».
    let lemmas = [first, second].map {
      CitationForm.lemmaCandidates(ofWord: $0, language: language)
    }
    return first == second || !Set(lemmas[0]).isDisjoint(with: lemmas[1])
      || KindredNames.areForms(
        Term(first, language: language, status: .proposed),
        Term(second, language: language, status: .proposed))
  }

  /// Whether words have a stem in common and are no two nouns, adjectives or adverbs: what a sentence asks for,
  /// not what somebody calls a thing.
  ///
  /// Two verbs may be forms of one.
  private static func haveOtherPartOfSpeech(
    _ first: String, _ second: String, in language: LanguageTag
  ) -> Bool {
    guard let endings = endings[language.language] else { return false }
    let common = zip(first, second).prefix { $0 == $1 }.count
    guard common >= shortestStem, common * 2 >= max(first.count, second.count) else { return false }
    func kind(of word: String) -> WordKind? {
      WordKind.allCases.first { endings[$0]?.contains { word.hasSuffix($0) } == true }
    }
    let (one, other) = (kind(of: first), kind(of: second))
    return one != other || one == .verb
  }

  private static let shortestStem = 4

  /// What a word is by its ending; nouns have none of their own.
  private enum WordKind: CaseIterable { case verb, adjective, adverb }

  /// What verbs, adjectives and adverbs end in; forms of verbs are those that texts about programs have.
  private static let endings: [String: [WordKind: [String]]] = [
    "ru": [
      .verb: [
        "ать", "ять", "ить", "еть", "ечь", "ться", "ует", "ает", "яет", "уют", "ают", "яют",
        "уется", "ается", "яется",
      ],
      .adjective: ["ый", "ий", "ой", "ая", "яя", "ое", "ее", "ые"], .adverb: ["но", "ски"],
    ],
    "uk": [
      .verb: [
        "ати", "яти", "ити", "іти", "тися", "ує", "ює", "ає", "яє", "ують", "юють", "ають", "яють",
        "ується",
        "ається", "яється",
      ],
      .adjective: ["ий", "ій"], .adverb: ["но", "ськи"],
    ],
  ]
}
