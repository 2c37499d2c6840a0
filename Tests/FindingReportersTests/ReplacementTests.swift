import FindingReporters
import IsoglossProject
import TermChecking
import Testing

/// Fixes in SARIF and rdjsonl replace what is reported, or are left out.
@Suite struct ReplacementTests {
  @Test(arguments: [
    // What is missing cannot be replaced, nor can a match with markup inside.
    (0..<0, "", false), (0..<9, "ab", false), (0..<2, "**", true),
  ])
  func areForWhatStandsThere(range: Range<Int>, match: String, isReplaceable: Bool) throws {
    let document = try DocumentLoader(configuration: Configuration(base: ".")).parse(
      Array("**a**b tail".utf8), path: "a.md", language: "en")
    let draft = CheckRun.Draft(
      document: document, sources: [],
      result: CheckResult(findings: [
        Finding(
          rule: "missing-term", severity: .error, language: "en", range: range, match: match,
          message: "m", suggestions: [Suggestion("z", isSafe: false)])
      ]))
    for (format, mark) in [(ReportFormat.sarif, "\"fixes\""), (.rdjsonl, "\"text\":\"z\"")] {
      var reporter = format.reporter(style: TerminalStyle(isColoured: false))
      var text = ""
      reporter.report(draft, to: &text)
      reporter.finish(CheckSummary([draft]), to: &text)
      #expect(text.contains(mark) == isReplaceable)
    }
  }

  /// What is to be deleted is said so, with nothing to write.
  @Test(arguments: [(ReportFormat.full, "= remove it"), (.sarif, "\"text\":\"remove it\"")])
  func tellsWhatIsToBeRemoved(format: ReportFormat, mark: String) throws {
    let document = try DocumentLoader(configuration: Configuration(base: ".")).parse(
      Array("a <!-- x --> b".utf8), path: "a.md", language: "en")
    let draft = CheckRun.Draft(
      document: document, sources: [],
      result: CheckResult(findings: [
        Finding(
          rule: "unused-suppression", severity: .warning, language: "en", range: 2..<12,
          match: "<!-- x -->", message: "m", suggestions: [Suggestion("", isSafe: true)])
      ]))
    var reporter = format.reporter(style: TerminalStyle(isColoured: false))
    var text = ""
    reporter.report(draft, to: &text)
    reporter.finish(CheckSummary([draft]), to: &text)
    #expect(text.contains(mark))
    #expect(!text.contains("write: \n"))
  }
}
