/// A point in time as TMX writes it.
struct TMXDate {
  /// The date as `YYYYMMDDThhmmssZ`.
  let text: String

  /// Reads a date in either of ISO 8601's forms, with or without separators; nil for anything else.
  init?(_ text: String) {
    let digits = text.utf8.filter { (0x30...0x39).contains($0) }.map { Int($0) - 0x30 }
    let others = text.filter { !$0.isNumber }
    guard digits.count == 14 || digits.count == 17, others.allSatisfy({ "-:TZ. ".contains($0) })
    else { return nil }
    let month = digits[4] * 10 + digits[5]
    let day = digits[6] * 10 + digits[7]
    let hour = digits[8] * 10 + digits[9]
    guard (1...12).contains(month), (1...31).contains(day), hour < 24, digits[10] < 6,
      digits[12] < 7
    else { return nil }
    let string = digits.prefix(14).map(String.init).joined()
    self.text = "\(string.prefix(8))T\(string.suffix(6))Z"
  }
}
