extension LanguageTag {
  /// Whether the tag is one by the grammar of RFC 5646 §2.1; whether somebody has registered its subtags is not asked.
  ///
  /// Of languages only those of two or three letters are: the grammar leaves room for longer ones, but there is none,
  /// so that `german` is a slip. Files have tags that are none, and are read all the same.
  package var isWellFormed: Bool {
    if language.utf8.count > 3 { return false }
    var subtags = rest[...]
    if script == nil, region == nil {
      var count = 0
      while count < 3, let next = subtags.first, next.utf8.count == 3, !Self.hasDigit(next) {
        subtags.removeFirst()
        count += 1
      }
      if count > 0 {
        if let next = subtags.first, next.utf8.count == 4, !Self.hasDigit(next) {
          subtags.removeFirst()
        }
        if let next = subtags.first, Self.isRegionOfExtended(next) { subtags.removeFirst() }
      }
    }
    while let next = subtags.first, Self.isVariant(next) { subtags.removeFirst() }
    while let singleton = subtags.popFirst() {
      guard singleton.utf8.count == 1 else { return false }
      if singleton == "x" { return !subtags.isEmpty }
      let count = subtags.prefix { $0.utf8.count > 1 }.count
      if count == 0 { return false }
      subtags.removeFirst(count)
    }
    return true
  }

  private static func isVariant(_ subtag: String) -> Bool {
    (5...8).contains(subtag.utf8.count)
      || subtag.utf8.count == 4 && subtag.first.map { ("0"..."9").contains($0) } == true
  }

  private static func isRegionOfExtended(_ subtag: String) -> Bool {
    subtag.utf8.count == 2 && !hasDigit(subtag)
      || subtag.utf8.count == 3 && subtag.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }

  private static func hasDigit(_ subtag: String) -> Bool {
    subtag.utf8.contains { (0x30...0x39).contains($0) }
  }
}
