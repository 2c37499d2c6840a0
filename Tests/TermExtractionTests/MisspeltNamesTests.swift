import Testing

@testable import TermExtraction

struct MisspeltNamesTests {
  @Test(arguments: [
    ("cursr", "cursor", true), ("cusror", "cursor", true), ("curtor", "cursor", true),
    ("курсро", "курсор", false), ("насоос", "насос", true), ("нассо", "насос", false),
    // Endings.
    ("cursors", "cursor", false), ("насосам", "насосом", false), ("насосы", "насоса", false),
    ("вращаются", "вращается", false),
    // Too far.
    ("cars", "cursor", false), ("cruosr", "cursor", false),
  ])
  func isSlip(word: String, name: String, isOne: Bool) {
    #expect(MisspeltNames.isSlip(word, for: name) == isOne)
  }

  private static let english = Array(
    repeating: ["The pump is new.", "Turn on the pump.", "Clean the pump now."], count: 3
  ).flatMap(\.self)
  private static let russian = Array(
    repeating: ["Насос новый.", "Включите насос.", "Теперь чистите насос."], count: 3
  ).flatMap(\.self)

  /// The last sentence in English and Russian, and the name that is told beside «насос».
  @Test(arguments: [
    ("Order a pump.", "Закажите насоос.", "насоос"), ("Order a filter.", "Закажите насоос.", nil),
    ("Order a pump.", "Закажите фильтр.", nil),
  ])
  func `a slip where others name the thing is told`(
    english: String, russian: String, name: String?
  ) {
    let input = SampleInput.aligned([
      "en": Self.english + [english],
      "ru": Self.russian + [russian],
    ])
    let concepts = TermExtractor(ExtractionOptions(minConfidence: 0)).extract(input)
    let pump = concepts.first { $0.terms.contains { $0.text == "pump" } }
    let names = pump?.terms.first { $0.language == "ru" }?.variants.map(\.text)
    #expect(names == [name].compactMap(\.self), "\(concepts.map(\.terms))")
    let variants = concepts.flatMap(\.terms).flatMap(\.variants).filter { $0.text == name }
    #expect(!variants.contains { !$0.isMisspelt })
  }

  /// Where a word is misspelt in a longer name, the word is told alone.
  @Test func `a longer name with a slip is no other name`() {
    let input = SampleInput.aligned([
      "en": Self.english + Array(repeating: "The oil pump is old.", count: 3)
        + ["Oil pump (oil pump)"],
      "ru": Self.russian + Array(repeating: "Масляный насос старый.", count: 3)
        + ["Масляный насос (масляный насоос)"],
    ])
    let concepts = TermExtractor(ExtractionOptions(minConfidence: 0)).extract(input)
    let variants = concepts.flatMap { concept in
      concept.terms.filter { $0.language == "ru" }.flatMap(\.variants).map(\.text)
    }
    #expect(variants.filter { $0.contains("насоос") } == ["насоос"], "\(variants)")
  }
}
