/// Resolves the character references of HTML.
enum CharacterReference {
  /// The visible text of a reference such as `&amp;` or `&#x2014;`: spaces that do not break are
  /// plain, invisible characters are nothing; nil when there is no such reference.
  static func text(of reference: String) -> String? {
    let name = reference.dropFirst().dropLast()
    guard reference.hasPrefix("&"), reference.hasSuffix(";"), !name.isEmpty else { return nil }
    guard
      let scalar = name.hasPrefix("#")
        ? numeric(name.dropFirst()) : NamedCharacters.all[String(name)]
    else { return nil }
    switch scalar.value {
    case 0xa0, 0x2007, 0x202f, 0x09: return " "
    case 0xad, 0x200b...0x200d, 0x2060, 0xfeff: return ""
    default: return String(Character(scalar))
    }
  }

  private static func numeric(_ digits: Substring) -> Unicode.Scalar? {
    let isHex = digits.hasPrefix("x") || digits.hasPrefix("X")
    guard let value = UInt32(isHex ? digits.dropFirst() : digits, radix: isHex ? 16 : 10) else {
      return nil
    }
    return Unicode.Scalar(value == 0 ? 0xfffd : value) ?? "\u{FFFD}"
  }
}
