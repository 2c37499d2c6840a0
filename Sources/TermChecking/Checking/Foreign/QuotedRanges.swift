import DocumentFormats
import LanguageText

/// The parts of a text that stand between quotation marks or in round brackets.
enum QuotedRanges {
  /// The parts without their marks, as UTF-8 byte offsets, in order; the outermost where they are nested.
  ///
  /// An apostrophe is no mark, and a straight one opens where no letter stands before it only. What a
  /// mark opens ends with the mark that closes it, of as many as have opened before.
  ///
  /// - Complexity: O(n) in the length of the text.
  static func ranges(in text: String) -> [Range<Int>] {
    var open: [[Mark]] = pairs.map { _ in [] }
    var found: [Range<Int>] = []
    var offset = 0
    var number = 0
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      defer {
        offset += UTF8.width(scalar)
        number += 1
        previous = scalar
      }
      guard isMark(scalar) else { continue }
      for (pair, (opening, closing)) in pairs.enumerated() {
        if closing.contains(scalar), let start = open[pair].popLast() {
          if number - start.number <= longest { found.append(start.end..<offset) }
        } else if scalar == opening, scalar != "\"" || previous?.isLetterOrNumber != true {
          open[pair].append(Mark(end: offset + UTF8.width(scalar), number: number))
        }
      }
    }
    return outermost(of: found)
  }

  /// A mark that has opened something.
  private struct Mark {
    /// The offset behind it in UTF-8 bytes.
    let end: Int
    /// Its place in code points.
    let number: Int
  }

  private static func outermost(of ranges: [Range<Int>]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound })
    where range.lowerBound >= result.last?.upperBound ?? 0 {
      result.append(range)
    }
    return result
  }

  /// How long a quotation is at most, in code points.
  private static let longest = 1500

  private static let pairs: [(opening: Unicode.Scalar, closing: [Unicode.Scalar])] = [
    ("“", ["”"]), ("„", ["“", "”"]), ("«", ["»"]), ("「", ["」"]), ("『", ["』"]), ("《", ["》"]),
    ("【", ["】"]),
    ("\"", ["\""]), ("(", [")"]), ("（", ["）"]),
  ]

  /// Whether a character is one of the ``pairs``; every character of a draft is asked about.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\"", "(", ")", "«", "»", "“", "”", "„", "「", "」", "『", "』", "《", "》", "【", "】", "（", "）":
      true
    default: false
    }
  }
}
