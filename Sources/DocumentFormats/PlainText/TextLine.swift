/// A line of plain text and what its look says.
struct TextLine {
  /// Where the line's text stands in the source, without the spaces around it.
  let range: Range<Int>
  /// The bullet or number the line begins with.
  let marker: ListMarker?
  /// Where the text behind the marker stands in the source; the same as ``range`` without one.
  let body: Range<Int>
  /// The columns of space before the text.
  let indent: Int
  /// The text behind the marker.
  let text: String
  /// How wide the text is, in columns: a Han character takes two.
  let columns: Int
  /// The first character of the text; nil for an empty line.
  let first: Unicode.Scalar?
  /// The last character of the text; nil for an empty line.
  let last: Unicode.Scalar?

  /// Looks at a line of the source.
  init(_ line: Range<Int>, of source: SourceText) {
    range = Self.trimmed(line, in: source)
    indent = Self.columns(source.utf8[line.lowerBound..<range.lowerBound])
    marker = ListMarker(source.utf8[range])
    if let marker {
      body = Self.trimmed(marker.end..<range.upperBound, in: source)
    } else {
      body = range
    }
    text = source.string(body)
    columns = Self.columns(source.utf8[body])
    first = text.unicodeScalars.first
    last = text.unicodeScalars.last
  }

  /// Whether nothing is on the line.
  var isEmpty: Bool { range.isEmpty }

  /// Whether the text ends as a sentence does, closing quotes and brackets left aside.
  var endsSentence: Bool {
    text.unicodeScalars.last { !$0.closesQuotation }?.endsSentence ?? false
  }

  /// Whether the text announces more: it ends with a comma, a dash or an opening bracket.
  var announcesMore: Bool { last?.announcesMore ?? false }

  /// Whether the text ends with a colon.
  var endsWithColon: Bool { last.map { ":：".unicodeScalars.contains($0) } ?? false }

  /// Whether the text has no mark that only sentences have: it looks like a title or a label.
  var isBare: Bool {
    guard !isEmpty, !endsSentence, !endsWithColon, !announcesMore else { return false }
    return !text.unicodeScalars.contains(where: \.isInsideSentence)
  }

  /// How many words the text has, a Han character or kana counting as half of one.
  var words: Int {
    let wide = text.unicodeScalars.reduce(0) { $0 + ($1.isCJK ? 1 : 0) }
    let spaced = text.split(whereSeparator: \.isWhitespace).count
    return wide == 0 ? spaced : wide / 2 + spaced - 1
  }

  private static func columns(_ bytes: ArraySlice<UInt8>) -> Int {
    var scanner = UTF8Scanner(bytes)
    var columns = 0
    while let scalar = scanner.next() {
      columns += scalar.value?.value == 0x09 ? 4 : scalar.value?.isWide == true ? 2 : 1
    }
    return columns
  }

  private static func trimmed(_ line: Range<Int>, in source: SourceText) -> Range<Int> {
    var (start, end) = (line.lowerBound, line.upperBound)
    var scanner = UTF8Scanner(source.utf8[line])
    while let scalar = scanner.next(), scalar.value?.isBlank == true {
      start = scalar.range.upperBound
    }
    while end > start {
      var lead = end - 1
      while lead > start, source.utf8[lead] & 0xc0 == 0x80 { lead -= 1 }
      var last = UTF8Scanner(source.utf8[lead..<end])
      guard last.next()?.value?.isBlank == true else { break }
      end = lead
    }
    return start..<end
  }
}
