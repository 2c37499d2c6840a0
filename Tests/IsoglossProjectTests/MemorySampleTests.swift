import LanguageAssets
import LanguageText
import TermExtraction
import Testing

@testable import IsoglossProject

/// Which units of memories terms are extracted from.
@Suite struct MemorySampleTests {
  private static func unit(_ number: Int, _ languages: [LanguageTag] = ["en", "ru"])
    -> TranslationUnit
  {
    TranslationUnit(
      variants: languages.map {
        Variant(language: $0, segment: SegmentContent("\($0) text \(number)"))
      })
  }

  /// The texts of the first document, after units were taken in an order.
  private static func texts(_ numbers: [Int], most: Int) -> [String] {
    var sample = MemorySample(ofSegments: most)
    sample.begin("a.tmx")
    for number in numbers { sample.add(unit(number)) }
    var input = ExtractionInput(documents: [])
    sample.move(to: &input)
    #expect(input.documents.map(\.language) == ["en", "ru"])
    #expect(input.groups.count == input.documents[0].segments.count)
    return input.documents[0].segments.map(\.text)
  }

  @Test func allUnitsOfASmallMemoryStayInOrder() {
    #expect(Self.texts([3, 1, 2], most: 6) == ["en text 3", "en text 1", "en text 2"])
  }

  @Test(arguments: [10, 100, 1000])
  func ofALargeOneAsManyStayAsMay(most: Int) {
    let count = Self.texts(Array(0..<5000), most: most).count
    #expect(count * 2 <= most && count * 2 >= most - 1)
  }

  @Test func theirOrderDoesNotMatter() {
    let forward = Self.texts(Array(0..<3000), most: 200)
    #expect(Self.texts((0..<3000).reversed(), most: 200) == forward.reversed())
  }

  /// Units that say the same are few in a share, and leave the others their place.
  @Test func copiesLeaveRoomForOthers() {
    let same = Array(repeating: -1, count: 3000)
    let texts = Self.texts(same + Array(0..<3000) + same, most: 1000)
    #expect(texts.count { $0 == "en text -1" } <= 5)
    #expect(texts.count * 2 > 900)
    #expect(Self.texts(Array(repeating: 7, count: 4), most: 8).count == 4)
  }

  @Test func aMemoryHasDocumentsOfItsOwn() {
    var sample = MemorySample()
    sample.begin("a.tmx")
    sample.add(Self.unit(1))
    sample.begin("b.tmx")
    sample.add(Self.unit(1, ["ja", "en", "en"]))
    sample.add(Self.unit(2, ["ja"]))
    var input = ExtractionInput(documents: [])
    sample.move(to: &input)
    #expect(input.documents.map(\.path) == ["a.tmx", "a.tmx", "b.tmx", "b.tmx"])
    #expect(input.documents.map(\.language) == ["en", "ru", "ja", "en"])
    #expect(input.documents.map(\.segments.count) == [1, 1, 2, 1])
    #expect(input.groups.map(\.members.count) == [2, 2])
  }
}
