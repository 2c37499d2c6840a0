import DocumentFormats
import LanguageText

/// Cells and items that are left as they are for what they are: names, messages, keys and values.
extension UntranslatedBlocks {
  /// The cells of tables that are left as they are and have few words, where most of those that are left
  /// have.
  static func cellsOfNames(
    _ standings: [(index: Int, standing: Standing)], _ blocks: [TextBlock]
  ) -> Set<Int> {
    let cells = standings.filter { index, standing in
      standing == .foreign && blocks[index].kind == .tableCell
    }
    let names = cells.filter { blocks[$0.index].text.split(separator: " ").count < 4 }
    return names.count >= leastForMost && names.count * 2 > cells.count
      ? Set(names.map(\.index)) : []
  }

  /// The cells or items of a few words that are left at the same place of most rows, the rest of which are translated:
  /// messages, events or keys with what they mean.
  static func columnsOfNames(
    _ standings: [(index: Int, standing: Standing)], _ blocks: [TextBlock]
  ) -> Set<Int> {
    var names: Set<Int> = []
    var start = 0
    while start < standings.count {
      let kind = blocks[standings[start].index].kind
      var end = start
      while end < standings.count, blocks[standings[end].index].kind == kind { end += 1 }
      if kind == .tableCell || kind == .listItem {
        names.formUnion(columnOfNames(standings[start..<end], blocks))
      }
      start = end
    }
    return names
  }

  /// The same of the cells of a table, or of the items of a list, as reStructuredText writes tables.
  private static func columnOfNames(
    _ cells: ArraySlice<(index: Int, standing: Standing)>, _ blocks: [TextBlock]
  ) -> [Int] {
    guard cells.contains(where: { $0.standing == .foreign }) else { return [] }
    for width in 2...mostColumns where cells.count >= width * leastForMost {
      let columns = (0..<width).map { first in
        stride(from: cells.startIndex + first, to: cells.endIndex, by: width).map { cells[$0] }
      }
      func isMost(_ column: [(index: Int, standing: Standing)], _ isOwn: Bool) -> Bool {
        column.count { ($0.standing == .own) == isOwn } * 10 >= column.count * 7
      }
      guard columns.contains(where: { isMost($0, true) }) else { continue }
      let left = columns.filter { isMost($0, false) }.joined().filter { $0.standing == .foreign }
      let short = left.filter {
        blocks[$0.index].text.split(separator: " ").count <= mostWordsOfName
      }
      if !left.isEmpty, short.count * 3 >= left.count * 2 { return left.map(\.index) }
    }
    return []
  }

  /// How many columns a table has at most whose columns are looked for.
  private static let mostColumns = 6

  /// How many words a message or the like has that stands for itself.
  private static let mostWordsOfName = 5

  /// The captions that are what their source has and the translation behind a mark, *Input and Output - entrada y
  /// salida*, as explanations of abbreviations are.
  static func captionsWithOriginal(
    _ context: CheckContext, _ originals: (CheckContext) -> Set<UTF8Key>
  ) -> Set<Int> {
    let captions = context.proseBlocks.filter { _, block in
      block.kind == .caption && marksBehindOriginal.contains { block.text.holdsBytes(of: $0) }
    }
    guard !captions.isEmpty else { return [] }
    let originals = originals(context)
    let found = captions.filter { _, block in
      marksBehindOriginal.contains { mark in
        block.text.places(ofBytes: mark).contains {
          originals.contains(UTF8Key(block.text.utf8Slice(0..<$0.lowerBound)))
        }
      }
    }
    return Set(found.map(\.index))
  }

  private static let marksBehindOriginal = [" - ", " – ", " — ", ": ", ", ", " ("]
}
