/// Compares the inline codes, tags and placeholders of a translation with those of its source.
enum CodeCheck {
  /// Says what differs; nil when nothing does.
  static func fault(_ segment: SegmentContent, _ source: SegmentContent) -> String? {
    let (codes, original) = (counts(segment.pieces), counts(source.pieces))
    for name in Set(codes.keys).union(original.keys).sorted()
    where codes[name, default: 0] != original[name, default: 0] {
      return "\(codes[name, default: 0]) <\(name)> for \(original[name, default: 0]) of the source"
    }
    let (here, there) = (tokens(segment.plainText), tokens(source.plainText))
    if let missing = there.first(where: { !here.contains($0) }) { return "“\(missing)” is missing" }
    if let extra = here.first(where: { !there.contains($0) }) { return "“\(extra)” is new" }
    return nil
  }

  private static func counts(_ pieces: [SegmentContent.Piece]) -> [String: Int] {
    var counts: [String: Int] = [:]
    for case .code(let code) in pieces {
      if code.name == "hi" || code.name == "sub" {
        counts.merge(self.counts(code.pieces), uniquingKeysWith: +)
      } else {
        counts[code.name, default: 0] += 1
      }
    }
    return counts
  }

  /// The tags and placeholders in a text: `<b>`, `</b>`, `<f0/>`, `%s`, `%1$d`, `{0}`, `{name}`,
  /// `${x}`.
  static func tokens(_ text: String) -> [String] {
    guard text.utf8.contains(where: { "<%{".utf8.contains($0) }) else { return [] }
    let bytes = Array(text.utf8)
    var tokens: [String] = []
    var index = 0
    while index < bytes.count {
      let end: Int?
      switch bytes[index] {
      case UInt8(ascii: "<"): end = tagEnd(bytes, index)
      case UInt8(ascii: "{"): end = braceEnd(bytes, index)
      case UInt8(ascii: "%"): end = formatEnd(bytes, index)
      default: end = nil
      }
      guard let end else {
        index += 1
        continue
      }
      tokens.append(String(decoding: bytes[index..<end], as: UTF8.self))
      index = end
    }
    return tokens
  }

  /// The end of `<name>`, `</name>` or `<name/>`, without attributes, whose values may be text.
  private static func tagEnd(_ bytes: [UInt8], _ start: Int) -> Int? {
    var index = start + 1
    if index < bytes.count, bytes[index] == UInt8(ascii: "/") { index += 1 }
    let name = index
    while index < bytes.count, isWord(bytes[index]) { index += 1 }
    guard index > name, index - name < 12, bytes[name] > 0x40 else { return nil }
    if index < bytes.count, bytes[index] == UInt8(ascii: "/") { index += 1 }
    return index < bytes.count && bytes[index] == UInt8(ascii: ">") ? index + 1 : nil
  }

  private static func braceEnd(_ bytes: [UInt8], _ start: Int) -> Int? {
    var index = start + 1
    while index < bytes.count, isWord(bytes[index]) { index += 1 }
    guard index > start + 1, index < bytes.count, bytes[index] == UInt8(ascii: "}") else {
      return nil
    }
    return index + 1
  }

  /// The end of a format of C: digits with `$`, flags, width, length and a letter.
  private static func formatEnd(_ bytes: [UInt8], _ start: Int) -> Int? {
    var index = start + 1
    while index < bytes.count, (0x30...0x39).contains(bytes[index]) { index += 1 }
    if index > start + 1 {
      guard index < bytes.count, bytes[index] == UInt8(ascii: "$") else { return nil }
      index += 1
    }
    guard index < bytes.count, "sd@uifgx".utf8.contains(bytes[index]) else { return nil }
    // “50 % of” is no format, nor is “%dollars”.
    let next = index + 1 < bytes.count ? bytes[index + 1] : 0x20
    return isWord(next) && next < 0x80 ? nil : index + 1
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"): true
    default: false
    }
  }
}

/// Compares the numbers of a translation with those of its source.
enum NumberCheck {
  /// Says what differs; nil when nothing does.
  ///
  /// Separators, zeros and the order differ between languages, and small numbers may be words; so
  /// only the other digits are compared, and only where both sides have numbers.
  static func fault(_ text: String, _ source: String) -> String? {
    let (here, there) = (digits(text), digits(source))
    guard !here.isEmpty, !there.isEmpty, here != there else { return nil }
    // A number in words on one side leaves the other side with more.
    let isPart = contains(here, there) || contains(there, here)
    if isPart, abs(here.count - there.count) <= 2 { return nil }
    return "other numbers than in the source"
  }

  private static func digits(_ text: String) -> [Int] {
    text.unicodeScalars.compactMap { scalar -> Int? in
      switch scalar.value {
      case 0x31...0x39: Int(scalar.value) - 0x30
      case 0xFF11...0xFF19: Int(scalar.value) - 0xFF10
      case 0x661...0x669: Int(scalar.value) - 0x660
      case 0x6F1...0x6F9: Int(scalar.value) - 0x6F0
      case 0x967...0x96F: Int(scalar.value) - 0x966
      default: nil
      }
    }.sorted()
  }

  /// Whether a sorted list has all of another one.
  private static func contains(_ whole: [Int], _ part: [Int]) -> Bool {
    var rest = part[...]
    for digit in whole where rest.first == digit { rest.removeFirst() }
    return rest.isEmpty
  }
}
