import IsoglossProject
import LanguageText
import TermChecking

/// Where a finding stands in its file, in lines and columns.
struct FindingPlace {
  /// The first character: line and columns from 1.
  let start: TextPosition
  /// Behind the last character.
  let end: TextPosition

  init(_ finding: Finding, in draft: CheckRun.Draft) {
    start = draft.document.lines.position(at: finding.range.lowerBound)
    end = draft.document.lines.position(at: finding.range.upperBound)
  }
}

extension CheckRun.Draft {
  /// The findings that no comment hides.
  var visibleFindings: [Finding] { result.findings.filter { !$0.isSuppressed } }

  /// The 1-based line of a passage of a source.
  func line(of source: SourceReference) -> Int? {
    sources.indices.contains(source.document)
      ? sources[source.document].lines.position(at: source.range.lowerBound).line : nil
  }
}
