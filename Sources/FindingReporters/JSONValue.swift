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
    var text = ""
    write(to: &text)
    return text
  }

  /// Writes the value on one line.
  package func write(to text: inout String) {
    switch self {
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += "," }
        Self.write(member.key, to: &text)
        text += ":"
        member.value.write(to: &text)
      }
      text += "}"
    case .array(let values):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += "," }
        value.write(to: &text)
      }
      text += "]"
    case .string(let string): Self.write(string, to: &text)
    case .integer(let integer): text += String(integer)
    case .number(let number): text += Self.decimal(number)
    case .boolean(let boolean): text += boolean ? "true" : "false"
    case .null: text += "null"
    }
  }

  /// A text in quotes; control characters are escaped, and U+2028 and U+2029 too, which some
  /// readers of JSON lines take for line ends.
  private static func write(_ string: String, to text: inout String) {
    text += "\""
    let bytes = string.utf8.span
    var start = string.startIndex
    var offset = 0
    for index in 0..<bytes.count {
      let isMark = bytes[index] == 0xe2 && bytes[index + 1] == 0x80 && bytes[index + 2] | 1 == 0xa9
      guard bytes[index] < 0x20 || bytes[index] == 0x22 || bytes[index] == 0x5c || isMark else {
        continue
      }
      let place = string.utf8.index(start, offsetBy: index - offset)
      text += string[start..<place]
      write(string.unicodeScalars[place], to: &text)
      start = string.unicodeScalars.index(after: place)
      offset = index + (isMark ? 3 : 1)
    }
    if offset == 0 { text += string } else { text += string[start...] }
    text += "\""
  }

  /// A scalar as it is escaped.
  private static func write(_ scalar: Unicode.Scalar, to text: inout String) {
    switch scalar {
    case "\"": text += "\\\""
    case "\\": text += "\\\\"
    case "\n": text += "\\n"
    case "\r": text += "\\r"
    case "\t": text += "\\t"
    default:
      let digits = String(scalar.value, radix: 16)
      text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }

  private static func decimal(_ number: Double) -> String {
    guard number.isFinite else { return "0" }
    let tenThousandths = (number * 10_000).rounded()
    guard abs(tenThousandths) < 1e15 else { return String(number) }
    let whole = Int(tenThousandths)
    var digits = String(abs(whole) % 10_000)
    digits = String(repeating: "0", count: 4 - digits.count) + digits
    while digits.hasSuffix("0"), digits.count > 1 { digits.removeLast() }
    let sign = whole < 0 ? "-" : ""
    return "\(sign)\(abs(whole) / 10_000)" + (digits == "0" ? "" : ".\(digits)")
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
