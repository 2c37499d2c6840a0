/// Text and attributes of HTML.
enum HTMLText {
  /// The text with what means something in HTML as references, for elements and quoted attributes.
  static func escaped(_ text: some StringProtocol) -> String {
    var result = ""
    for character in text.unicodeScalars {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\u{0}"..."\u{8}", "\u{b}"..."\u{1f}": result += "\u{fffd}"
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }

  /// A number between 0 and 1 as a percentage without decimals.
  static func percent(_ share: Double) -> String { "\(Int((share * 100).rounded())) %" }
}
