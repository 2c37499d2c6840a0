import LanguageText
import Testing

@testable import TermExtraction

struct EmptyNamesTests {
  /// An English word beside what translations in other languages say for it, and whether it is a name.
  @Test(arguments: [
    ("basically", ["básicamente", "grundsätzlich"], false),
    ("fortunately", ["afortunadamente", "zum Glück"], false),
    ("nope", ["no", "nein"], false), ("monopoly", ["monopolio", "Monopol"], true),
    ("zero", ["cero", "Null"], true), ("slider", ["deslizador", "Schieberegler"], true),
  ])
  func `an adverb names nothing`(english: String, others: [String], isName: Bool) {
    let input = SampleInput.aligned([
      "en": [
        "This is \(english) what we see.", "It was \(english) too.", "Then \(english) again.",
      ],
      "es": ["Esto es \(others[0]) lo visto.", "Era \(others[0]) eso.", "Luego \(others[0]) más."],
      "de": ["Das ist \(others[1]) so.", "Es war \(others[1]) das.", "Dann \(others[1]) mehr."],
    ])
    let names = TermExtractor().extract(input).flatMap(\.terms).filter { $0.language == "en" }
    #expect(names.contains { $0.text == english } == isName)
  }

  @Test(arguments: [
    ("basically", true), ("thankfully", true), ("idempotently", true), ("assembly", false),
    ("family", false), ("supply", false), ("multiply", false), ("anomaly", false), ("poly", false),
  ])
  func `what ends like an adverb need not be one`(word: String, isAdverb: Bool) {
    #expect(EnglishAdverbs.contains(word) == isAdverb)
  }

  /// The names of a thing in a script that is not Latin, and those of them that are left.
  @Test(arguments: [
    (["乙", "s"], ["乙"]), (["s"], ["s"]), (["乙", "S"], ["乙", "S"]), (["乙", "api"], ["乙", "api"]),
  ])
  func `a small Latin letter is no other name`(names: [String], left: [String]) throws {
    var corpus = SampleInput.corpus(names.map { "# " + $0 }, language: "zh-Hans")
    var inventory = CandidateInventory(&corpus)
    let first = inventory.candidates.count
    inventory.add(
      corpus.segments.indices.map { segment in
        let tokens = corpus.segments[segment].tokens
        let span = CandidateSpan(
          segment: Int32(segment), lower: Int32(tokens.lowerBound),
          upper: Int32(tokens.upperBound), cues: [])
        return Candidate(language: 0, spans: [span], cues: [], labelCount: 0, length: 1)
      }, in: corpus)
    let cluster = ConceptCluster(members: [0: Array(first..<first + names.count)])
    let kept = EmptyNames(corpus).removed(from: cluster, in: inventory)?.members[0] ?? []
    #expect(kept.map { names[$0 - first] } == left)
  }

  /// The languages of names of which the English one is of general use, and how general they are
  /// together: languages whose general words nobody knows say nothing.
  @Test(arguments: [(["en"], 1), (["en", "de"], 1), (["en", "de", "nl"], 1), (["de", "nl"], 0)])
  func `languages without lists make no word less general`(
    languages: [LanguageTag], generality: Double
  ) {
    let texts = ["en": "The reason holds.", "de": "Der Grund bleibt.", "nl": "De reden blijft."]
    let words = ["en": "reason", "de": "grund", "nl": "reden"]
    let documents = languages.map { language in
      SampleInput.document([texts[language.language, default: ""]], language: language.canonical)
    }
    var corpus = CorpusBuilder.corpus(of: ExtractionInput(documents: documents))
    let inventory = CandidateInventory(&corpus)
    var cluster = ConceptCluster(members: [:])
    for (number, language) in corpus.languages.enumerated() {
      cluster.members[number] = inventory.candidates.indices.filter { index in
        let item = inventory.candidates[index]
        return item.language == number
          && item.spans[0].tokens.map(corpus.word) == [words[language.language, default: ""]]
      }
    }
    let projection = Projection(inventory, of: corpus)
    let confidence = ConceptConfidence(
      inventory, of: corpus, links: LinkIndex([]),
      projected: ProjectedLinks(projection, inventory, of: corpus),
      groups: GroupIndex(inventory, of: corpus))
    #expect(confidence.generality(of: cluster) == generality)
  }
}
