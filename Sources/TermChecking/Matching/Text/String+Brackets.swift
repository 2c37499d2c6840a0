extension String {
  /// What stands in brackets around a part of the text, given in UTF-8 byte offsets, with the brackets.
  ///
  /// - Parameters:
  ///   - pairs: which brackets count, the opening one first: `()`.
  ///   - part: the part.
  /// - Returns: nil where nothing of the kind surrounds the part, or the next brackets on either side are no pair.
  /// - Complexity: O(length of the text).
  func inBrackets(_ pairs: [String], around part: Range<Int>) -> Substring? {
    let marks = pairs.flatMap(\.unicodeScalars)
    // Most texts have none, and scalars take longer to read.
    let firstBytes = marks.map { UTF8.encode($0)?.first }
    guard utf8.contains(where: firstBytes.contains) else { return nil }
    let start = utf8.index(startIndex, offsetBy: part.lowerBound)
    let end = utf8.index(start, offsetBy: part.count)
    guard let open = unicodeScalars[..<start].lastIndex(where: marks.contains),
      let close = unicodeScalars[end...].firstIndex(where: marks.contains),
      pairs.contains("\(unicodeScalars[open])\(unicodeScalars[close])")
    else { return nil }
    return self[open..<unicodeScalars.index(after: close)]
  }
}
