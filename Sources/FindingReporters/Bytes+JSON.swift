/// JSON that is written straight to its bytes: a large report has hundreds of thousands of members, and a tree of
/// their values would be made to be read once.
extension [UInt8] {
  /// Writes a key, behind a comma where its object has another before it; the key has nothing to be escaped.
  mutating func writeJSON(key: String) {
    writeJSONComma(behind: UInt8(ascii: "{"))
    append(UInt8(ascii: "\""))
    append(contentsOf: key.utf8)
    append(UInt8(ascii: "\""))
    append(UInt8(ascii: ":"))
  }

  /// Writes a member with a text; null for nil.
  mutating func writeJSON(_ key: String, _ text: String?) {
    writeJSON(key: key)
    if let text { JSONValue.write(text, to: &self) } else { append(contentsOf: "null".utf8) }
  }

  /// Writes a member with a whole number.
  mutating func writeJSON(_ key: String, _ number: Int) {
    writeJSON(key: key)
    JSONValue.write(number, to: &self)
  }

  /// Writes a member with a number, as ``JSONValue/number(_:)`` has it.
  mutating func writeJSON(_ key: String, _ number: Double) {
    writeJSON(key: key)
    JSONValue.write(number, to: &self)
  }

  /// Writes a member with a truth value.
  mutating func writeJSON(_ key: String, _ truth: Bool) {
    writeJSON(key: key)
    append(contentsOf: (truth ? "true" : "false").utf8)
  }

  /// Writes a member with an array of what is written for each element, which is an object.
  mutating func writeJSON<Value>(
    _ key: String, _ elements: some Sequence<Value>,
    _ write: (Value, inout [UInt8]) -> Void
  ) {
    writeJSON(key: key)
    append(UInt8(ascii: "["))
    for element in elements {
      writeJSONComma(behind: UInt8(ascii: "["))
      writeJSONObject { write(element, &$0) }
    }
    append(UInt8(ascii: "]"))
  }

  /// Writes an object with the members that are written in between.
  mutating func writeJSONObject(_ writeMembers: (inout [UInt8]) -> Void) {
    append(UInt8(ascii: "{"))
    writeMembers(&self)
    append(UInt8(ascii: "}"))
  }

  /// Writes the comma before all members or elements but the first, which stands behind a bracket.
  private mutating func writeJSONComma(behind bracket: UInt8) {
    if last != bracket { append(UInt8(ascii: ",")) }
  }
}
