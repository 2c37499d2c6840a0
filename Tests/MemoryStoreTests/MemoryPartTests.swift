import Foundation
import LanguageAssets
import LanguageText
import MemoryLookup
import Testing

@testable import MemoryStore

struct MemoryPartTests {
  static let units = [
    TranslationUnit(
      id: "a",
      variants: [
        Variant(language: "en", segment: "Open the window"),
        Variant(language: "ru", segment: "Откройте окно"),
        Variant(language: "ja", segment: "ウインドウを開きます"),
      ]),
    TranslationUnit(variants: [Variant(language: "en-GB", segment: "Close the window")]),
    TranslationUnit(id: "c", variants: []),
  ]

  static func folder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("isogloss-store-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  static func write(_ path: String?) throws -> MemoryPart? {
    let writer = try MemoryPartWriter(path: path)
    for unit in units { try writer.add(unit, hash: unit.storedHash) }
    try writer.remove([7])
    return try writer.finish(["name": "value"])
  }

  @Test(arguments: [true, false])
  func keepsUnitsAndFindsTexts(inMemory: Bool) throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    // A name that a URI would read otherwise.
    let path = folder.appendingPathComponent("а#b ?%41.index").path
    let written = try Self.write(inMemory ? nil : path)
    let part = try written ?? MemoryPart(path: path)
    #expect(part.facts == ["name": "value"])
    #expect(part.languages == ["en", "en-GB", "ja", "ru"])
    let matches = part.matches(FuzzyQuery("Open the window", permille: 600), in: "en")
    #expect(matches.map(\.score) == [1, 2.0 / 3])
    let found = try #require(try matches.last.flatMap { try part.unit(ofText: $0.segment) })
    let unit = try #require(try part.unit(found))
    #expect(unit.texts.map(\.text) == ["Close the window"] && unit.id == nil)
    #expect(try part.unit(0)?.texts.map(\.language) == ["en", "ru", "ja"])
    #expect(try part.unit(2)?.texts == [])
    #expect(try part.unit(3) == nil)
    #expect(part.matches(FuzzyQuery("ウインドウを閉じます", permille: 600), in: "ja").count == 1)
    #expect(part.matches(FuzzyQuery("Open"), in: "fr").isEmpty)
  }

  /// Portuguese of no region may be that of Portugal, which is not that of Brazil.
  @Test(arguments: [("pt-PT", 1), ("pt", 1), ("pt-AO", 1), ("pt-BR", 0)])
  func findsTextsThatALanguageMatches(language: LanguageTag, count: Int) throws {
    let writer = try MemoryPartWriter(path: nil)
    let unit = TranslationUnit(variants: [Variant(language: "pt-PT", segment: "Abra o ficheiro")])
    try writer.add(unit, hash: unit.storedHash)
    let part = try #require(try writer.finish([:]))
    #expect(part.matches(FuzzyQuery("Abra o ficheiro"), in: language).count == count)
    #expect(part.has(language) == (count > 0))
  }

  @Test func refusesAnIndexOfAnotherVersion() throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("part").path
    _ = try Self.write(path)
    var data = try Data(contentsOf: URL(fileURLWithPath: path))
    let magic = try #require(data.range(of: Data("GOSI".utf8)))
    data[magic.upperBound] += 1
    try data.write(to: URL(fileURLWithPath: path))
    let words = try MappedWords(path: path, from: 0)
    let end = words.count - StoreSchema.endCount
    let hash = words.hash(upTo: end)
    for (place, part) in [hash >> 32, hash].enumerated() {
      withUnsafeBytes(of: UInt32(truncatingIfNeeded: part).littleEndian) {
        data.replaceSubrange(4 * (end + place)..<4 * (end + place + 1), with: $0)
      }
    }
    try data.write(to: URL(fileURLWithPath: path))
    #expect(throws: StoreError("is of another version")) { try MemoryPart(path: path) }
  }

  @Test func refusesWhatWasCutShort() throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("part").path
    _ = try Self.write(path)
    let whole = try Data(contentsOf: URL(fileURLWithPath: path))
    for count in stride(from: 0, to: whole.count, by: 997) {
      try whole.prefix(count).write(to: URL(fileURLWithPath: path))
      #expect(throws: StoreError.self) { try MemoryPart(path: path) }
    }
    #expect(throws: StoreError.self) { try MemoryPart(path: path + ".missing") }
  }
}
