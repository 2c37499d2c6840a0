import DocumentFormats
import LanguageText

/// What the comments of a draft hide, and which of them have hidden something.
struct SuppressionTable: Sendable {
  private let directives: [SuppressionDirective]
  /// Where each directive acts, as byte offsets of the file.
  private let reaches: [Range<Int>]
  private var used: Set<Int> = []
  /// Where the draft names the concepts that comments speak of, by the concept's identifier.
  private let places: [String: [Range<Int>]]

  /// Reads the comments of a draft.
  ///
  /// The places at which the draft names each concept, as byte offsets into the file, decide whether
  /// a comment that says what a word means is right.
  init(_ draft: CheckedDocument, places: [String: [Range<Int>]] = [:]) {
    self.places = places
    let directives = draft.document.comments.compactMap(SuppressionDirective.init)
    self.directives = directives
    reaches = directives.indices.map { Self.reach(of: $0, in: directives, draft) }
  }

  /// Whether a comment hides a finding; remembers which.
  mutating func hides(_ finding: Finding) -> Bool {
    var isHidden = false
    for index in directives.indices
    where directives[index].kind != .enable && directives[index].means(finding)
      && reaches[index].contains(finding.range.lowerBound)
      && agrees(directives[index], reaches[index], finding)
    {
      used.insert(index)
      isHidden = true
    }
    return isHidden
  }

  /// The directives that have hidden nothing so far, in order.
  var unused: [SuppressionDirective] {
    directives.indices.filter { !used.contains($0) && directives[$0].kind != .enable }
      .map { directives[$0] }
  }

  /// Whether the draft names the concept that a comment speaks of: in the words of the finding, or
  /// anywhere in reach where something is missing.
  private func agrees(
    _ directive: SuppressionDirective, _ reach: Range<Int>, _ finding: Finding
  ) -> Bool {
    guard let meaning = directive.meaning else { return true }
    return places[meaning]?.contains {
      $0.overlaps(finding.range.isEmpty ? reach : finding.range)
    } ?? false
  }

  private static func reach(
    of index: Int, in directives: [SuppressionDirective], _ draft: CheckedDocument
  ) -> Range<Int> {
    let directive = directives[index]
    switch directive.kind {
    case .ignore: return directive.scope ?? draft.lines(around: directive.range)
    case .ignoreFile: return 0..<Int.max
    case .enable: return directive.range.upperBound..<directive.range.upperBound
    case .disable:
      let end = directives[index...].first {
        $0.kind == .enable
          && ($0.targets.isEmpty || Set($0.targets).isSuperset(of: directive.targets))
      }
      let start = directive.range.upperBound
      return start..<max(start, end?.range.lowerBound ?? Int.max)
    }
  }
}

extension CheckedDocument {
  /// The lines that a range of the file touches, and where it has them for itself the next line on which text begins or
  /// goes on.
  ///
  /// Without a table of lines these are the paragraphs.
  fileprivate func lines(around range: Range<Int>) -> Range<Int> {
    let ranges = document.blocks.map { block in
      block.offsets.fileRange(of: 0..<block.offsets.textLength)
    }
    let next = nextText(after: range.upperBound)
    guard let lines else {
      let touched = ranges.filter { $0.overlaps(range) || next.map($0.contains) == true }
      let start = min(range.lowerBound, touched.map(\.lowerBound).min() ?? range.lowerBound)
      return start..<max(range.upperBound, touched.map(\.upperBound).max() ?? range.upperBound)
    }
    let first = lines.lineRange(lines.position(at: range.lowerBound).line)
    let own = lines.lineRange(lines.position(at: range.upperBound).line)
    let isBehindText =
      first.lowerBound < range.lowerBound
      && hasText(in: first.lowerBound..<range.lowerBound)
    let end = isBehindText ? range.upperBound : max(range.upperBound, next ?? 0)
    let last = lines.lineRange(lines.position(at: end).line)
    return first.lowerBound..<max(own.upperBound, last.upperBound)
  }

  /// Whether text of the document stands in a range of the file.
  private func hasText(in range: Range<Int>) -> Bool {
    document.blocks.contains { block in
      block.offsets.runs.contains { $0.file.overlaps(range) }
    }
  }

  /// The byte of the file at which the first text after the line of an offset stands.
  private func nextText(after offset: Int) -> Int? {
    let end = lines.map { $0.startOfLine(after: offset) } ?? offset
    for block in document.blocks {
      for run in block.offsets.runs where run.file.upperBound > end {
        return max(run.file.lowerBound, end)
      }
    }
    return nil
  }
}

extension LineTable {
  /// The start of the first line with something on it after the line of an offset.
  fileprivate func startOfLine(after offset: Int) -> Int {
    var line = position(at: offset).line + 1
    while line < lineCount, lineRange(line).isEmpty { line += 1 }
    return lineRange(line).lowerBound
  }
}
