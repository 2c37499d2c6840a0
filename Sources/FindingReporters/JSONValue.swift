/// A JSON value whose objects keep the order of their keys, so that output is stable and readable.
package enum JSONValue: Hashable, Sendable {
  /// An object, with its members in order.
  case object([Member])
  /// An array.
  case array([JSONValue])
  /// A text.
  case string(String)
  /// A whole number.
  case integer(Int)
  /// A number in 0…1 or another small one, written with at most four decimals.
  case number(Double)
  /// A truth value.
  case boolean(Bool)
  /// Nothing.
  case null

  /// A key and its value.
  package struct Member: Hashable, Sendable {
    /// The key.
    package var key: String
    /// The value.
    package var value: JSONValue

    /// Makes a member.
    package init(_ key: String, _ value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  /// The value as JSON text (RFC 8259) on one line.
  package var text: String {
    var bytes: [UInt8] = []
    write(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Writes the value on one line, as UTF-8.
  package func write(to bytes: inout [UInt8]) {
    switch self {
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        Self.write(member.key, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        member.value.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    case .array(let values):
      bytes.append(UInt8(ascii: "["))
      for (index, value) in values.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        value.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .string(let string): Self.write(string, to: &bytes)
    case .integer(let integer): Self.write(integer, to: &bytes)
    case .number(let number): Self.write(number, to: &bytes)
    case .boolean(let boolean): bytes += (boolean ? "true" : "false").utf8
    case .null: bytes += "null".utf8
    }
  }

  /// A text in quotes; control characters are escaped, and U+2028 and U+2029 too, which some
  /// readers of JSON lines take for line ends.
  static func write(_ string: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    let text = string.utf8.span
    if let first = nextEscaped(from: 0, in: text) {
      var (start, next) = (0, Optional(first))
      while let place = next {
        for index in start..<place { bytes.append(text[index]) }
        start = place + writeEscaped(at: place, of: text, to: &bytes)
        next = nextEscaped(from: start, in: text)
      }
      for index in start..<text.count { bytes.append(text[index]) }
    } else {
      bytes += string.utf8
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Where the next character stands that is escaped; nil when none is.
  private static func nextEscaped(from start: Int, in text: Span<UInt8>) -> Int? {
    for index in start..<text.count {
      let byte = text[index]
      // Small letters of ASCII and all bytes of most others need no further look.
      guard byte <= 0x5c || byte == 0xe2 else { continue }
      if byte < 0x20 || byte == 0x22 || byte == 0x5c { return index }
      if byte == 0xe2, text[index + 1] == 0x80, text[index + 2] | 1 == 0xa9 { return index }
    }
    return nil
  }

  /// Writes a character as it is escaped; returns how many bytes it takes in the text.
  private static func writeEscaped(
    at place: Int, of text: Span<UInt8>, to bytes: inout [UInt8]
  ) -> Int {
    switch text[place] {
    case UInt8(ascii: "\""): bytes += #"\""#.utf8
    case UInt8(ascii: "\\"): bytes += #"\\"#.utf8
    case 0x0a: bytes += #"\n"#.utf8
    case 0x0d: bytes += #"\r"#.utf8
    case 0x09: bytes += #"\t"#.utf8
    case 0xe2:
      bytes += (text[place + 2] == 0xa8 ? #"\u2028"# : #"\u2029"#).utf8
      return 3
    case let control:
      let digits = String(control, radix: 16)
      bytes += (#"\u"# + String(repeating: "0", count: 4 - digits.count) + digits).utf8
    }
    return 1
  }

  /// A whole number.
  static func write(_ integer: Int, to bytes: inout [UInt8]) {
    if integer < 0 { bytes.append(UInt8(ascii: "-")) }
    var (rest, unit): (UInt, UInt) = (integer.magnitude, 1)
    while rest / unit > 9 { unit *= 10 }
    while unit > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(rest / unit))
      rest %= unit
      unit /= 10
    }
  }

  /// A number with at most four decimals.
  static func write(_ number: Double, to bytes: inout [UInt8]) {
    guard number.isFinite else { return bytes.append(UInt8(ascii: "0")) }
    let tenThousandths = (number * 10_000).rounded()
    guard abs(tenThousandths) < 1e15 else {
      bytes += String(number).utf8
      return
    }
    let whole = Int(tenThousandths)
    if whole < 0 { bytes.append(UInt8(ascii: "-")) }
    write(abs(whole) / 10_000, to: &bytes)
    guard abs(whole) % 10_000 > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    var (rest, unit) = (abs(whole) % 10_000, 1000)
    while rest > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(rest / unit))
      rest %= unit
      unit /= 10
    }
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral,
  ExpressibleByNilLiteral
{
  /// A text.
  package init(stringLiteral value: String) { self = .string(value) }

  /// A whole number.
  package init(integerLiteral value: Int) { self = .integer(value) }

  /// A truth value.
  package init(booleanLiteral value: Bool) { self = .boolean(value) }

  /// An array.
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }

  /// An object with its members in the order written.
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map(Member.init))
  }

  /// Nothing.
  package init(nilLiteral: Void) { self = .null }
}

extension JSONValue {
  /// A text, or null for nil.
  package static func optional(_ string: String?) -> JSONValue {
    string.map(JSONValue.string) ?? .null
  }
}
