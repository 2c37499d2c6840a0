internal import LibXML

/// A place in a file that is read forwards.
struct SourcePosition {
  private var line = 1
  private var column = 1

  /// Goes over bytes.
  mutating func advance(over bytes: some Sequence<UInt8>) {
    for byte in bytes { advance(over: byte) }
  }

  /// Goes over a byte.
  mutating func advance(over byte: UInt8) {
    if byte == UInt8(ascii: "\n") {
      (line, column) = (line + 1, 1)
    } else if byte & 0xC0 != 0x80 {
      column += 1
    }
  }

  /// The place as a value.
  var place: XMLPosition { XMLPosition(line: line, column: column) }
}
