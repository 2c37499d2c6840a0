/// A character reference of HTML at the start of some bytes, such as `&amp;` or `&#x2014;`.
struct CharacterReference {
  /// The visible text: spaces that do not break are plain, invisible characters are nothing.
  let text: String
  /// The offset behind the reference.
  let end: Int

  /// Reads the reference that begins with the `&` at the start; nil when there is none.
  ///
  /// Some names stand without a semicolon in old pages; no letter or digit may follow them.
  init?(_ bytes: ArraySlice<UInt8>) {
    guard bytes.first == UInt8(ascii: "&") else { return nil }
    let name = bytes.dropFirst().prefix { $0.isASCIIWord || $0 == UInt8(ascii: "#") }
    let isClosed = name.endIndex < bytes.endIndex && bytes[name.endIndex] == UInt8(ascii: ";")
    let written = String(decoding: name, as: UTF8.self)
    guard isClosed || written.hasPrefix("#") || Self.openNames.contains(written),
      let text = Self.text(named: written)
    else { return nil }
    self.text = text
    end = name.endIndex + (isClosed ? 1 : 0)
  }

  /// The visible text of a whole reference; nil when there is no such reference.
  static func text(of reference: String) -> String? {
    let name = reference.dropFirst().dropLast()
    guard reference.hasPrefix("&"), reference.hasSuffix(";") else { return nil }
    return text(named: String(name))
  }

  private static func text(named name: String) -> String? {
    guard
      let scalar = name.hasPrefix("#") ? numeric(name.dropFirst()) : NamedCharacters.all[name]
    else { return nil }
    switch scalar.value {
    case 0xa0, 0x2007, 0x202f, 0x09, 0x0a, 0x0d: return " "
    case 0xad, 0x200b...0x200d, 0x2060, 0xfeff: return ""
    default: return String(Character(scalar))
    }
  }

  private static func numeric(_ digits: Substring) -> Unicode.Scalar? {
    let isHex = digits.hasPrefix("x") || digits.hasPrefix("X")
    guard let value = UInt32(isHex ? digits.dropFirst() : digits, radix: isHex ? 16 : 10) else {
      return nil
    }
    if (0x80...0x9f).contains(value) { return Unicode.Scalar(windows1252[Int(value) - 0x80]) }
    return Unicode.Scalar(value == 0 ? 0xfffd : value) ?? "\u{FFFD}"
  }

  private static let openNames: Set<String> = ["amp", "lt", "gt", "quot", "nbsp", "copy", "reg"]

  /// What browsers read 128 to 159 as (HTML §13.2.5.80).
  private static let windows1252: [UInt16] = [
    0x20ac, 0x81, 0x201a, 0x192, 0x201e, 0x2026, 0x2020, 0x2021, 0x2c6, 0x2030, 0x160, 0x2039,
    0x152, 0x8d, 0x17d, 0x8f, 0x90, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014, 0x2dc,
    0x2122, 0x161, 0x203a, 0x153, 0x9d, 0x17e, 0x178,
  ]
}
