import AssetFormats
import LanguageAssets
import LanguageText
import Testing

@testable import IsoglossProject

/// Memories as tables.
@Suite struct MemoryTableTests {
  /// Whatever a segment holds comes back unchanged: every pair and triple of hostile pieces.
  @Test func readsWhatItWrites() throws {
    let pieces = [
      "\"", "\"\"", "\t", "\n", "\r\n", "\r", "\\", "\\n", "\\t", "\\\"", ",", ";", "'", " ",
      "\u{A0}",
      "\u{2028}", "\u{85}", "\u{301}", "Wort", "語", "=1+1", "#", "\u{FEFF}",
    ]
    var texts = pieces
    for first in pieces {
      for second in pieces {
        texts.append(first + second)
        for third in ["\"", "a", " ", "\n"] { texts.append(first + second + third) }
      }
    }
    let units = texts.map { text in
      TranslationUnit(variants: [
        Variant(language: "de", segment: SegmentContent(text)),
        Variant(language: "en", segment: SegmentContent("x")),
      ])
    }
    var read: [String] = []
    try MemoryFormatCatalog.read(ByteSource(MemoryText.tsv(units)), as: .table) { unit in
      #expect(unit.unit.variants.map(\.language) == ["de", "en"])
      read += unit.unit.variants.first.map { [$0.segment.plainText] } ?? []
    }
    // Canonical equivalence would take one text for another.
    #expect(read.map { Array($0.unicodeScalars) } == texts.map { Array($0.unicodeScalars) })
  }
}
