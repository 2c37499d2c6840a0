import IsoglossProject
import LanguageText
import TermChecking

/// Checkstyle XML; columns count UTF-8 bytes from 1, as reviewdog takes them.
struct CheckstyleReporter: FindingReporter {
  private var files = ""

  init() {}

  mutating func report(_ draft: CheckRun.Draft, to text: inout String) {
    guard !draft.visibleFindings.isEmpty else { return }
    files += "  <file name=\"\(XMLText.attribute(draft.document.path))\">\n"
    for finding in draft.visibleFindings {
      let place = FindingPlace(finding, in: draft)
      let severity = finding.severity == .note ? "info" : finding.severity.rawValue
      files +=
        "    <error line=\"\(place.start.line)\" column=\"\(place.startByteColumn)\" "
        + "severity=\"\(severity)\" message=\"\(XMLText.attribute(finding.message))\" "
        + "source=\"isogloss.\(finding.rule)\"/>\n"
    }
    files += "  </file>\n"
  }

  mutating func finish(_ summary: CheckSummary, to text: inout String) {
    text += "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n"
    text += files + "</checkstyle>\n"
    files = ""
  }
}
