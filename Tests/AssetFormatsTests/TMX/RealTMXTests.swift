import AssetFormats
import LanguageAssets
import LanguageText
import Testing

/// Memories that other tools wrote, against what other readers counted in them.
@Suite(.enabled(if: SharedFiles.areHere, "no shared files beside the checkout"))
struct RealTMXTests {
  @Test(arguments: SharedFiles.entries(in: "tmx"))
  func countsUnitsVariantsAndLanguages(entry: SharedFiles.Entry) throws {
    let source = ByteSource(try SharedFiles.bytes(entry.path))
    guard entry.expected != "malformed" else {
      #expect(throws: AssetError.self) { try TMXReader.read(source) { _ in } }
      return
    }
    var units = 0
    var languages: [String: Int] = [:]
    try TMXReader.read(source) { unit in
      units += 1
      for variant in unit.variants { languages[variant.language.canonical, default: 0] += 1 }
    }
    #expect(units == entry.unitCount)
    // Files that lxml could only recover have no count of variants.
    guard let variantCount = entry.variantCount else { return }
    #expect(languages.values.reduce(0, +) == variantCount)
    let expected = entry.languages.map { (LanguageTag($0)?.canonical ?? "und", $1) }
    #expect(languages == Dictionary(expected, uniquingKeysWith: +))
  }
}
