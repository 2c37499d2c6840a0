/// Where the bytes of a visible text stand in the file it was read from.
///
/// A sequence of runs in order of the text; a run of equal lengths maps byte for byte, any other
/// (a resolved character reference) maps as a whole.
package struct OffsetMap: Hashable, Sendable {
  /// A stretch of text and the stretch of the file that shows it.
  package struct Run: Hashable, Sendable {
    /// UTF-8 byte offsets into the text.
    package var text: Range<Int>
    /// Byte offsets into the file.
    package var file: Range<Int>

    /// Makes a run.
    package init(text: Range<Int>, file: Range<Int>) {
      self.text = text
      self.file = file
    }
  }

  /// The runs; their text ranges are adjacent, not empty and cover the text from 0.
  package private(set) var runs: [Run]

  /// Makes an empty map.
  package init() { runs = [] }

  /// Makes the map of a text that stands in the file as it is, from a byte offset on.
  package init(identityAt fileOffset: Int, length: Int) {
    runs = length == 0 ? [] : [Run(text: 0..<length, file: fileOffset..<fileOffset + length)]
  }

  /// The length of the mapped text in UTF-8 bytes.
  package var textLength: Int { runs.last?.text.upperBound ?? 0 }

  /// Makes room for some runs at once.
  mutating func reserveRuns(_ count: Int) { runs.reserveCapacity(count) }

  /// Appends a stretch of text that is shown by a stretch of the file.
  ///
  /// - Parameters:
  ///   - textLength: how many UTF-8 bytes the text grows by; 0 appends nothing.
  ///   - file: the byte offsets in the file; must not begin before the last run's.
  package mutating func append(textLength: Int, file: Range<Int>) {
    guard textLength > 0 else { return }
    let start = self.textLength
    if let last = runs.last, last.text.count == last.file.count, textLength == file.count,
      last.file.upperBound == file.lowerBound
    {
      runs[runs.count - 1].text = last.text.lowerBound..<start + textLength
      runs[runs.count - 1].file = last.file.lowerBound..<file.upperBound
    } else {
      runs.append(Run(text: start..<start + textLength, file: file))
    }
  }

  /// Removes the last byte of the text, which must be a character of its own.
  mutating func removeLast() {
    guard let last = runs.popLast(), last.text.count > 1 else { return }
    let text = last.text.lowerBound..<last.text.upperBound - 1
    let isByteForByte = last.text.count == last.file.count
    let file = isByteForByte ? last.file.lowerBound..<last.file.upperBound - 1 : last.file
    runs.append(Run(text: text, file: file))
  }

  /// The stretch of the file that shows a stretch of the text, from the first byte of its first
  /// character to behind the last byte of its last.
  ///
  /// An empty range maps to an empty range. Complexity: O(log runs).
  package func fileRange(of range: Range<Int>) -> Range<Int> {
    guard !runs.isEmpty else { return 0..<0 }
    let first = runs[index(of: min(range.lowerBound, textLength - 1))]
    let isByteForByte = first.text.count == first.file.count
    let start =
      range.lowerBound >= textLength
      ? first.file.upperBound
      : isByteForByte
        ? first.file.lowerBound + (range.lowerBound - first.text.lowerBound)
        : first.file.lowerBound
    guard !range.isEmpty else { return start..<start }
    // Most ranges stand in one run.
    let last =
      range.upperBound <= first.text.upperBound
      ? first : runs[index(of: min(range.upperBound, textLength) - 1)]
    let end =
      last.text.count == last.file.count
      ? last.file.lowerBound + (min(range.upperBound, textLength) - last.text.lowerBound)
      : last.file.upperBound
    return start..<max(start, end)
  }

  private func index(of textOffset: Int) -> Int {
    var low = 0
    var high = runs.count - 1
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].text.upperBound <= textOffset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
