import LanguageText
import Testing

@testable import TermExtraction

struct KnownMeaningsTests {
  private func documents(_ texts: [(language: String, lines: [String])]) -> ExtractionInput {
    ExtractionInput(
      documents: texts.map { SampleInput.document($0.lines, language: $0.language) })
  }

  private func concept(
    holding name: String, among concepts: [ProposedConcept]
  ) -> Set<String> {
    let found = concepts.first { concept in
      concept.terms.contains { $0.text == name || $0.variants.contains { $0.text == name } }
    }
    return Set((found?.terms ?? []).flatMap { [$0.text] + $0.variants.map(\.text) })
  }

  @Test(
    arguments: [
      (
        [("ja", ["# ステッパー", "ステッパーで値を変える。"]), ("zh-Hans", ["# 步进器", "步进器改变数值。"])],
        ["ステッパー", "步进器"]
      ),
      (
        [("ru", ["# Ползунок", "Ползунок меняет громкость."]), ("zh-Hant", ["# 滑桿", "滑桿改變音量。"])],
        ["ползунок", "滑桿"]
      ),
      (
        [
          ("zh-Hant", ["# Switches", "Switches 可以開啟。"]), ("en", ["# Switch", "Turn a switch on."]),
        ],
        ["Switches", "switch"]
      ),
      (
        [("ru", ["# Кнопка поиска", "Кнопка поиска видна."]), ("ja", ["# 検索ボタン", "検索ボタンを押す。"])],
        ["кнопка поиска", "検索ボタン"]
      ),
    ] as [([(String, [String])], Set<String>)])
  func `words of interfaces link documents that are not aligned`(
    texts: [(String, [String])], names: Set<String>
  ) {
    let concepts = TermExtractor().extract(documents(texts))
    let sets = concepts.map { concept in
      Set(concept.terms.map { $0.text.lowercased() })
    }
    #expect(sets.contains(Set(names.map { $0.lowercased() })), "\(sets)")
  }

  @Test(arguments: [("# 詳細表示ボタン", false), ("# 検索ボタン", true), ("# ツールバー", true)])
  func `names with half of their parts in common may be one`(label: String, differ: Bool) throws {
    var corpus = CorpusBuilder.corpus(
      of: SampleInput.aligned(["en": ["# Detail disclosure button"], "ja": [label]]))
    let inventory = CandidateInventory(&corpus)
    let wholes = inventory.candidates.indices.filter {
      inventory.candidates[$0].spans[0].tokens
        == corpus.segments[inventory.candidates[$0].language].tokens
    }
    try #require(wholes.count == 2)
    let meanings = CandidateMeanings(inventory, of: corpus)
    #expect(meanings.differ(wholes[0], wholes[1]) == differ)
  }

  @Test func `what documents show counts for more than the table`() {
    let input = SampleInput.aligned([
      "en": [
        "# Slider", "The slider sets the light.", "Move the slider.", "# Knob", "Turn the knob.",
      ],
      "ru": [
        "# Бегунок", "Бегунок задаёт яркость.", "Сдвиньте бегунок.", "# Ползунок",
        "Поверните ползунок.",
      ],
    ])
    let concepts = TermExtractor().extract(input)
    #expect(
      concept(holding: "knob", among: concepts).map { $0.lowercased() }.contains("ползунок"))
  }
}

struct KnownTermTests {
  private static let known = KnownConcept(
    id: "frobnicator",
    terms: [
      KnownTerm(language: "en", text: "frobnicator"), KnownTerm(language: "ru", text: "вертелка"),
      KnownTerm(language: "ru", text: "крутилка"),
    ])

  private func concepts(_ russian: String) -> [ProposedConcept] {
    let documents = [
      SampleInput.document(["First turn it off, then use frobnicators."], language: "en"),
      SampleInput.document([russian], language: "ru"),
    ]
    return TermExtractor().extract(ExtractionInput(documents: documents, known: [Self.known]))
  }

  @Test(arguments: ["Возьмите две вертелки.", "Возьмите две крутилки."])
  func `a known concept keeps its identifier and its names`(russian: String) throws {
    let concept = try #require(concepts(russian).first { $0.id == "frobnicator" })
    #expect(concept.terms.map(\.text) == ["frobnicator", "вертелка"])
    #expect(concept.confidence > 0.9)
  }

  @Test func `a synonym of the glossary becomes a variant`() throws {
    let concept = try #require(concepts("Возьмите крутилку.").first { $0.id == "frobnicator" })
    #expect(concept.terms.last?.variants.map(\.text) == ["крутилка"])
    #expect(concept.terms.last?.count == 0)
  }

  @Test func `known concepts stay apart`() {
    let input = ExtractionInput(
      documents: [
        SampleInput.document(["# Panel", "# Panel", "Open the panel."], language: "en"),
        SampleInput.document(["# Panel", "# Panel", "Panel öffnen."], language: "de"),
      ],
      known: [
        KnownConcept(id: "one", terms: [KnownTerm(language: "en", text: "panel")]),
        KnownConcept(id: "two", terms: [KnownTerm(language: "de", text: "Panel")]),
      ])
    let concepts = TermExtractor().extract(input)
    #expect(concepts.filter { ["one", "two"].contains($0.id) }.map(\.terms.count) == [1, 1])
  }
}
