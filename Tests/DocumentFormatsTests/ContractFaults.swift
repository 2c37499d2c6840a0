@testable import DocumentFormats

/// Where a document breaks the promises that every format makes.
enum ContractFaults {
  /// The broken promises in words.
  static func faults(of document: ParsedDocument, in bytes: [UInt8]) -> [String] {
    var faults: [String] = []
    var taken = [Bool](repeating: false, count: bytes.count)
    var lastStart = 0
    for block in document.blocks {
      let text = Array(block.text.utf8)
      if text.isEmpty { faults.append("an empty block") }
      if block.offsets.textLength != text.count {
        faults.append(
          "\(block.offsets.textLength) bytes of \(text.count) are mapped: \(block.text)")
      }
      for span in block.spans where span.range.isEmpty || span.range.upperBound > text.count {
        faults.append("a span outside of its text: \(span) in \(block.text)")
      }
      let starts = block.spans.map(\.range.lowerBound)
      if starts != starts.sorted() { faults.append("spans out of order in \(block.text)") }
      faults += runFaults(of: block, text, in: bytes, taken: &taken)
      let start = block.offsets.runs.first?.file.lowerBound ?? 0
      if start < lastStart { faults.append("a block out of order: \(block.text)") }
      lastStart = start
    }
    for comment in document.comments
    where comment.range.isEmpty || comment.range.upperBound > bytes.count {
      faults.append("a comment outside of the file: \(comment)")
    }
    return faults
  }

  private static func runFaults(
    of block: TextBlock, _ text: [UInt8], in bytes: [UInt8], taken: inout [Bool]
  ) -> [String] {
    var faults: [String] = []
    var end = (text: 0, file: 0)
    for run in block.offsets.runs {
      guard run.file.lowerBound >= end.file, run.file.upperBound <= bytes.count,
        run.text.lowerBound == end.text
      else {
        faults.append("a run out of order: \(run) of \(block.text)")
        continue
      }
      end = (run.text.upperBound, run.file.upperBound)
      if run.text.count == run.file.count, !isSame(text[run.text], bytes[run.file]) {
        faults.append("other bytes than the file's: \(run) of \(block.text)")
      }
      for offset in run.file {
        if taken[offset] { faults.append("byte \(offset) is shown twice, by \(block.text)") }
        taken[offset] = true
      }
    }
    return faults
  }

  /// Whether text shows bytes as they are; a space may stand for a tab, form feed or line end, and what is as
  /// long as a character reference for the reference.
  private static func isSame(_ text: ArraySlice<UInt8>, _ file: ArraySlice<UInt8>) -> Bool {
    zip(text, file).allSatisfy {
      $0 == $1
        || ($0 == 0x20 || $0 == 0x0a) && ((0x09...0x0d).contains($1) || $1 == 0x20)
        || $0 >= 0xc2
    }
  }
}
