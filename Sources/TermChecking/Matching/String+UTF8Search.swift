extension String {
  /// Whether the bytes of another text stand in this one.
  ///
  /// That is what `contains` tells of texts that are composed alike, without cutting them into
  /// characters.
  ///
  /// - Complexity: O(n · m) at worst, O(n) in ordinary text.
  func holdsBytes(of other: String) -> Bool {
    let text = utf8.span
    let part = other.utf8.span
    guard part.count > 0 else { return true }
    guard part.count <= text.count else { return false }
    let first = part[0]
    for start in 0...text.count - part.count where text[start] == first {
      var length = 1
      while length < part.count, text[start + length] == part[length] { length += 1 }
      if length == part.count { return true }
    }
    return false
  }

  /// Whether the text begins with the bytes of another.
  func beginsWithBytes(of other: String) -> Bool {
    let text = utf8.span
    let part = other.utf8.span
    guard part.count <= text.count else { return false }
    for index in 0..<part.count where text[index] != part[index] { return false }
    return true
  }
}
