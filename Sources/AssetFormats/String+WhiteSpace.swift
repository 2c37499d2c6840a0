extension StringProtocol {
  /// The text without white space at its ends.
  var trimmed: String {
    var scalars = Substring(self).unicodeScalars
    while let last = scalars.last, last.properties.isWhitespace { scalars.removeLast() }
    return String(scalars.drop { $0.properties.isWhitespace })
  }

  /// The trimmed text with every run of white space as one space.
  var collapsed: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }

  /// The trimmed text with line breaks before indentation, which are layout, as one space.
  var unwrapped: String {
    var result = ""
    for line in trimmed.split(separator: "\n", omittingEmptySubsequences: false) {
      let isIndented = line.first.map { $0 == " " || $0 == "\t" } ?? false
      if !result.isEmpty { result += isIndented ? " " : "\n" }
      result += isIndented ? line.trimmed : String(line)
    }
    return result
  }
}
