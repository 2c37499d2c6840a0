import DocumentFormats
import LanguageText

/// The parts of a text that stand between quotation marks or in round brackets.
enum QuotedRanges {
  /// The parts without their marks, as UTF-8 byte offsets, in order; the outermost where they are nested.
  ///
  /// An apostrophe is no mark, and a straight one opens where no letter stands before it only.
  ///
  /// - Complexity: O(n) in the length of the text, times the marks that nothing closes.
  static func ranges(in text: String) -> [Range<Int>] {
    guard text.unicodeScalars.contains(where: { closing(of: $0) != nil }) else { return [] }
    let scalars = text.unicodeScalars
    var ranges: [Range<Int>] = []
    var place = scalars.startIndex
    var previous: Unicode.Scalar?
    while place < scalars.endIndex {
      let scalar = scalars[place]
      let next = scalars.index(after: place)
      if let closing = closing(of: scalar), scalar != "\"" || previous?.isLetterOrNumber != true,
        let end = end(of: closing, openedBy: scalar, in: scalars[next...])
      {
        let start = text.utf8.distance(from: text.startIndex, to: next)
        ranges.append(start..<start + text.utf8.distance(from: next, to: end))
        place = scalars.index(after: end)
        previous = scalars[end]
      } else {
        place = next
        previous = scalar
      }
    }
    return ranges
  }

  /// Where what is open ends, counting what opens inside of it.
  private static func end(
    of closing: [Unicode.Scalar], openedBy open: Unicode.Scalar,
    in rest: Substring.UnicodeScalarView
  ) -> String.Index? {
    var depth = 1
    for index in rest.indices.prefix(longest) {
      if closing.contains(rest[index]) {
        depth -= 1
        if depth == 0 { return index }
      } else if rest[index] == open {
        depth += 1
      }
    }
    return nil
  }

  /// How long a quotation is at most, in code points.
  private static let longest = 1500

  private static func closing(of scalar: Unicode.Scalar) -> [Unicode.Scalar]? {
    switch scalar {
    case "“": ["”"]
    case "„": ["“", "”"]
    case "«": ["»"]
    case "「": ["」"]
    case "『": ["』"]
    case "《": ["》"]
    case "\"": ["\""]
    case "(": [")"]
    case "（": ["）"]
    default: nil
    }
  }
}
