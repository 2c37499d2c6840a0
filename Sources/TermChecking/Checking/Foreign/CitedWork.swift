import DocumentFormats
import LanguageText

/// Tells what cites a work by its title and who wrote it: *“On Short Letters” by The Nova Project*, as lists of
/// references do.
enum CitedWork {
  /// Whether a paragraph or item is the title of a work, in quotation marks or as a link to another site, with who
  /// wrote it behind it, and nothing else but addresses.
  ///
  /// - Complexity: O(length of the text).
  static func isOne(_ block: TextBlock) -> Bool {
    guard block.kind == .paragraph || block.kind == .listItem || block.kind == .tableCell else {
      return false
    }
    let text = block.text
    guard let end = endOfTitle(block) else { return false }
    let addresses = block.spans.filter { span in
      switch span.kind {
      case .url: true
      case .link: text.utf8Slice(span.range).holdsBytes(of: "://")
      default: false
      }
    }.map(\.range).filter { $0.lowerBound >= end }
    let rest = text.without(
      ([0..<end] + addresses).sorted { $0.lowerBound < $1.lowerBound })
    let words = rest.split { $0 == " " || $0 == "\u{a0}" || $0 == "," }
    guard let first = words.first, let name = words.dropFirst().first,
      ["by", "—", "–", "-"].contains(first.lowercased()), words.count <= mostWordsOfName
    else { return false }
    // Without an address a few words may be anything: “Save” by default.
    let isTold =
      name.unicodeScalars.first?.isCapital == true
      && text.utf8Slice(0..<end).split(separator: " ").count >= leastWordsOfTitle
    guard isTold || !addresses.isEmpty else { return false }
    // A sentence goes on.
    return !String(rest.dropLast()).holdsBytes(of: ". ")
  }

  /// Where the title ends with which a text begins; nil where it begins with none.
  private static func endOfTitle(_ block: TextBlock) -> Int? {
    let text = block.text
    if let link = block.spans.first(where: { $0.isExternalLink && $0.range.lowerBound == 0 }) {
      return link.range.upperBound
    }
    guard let first = text.first, let mark = marks[first],
      let close = text.dropFirst().firstIndex(of: mark)
    else { return nil }
    return text.utf8.distance(from: text.startIndex, to: close) + String(mark).utf8.count
  }

  private static let marks: [Character: Character] = ["\"": "\"", "“": "”", "„": "“", "«": "»"]
  private static let leastWordsOfTitle = 3
  private static let mostWordsOfName = 12
}
