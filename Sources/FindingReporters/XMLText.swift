/// Text for XML reports.
enum XMLText {
  /// A text as the value of an attribute in double quotes.
  ///
  /// Line ends and tabs become references, which readers keep; characters that XML 1.0 cannot hold
  /// are left out (XML 1.0 §2.2, §3.3.3).
  static func attribute(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n": result += "&#10;"
      case "\r": result += "&#13;"
      case "\t": result += "&#9;"
      case "\u{0}"..."\u{1f}", "\u{fffe}", "\u{ffff}": break
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
