extension [UInt8] {
  /// A range of a text and the spaces that part a Latin word at either end of it from Chinese or Japanese beside it,
  /// where what takes its place is not parted: “更改 state 的” becomes “更改状态的”, “指定的 worker 集群” “指定的工作集群”.
  ///
  /// - Parameters:
  ///   - range: what is replaced, in bytes.
  ///   - replacement: what takes its place.
  ///   - start: where the text begins that may be changed.
  /// - Returns: the range, a space longer on each side at most.
  func withoutSpaces(
    around range: Range<Int>, replacedBy replacement: String, from start: Int
  ) -> Range<Int> {
    guard !range.isEmpty else { return range }
    let space = UInt8(ascii: " ")
    var result = range
    if self[range.lowerBound] < 0x80, let first = replacement.unicodeScalars.first,
      first.isUnspaced, range.lowerBound - 4 >= start, self[range.lowerBound - 1] == space,
      isUnspaced(at: range.lowerBound - 4)
    {
      result = range.lowerBound - 1..<result.upperBound
    }
    if self[range.upperBound - 1] < 0x80, let last = replacement.unicodeScalars.last,
      last.isUnspaced, range.upperBound + 3 < count, self[range.upperBound] == space,
      isUnspaced(at: range.upperBound + 1)
    {
      result = result.lowerBound..<range.upperBound + 1
    }
    return result
  }

  /// A text with the spaces that part its Latin ends from what stands beside it, where nothing parted what stood there.
  ///
  /// From Chinese or Japanese they are parted where the text around a place does so more often than not, as 你的网页 becomes
  /// “你的 Web 页”; from a Latin word always, as AI代理 becomes “AI agent”.
  ///
  /// - Parameters:
  ///   - replacement: the text.
  ///   - range: what it takes the place of, in bytes.
  /// - Returns: the text, a space longer on each side at most.
  /// - Complexity: O(1): no more than 64 KiB around the place are read, and only for such an end.
  func spaced(_ replacement: String, at range: Range<Int>) -> String {
    guard !range.isEmpty, let first = replacement.utf8.first, let last = replacement.utf8.last
    else { return replacement }
    let begins =
      Self.isLatin(first) && !Self.isLatin(self[range.lowerBound]) && range.lowerBound >= 3
      && isUnspaced(at: range.lowerBound - 3)
    let ends =
      Self.isLatin(last) && !Self.isLatin(self[range.upperBound - 1])
      && range.upperBound + 2 < count && isUnspaced(at: range.upperBound)
    let joinsBefore =
      Self.isLatin(first) && range.lowerBound > 0 && Self.isLatin(self[range.lowerBound - 1])
      && range.count > 2 && isUnspaced(at: range.lowerBound)
    let joinsBehind =
      Self.isLatin(last) && range.upperBound < count && Self.isLatin(self[range.upperBound])
      && range.count > 2 && isUnspaced(at: range.upperBound - 3)
    let isParted = (begins || ends) && partsLatin(around: range)
    return (begins && isParted || joinsBefore ? " " : "") + replacement
      + (ends && isParted || joinsBehind ? " " : "")
  }

  /// Whether Latin letters and digits have a space more often than none between them and Chinese or Japanese.
  private func partsLatin(around range: Range<Int>) -> Bool {
    let stretch =
      Swift.max(0, range.lowerBound - 1 << 15)..<Swift.min(count, range.upperBound + 1 << 15)
    var (parted, joined) = (0, 0)
    for offset in stretch where Self.isLatin(self[offset]) {
      if offset + 1 < stretch.upperBound, self[offset + 1] >= 0x80 {
        joined += offset + 3 < stretch.upperBound && isUnspaced(at: offset + 1) ? 1 : 0
      } else if offset + 4 < stretch.upperBound, self[offset + 1] == UInt8(ascii: " "),
        self[offset + 2] >= 0x80
      {
        parted += isUnspaced(at: offset + 2) ? 1 : 0
      }
    }
    return parted > joined
  }

  private static func isLatin(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10
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
