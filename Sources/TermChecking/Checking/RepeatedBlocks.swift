import DocumentFormats
import LanguageText

/// Which blocks of a document say the same as one before them, set off in the same way.
///
/// The strings of a program come back: what is found in one need not be looked for in the next.
struct RepeatedBlocks: Sendable {
  private struct Wording: Hashable {
    let kind: BlockKind
    let text: UTF8Key
    let spans: [InlineSpan]

    /// Blocks of one text have the same spans as a rule.
    func hash(into hasher: inout Hasher) { hasher.combine(text) }
  }

  /// The first block that is like each; none for a document whose blocks are not compared.
  private let firsts: [Int]

  /// Compares no blocks: each stands for itself.
  init() { firsts = [] }

  /// Compares the blocks of a document.
  ///
  /// - Complexity: O(length of the blocks).
  init(of blocks: [TextBlock]) {
    var known: [Wording: Int] = [:]
    known.reserveCapacity(blocks.count)
    firsts = blocks.enumerated().map { index, block in
      let wording = Wording(kind: block.kind, text: UTF8Key(block.text), spans: block.spans)
      let first = known[wording] ?? index
      if first == index { known[wording] = index }
      return first
    }
  }

  /// Whether blocks are compared.
  var areCompared: Bool { !firsts.isEmpty }

  /// The index of the first block that says the same as a block, or its own.
  func first(like block: Int) -> Int { firsts.isEmpty ? block : firsts[block] }

  /// Whether no block before one says the same.
  func isFirst(_ block: Int) -> Bool { first(like: block) == block }
}
