import IsoglossProject
import LanguageText
import TermChecking

/// GitLab Code Quality: a JSON array, also when nothing was found.
///
/// Fingerprints do not depend on the line; repeated ones are told apart by their number.
struct GitLabReporter: FindingReporter {
  private var issues: [JSONValue] = []
  private var occurrences: [String: Int] = [:]

  init() {}

  mutating func report(_ draft: CheckRun.Draft, to text: inout String) {
    for finding in draft.visibleFindings {
      let count = occurrences[finding.fingerprint, default: 0]
      occurrences[finding.fingerprint] = count + 1
      let place = FindingPlace(finding, in: draft)
      let fingerprint = finding.fingerprint + (count == 0 ? "" : "-\(count + 1)")
      issues.append([
        "description": .string("\(finding.rule): \(finding.message)"),
        "check_name": .string(finding.rule), "fingerprint": .string(fingerprint),
        "severity": .string(severity(finding.severity)),
        "location": [
          "path": .string(draft.document.path),
          "lines": ["begin": .integer(place.start.line), "end": .integer(place.end.line)],
        ],
      ])
    }
  }

  mutating func finish(_ summary: CheckSummary, to text: inout String) {
    text += JSONValue.array(issues).text + "\n"
    issues = []
  }

  private func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: "major"
    case .warning: "minor"
    case .note: "info"
    }
  }
}
