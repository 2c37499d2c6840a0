extension [UInt8] {
  /// A range of a text and the spaces that part a Latin word from Chinese or Japanese beside it,
  /// where what takes the place of the word is not parted: “更改 state 的” becomes “更改状态的”.
  ///
  /// - Parameters:
  ///   - range: the word, in bytes.
  ///   - replacement: what takes its place.
  ///   - start: where the text begins that may be changed.
  /// - Returns: the range, a space longer on each side at most.
  func withoutSpaces(
    around range: Range<Int>, replacedBy replacement: String, from start: Int
  ) -> Range<Int> {
    guard self[range].allSatisfy({ $0 < 0x80 }), !range.isEmpty else { return range }
    let space = UInt8(ascii: " ")
    var result = range
    if let first = replacement.unicodeScalars.first, first.isUnspaced,
      range.lowerBound - 4 >= start, self[range.lowerBound - 1] == space,
      isUnspaced(at: range.lowerBound - 4)
    {
      result = range.lowerBound - 1..<result.upperBound
    }
    if let last = replacement.unicodeScalars.last, last.isUnspaced,
      range.upperBound + 3 < count, self[range.upperBound] == space,
      isUnspaced(at: range.upperBound + 1)
    {
      result = result.lowerBound..<range.upperBound + 1
    }
    return result
  }

  /// Whether the three bytes from an offset are a character that has no spaces around it.
  private func isUnspaced(at offset: Int) -> Bool {
    let character = String(decoding: self[offset..<offset + 3], as: UTF8.self).unicodeScalars
    return character.count == 1 && character.first?.isUnspaced == true
  }
}

extension Unicode.Scalar {
  /// Whether it is Han or kana, or one of their signs of repetition.
  fileprivate var isUnspaced: Bool {
    (0x3005...0x3007).contains(value) || (0x3041...0x30FF).contains(value)
      || (0x3400...0x9FFF).contains(value)
  }
}
