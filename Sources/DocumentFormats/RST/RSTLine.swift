/// What the looks of a line say in reStructuredText.
extension IndentedLine {
  /// The mark that the line repeats, as under titles; nil for any other line.
  var adornment: UInt8? {
    guard let first = text.first, text.count >= 2, (0x21...0x7e).contains(first),
      !first.isASCIIWord, text.allSatisfy({ $0 == first })
    else { return nil }
    return first
  }

  /// Whether the line is a border of a table.
  var isTableBorder: Bool {
    if starts("+-") || starts("+=") { return text.allSatisfy { "+-=|".utf8.contains($0) } }
    return starts("==") && text.contains(0x20) && text.allSatisfy { "= ".utf8.contains($0) }
  }

  /// The offset behind the bullet or number that the line begins with; nil without one.
  var itemStart: Int? {
    let marker = text.prefix { !$0.isSpace }
    guard let first = marker.first, marker.endIndex < range.upperBound else { return nil }
    let isBullet =
      marker.count == 1 && "*-+".utf8.contains(first)
      || String(decoding: marker, as: UTF8.self) == "•"
    guard isBullet || Self.isNumber(marker) else { return nil }
    return skippingSpace(from: marker.endIndex)
  }

  /// The offset behind `:name: ` of a field; nil for any other line.
  var fieldStart: Int? {
    guard text.first == UInt8(ascii: ":"), text.dropFirst().first?.isASCIIWord == true,
      let colon = text.dropFirst().firstIndex(of: UInt8(ascii: ":"))
    else { return nil }
    let next = colon + 1
    guard next == range.upperBound || text[next].isSpace else { return nil }
    return min(next + 1, range.upperBound)
  }

  /// `1.`, `#.`, `a)`, `(1)`.
  private static func isNumber(_ marker: ArraySlice<UInt8>) -> Bool {
    guard let last = marker.last, ".)".utf8.contains(last), marker.count <= 6 else { return false }
    let number = marker.dropLast().drop { $0 == UInt8(ascii: "(") }
    guard let first = number.first else { return false }
    return number.allSatisfy { (0x30...0x39).contains($0) }
      || number.count == 1 && (first.isASCIIWord || first == UInt8(ascii: "#"))
  }
}
