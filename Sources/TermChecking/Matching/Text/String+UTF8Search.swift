import LanguageText

extension String {
  /// Whether the bytes of another text stand in this one.
  ///
  /// That is what `contains` tells of texts that are composed alike, without cutting them into
  /// characters.
  ///
  /// - Complexity: O(n · m) at worst, O(n) in ordinary text.
  func holdsBytes(of other: String) -> Bool {
    utf8.span.holds(other.utf8.span)
  }

  /// Where the bytes of another text stand in this one, in order and without overlap, as UTF-8 byte
  /// offsets; nowhere for an empty one.
  ///
  /// With `besidesCase` small letters of ASCII are as good as capitals.
  ///
  /// - Complexity: as ``holdsBytes(of:)``.
  func places(ofBytes other: String, besidesCase: Bool = false) -> [Range<Int>] {
    let text = utf8.span
    let part = other.utf8.span
    guard part.count > 0 else { return [] }
    func isSame(_ left: UInt8, _ right: UInt8) -> Bool {
      left == right || besidesCase && left ^ right == 0x20 && (left | 0x20) &- 0x61 < 26
    }
    var places: [Range<Int>] = []
    let (first, other) = (
      part[0], besidesCase && (part[0] | 0x20) &- 0x61 < 26 ? part[0] ^ 0x20 : part[0]
    )
    var start = 0
    while start <= text.count - part.count {
      guard text[start] == first || text[start] == other else {
        start += 1
        continue
      }
      var length = 1
      while length < part.count, isSame(text[start + length], part[length]) { length += 1 }
      if length == part.count {
        places.append(start..<start + length)
        start += length
      } else {
        start += 1
      }
    }
    return places
  }

  /// Whether the bytes of another text stand at an offset of this one.
  func holdsBytes(of other: String, at offset: Int) -> Bool {
    utf8.span.holds(other.utf8.span, at: offset)
  }

  /// Whether the text begins with the bytes of another.
  func beginsWithBytes(of other: String) -> Bool { holdsBytes(of: other, at: 0) }

  /// The character that ends before a UTF-8 byte offset; nil at the start.
  func character(before offset: Int) -> Character? {
    self[..<utf8.index(startIndex, offsetBy: offset)].last
  }

  /// The character that begins at a UTF-8 byte offset; nil at the end.
  func character(at offset: Int) -> Character? {
    self[utf8.index(startIndex, offsetBy: offset)...].first
  }
}
