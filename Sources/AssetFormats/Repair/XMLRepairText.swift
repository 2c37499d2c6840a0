/// Mends character data and attribute values.
struct XMLRepairText {
  private var declared: Set<String> = ["amp", "lt", "gt", "quot", "apos"]

  /// Remembers the entities that a document type declaration declares.
  mutating func declare(entitiesIn bytes: ArraySlice<UInt8>) {
    let text = String(decoding: bytes, as: UTF8.self)
    for part in text.split(separator: "<!ENTITY").dropFirst() {
      if let name = part.split(whereSeparator: \.isWhitespace).first {
        declared.insert(String(name))
      }
    }
  }

  /// The bytes without characters that XML cannot hold.
  func withoutControls(
    _ bytes: ArraySlice<UInt8>, at start: SourcePosition, log: inout RepairLog
  ) -> [UInt8] {
    if bytes.allSatisfy(Self.isHarmless) { return Array(bytes) }
    var place = start
    var result: [UInt8] = []
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let length = Self.illegalLength(bytes, index)
      if length > 0 { log.add(.controlCharacter, at: place.place) }
      if length == 0 { result.append(bytes[index]) }
      let end = index + max(length, 1)
      place.advance(over: bytes[index..<end])
      index = end
    }
    return result
  }

  /// The text with its references and its markup right.
  func mended(
    _ bytes: ArraySlice<UInt8>, isAttribute: Bool = false, at start: SourcePosition,
    log: inout RepairLog
  ) -> [UInt8] {
    let isPlain = bytes.allSatisfy {
      Self.isHarmless($0) && $0 != UInt8(ascii: "&") && $0 != UInt8(ascii: "<")
    }
    if isPlain { return Array(bytes) }
    var place = start
    var result: [UInt8] = []
    var index = bytes.startIndex
    while index < bytes.endIndex {
      var end = index + 1
      let illegal = Self.illegalLength(bytes, index)
      if illegal > 0 {
        log.add(.controlCharacter, at: place.place)
        end = index + illegal
      } else if bytes[index] == UInt8(ascii: "<") {
        log.add(.bareMarkup, at: place.place)
        result += "&lt;".utf8
      } else if bytes[index] == UInt8(ascii: "&") {
        end = addReference(bytes, index, at: place, to: &result, log: &log)
      } else {
        result.append(bytes[index])
      }
      place.advance(over: bytes[index..<end])
      index = end
    }
    return result
  }

  /// Adds what should stand for the `&` at an index; returns the index behind what was read.
  private func addReference(
    _ bytes: ArraySlice<UInt8>, _ index: Int, at place: SourcePosition,
    to result: inout [UInt8], log: inout RepairLog
  ) -> Int {
    let limit = min(bytes.endIndex, index + 40)
    guard let semicolon = bytes[index..<limit].firstIndex(of: UInt8(ascii: ";")),
      let name = String(validating: bytes[(index + 1)..<semicolon], as: UTF8.self),
      Self.isReference(name)
    else {
      log.add(.bareMarkup, at: place.place)
      result += "&amp;".utf8
      return index + 1
    }
    let end = semicolon + 1
    if name.hasPrefix("#") {
      if Self.isLegal(name) {
        result += bytes[index..<end]
      } else {
        log.add(.controlCharacter, at: place.place)
      }
    } else if declared.contains(name) {
      result += bytes[index..<end]
    } else {
      log.add(.unknownEntity, at: place.place)
      result += (HTMLEntities.character(name).map { "&#\($0.value);" } ?? "&amp;\(name);").utf8
    }
    return end
  }

  /// Whether a text between `&` and `;` can be a reference.
  private static func isReference(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first else { return false }
    if first == "#" {
      let isHexadecimal = name.hasPrefix("#x")
      let digits = name.dropFirst(isHexadecimal ? 2 : 1)
      return !digits.isEmpty && UInt64(digits, radix: isHexadecimal ? 16 : 10) != nil
    }
    return first.properties.isAlphabetic
      && name.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || $0.properties.numericType != nil
          || "._-".unicodeScalars.contains($0)
      }
  }

  /// Whether a numeric reference names a character of XML 1.0.
  private static func isLegal(_ name: String) -> Bool {
    let isHexadecimal = name.hasPrefix("#x")
    guard let value = UInt32(name.dropFirst(isHexadecimal ? 2 : 1), radix: isHexadecimal ? 16 : 10),
      let scalar = Unicode.Scalar(value)
    else { return false }
    return [9, 10, 13].contains(scalar.value) || scalar.value >= 0x20 && value & 0xFFFE != 0xFFFE
      || value > 0xFFFF
  }

  private static func isHarmless(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte != 0xEF && byte != 0xED || [9, 10, 13].contains(byte)
  }

  /// The length of the character at an index if XML cannot hold it, else 0: controls, U+FFFE,
  /// U+FFFF and surrogates.
  private static func illegalLength(_ bytes: ArraySlice<UInt8>, _ index: Int) -> Int {
    let byte = bytes[index]
    if byte < 0x20 { return [9, 10, 13].contains(byte) ? 0 : 1 }
    guard byte == 0xEF || byte == 0xED, index + 2 < bytes.endIndex else { return 0 }
    let (second, third) = (bytes[index + 1], bytes[index + 2])
    if byte == 0xEF { return second == 0xBF && third >= 0xBE ? 3 : 0 }
    return second >= 0xA0 && second < 0xC0 && third & 0xC0 == 0x80 ? 3 : 0
  }
}
