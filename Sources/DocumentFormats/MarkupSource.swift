/// Bytes of a text with markup, each of which knows its place in the source.
struct MarkupSource {
  /// The text of the file that the bytes are from.
  let source: SourceText
  /// The markup: the whole source, with spaces for what is not taken of its beginning, or the lines of a fragment of it
  /// with a line feed behind each.
  let bytes: [UInt8]
  /// Where each byte stands in the source; nil when the bytes are the source.
  private let places: [Int]?

  /// Takes a file from an offset on, such as that behind its front matter.
  init(_ source: SourceText, from start: Int = 0) {
    self.source = source
    bytes =
      start == 0 ? source.utf8 : Array(repeating: 0x20, count: start) + source.utf8[start...]
    places = nil
  }

  /// Takes the lines of a fragment, as ranges of the source.
  init(lines: [Range<Int>], of source: SourceText) {
    self.source = source
    var bytes: [UInt8] = []
    var places: [Int] = []
    for line in lines {
      bytes += source.utf8[line] + [0x0a]
      places += Array(line) + [line.upperBound]
    }
    (self.bytes, self.places) = (bytes, places)
  }

  /// The stretch of the source that shows a stretch of the bytes.
  func sourceRange(of range: Range<Int>) -> Range<Int> {
    guard let places, let last = places.last else { return range }
    guard !range.isEmpty else {
      let start = range.lowerBound < places.count ? places[range.lowerBound] : last
      return start..<start
    }
    // The line feed behind a line stands for what ends the line, which may be no space, or nothing.
    let end = places[range.upperBound - 1]
    let isMadeUp =
      bytes[range.upperBound - 1] == 0x0a
      && (end >= source.utf8.count || !source.utf8[end].isSpace)
    return places[range.lowerBound]..<(isMadeUp ? end : end + 1)
  }
}
