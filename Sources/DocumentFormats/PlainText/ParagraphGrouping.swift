/// Puts the lines of plain text together to paragraphs.
enum ParagraphGrouping {
  /// Lines that belong together.
  struct Paragraph: Hashable {
    /// The indices of the lines.
    var lines: Range<Int>
    /// What the paragraph is when its place alone says so: furniture or code.
    var kind: BlockKind?
  }

  /// The paragraphs of a text; empty lines belong to none.
  static func paragraphs(of lines: [TextLine]) -> [Paragraph] {
    let furniture = PageFurniture.lines(in: lines)
    let joining = LineJoining(lines)
    var paragraphs: [Paragraph] = []
    for run in runs(of: lines) {
      if let code = fencedCode(run, in: lines) {
        paragraphs.append(Paragraph(lines: code, kind: .code))
        continue
      }
      let isTermList = isListOfLabels(lines[run])
      for index in run {
        if furniture.contains(index) {
          paragraphs.append(Paragraph(lines: index..<index + 1, kind: .furniture))
        } else if index > run.lowerBound, !isTermList, !furniture.contains(index - 1),
          joining.joins(lines[index - 1], lines[index])
        {
          paragraphs[paragraphs.count - 1].lines =
            paragraphs[paragraphs.count - 1].lines.lowerBound..<index + 1
        } else {
          paragraphs.append(Paragraph(lines: index..<index + 1, kind: nil))
        }
      }
    }
    return paragraphs
  }

  /// Lines that no empty line separates; fenced code is one run with the empty lines in it.
  private static func runs(of lines: [TextLine]) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var start: Int?
    var index = 0
    func close() {
      if let first = start { runs.append(first..<index) }
      start = nil
    }
    while index < lines.count {
      if let fence = fence(lines[index]),
        let end = lines[(index + 1)...].firstIndex(where: { self.fence($0) == fence })
      {
        close()
        runs.append(index..<end + 1)
        index = end + 1
      } else {
        if lines[index].isEmpty { close() } else { start = start ?? index }
        index += 1
      }
    }
    close()
    return runs
  }

  private static func fence(_ line: TextLine) -> String? {
    ["```", "~~~"].first { line.text.hasPrefix($0) }
  }

  private static func fencedCode(_ run: Range<Int>, in lines: [TextLine]) -> Range<Int>? {
    guard run.count >= 2, let first = fence(lines[run.lowerBound]),
      first == fence(lines[run.upperBound - 1])
    else { return nil }
    return run.lowerBound + 1..<run.upperBound - 1
  }

  /// Whether three or more lines in a row are nothing but short labels: a list, not a sentence.
  private static func isListOfLabels(_ lines: ArraySlice<TextLine>) -> Bool {
    lines.count >= 3 && lines.allSatisfy { $0.isBare && $0.words <= 5 && $0.columns <= 32 }
  }
}
