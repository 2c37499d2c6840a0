import Testing

@testable import TermExtraction

struct SubstitutedNamesTests {
  /// A language, its names of one thing, a compound with the first of them, a sentence, and what it calls
  /// the compound otherwise.
  @Test(arguments: [
    ("ru", ["пункт", "элемент"], "пункт меню", "Вот элемент меню.", "элемент меню"),
    ("ru", ["пункт", "элемент"], "пункт меню", "Вот элемент из меню.", "элемент из меню"),
    ("ru", ["пункт", "элемент"], "пункт меню", "Вот элемент списка.", nil),
    // A word of the same stem.
    ("de", ["Anzeige", "Anzeiger"], "Anzeige Ost", "Die Anzeiger Ost ist hier.", nil),
    ("ja", ["項目", "アイテム"], "メニュー項目", "メニューのアイテムを選ぶ。", "メニューのアイテム"),
    // Nothing but a particle more.
    ("ja", ["項目", "アイテム"], "メニュー項目", "メニューの項目を選ぶ。", nil),
    // The words before a name may be missing elsewhere.
    ("ja", ["項目", "設定項目"], "メニュー項目", "メニューの設定項目を選ぶ。", nil),
  ])
  func `a second name of a part makes a second name of the whole`(
    language: String, names: [String], compound: String, sentence: String, other: String?
  ) throws {
    let frame = [
      "ru": ("Вот ", "."), "de": ("Die ", " ist hier."), "ja": ("", "を見る。"),
    ][language]
    let (before, after) = try #require(frame)
    let lines =
      (names + [compound]).flatMap { Array(repeating: before + $0 + after, count: 2) } + [sentence]
    let input = SampleInput.aligned(
      ["en": Array(repeating: "See the blue item.", count: lines.count), "\(language)": lines])
    var corpus = CorpusBuilder.corpus(of: input)
    let inventory = CandidateInventory(&corpus)
    let index = try #require(corpus.languages.firstIndex { $0.language == language })
    let english = try #require(
      inventory.candidates.indices.first {
        inventory.candidates[$0].language != index
      })
    func candidate(_ name: String) throws -> Int {
      try #require(
        inventory.candidates.indices.first { candidate in
          inventory.candidates[candidate].language == index
            && text(inventory.candidates[candidate].spans[0], corpus).filter { $0 != " " }
              == name.lowercased().filter { $0 != " " }
        }, "\(name): \(inventory.candidates.map { text($0.spans[0], corpus) })")
    }
    var clusters = [
      ConceptCluster(
        members: [index: try names.map(candidate), 1 - index: [english]], links: [0.9]),
      ConceptCluster(
        members: [index: [try candidate(compound)], 1 - index: [english]], links: [0.9]),
    ]
    SubstitutedNames(inventory, of: corpus, clusters: clusters).add(to: &clusters)
    let found = clusters.flatMap(\.slotNames).flatMap(\.spans).map { text($0, corpus) }
    #expect(
      found.map { language == "ja" ? $0.filter { $0 != " " } : $0 } == [other].compactMap(\.self))
  }

  private func text(_ span: CandidateSpan, _ corpus: Corpus) -> String {
    span.tokens.map { corpus.word($0) }.joined(separator: " ")
  }
}
