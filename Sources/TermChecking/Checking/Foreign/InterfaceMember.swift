import LanguageText

/// Tells names of parts of an interface that nobody marked as code, by what both languages call them:
/// *an options object*, *объект options*.
enum InterfaceMember {
  /// Whether a source has a word for such a part right behind a name.
  ///
  /// - Complexity: O(length of the text).
  static func names(_ name: String, in source: String) -> Bool {
    source.hasWord(of: kinds, rightBehind: name)
  }

  /// Whether a draft has a word for such a part beside the word that it leaves as it is.
  static func isCalled(_ use: TermUse, in text: String) -> Bool {
    let start = text.utf8.index(text.startIndex, offsetBy: use.range.lowerBound)
    let end = text.utf8.index(start, offsetBy: use.range.count)
    let behind = text[end...].drop { $0.isWhitespace }
    if let first = behind.unicodeScalars.first, first.value >= firstEastAsian,
      kindsBehind.contains(where: { behind.hasPrefix($0) })
    {
      return true
    }
    let head = text[..<start]
    guard head.last == " ", let last = head.lastIndex(where: { $0 != " " }) else { return false }
    let before = head[...last]
    let word = (before.lastIndex(of: " ").map { before[$0...].dropFirst() } ?? before).lowercased()
    return kindsBefore.contains { word.beginsWithBytes(of: $0) }
  }

  /// The first letter of Korean; kana and Han characters come later.
  private static let firstEastAsian: UInt32 = 0x1100

  private static let kinds: Set<String> = [
    "argument", "array", "attribute", "class", "event", "field", "hook", "interface", "object",
    "parameter", "prop", "property", "type", "variable",
  ]

  private static let kindsBehind = [
    "引数", "配列", "属性", "クラス", "イベント", "フィールド", "フック", "インターフェース", "インターフェイス",
    "オブジェクト", "パラメータ", "プロパティ", "型", "変数", "参数", "參數", "数组", "陣列", "类", "類別", "事件", "字段",
    "欄位", "钩子", "接口", "对象", "物件", "屬性", "类型", "型別", "变量", "變數", "인수", "배열", "속성", "클래스",
    "이벤트", "필드", "훅", "인터페이스", "객체", "매개변수", "타입", "변수",
  ]

  private static let kindsBefore = [
    "аргумент", "массив", "атрибут", "класс", "событи", "поле", "поля", "полю", "полей", "хук",
    "интерфейс", "объект", "параметр", "свойств", "тип", "переменн", "масив", "клас", "подія",
    "події", "об'єкт", "властив", "змінн",
  ]
}

extension String {
  /// Whether one of some English nouns, singular or plural, stands right behind a name.
  ///
  /// - Complexity: O(length of the text).
  func hasWord(of nouns: Set<String>, rightBehind name: String) -> Bool {
    places(ofBytes: name).contains { range in
      let behind = self[utf8.index(startIndex, offsetBy: range.upperBound)...]
      guard behind.first == " ", !(character(before: range.lowerBound)?.isLetter ?? false) else {
        return false
      }
      let word = behind.dropFirst().prefix { $0.isLetter }.lowercased()
      return nouns.contains(word) || word.hasSuffix("s") && nouns.contains(String(word.dropLast()))
    }
  }
}
