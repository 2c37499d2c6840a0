import FindingReporters
import IsoglossProject
import TermChecking
import Testing

/// Annotations beyond what GitHub shows, hostile text, and the summary of a job.
@Suite struct GitHubTests {
  private func draft(
    _ findings: [(Severity, String)], path: String = "docs/a.md"
  ) throws -> CheckRun.Draft {
    let document = try DocumentLoader(configuration: Configuration(base: ".")).parse(
      Array("текст".utf8), path: path, language: "ru")
    return CheckRun.Draft(
      document: document, sources: [],
      result: CheckResult(
        findings: findings.map {
          Finding(
            rule: "forbidden-term", severity: $0.0, language: "ru", range: 0..<2, match: "т",
            message: $0.1)
        }))
  }

  private func report(_ draft: CheckRun.Draft) -> [Substring] {
    var reporter = ReportFormat.github.reporter(style: TerminalStyle(isColoured: false))
    var text = ""
    reporter.report(draft, to: &text)
    reporter.finish(CheckSummary([draft]), to: &text)
    return text.split(separator: "\n")
  }

  @Test func writesTenOfAKindAndTheRestAsText() throws {
    let findings = (0..<12).map { (Severity.note, "n\($0)") } + (0..<11).map { (.error, "e\($0)") }
    let lines = report(try draft(findings))
    #expect(lines.count { $0.hasPrefix("::error ") } == 10)
    #expect(lines.count { $0.hasPrefix("::notice ") } == 10)
    #expect(lines.first?.hasSuffix("e0") == true)
    #expect(lines.contains("::notice title=isogloss::4 more findings in the log of this step"))
    #expect(lines.contains("- error docs/a.md:1:1: forbidden-term: e10"))
    #expect(lines.last == "::endgroup::")
  }

  @Test func textIsNoCommand() throws {
    let hostile = "::error::x\r\n::stop-commands::y"
    let path = "::a,b:c%.md"
    let lines = report(try draft(Array(repeating: (.error, hostile), count: 12), path: path))
    let commands = lines.filter { $0.hasPrefix("::") }
    #expect(commands.count == 10 + 3)
    #expect(lines.count == 10 + 3 + 2)
    #expect(
      lines[0].hasPrefix("::error title=isogloss (forbidden-term),file=%3A%3Aa%2Cb%3Ac%25.md,"))
    #expect(lines[0].hasSuffix("forbidden-term: ::error::x%0D%0A::stop-commands::y"))
  }

  @Test func summarisesAJob() throws {
    let draft = try draft([(.warning, "a | b"), (.error, "<b>*x*\n")], path: "a_b.md")
    #expect(
      JobSummary([draft], CheckSummary([draft])).markdown == """
        ### Isogloss

        1 file, 0 with a source: 1 error, 1 warning, 0 notes.

        | rule | findings | files |
        | --- | ---: | ---: |
        | forbidden-term | 2 | 1 |

        | | place | rule | |
        | --- | --- | --- | --- |
        | error | a\\_b.md:1:1 | forbidden-term | &lt;b>\\*x\\*  |
        | warning | a\\_b.md:1:1 | forbidden-term | a \\| b |

        """)
    let clean = try self.draft([])
    #expect(
      JobSummary([clean], CheckSummary([clean])).markdown
        == "### Isogloss\n\n1 file, 0 with a source: 0 errors, 0 warnings, 0 notes.\n\n")
  }

  @Test func summariesStaySmall() throws {
    let draft = try draft(Array(repeating: (.error, "x"), count: 30_000))
    let text = JobSummary([draft], CheckSummary([draft])).markdown
    #expect(text.utf8.count < 100_000)
    #expect(text.hasSuffix("… and 29900 more in the log.\n"))
  }
}
