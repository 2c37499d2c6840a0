import LanguageText
import Testing

@testable import TermExtraction

struct EnglishTermTests {
  @Test(
    arguments: [
      ("time", .noun, "gasket"), ("running", .gerund, "turbine"), ("quickly", .other, "xyzzy"),
      ("companies", .noun, "anti-corruption"), ("known", .verb, "wheelbarrow"),
    ] as [(String, EnglishFrequency.Kind, String)])
  func `everyday words are commoner`(word: String, kind: EnglishFrequency.Kind, rarer: String) {
    let entry = EnglishFrequency.entry(of: word)
    #expect(entry.kind == kind)
    #expect(entry.level > EnglishFrequency.entry(of: rarer).level)
  }

  @Test(arguments: [
    ("The act of bribery is a crime.", ["act", "act of bribery", "bribery", "crime"]),
    ("Use 12 rotor blades, please", ["Use", "rotor", "rotor blades", "blades"]),
    ("of the", []),
  ])
  func `function words and marks bound candidates`(text: String, expected: [String]) {
    var corpus = SampleInput.corpus([text], language: "en")
    let proposer = EnglishCandidates(&corpus)
    let found = proposer.spans(in: 0, of: corpus).map { span in
      let bytes = Array(text.utf8)
      let range =
        Int(
          corpus.tokens[span.tokens.lowerBound].start)..<Int(
          corpus.tokens[span.tokens.upperBound - 1].end)
      return String(decoding: bytes[range], as: UTF8.self)
    }
    #expect(found == expected)
  }

  @Test(arguments: [
    ("The blades of the rotor turn quickly in a strong wind.", false),
    ("Sonuç olarak rüzgar türbini palaları yeniden tasarlanmıştır.", true),
    ("Horizontal-axis wind turbine rotor blade design", false),
  ])
  func `sentences of other languages are left out`(text: String, isForeign: Bool) {
    let corpus = SampleInput.corpus([text], language: "en")
    #expect(ForeignSegments(corpus).contains(0) == isForeign)
  }

  @Test(arguments: [
    ([0.9, 0.8, 0.1, 0.1], 0.5), ([0.4, 0.3, 0.3, 0.01], 0.3), ([0.05, 0.01], 0.15), ([], 0.5),
  ])
  func `the cut keeps what raises the expected F1`(probabilities: [Double], cut: Double) {
    #expect(FairCut.cut(of: probabilities) == cut)
  }

  @Test func `every feature of the trees has a value`() throws {
    let text = ["The rotor has three rotor blades.", "A gearbox turns the rotor of the turbine."]
    var corpus = SampleInput.corpus(text, language: "en")
    let inventory = CandidateInventory(&corpus)
    let features = EnglishTermFeatures(corpus)
    let values = try #require(inventory.candidates.first.map { features.values(of: $0) })
    #expect(values.count == EnglishTermFeatures.names.count)
    #expect(!values.contains { !$0.isFinite })
    #expect(EnglishTermModel.shared.features.isSubset(of: EnglishTermFeatures.names.indices))
  }

  @Test(arguments: [("rotor", "three"), ("gearbox", "strong"), ("rotor blade", "turn")])
  func `names of things are likelier terms`(likely: String, unlikely: String) {
    let text = [
      "The rotor has three rotor blades.", "A gearbox turns the rotor of the turbine.",
      "In a strong wind the rotor blades turn, and the gearbox is under a heavy load.",
    ]
    let input = ExtractionInput(documents: [SampleInput.document(text, language: "en")])
    let concepts = TermExtractor(ExtractionOptions(minConfidence: 0)).extract(input)
    let confidence = { (name: String) in
      concepts.first { $0.terms[0].text == name }?.confidence ?? 0
    }
    #expect(confidence(likely) > confidence(unlikely))
  }
}
