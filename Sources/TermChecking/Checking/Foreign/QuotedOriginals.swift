import DocumentFormats
import LanguageText

/// Tells words that a draft quotes as they are because its source quotes names: *“Depends”, “Recommends” or “Conflicts”*.
enum QuotedOriginals {
  /// Whether quotation marks hold nothing but a word with a capital that a source quotes, too, and others of the paragraph
  /// do so as well.
  ///
  /// - Complexity: O(length of the paragraphs).
  static func hold(_ use: TermUse, in passage: Passage, _ context: CheckContext) -> Bool {
    let text = context.draft.document.blocks[use.block].text
    // Hardly a word stands behind such a mark.
    guard use.text.utf8.first.map({ $0 &- 0x41 < 26 }) == true,
      Self.isQuoted(behind: use.range.lowerBound, of: text)
    else { return false }
    let names = Self.names(in: text)
    guard names.count > 1, names.contains(where: { $0.range == use.range }) else { return false }
    let blocks = context.sources[passage.document].document.blocks
    let originals = passage.sourceBlocks.reduce(into: Set<String>()) { originals, block in
      originals.formUnion(Self.names(in: blocks[block].text).map(\.text))
    }
    return originals.contains(use.text)
      && Set(names.map(\.text)).intersection(originals).count > 1
  }

  /// The words with a capital that stand alone between quotation marks, with their places in UTF-8 bytes.
  private static func names(in text: String) -> [(text: String, range: Range<Int>)] {
    var names: [(text: String, range: Range<Int>)] = []
    var open: Int?
    var offset = 0
    for scalar in text.unicodeScalars {
      let next = offset + UTF8.width(scalar)
      if let start = open, closes(scalar) {
        if let name = name(in: start..<offset, of: text) { names.append(name) }
        open = nil
      } else if opens(scalar) {
        open = next
      }
      offset = next
    }
    return names
  }

  private static func opens(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "“", "„", "«", "\"", "‘", "‚": true
    default: false
    }
  }

  private static func closes(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "”", "“", "»", "\"", "’": true
    default: false
    }
  }

  /// Whether a mark that opens a quotation stands before an offset, perhaps with a space behind it.
  private static func isQuoted(behind offset: Int, of text: String) -> Bool {
    let bytes = text.utf8.span
    var end = offset
    func ends(with mark: (UInt8, UInt8, UInt8)) -> Bool {
      end > 2 && bytes[end - 3] == mark.0 && bytes[end - 2] == mark.1 && bytes[end - 1] == mark.2
    }
    if end > 0, bytes[end - 1] == 0x20 {
      end -= 1
    } else if end > 1, bytes[end - 2] == 0xc2, bytes[end - 1] == 0xa0 {
      end -= 2
    } else if ends(with: (0xe2, 0x80, 0xaf)) {
      end -= 3
    }
    guard end > 0 else { return false }
    return bytes[end - 1] == UInt8(ascii: "\"")
      || end > 1 && bytes[end - 2] == 0xc2 && bytes[end - 1] == 0xab
      || [0x98, 0x9a, 0x9c, 0x9e].contains { ends(with: (0xe2, 0x80, $0)) }
  }

  /// A quotation that is one word of ASCII letters with a capital; nil for any other.
  private static func name(
    in range: Range<Int>, of text: String
  ) -> (text: String, range: Range<Int>)? {
    let quotation = text.utf8Slice(range)
    let head = quotation.unicodeScalars.prefix { $0.properties.isWhitespace }
    let start = range.lowerBound + head.reduce(0) { $0 + UTF8.width($1) }
    let word = quotation.filter { !$0.isWhitespace }
    guard word.first?.isUppercase == true, word.allSatisfy({ $0.isASCII && $0.isLetter }) else {
      return nil
    }
    return (word, start..<start + word.utf8.count)
  }
}
