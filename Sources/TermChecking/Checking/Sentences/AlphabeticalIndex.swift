import DocumentFormats

/// Tells pages that are an index: each language sorts its entries by its own letters, so that none stands beside what it
/// translates.
enum AlphabeticalIndex {
  /// How many letters such a page has as headings at least.
  private static let leastLetters = 8
  /// Of how many blocks one at most is a paragraph.
  private static let blocksForParagraph = 10

  /// Whether a document has letters as headings, and hardly any paragraph under them.
  ///
  /// - Complexity: O(number of blocks).
  static func isOne(_ document: ParsedDocument) -> Bool {
    let letters = document.blocks.count { block in
      block.kind == .heading && block.text.utf8.count <= longestLetter && block.text.count == 1
        && block.text.first?.isLetter == true
    }
    guard letters >= leastLetters else { return false }
    return document.blocks.count { $0.kind == .paragraph } * blocksForParagraph
      <= document.blocks.count
  }

  /// How many UTF-8 bytes a letter has at most.
  private static let longestLetter = 4
}
