import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

/// Forbidden words beside a source that has their concept, or something else.
struct ForbiddenSenseTests {
  private static let glossary = Glossary(
    concepts: [
      .example("pipeline", "zh-Hans", english: "pipeline", "流水线", forbidden: ["管道"]),
      .example("build pipeline", "zh-Hans", english: "build pipeline", "构建线"),
      Concept(id: "staging", terms: [Term("staging pipeline", language: "en", status: .preferred)]),
      .example("encryption", "zh-Hans", english: "encryption", "加密", forbidden: ["密码化"]),
      .example("override", "zh-Hans", english: "override", "覆盖", forbidden: ["重写"]),
      Concept(
        id: "local",
        terms: [
          Term("本地", language: "zh-Hans", status: .preferred),
          Term("当地", language: "zh-Hans", status: .forbidden),
        ]),
    ], language: "en")

  private func check(_ source: String, _ draft: String) -> CheckResult {
    TermChecker(glossary: Self.glossary).check(
      CheckedDocument(plainText: draft, language: "zh-Hans"),
      sources: [CheckedDocument(plainText: source, language: "en")])
  }

  /// A word that the source does not name may have another sense: it stops no build, and nothing is written for it.
  @Test(arguments: [
    ("The pipeline runs.", "管道已运行。", ""),
    ("Two pipelines run.", "两条管道已运行。", ""),
    ("The build pipeline runs.", "构建管道已运行。", ""),
    ("Pipelined builds are fast.", "管道构建很快。", ""),
    ("Unencrypted text is shown.", "未密码化的文本会显示。", ""),
    ("Overridden members are shown.", "显示重写的成员。", ""),
    ("Overriding it is fine.", "可以重写它。", ""),
    ("Rewrite the code.", "重写代码。", "for “override”, which the source does not name here"),
    ("Pipe the output.", "用管道传递输出。", "for “pipeline”, which the source does not name here"),
    ("A pipeline-run of a pipe is new.", "新的流水线运行属于管道。", "for “pipeline”, which the source names"),
    ("Pipelinebars are open.", "管道栏已打开。", "for “pipeline”, which the source does not name here"),
    (
      "The pipeline gets it from a pipe.", "流水线从管道接收。",
      "for “pipeline”, which the source names no more often than the draft has “流水线”"
    ),
    ("The pipeline starts a pipeline.", "流水线启动管道。", ""),
    ("The pipeline is for pipelined builds.", "流水线用于管道构建。", ""),
    // The source language has no name for the concept.
    ("The time is local.", "使用当地时间。", ""),
    // The draft's language has no name for the longer term.
    (
      "The staging pipeline gets it from a pipe.", "预备流水线从管道接收。",
      "for “pipeline”, which the source names no more often than the draft has “流水线”"
    ),
    ("The staging pipeline runs.", "预备管道已运行。", ""),
  ])
  func anotherSenseIsANote(source: String, draft: String, reason: String) {
    let found = check(source, draft).findings.filter { $0.rule == "forbidden-term" }
    #expect(found.map(\.severity) == [reason.isEmpty ? .error : .note])
    // What has another word of the family needs a look.
    let isNamed = !["Pipelined", "Unencrypted", "Overrid"].contains(where: source.hasPrefix)
    #expect(found.first?.suggestions.map(\.isSafe) == [reason.isEmpty && isNamed])
    #expect(found.first?.suggestions.map(\.isInflected) == [reason.isEmpty])
    #expect(reason.isEmpty || found.first?.message.contains(reason) == true, "\(found)")
  }

  /// What pairs with no sentence is asked what stands around it.
  @Test(arguments: [
    ("Cores are fast.", Severity.note), ("Pipelines are fast.", .error), ("", .error),
  ])
  func anUnpairedParagraphIsAskedForWhatStandsAround(between: String, severity: Severity) throws {
    let paragraphs = (1...4).map { "Lamp \($0) is new. See page \($0)." }
    let source = (paragraphs.prefix(2) + [between] + paragraphs.suffix(2)).filter { !$0.isEmpty }
    let translated = (1...4).map { "灯 \($0) 是新的。见第 \($0) 页。" }
    let draft = translated.prefix(2) + ["管道的总数一共是很多的，谁都不知道究竟有多少。"] + translated.suffix(2)
    let result = TermChecker(glossary: Self.glossary).check(
      try .markdown(draft.joined(separator: "\n\n"), "zh-Hans"),
      sources: [try .markdown(source.joined(separator: "\n\n"), "en")])
    let found = result.findings.filter { $0.rule == "forbidden-term" }
    #expect(found.map(\.severity) == [severity], "\(found)")
  }

  /// Keys tell what belongs together: the only string of a draft is not the translation of all others.
  @Test func aStringHasNothingOfItsNeighbours() throws {
    let glossary = Glossary(
      concepts: [.example("box", "ru", english: "box", "ящик", forbidden: ["короб"])])
    let found = TermChecker(glossary: glossary).check(
      try .strings(["Обновляется короб диска"], from: 1, "ru"),
      sources: [try .strings(["Open the box", "Updating the case of the disk"], "en")]
    ).findings.filter { $0.rule == "forbidden-term" }
    #expect(found.map(\.severity) == [.note])
  }

  /// A terminal only counts them: of those that readers saw nearly all had another sense.
  @Test(arguments: [
    ("Pipe the output.", "用管道传递输出。", true), ("Pipeline and pipeline.", "管道和流水线和流水线。", false),
  ])
  func wordsWhoseConceptNobodyNamesAreDoubtful(source: String, draft: String, isDoubtful: Bool) {
    let found = check(source, draft).findings.filter { $0.rule == "forbidden-term" }
    #expect(found.map(\.severity) == [.note])
    #expect(found.map(\.isDoubtful) == [isDoubtful])
  }

  /// What is cut out of a longer word, or beside its other name, nobody mends without a look.
  @Test(arguments: [
    ("管道已运行。", true), ("管道性已验证。", false), ("已管道的文本。", false), ("流水线（或管道）已运行。", false),
    ("管道、流水线已运行。", false), ("流水线启动管道。", true),
  ])
  func whatIsCutOutIsLeftToPeople(draft: String, isSafe: Bool) {
    let found = TermChecker(glossary: Self.glossary).check(
      CheckedDocument(plainText: draft, language: "zh-Hans")
    ).findings.filter { $0.rule == "forbidden-term" }
    #expect(found.flatMap(\.suggestions).map(\.isSafe) == [isSafe])
  }

  @Test func withoutASourceEveryForbiddenWordIsWrong() {
    let found = TermChecker(glossary: Self.glossary).check(
      CheckedDocument(plainText: "用管道传递输出。", language: "zh-Hans")
    ).findings
    #expect(found.map(\.severity) == [.error])
  }

  /// Of a paragraph the sentence is shown that names the concept.
  @Test(arguments: [
    (
      "Pass a callback to it. It runs at once, whatever happens. Press the toggle now.",
      "Press the toggle now."
    ),
    ("Press the toggle now. Pass a callback to it. It runs at once.", "Press the toggle now."),
  ])
  func theSentenceThatNamesTheConceptIsShown(source: String, expected: String) throws {
    let glossary = Glossary(
      concepts: [
        .example("toggle", "ru", english: "toggle", "переключатель", forbidden: ["тумблер"])
      ], language: "en")
    let found = TermChecker(glossary: glossary).check(
      try .markdown("Нажмите тумблер и передайте ему вызов, который сработает сразу.", "ru"),
      sources: [try .markdown(source, "en")]
    ).findings.filter { $0.rule == "forbidden-term" }
    #expect(found.map { $0.source?.text } == [expected])
  }

  /// What a region forbids another may prefer, a title that the source quotes is nobody's choice, nor is a table of terms.
  @Test(
    arguments: [
      ("zh-TW", "配置檔案", "配置文件", "開啟配置文件。", "", Severity.error, "配置檔案"),
      (
        "de", "Betreuer", "Maintainers", "Im »New Maintainers' Guide« steht es.",
        "It is in “New Maintainers' Guide”.", .note, "Betreuer"
      ),
      (
        "de", "Betreuer", "Maintainers", "Die Maintainers lesen es.", "The Maintainers read it.",
        .error, "Betreuer"
      ),
      (
        "de", "Betreuer", "Maintainers",
        "| maintainer | Maintainers |\n|---|---|\n| maintainer | Maintainers |", "", .note,
        "Betreuer"
      ),
    ] as [(LanguageTag, String, String, String, String, Severity, String)])
  func someAreRight(
    language: LanguageTag, preferred: String, forbidden: String, draft: String, source: String,
    severity: Severity, suggestion: String
  ) throws {
    var concept = Concept.example(
      "a", language, english: "maintainer", preferred, forbidden: [forbidden])
    concept.terms.append(Term("配置文件", language: "zh-CN", status: .preferred))
    concept.terms.append(Term("configuration file", language: "en", status: .preferred))
    let found = TermChecker(glossary: Glossary(concepts: [concept], language: "en")).check(
      try .markdown(draft, language), sources: source.isEmpty ? [] : [try .markdown(source, "en")]
    ).findings.filter { $0.rule == "forbidden-term" }
    #expect(!found.isEmpty && found.allSatisfy { $0.severity == severity }, "\(found)")
    #expect(found.allSatisfy { $0.suggestions.map(\.text) == [suggestion] })
  }
}
