import AssetFormats
import LanguageAssets
import LanguageText
import TestSupport
import Testing

/// The quick reader of texts against the reader of everything.
@Suite struct TMXTextsTests {
  @Test(
    .enabled(if: SharedFiles.areHere, "no shared files beside the checkout"),
    arguments: SharedFiles.entries(in: "tmx"))
  func readsWhatTheOtherReaderReads(entry: SharedFiles.Entry) throws {
    let bytes = try SharedFiles.bytes(entry.path)
    guard let quick = try quick(bytes) else { return }
    #expect(entry.expected != "malformed")
    #expect(quick == (try plain(bytes)))
  }

  /// Most files are read quickly: those with entities, oddities or faults are not.
  @Test(.enabled(if: SharedFiles.areHere, "no shared files beside the checkout"))
  func readsMostFiles() throws {
    let entries = SharedFiles.entries(in: "tmx").filter { $0.expected == "valid" }
    let count = try entries.count { try quick(SharedFiles.bytes($0.path)) != nil }
    #expect(count * 10 >= entries.count * 9, "\(count) of \(entries.count)")
  }

  @Test(arguments: [1, 7, 64, 100_000]) func takesAnyChunks(size: Int) throws {
    let bytes = TMXWriter.bytes(of: Samples.units, header: Samples.header)
    var rest = bytes[...]
    var units: [TranslationUnit] = []
    let source = ByteSource {
      if rest.isEmpty { return nil }
      defer { rest = rest.dropFirst(size) }
      return Array(rest.prefix(size))
    }
    #expect(try TMXTexts.read(source) { units.append($0) })
    #expect(units == (try plain(bytes)))
  }

  /// What only the other reader can judge.
  @Test(arguments: [
    "<tmx><body><tu><tuv xml:lang='en'><seg>a</seg></tuv></tu></body>",
    "<tmx><body><tu><tuv><seg>a</seg></tuv></tu></body></tmx>",
    "<tmx><body><tu><tuv xml:lang='en'/></tu></body></tmx>",
    "<tmx><body><tu><tuv xml:lang='en'><seg>a</seg><seg>b</seg></tuv></tu></body></tmx>",
    "<tmx><body><tu><tuv xml:lang='English (US)'><seg>a</seg></tuv></tu></body></tmx>",
    "<tmx><body><tu><tuv xml:lang='en'><seg><seg>a</seg></seg></tuv></tu></body></tmx>",
    "<tmx><body/><body><tu><tuv xml:lang='en'><seg>a</seg></tuv></tu></body></tmx>",
    "<!DOCTYPE tmx [<!ENTITY a 'b'>]><tmx><body><tu><tuv lang='en'><seg>&a;</seg></tuv></tu></body></tmx>",
    "<tmx><header><tu/></header><body/></tmx>", "<tbx/>", "<tmx/>", "", "x",
  ])
  func leavesTheRest(document: String) throws {
    #expect(try quick(Array(document.utf8)) == nil)
  }

  @Test(arguments: 0..<200) func survivesMutation(seed: Int) throws {
    var bytes = TMXWriter.bytes(of: Samples.units, header: Samples.header)
    var generator = SeededGenerator(seed: UInt64(seed))
    Mutation.apply(to: &bytes, using: &generator)
    if let quick = try quick(bytes) { #expect(quick == (try plain(bytes))) }
  }

  @Test func holdsTexts() throws {
    var texts = MemoryTexts()
    let bytes = TMXWriter.bytes(of: Samples.units, header: Samples.header)
    #expect(try TMXTexts.read(ByteSource(bytes), into: &texts))
    #expect(try !TMXTexts.read(ByteSource(Array("<tmx>".utf8)), into: &texts))
    var pairs: [[String]] = []
    texts.forEach {
      $0 == "en"
    } with: {
      $0 == "ja"
    } _: { place, text in
      #expect(texts.text(at: place) == text)
      pairs.append([text] + texts.translations(of: place) { $0.language == "zh" })
    }
    #expect(
      pairs == [
        ["Press the toggle button.", "按下切換按鈕。", "按下切换按钮。"],
        ["A slider sets a value.", "滑桿設定數值。", "滑块设置数值。"],
      ])
  }

  private func quick(_ bytes: [UInt8]) throws -> [TranslationUnit]? {
    var units: [TranslationUnit] = []
    return try TMXTexts.read(ByteSource(bytes)) { units.append($0) } ? units : nil
  }

  /// The units with their texts alone.
  private func plain(_ bytes: [UInt8]) throws -> [TranslationUnit] {
    var units: [TranslationUnit] = []
    try TMXReader.read(ByteSource(bytes)) { unit in
      units.append(
        TranslationUnit(
          id: unit.id,
          variants: unit.variants.map {
            Variant(language: $0.language, segment: SegmentContent($0.segment.plainText))
          }))
    }
    return units
  }
}
