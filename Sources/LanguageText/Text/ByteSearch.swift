extension Span<UInt8> {
  /// Whether the bytes of a part stand anywhere in these; an empty part does.
  ///
  /// - Complexity: O(n · m) at worst, O(n) in ordinary text, of which eight bytes are looked at together.
  package func holds(_ part: Span<UInt8>) -> Bool {
    guard part.count > 0 else { return true }
    let first = ByteMarks(part[0])
    let end = count - part.count + 1
    var position = 0
    while position < end, let start = first.first(in: self, from: position, to: end) {
      if holds(part, at: start) { return true }
      position = start + 1
    }
    return false
  }

  /// Whether the bytes of a part stand at an offset of these.
  ///
  /// - Complexity: O(length of the part).
  package func holds(_ part: Span<UInt8>, at offset: Int) -> Bool {
    guard part.count <= count - offset else { return false }
    for index in 0..<part.count where self[offset + index] != part[index] { return false }
    return true
  }
}
