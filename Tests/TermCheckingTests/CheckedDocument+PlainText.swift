import DocumentFormats
import Foundation
import LanguageText

@testable import TermChecking

extension CheckedDocument {
  /// A document of paragraphs between empty lines, each one segment, with its `<!-- -->` comments.
  init(plainText: String, language: LanguageTag, path: String = "draft.txt") {
    var blocks: [TextBlock] = []
    var segments: [Segment] = []
    var offset = 0
    for paragraph in plainText.split(separator: "\n\n", omittingEmptySubsequences: false) {
      let text = String(paragraph)
      let length = text.utf8.count
      segments.append(
        Segment(
          kind: .paragraph, block: blocks.count, text: text, range: 0..<length,
          fileRange: offset..<offset + length, startsBlock: true))
      blocks.append(
        TextBlock(
          kind: .paragraph, text: text, offsets: OffsetMap(identityAt: offset, length: length)))
      offset += length + 2
    }
    var comments: [SourceComment] = []
    for match in plainText.matches(of: /<!--(.*?)-->/) {
      let start = plainText.utf8.distance(
        from: plainText.startIndex, to: match.range.lowerBound)
      comments.append(
        SourceComment(
          text: match.1.trimmingCharacters(in: .whitespaces),
          range: start..<start + match.0.utf8.count))
    }
    self.init(
      path: path, language: language,
      document: ParsedDocument(blocks: blocks, comments: comments), segments: segments,
      lines: LineTable(Array(plainText.utf8)))
  }
}
