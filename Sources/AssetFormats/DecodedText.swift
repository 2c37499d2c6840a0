/// Turns the bytes of a text file into a string.
package enum DecodedText {
  /// Decodes UTF-8, with or without byte order mark, or UTF-16 with one.
  ///
  /// - Throws: ``AssetError`` with the place of the first byte that is no UTF-8, or of a NUL.
  package static func decode(_ bytes: [UInt8]) throws(AssetError) -> String {
    if bytes.starts(with: [0xFF, 0xFE]) {
      return try utf16(bytes.dropFirst(2), isBigEndian: false)
    }
    if bytes.starts(with: [0xFE, 0xFF]) { return try utf16(bytes.dropFirst(2), isBigEndian: true) }
    let content = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
    if let nul = content.firstIndex(of: 0) {
      throw error("a NUL byte", after: content[..<nul], hint: "the file is binary, or UTF-16")
    }
    guard let text = String(validating: content, as: UTF8.self) else {
      throw error(
        "a byte that is not UTF-8", after: validPrefix(of: content), hint: "save the file as UTF-8")
    }
    return text
  }

  private static func utf16(
    _ bytes: ArraySlice<UInt8>, isBigEndian: Bool
  ) throws(AssetError) -> String {
    let units = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map { index in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
    guard bytes.count.isMultiple(of: 2), let text = String(validating: units, as: UTF16.self),
      !text.utf8.contains(0)
    else { throw AssetError("the file begins like UTF-16 but is not", hint: "save it as UTF-8") }
    return text
  }

  private static func validPrefix(of bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var count = 0
    while case .valid(let scalar) = parser.parseScalar(from: &iterator) { count += scalar.count }
    return bytes.prefix(count)
  }

  private static func error(
    _ reason: String, after bytes: ArraySlice<UInt8>, hint: String
  ) -> AssetError {
    let line = bytes.count { $0 == UInt8(ascii: "\n") } + 1
    let lineStart = bytes.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.startIndex
    let column = bytes[lineStart...].count { $0 & 0xC0 != 0x80 } + 1
    return AssetError(line: line, column: column, reason, hint: hint)
  }
}
