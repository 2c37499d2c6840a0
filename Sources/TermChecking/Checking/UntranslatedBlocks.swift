import DocumentFormats
import LanguageText

extension TextBlock {
  /// The texts of links to other sites, as UTF-8 byte offsets: the titles of pages that may be in
  /// another language.
  var externalLinks: [Range<Int>] {
    spans.compactMap { span in
      guard case .link(let destination) = span.kind else { return nil }
      return destination.contains("://") ? span.range : nil
    }
  }
}

/// Which paragraphs of a draft are in the source language as a whole, joined to stretches.
///
/// Only drafts in another script than Latin have any.
struct UntranslatedBlocks {
  /// Paragraphs that follow each other without a translated one between them, or all of a document
  /// that are, when most of it is.
  struct Stretch: Hashable {
    /// How many paragraphs it has.
    var count: Int
    /// Whether most of the document is in the source language.
    var isMostOfDocument: Bool
  }

  /// The stretches, in order.
  private(set) var stretches: [Stretch] = []
  private var stretchOfBlock: [Int: Int] = [:]

  /// Looks through the blocks of a draft.
  ///
  /// - Complexity: O(n) in the size of the draft and its sources.
  init(_ context: CheckContext) {
    guard context.language.likelyScript != "Latn" else { return }
    let originals = Set(
      context.passages.flatMap { passage in
        passage.sourceBlocks.map { context.sources[passage.document].document.blocks[$0].text }
      })
    let standings = context.proseBlocks.map { index, block in
      (index: index, standing: Standing(block, isOriginal: originals.contains(block.text)))
    }
    let foreign = standings.count { $0.standing == .foreign }
    let own = standings.count { $0.standing == .own }
    let isMost = foreign >= Self.leastForMost && foreign > own
    var isOpen = false
    for (index, standing) in standings {
      if standing == .own { isOpen = isOpen && isMost }
      if standing == .foreign {
        if !isOpen { stretches.append(Stretch(count: 0, isMostOfDocument: isMost)) }
        isOpen = true
        stretches[stretches.count - 1].count += 1
      }
      if standing != .own, isOpen { stretchOfBlock[index] = stretches.count - 1 }
    }
  }

  /// The index of the stretch that a block belongs to; nil for a translated one.
  func stretch(of block: Int) -> Int? { stretchOfBlock[block] }

  /// The least paragraphs that can be most of a document.
  private static let leastForMost = 4

  private enum Standing {
    case own
    case foreign
    /// A few Latin words that may be a name.
    case open

    init(_ block: TextBlock, isOriginal: Bool) {
      var words = 0
      var isInWord = false
      var offset = 0
      let cited = RangeIndex(block.externalLinks)
      for scalar in block.text.unicodeScalars {
        let start = offset
        offset += UTF8.width(scalar)
        switch ScriptClass(scalar) {
        case .latin:
          if !isInWord, !cited.overlaps(start..<offset) { words += 1 }
          isInWord = true
        case .other, .digit: isInWord = scalar == "'" || scalar == "’"
        default:
          self = .own
          return
        }
      }
      self = words > 4 || isOriginal && words > 1 ? .foreign : .open
    }
  }
}
