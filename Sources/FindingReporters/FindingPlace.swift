import IsoglossProject
import LanguageText
import TermChecking

/// Where a finding stands in its file, in lines and columns.
struct FindingPlace {
  /// The first character: line and columns from 1.
  let start: TextPosition
  /// Behind the last character.
  let end: TextPosition
  /// The column of the first character in UTF-8 bytes, from 1.
  let startByteColumn: Int
  /// The column behind the last character in UTF-8 bytes, from 1.
  let endByteColumn: Int

  init(_ finding: Finding, in draft: CheckRun.Draft) { self.init(finding.range, in: draft) }

  /// The place of a stretch of the file.
  init(_ range: Range<Int>, in draft: CheckRun.Draft) {
    let lines = draft.document.lines
    start = lines.position(at: range.lowerBound)
    end = range.isEmpty ? start : lines.position(at: range.upperBound)
    startByteColumn = range.lowerBound - lines.lineRange(start.line).lowerBound + 1
    endByteColumn = range.upperBound - lines.lineRange(end.line).lowerBound + 1
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
