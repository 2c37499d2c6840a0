import IsoglossProject
import LanguageText
import TermChecking

/// JUnit XML as Jenkins and GitLab read it: a suite a file, a case a finding, and one case that
/// passes for a clean file, so that an empty report is not “no tests”.
///
/// A finding that cannot fail the run is a case that passes and says so in its output, so that no test
/// is red in a job that is green.
struct JUnitReporter: FindingReporter {
  private var suites = ""
  private var cases = 0
  private var failures = 0
  private let failLevel: Severity

  /// Makes a reporter of a run that findings from a severity on fail.
  init(failLevel: Severity) { self.failLevel = failLevel }

  mutating func report(_ draft: CheckRun.Draft, to text: inout String) {
    let path = XMLText.attribute(draft.document.path)
    let findings = draft.visibleFindings
    let count = max(1, findings.count)
    cases += count
    let failed = findings.count { $0.severity >= failLevel }
    failures += failed
    suites +=
      "  <testsuite name=\"\(path)\" tests=\"\(count)\" failures=\"\(failed)\" "
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
      let place = "\(path):\(start.line):\(start.column)"
      suites +=
        finding.severity >= failLevel
        ? "      <failure type=\"\(finding.rule)\" message=\"\(message)\">\(place): \(message)</failure>\n"
        : "      <system-out>\(place): \(finding.severity.rawValue): \(message)</system-out>\n"
      suites += "    </testcase>\n"
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
