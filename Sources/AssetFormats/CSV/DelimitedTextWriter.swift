/// Writes tables of cells as comma- or tab-separated text (RFC 4180).
package enum DelimitedTextWriter {
  /// The rows as UTF-8 without byte order mark; cells are quoted only where they must be:
  /// where they hold a quote, a separator or a line end, or have white space at their ends.
  package static func bytes(
    of rows: [[String]], separator: Character, lineEnd: String = "\n"
  ) -> [UInt8] {
    var text = ""
    for row in rows {
      text += row.map { quoted($0, separator) }.joined(separator: String(separator))
      text += lineEnd
    }
    return Array(text.utf8)
  }

  /// A cell as it stands in a row.
  static func quoted(_ cell: String, _ separator: Character) -> String {
    let special = Array("\"\r\n\(separator)".utf8)
    guard cell.utf8.contains(where: special.contains) || cell.trimmed.utf8.count < cell.utf8.count
    else { return cell }
    var quoted = String.UnicodeScalarView("\"".unicodeScalars)
    for scalar in cell.unicodeScalars {
      if scalar == "\"" { quoted.append(scalar) }
      quoted.append(scalar)
    }
    return String(quoted) + "\""
  }
}
