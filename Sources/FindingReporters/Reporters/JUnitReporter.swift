import IsoglossProject
import LanguageText
import TermChecking

/// JUnit XML as Jenkins and GitLab read it: a suite a file, a case a finding, and one case that
/// passes for a clean file, so that an empty report is not “no tests”.
struct JUnitReporter: FindingReporter {
  private var suites = ""
  private var cases = 0
  private var failures = 0

  init() {}

  mutating func report(_ draft: CheckRun.Draft, to text: inout String) {
    let path = XMLText.attribute(draft.document.path)
    let findings = draft.visibleFindings
    let count = max(1, findings.count)
    cases += count
    failures += findings.count
    suites +=
      "  <testsuite name=\"\(path)\" tests=\"\(count)\" failures=\"\(findings.count)\" "
      + "errors=\"0\" skipped=\"0\">\n"
    let className = path.replacing("/", with: ".")
    if findings.isEmpty {
      suites += "    <testcase name=\"terms\" classname=\"\(className)\" file=\"\(path)\"/>\n"
    }
    for finding in findings {
      let start = FindingPlace(finding, in: draft).start
      let message = XMLText.attribute(finding.message)
      suites +=
        "    <testcase name=\"\(finding.rule) \(start.line):\(start.column)\" "
        + "classname=\"\(className)\" file=\"\(path)\" line=\"\(start.line)\">\n"
        + "      <failure type=\"\(finding.rule)\" message=\"\(message)\">"
        + "\(path):\(start.line):\(start.column): \(message)</failure>\n    </testcase>\n"
    }
    suites += "  </testsuite>\n"
  }

  mutating func finish(_ summary: CheckSummary, to text: inout String) {
    text +=
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      + "<testsuites name=\"isogloss\" tests=\"\(cases)\" failures=\"\(failures)\" "
      + "errors=\"0\">\n\(suites)</testsuites>\n"
    suites = ""
  }
}
