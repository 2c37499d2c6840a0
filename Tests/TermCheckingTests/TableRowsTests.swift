import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

/// Cells of rows that begin with the names of different options are no translations of each other.
struct TableRowsTests {
  private static let source = """
    | Name | Text |
    | --- | --- |
    | depth | How deep the small box is. |
    | width | How wide the small box is. |

    Then:

    | Name | Text |
    | --- | --- |
    | depth | How deep the small box is. |
    """

  /// What a cell says more than another may stand in another column there.
  @Test(
    arguments: [
      ("depth", "Глубина маленького ящика в целом.", Severity.warning),
      ("weight", "Глубина маленького ящика в целом.", nil),
      ("depth", "Число: глубина маленького ящика, вот такая.", .note),
      ("depth", "Глубина маленького ящика, вот такая. Очень", .warning),
    ] as [(String, String, Severity?)])
  func onlyRowsOfOneNameAreCompared(_ name: String, text: String, severity: Severity?) throws {
    let draft = """
      | Имя | Текст |
      | --- | --- |
      | depth | Глубина маленького ящика, вот такая. |
      | width | Ширина маленького ящика, вот такая. |

      Затем:

      | Имя | Текст |
      | --- | --- |
      | \(name) | \(text) |
      """
    let found = TermChecker(glossary: Glossary(concepts: [], language: "en")).check(
      try .markdown(draft, "ru"), sources: [try .markdown(Self.source, "en")]
    ).findings.filter { $0.rule == "inconsistent-segment" }
    #expect(found.map(\.severity) == [severity].compactMap(\.self))
  }

  /// Of two options the same may be said in words that name them.
  @Test(arguments: [("width", Severity.note), ("depth", .warning)])
  func otherRowsMaySayOfWhatTheySpeak(_ name: String, severity: Severity) throws {
    func page(_ first: String, _ second: String) -> String {
      "| a | b |\n| --- | --- |\n| depth | \(first) |\n| x | y |\n| \(name) | \(second) |\n"
    }
    let text = "How many small boxes it takes."
    let found = TermChecker(glossary: Glossary(concepts: [], language: "en")).check(
      try .markdown(
        page("Сколько в глубину маленьких ящиков.", "Сколько маленьких ящиков вширь."), "ru"),
      sources: [try .markdown(page(text, text), "en")]
    ).findings.filter { $0.rule == "inconsistent-segment" }
    #expect(found.map(\.severity) == [severity])
  }

  @Test(
    arguments: [
      // The parts of a program, which others of the table are, too.
      ("| Nginx | 配信 |\n| Object | 保存 |\n| Worker | 実行 |", nil),
      ("| 配信 | 1 |\n| Object | 保存 |\n| 実行 | 2 |", false),
      ("| Nginx | 配信 |\n| 保存 | Object |\n| Worker | 実行 |", false),
      ("| Object | 保存 |", false),
    ] as [(String, Bool?)])
  func namesOfPartsMayStay(rows: String, isDoubtful: Bool?) throws {
    let glossary = Glossary(
      concepts: [.example("object", "ja", english: "object", "オブジェクト")], language: "en")
    let english = ["配信": "Delivers", "保存": "Stores", "実行": "Runs"].reduce(rows) {
      $0.replacing($1.key, with: $1.value)
    }
    let found = TermChecker(glossary: glossary).check(
      try .markdown("| 名前 | 内容 |\n| --- | --- |\n" + rows, "ja"),
      sources: [try .markdown("| Name | Text |\n| --- | --- |\n" + english, "en")]
    ).findings.filter { $0.rule == "untranslated-term" }
    #expect(found.map(\.isDoubtful) == [isDoubtful].compactMap(\.self))
  }

  /// Nobody has forgotten a word in a row that is left as it is.
  @Test(
    arguments: [
      ("| Object | Verbs |", "| Object | Verbs |", true),
      ("| Object | Verbs |", "| Object | 動詞 |", false), ("| Object |  |", "| Object |  |", false),
    ])
  func rowsMayBeLeft(source: String, draft: String, isDoubtful: Bool) throws {
    let glossary = Glossary(
      concepts: [.example("object", "ja", english: "object", "オブジェクト")], language: "en")
    let found = TermChecker(glossary: glossary).check(
      try .markdown(draft + "\n| --- | --- |\n| `a` | 保存します |", "ja"),
      sources: [try .markdown(source + "\n| --- | --- |\n| `a` | It stores |", "en")]
    ).findings.filter { $0.rule == "untranslated-term" }
    #expect(found.map(\.isDoubtful) == [isDoubtful])
  }

  @Test(arguments: [
    // The type of an option.
    ("| maxSize | Object | The size of it. |", "| maxSize | Object | その大きさです。 |", true),
    ("| `size` | Object | The size of it. |", "| `size` | Object | その大きさです。 |", true),
    ("| MaxSize | Object | The size of it. |", "| MaxSize | Object | その大きさです。 |", true),
    ("| ITEM | Object | The size of it. |", "| ITEM | Object | その大きさです。 |", true),
    ("| Item | Object | The size of it. |", "| Item | Object | その大きさです。 |", false),
    ("| size | The object | The size. |", "| size | object | 大きさです。 |", true),
    ("| size | 1 | The size of it (Object) |", "| size | 1 | その大きさです (Object) |", true),
    ("| size | 1 | The size of it (Object) |", "| size | 1 | その大きさです（Object） |", true),
    ("| size | 1 | The object of it |", "| size | 1 | その object です |", false),
    // The first row has titles, and what is more than a word says something.
    ("| Name | Object | Text |", "| 名前 | Object | 内容 |", false),
    ("| size | The object | The size. |", "| size | この object です | 大きさです。 |", false),
  ])
  func typesOfOptionsMayStay(source: String, draft: String, isDoubtful: Bool) throws {
    let glossary = Glossary(
      concepts: [.example("object", "ja", english: "object", "オブジェクト")], language: "en")
    func page(_ row: String) -> String { "\(row)\n| --- | --- | --- |\n" }
    let isHeader = source.hasPrefix("| Name")
    let found = TermChecker(glossary: glossary).check(
      try .markdown(isHeader ? page(draft) : page("| 名前 | 型 | 内容 |") + draft, "ja"),
      sources: [
        try .markdown(isHeader ? page(source) : page("| Name | Type | Text |") + source, "en")
      ]
    ).findings.filter { $0.rule == "untranslated-term" }
    #expect(found.map(\.isDoubtful) == [isDoubtful])
  }
}
