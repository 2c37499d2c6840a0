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

  /// A file is what it begins like, whatever its name says.
  @Test(
    arguments: [
      ("a.tsv", "\u{FEFF}\n<tmx version=\"1.4\"><header srclang=\"en\"/>", .tmx),
      ("a.csv", "<?xml version=\"1.0\"?><tmx version=\"1.4\">", .tmx),
      ("a.po", "<?xml version=\"1.0\"?><xliff version=\"1.2\">", .xliff),
      ("a.xlf", "<?xml version=\"1.0\"?><tmx version=\"1.4\">", .tmx),
      ("a.tsv", "en\tde\nthe <tmx> element\tdas Element <tmx>\n", .table),
      ("a.csv", "<b>,<i>\n", .table),
      ("a.po", "msgid \"<xliff>\"\nmsgstr \"\"\n", .po),
      ("a.txt", "en\tde\n", .table),
      ("a", "<tmx>", .tmx),
    ] as [(String, String, MemoryFormat)])
  func recognisesFormats(name: String, text: String, format: MemoryFormat) throws {
    let tree = try TemporaryTree([name: text])
    #expect(try MemoryInput(tree.path(name)).format == format)
  }
}
