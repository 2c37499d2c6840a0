import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

/// What may well go without its term is a note where the term is missing.
struct UnsaidTermTests {
  private static let glossary = Glossary(
    concepts: [
      Concept(
        id: "option",
        terms: [
          Term("option", language: "en"), Term("オプション", language: "ja"),
          Term("параметр", language: "ru"),
        ]),
      .example("timeline", "zh-Hans", english: "public timeline", "公共时间轴"),
      .example("class", "ru", english: "class", "класс"),
      .example("object", "zh-Hans", english: "object", "对象"),
    ], language: "en")

  private func severities(
    _ language: LanguageTag, _ source: String, _ draft: String
  ) throws -> [Severity] {
    TermChecker(glossary: Self.glossary)
      .check(try .markdown(draft, language), sources: [try .markdown(source, "en")])
      .findings.filter { $0.rule == MissingTerm.about.id }.map(\.severity)
  }

  /// A source in another language than English is asked for its own pronouns.
  @Test(arguments: [("Задайте параметр.", [Severity.note]), ("Задайте его параметр.", [.error])])
  func russianSourcesHavePronounsToo(source: String, expected: [Severity]) throws {
    let found = TermChecker(glossary: Self.glossary)
      .check(try .markdown("それを設定します。", "ja"), sources: [try .markdown(source, "ru")]).findings
    #expect(found.filter { $0.rule == MissingTerm.about.id }.map(\.severity) == expected)
  }

  @Test(arguments: [
    // Code beside the term says what is meant.
    ("ja", "Use the `--all` option for this.", "これには `--all` を使います。", [Severity.note]),
    ("ja", "Use the option `--all` for this.", "これには `--all` を使います。", [.note]),
    ("ja", "Use the `--all` option for this.", "これにはこれを使います。", [.error]),
    ("ja", "Use `--all` as an option for this.", "これには `--all` を使います。", [.error]),
    // A pronoun of the draft alone stands for something that the source names.
    ("zh-Hans", "We will look at objects later.", "我们以后会看它们。", [.note]),
    ("zh-Hans", "We will look at objects and their names later.", "我们以后会看它们的名字。", [.error]),
    ("ru", "Set the option now.", "Задайте его сейчас.", [.note]),
    ("ru", "Set the option now.", "Задайте значение сейчас.", [.error]),
    // What a slash joins may have a name of its own.
    ("ja", "Set the option/value pairs here.", "ここに組を書きます。", [.note]),
    ("ja", "Set the option / value pairs here.", "ここに組を書きます。", [.error]),
    // An ordinal makes one adjective of it, and code may be the term.
    ("ru", "There is first class support for it.", "Это хорошо поддерживается.", [.note]),
    ("ru", "There is a class of it.", "Это хорошо поддерживается.", [.error]),
    ("ru", "Set the class attribute.", "Задайте атрибут `class`.", []),
    ("ru", "Set the class attribute.", "Задайте атрибут `name`.", [.note]),
    // A prefix makes another word of it.
    ("zh-Hans", "Use sub-objects later.", "以后使用这些。", []),
    ("zh-Hans", "Use value objects later.", "以后使用这些。", [.error]),
    // What belongs to a name before it is no part of a term.
    ("zh-Hans", "All Small Public timelines are here.", "它们都在这里。", []),
    ("zh-Hans", "The Public timelines are here.", "它们都在这里。", [.note]),
    // The original of a part stands inside the term.
    ("zh-Hans", "It is in the public timelines.", "它在公共(Public)时间轴上。", []),
    ("zh-Hans", "It is in the public timelines.", "内容在公开(Public)时间轴上。", [.warning]),
  ])
  func theseAreNotes(
    language: LanguageTag, source: String, draft: String, expected: [Severity]
  ) throws {
    #expect(try severities(language, source, draft) == expected)
  }

  /// A word of a term that is left is told, but where it is a part of the name or the source has it for more.
  @Test(arguments: [
    ("Set the public timeline.", "设置 public 时间轴。", "public"),
    ("Set the public timeline, public or not.", "设置 public 时间轴。", ""),
    ("Set the public timeline of a publication.", "设置出版物的 public 时间轴。", "public"),
    ("Set the public timeline.", "设置 `public` 时间轴。", ""),
    ("Set the public timeline.", "设置那个时间轴。", ""),
  ])
  func aWordThatIsLeftIsTold(source: String, draft: String, expected: String) throws {
    let found = TermChecker(glossary: Self.glossary)
      .check(try .markdown(draft, "zh-Hans"), sources: [try .markdown(source, "en")])
      .findings.filter { $0.rule == MissingTerm.about.id }
    #expect(found.map(\.match) == [expected])
  }
}
