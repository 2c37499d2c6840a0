import DocumentFormats
import LanguageText
import Synchronization

/// The blocks of a document as matchers search them, each folded once for all termbases.
final class SearchedTexts: Sendable {
  private let texts: Mutex<[SearchedText?]>
  private let blocks: [TextBlock]
  private let use: SearchedText.Use

  /// Makes the texts of a document, without folding yet.
  init(of document: ParsedDocument, language: LanguageTag) {
    use = SearchedText.Use(language)
    blocks = document.blocks
    texts = Mutex(Array(repeating: nil, count: blocks.count))
  }

  /// The text of a block by its index in the document.
  func text(at index: Int) -> SearchedText {
    texts.withLock { texts in
      if let text = texts[index] { return text }
      let text = SearchedText(blocks[index], for: use)
      texts[index] = text
      return text
    }
  }
}

extension SearchedText {
  /// The text of a block, without what its markup masks.
  convenience init(_ block: TextBlock, for use: Use) {
    var masked: [Range<Int>] = []
    masked.reserveCapacity(block.spans.count)
    for index in block.spans.indices where block.spans[index].isMasked {
      masked.append(block.spans[index].range)
    }
    self.init(block.text, masked: masked, for: use)
  }
}
