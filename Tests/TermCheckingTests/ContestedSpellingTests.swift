import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

/// Spellings that a glossary forbids although matching passes over what they differ in.
struct ContestedSpellingTests {
  @Test(arguments: [
    // Case, in any place and with a suffix.
    ("en", "GitHub", ["Github"], "See Github, GitHub and Github’s page.", ["Github", "Github"]),
    ("en", "GitHub", ["Github"], "See GITHUB and github.", []),
    ("en", "JavaScript", ["Javascript", "javascript"], "Write javascript.", ["javascript"]),
    ("en", "JavaScript", ["javascript"], "Javascript is old.", ["Javascript"]),
    // A capital says nothing at the start of a sentence or in a title.
    ("en", "internet", ["Internet"], "The Internet is slow.", ["Internet"]),
    ("en", "internet", ["Internet"], "Internet is slow. (Internet: slow.)", []),
    ("en", "internet", ["Internet"], "Using the Internet Quickly", []),
    ("en", "Internet", ["internet"], "The internet is slow.", ["internet"]),
    ("en", "Internet", ["internet"], "Internet is slow.", []),
    ("ja", "GitHub", ["Github"], "Githubを開き、GitHubを閉じます。", ["Github"]),
    // A space between scripts, width.
    ("ja", "API キー", ["APIキー"], "APIキーとAPI キーです。", ["APIキー"]),
    ("ja", "APIキー", ["API キー"], "APIキーとAPI キーです。", ["API キー"]),
    ("zh-Hans", "IP 地址", ["IP地址"], "输入IP地址或 IP 地址。", ["IP地址"]),
    ("ja", "サーバー", ["ｻｰﾊﾞｰ"], "ｻｰﾊﾞｰとサーバーです。", ["ｻｰﾊﾞｰ"]),
    // ё, in all cases but those that have another stress.
    ("ru", "отчёт", ["отчет"], "Нет отчета, есть отчёты. Отчеты.", ["отчета", "Отчеты"]),
    ("ru", "отчет", ["отчёт"], "Нет отчета, есть отчёты.", ["отчёты"]),
    ("ru", "счёт", ["счет"], "Наш счет, нет счёта. Новые счета.", ["счет"]),
    ("ru", "учётная запись", ["учетная запись"], "Нет учетной записи.", ["учетной записи"]),
    // Nothing else changes: what differs in more was told apart before.
    ("en", "email", ["e-mail"], "An e-mail is an email.", ["e-mail"]),
  ])
  func areForbidden(
    language: LanguageTag, approved: String, forbidden: [String], draft: String, expected: [String]
  ) throws {
    let found = try findings(language, approved, forbidden, draft)
    #expect(found.map(\.match) == expected)
  }

  /// The approved spelling takes the form that stands there.
  @Test(arguments: [
    ("en", "GitHub", "Github", "See Github’s page.", "See GitHub’s page."),
    ("en", "iPhone", "iphone", "Iphone. An iphone.", "iPhone. An iPhone."),
    ("en", "internet", "Internet", "The Internet is slow.", "The internet is slow."),
    ("ja", "API キー", "APIキー", "新しいAPIキーです。", "新しいAPI キーです。"),
    ("ru", "учётная запись", "учетная запись", "Учетной записи нет.", "Учётной записи нет."),
    ("ru", "отчёт", "отчет", "Нет отчетов.", "Нет отчётов."),
  ])
  func areMended(
    language: LanguageTag, approved: String, forbidden: String, draft: String, expected: String
  ) throws {
    var text = Array(draft.utf8)
    for finding in try findings(language, approved, [forbidden], draft).reversed() {
      let suggestion = try #require(finding.suggestions.first)
      #expect(suggestion.isSafe && suggestion.isInflected)
      text.replaceSubrange(finding.range, with: suggestion.text.utf8)
    }
    #expect(String(decoding: text, as: UTF8.self) == expected)
  }

  /// The message names the spelling that stands there, not another that is forbidden.
  @Test func theNearestIsNamed() throws {
    let found = try findings("en", "JavaScript", ["Javascript", "javascript"], "Write javascript.")
    #expect(
      found.map(\.message) == ["the glossary forbids “javascript”; write “JavaScript”"])
  }

  /// A spelling has the sense of the name, whether or not its source names the concept.
  @Test func theSourceNeedNotNameIt() throws {
    let concept = Concept(
      id: "c",
      terms: [
        Term("repository host", language: "en", status: .preferred),
        Term("GitHub", language: "de", status: .preferred),
        Term("Github", language: "de", status: .forbidden),
      ])
    let found = TermChecker(glossary: Glossary(concepts: [concept], language: "en"))
      .check(
        try .markdown("Das liegt auf Github.", "de"),
        sources: [try .markdown("It lies there.", "en")]
      ).findings
    #expect(found.map { "\($0.rule) \($0.severity)" } == ["forbidden-term error"])
  }

  /// A concept that forbids a spelling of its own term does not contradict itself.
  @Test func areNoContradictions() {
    let concept = Concept(
      id: "a",
      terms: [
        Term("IP 地址", language: "zh-Hans", status: .preferred),
        Term("IP地址", language: "zh-Hans", status: .forbidden),
      ])
    let glossary = Glossary(concepts: [concept])
    #expect(GlossaryLint.contradictions(glossary).isEmpty)
    #expect(GlossaryLint.check(glossary).isEmpty)
  }

  private func findings(
    _ language: LanguageTag, _ approved: String, _ forbidden: [String], _ draft: String
  ) throws -> [Finding] {
    let concept = Concept(
      id: "c",
      terms: [Term(approved, language: language, status: .preferred)]
        + forbidden.map { Term($0, language: language, status: .forbidden) })
    return TermChecker(glossary: Glossary(concepts: [concept], language: "en"))
      .check(CheckedDocument(plainText: draft, language: language)).findings
      .filter { $0.rule == "forbidden-term" }
  }
}
