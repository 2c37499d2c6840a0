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
}
