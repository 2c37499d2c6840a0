/// A point in time as TMX writes it.
struct TMXDate {
  /// The date as `YYYYMMDDThhmmssZ`.
  let text: String

  /// Reads a date in either of ISO 8601's forms, with or without separators; nil for anything else.
  init?(_ text: String) {
    var digits: [Int] = []
    digits.reserveCapacity(17)
    var hasForm = text.utf8.count == 16
    for (index, byte) in text.utf8.enumerated() {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digits.append(Int(byte) - 0x30)
      case UInt8(ascii: "T") where index == 8, UInt8(ascii: "Z") where index == 15: continue
      case UInt8(ascii: "-"), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: " "),
        UInt8(ascii: "T"), UInt8(ascii: "Z"):
        hasForm = false
      default: return nil
      }
    }
    guard digits.count == 14 || digits.count == 17, Self.isTime(digits) else { return nil }
    if hasForm {
      self.text = text
    } else {
      let string = digits.prefix(14).map(String.init).joined()
      self.text = "\(string.prefix(8))T\(string.suffix(6))Z"
    }
  }

  /// Whether a text is a date as TMX writes it.
  static func isWellFormed(_ text: String) -> Bool {
    let bytes = text.utf8.span
    guard bytes.count == 16, bytes[8] == UInt8(ascii: "T"), bytes[15] == UInt8(ascii: "Z") else {
      return false
    }
    for index in 0..<15 where index != 8 {
      if !(0x30...0x39).contains(bytes[index]) { return false }
    }
    let month = (bytes[4] & 15) * 10 + (bytes[5] & 15)
    let day = (bytes[6] & 15) * 10 + (bytes[7] & 15)
    let hour = (bytes[9] & 15) * 10 + (bytes[10] & 15)
    return (1...12).contains(month) && (1...31).contains(day) && hour < 24 && bytes[11] < 0x36
      && bytes[13] < 0x37
  }

  private static func isTime(_ digits: [Int]) -> Bool {
    let month = digits[4] * 10 + digits[5]
    let day = digits[6] * 10 + digits[7]
    let hour = digits[8] * 10 + digits[9]
    return (1...12).contains(month) && (1...31).contains(day) && hour < 24 && digits[10] < 6
      && digits[12] < 7
  }
}
