import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

/// A name of the source that the glossary forbids in the language of the draft is told where it makes up a heading, too.
struct ForbiddenOriginalsTests {
  @Test(arguments: [
    ("## Demo Project", ["forbidden-term"]), ("- Demo Project", ["forbidden-term"]),
    ("## 示例项目", []),
  ])
  func aHeadingThatIsLeftIsTold(heading: String, rules: [String]) throws {
    let concept = Concept(
      id: "demo",
      terms: [
        Term("demo project", language: "en", status: .preferred),
        Term("示例项目", language: "zh-Hans", status: .preferred),
        Term("Demo Project", language: "zh-Hans", status: .forbidden),
      ])
    let found = TermChecker(glossary: Glossary(concepts: [concept], language: "en")).check(
      try .markdown("\(heading)\n\n打开页面并等待它的结束。", "zh-Hans"),
      sources: [
        try .markdown(
          "\(heading.prefix { $0 != " " }) Demo Project\n\nOpen the page and wait for its end.",
          "en")
      ]
    ).findings.filter { $0.severity > .note }
    #expect(found.map(\.rule) == rules)
  }

  /// The name of a program keeps the spelling that the source gives it.
  @Test(arguments: [
    ("Open Front Matter and write.", "Ouvrez Front Matter et écrivez.", Severity.note),
    ("Open the frontmatter and write.", "Ouvrez le front matter et écrivez.", .warning),
  ])
  func aProgramKeepsItsName(source: String, draft: String, severity: Severity) throws {
    let concept = Concept(
      id: "f", terms: [Term("frontmatter", language: "fr", status: .preferred)])
    let found = TermChecker(glossary: Glossary(concepts: [concept], language: "en")).check(
      try .markdown(draft, "fr"), sources: [try .markdown(source, "en")]
    ).findings.filter { $0.rule == "spelling-variant" }
    #expect(found.map(\.severity) == [severity])
  }

  /// A forbidden word in the name of a product, or of another site, is a note that is not written.
  @Test(arguments: [
    ("Open Nova Maps now.", "今すぐ Nova マップを開きます。", Severity.note),
    ("Open [Draw Maps Now](https://a.example).", "[Draw Maps Now](https://a.example)を開きます。", .note),
    ("Open the maps of Nova now.", "今すぐ Nova マップを開きます。", .error),
    ("Open the map now.", "今すぐマップを開きます。", .error),
    ("## Open The Nova Maps", "## Nova マップを開く", .error),
    ("Open the [maps](https://a.example).", "[Maps](https://a.example)を開きます。", .error),
  ])
  func partsOfNamesAreNotes(source: String, draft: String, severity: Severity) throws {
    let concept = Concept(
      id: "map",
      terms: [
        Term("map", language: "en", status: .preferred),
        Term("地図", language: "ja", status: .preferred),
        Term("マップ", language: "ja", status: .forbidden),
        Term("Maps", language: "ja", status: .forbidden),
      ])
    let found = TermChecker(glossary: Glossary(concepts: [concept], language: "en")).check(
      try .markdown(draft, "ja"), sources: [try .markdown(source, "en")]
    ).findings.filter { $0.rule == "forbidden-term" }
    #expect(found.map(\.severity) == [severity])
    if severity == .note {
      #expect(found.flatMap(\.suggestions).allSatisfy { !$0.isSafe && !$0.isInflected })
    }
  }
}
