import IsoglossProject
import TermChecking
import Testing

@Suite struct DraftFixTests {
  private func draft(_ text: String, _ fixes: [(match: String, with: String, isSafe: Bool)]) throws
    -> CheckRun.Draft
  {
    let loader = DocumentLoader(configuration: Configuration(base: "."))
    let document = try loader.parse(Array(text.utf8), path: "a.txt", language: "ru")
    let findings = fixes.flatMap { fix in
      text.ranges(of: fix.match).map { range in
        let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
        return Finding(
          rule: "forbidden-term", severity: .error, language: "ru",
          range: start..<start + fix.match.utf8.count, match: fix.match, message: "",
          suggestions: [Suggestion(fix.with, isSafe: fix.isSafe)])
      }
    }
    return CheckRun.Draft(
      document: document, sources: [], result: CheckResult(findings: findings))
  }

  @Test func changesNothingElse() throws {
    let draft = try draft(
      "\u{FEFF}один тулбар\r\nи тулбар, два\r\n", [("тулбар", "панель", true)])
    let fix = DraftFix(draft, includingUnsafe: false)
    #expect(
      String(decoding: fix.fixed, as: UTF8.self)
        == "\u{FEFF}один панель\r\nи панель, два\r\n")
  }

  /// Chinese and Japanese part Latin words by spaces, and their own by none.
  @Test(arguments: [
    ("更改 state 的", "更改状态的"), ("更改 state：", "更改状态："), ("- state 的", "- 状态的"),
    ("**更改** state", "**更改** 状态"), ("Vue state 的", "Vue 状态的"), ("state", "状态"),
    ("的 state state 的", "的状态 状态的"), ("的  state", "的  状态"), ("字 state ", "字状态 "),
  ])
  func takesSpacesAwayWithALatinWord(text: String, fixed: String) throws {
    let fix = DraftFix(try draft(text, [("state", "状态", true)]), includingUnsafe: false)
    #expect(String(decoding: fix.fixed, as: UTF8.self) == fixed)
  }

  /// So do names that begin or end with one.
  @Test(arguments: [
    ("指定的 worker 集群。", "指定的工作集群。"), ("指定的worker 集群。", "指定的工作集群。"),
    ("A worker 集群 B", "A 工作集群 B"),
  ])
  func takesSpacesAwayWithALatinBeginning(text: String, fixed: String) throws {
    let fix = DraftFix(
      try draft(text, [("worker 集群", "工作集群", true)]), includingUnsafe: false)
    #expect(String(decoding: fix.fixed, as: UTF8.self) == fixed)
  }

  /// A Latin word is parted from Chinese and Japanese where the document does so.
  @Test(arguments: [
    ("用 A 和 B。你的网页应用很好", "用 A 和 B。你的 Web 应用很好"), ("用A和B。你的网页应用", "用A和B。你的Web 应用"),
    ("网页应用，A 的", "Web 应用，A 的"), ("，网页应用，A 的", "，Web 应用，A 的"), ("你的网页应用", "你的Web 应用"),
    ("优化AI网页应用。", "优化AI Web 应用。"),
  ])
  func partsALatinWordAsTheDocumentDoes(text: String, fixed: String) throws {
    let draft = try draft(text, [("网页应用", "Web 应用", true)])
    #expect(
      String(decoding: DraftFix(draft, includingUnsafe: false).fixed, as: UTF8.self) == fixed)
    let finding = try #require(draft.result.findings.first)
    let single = try #require(draft.fixes(of: finding).first)
    var bytes = Array(text.utf8)
    bytes.replaceSubrange(single.range, with: single.text.utf8)
    #expect(String(decoding: bytes, as: UTF8.self) == fixed)
  }

  @Test func keepsTheSpacesOfLatinReplacements() throws {
    let fix = DraftFix(try draft("更改 app 的", [("app", "state", true)]), includingUnsafe: false)
    #expect(String(decoding: fix.fixed, as: UTF8.self) == "更改 state 的")
  }

  @Test func leavesUnsafeSuggestionsUnlessAsked() throws {
    let draft = try draft("в тулбаре и меню", [("тулбаре", "панели", false)])
    #expect(DraftFix(draft, includingUnsafe: false).replacements.isEmpty)
    #expect(
      String(decoding: DraftFix(draft, includingUnsafe: true).fixed, as: UTF8.self)
        == "в панели и меню")
  }

  @Test func leavesWhatTheFileSpellsOtherwise() throws {
    var draft = try draft("кноп\u{AD}ка", [("кноп\u{AD}ка", "клавиша", true)])
    draft.result.findings[0].match = "кнопка"
    #expect(DraftFix(draft, includingUnsafe: true).replacements.isEmpty)
    #expect(DraftFix(draft, includingUnsafe: true).unwritable == 1)
  }

  @Test func overlappingFindingsAreMendedOnce() throws {
    let draft = try draft(
      "кнопка-тогл", [("кнопка-тогл", "переключатель", true), ("тогл", "тумблер", true)])
    #expect(DraftFix(draft, includingUnsafe: false).replacements.map(\.text) == ["переключатель"])
  }

  @Test func writesAUnifiedDiff() throws {
    let text = (1...12).map { "строка \($0)" }.joined(separator: "\n") + "\nконец тулбар"
    let draft = try draft(text, [("тулбар", "панель", true)])
    #expect(
      UnifiedDiff(DraftFix(draft, includingUnsafe: false)).text.hasSuffix(
        """
        @@ -10,4 +10,4 @@
         строка 10
         строка 11
         строка 12
        -конец тулбар
        \\ No newline at end of file
        +конец панель
        \\ No newline at end of file

        """))
  }
}
