extension String {
  /// The part of the text between two UTF-8 byte offsets, clipped to the text.
  func utf8Slice(_ range: Range<Int>) -> String {
    let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound, limitedBy: utf8.endIndex)
    guard let start else { return "" }
    let end = utf8.index(start, offsetBy: range.count, limitedBy: utf8.endIndex) ?? utf8.endIndex
    return String(Substring(utf8[start..<end]))
  }
}
