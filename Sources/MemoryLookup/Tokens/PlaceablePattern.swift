/// Finds variables, tags and addresses in segments: `{0}`, `${name}`, `%1$s`, `%(n)d`, `<b>`,
/// `https://…`.
enum PlaceablePattern {
  private static let longest = 200

  /// Where a placeable that begins at an offset ends; nil when none begins there.
  @inline(__always)
  static func end(in bytes: [UInt8], at start: Int) -> Int? {
    switch bytes[start] {
    case UInt8(ascii: "{"): endOfBraces(bytes, start)
    case UInt8(ascii: "$"):
      start + 1 < bytes.count && bytes[start + 1] == UInt8(ascii: "{")
        ? endOfBraces(bytes, start + 1) : nil
    case UInt8(ascii: "%"): endOfFormat(bytes, start)
    case UInt8(ascii: "<"): endOfTag(bytes, start)
    case UInt8(ascii: "h"): endOfAddress(bytes, start)
    default: nil
    }
  }

  private static func endOfBraces(_ bytes: [UInt8], _ start: Int) -> Int? {
    var depth = 0
    for offset in start..<min(bytes.count, start + longest) {
      switch bytes[offset] {
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"):
        depth -= 1
        if depth == 0 { return offset - start > 1 ? offset + 1 : nil }
      case 0...0x20: return nil
      default: break
      }
    }
    return nil
  }

  /// printf and Python formats; a per cent sign before a space is none.
  private static func endOfFormat(_ bytes: [UInt8], _ start: Int) -> Int? {
    var offset = start + 1
    if offset < bytes.count, bytes[offset] == UInt8(ascii: "(") {
      guard let close = bytes[offset...].prefix(longest).firstIndex(of: UInt8(ascii: ")")) else {
        return nil
      }
      offset = close + 1
    }
    while offset < bytes.count, offset - start < 40,
      "0123456789$.#+-*l".utf8.contains(bytes[offset])
    { offset += 1 }
    guard offset < bytes.count, "sdifuxXcpge@".utf8.contains(bytes[offset]) else { return nil }
    let next = offset + 1
    let isWord = next < bytes.count && isLetter(bytes[next]) && bytes[offset] != UInt8(ascii: "@")
    return isWord ? nil : next
  }

  private static func endOfTag(_ bytes: [UInt8], _ start: Int) -> Int? {
    guard start + 1 < bytes.count, isLetter(bytes[start + 1]) || bytes[start + 1] == 0x2f else {
      return nil
    }
    for offset in start + 1..<min(bytes.count, start + longest) {
      if bytes[offset] == UInt8(ascii: ">") { return offset + 1 }
      if bytes[offset] == UInt8(ascii: "<") { return nil }
    }
    return nil
  }

  private static func endOfAddress(_ bytes: [UInt8], _ start: Int) -> Int? {
    guard start + 8 < bytes.count, bytes[start + 1] == UInt8(ascii: "t"),
      bytes[start..<start + 7].elementsEqual("http://".utf8)
        || bytes[start..<start + 8].elementsEqual("https://".utf8)
    else { return nil }
    if start > 0, isLetter(bytes[start - 1]) { return nil }
    var end = start + 7
    while end < bytes.count, bytes[end] > 0x20, bytes[end] < 0x7f,
      !"<>\"'()".utf8.contains(bytes[end])
    { end += 1 }
    while end > start, ".,;:!?".utf8.contains(bytes[end - 1]) { end -= 1 }
    return end
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x61...0x7a).contains(byte | 0x20)
  }
}
