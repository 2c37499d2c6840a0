import LanguageAssets
import LanguageText
import Testing

@Suite struct GlossaryMergeTests {
  @Test func joinsByIdentifierAndBySharedTerms() {
    var merge = GlossaryMerge(
      Glossary(concepts: [
        Concept(id: "a", terms: [Term("button", language: "en"), Term("кнопка", language: "ru")]),
        Concept(id: "b", terms: [Term("menu", language: "en"), Term("меню", language: "ru")]),
        Concept(id: "t", terms: [Term("tab", language: "en"), Term("вкладка", language: "ru")]),
      ]))
    merge.add(
      Glossary(concepts: [
        Concept(id: "a", definition: "D.", terms: [Term("ボタン", language: "ja")]),
        Concept(id: "x", terms: [Term("Menu", language: "en"), Term("選單", language: "zh-Hant")]),
        Concept(id: "y", terms: [Term("tab", language: "en"), Term("табуляция", language: "ru")]),
        Concept(id: "z", terms: [Term("slider", language: "en")]),
      ]))
    #expect(merge.glossary.concepts.map(\.id) == ["a", "b", "t", "y", "z"])
    #expect(merge.glossary.concepts[0].terms.map(\.text) == ["button", "кнопка", "ボタン"])
    #expect(merge.glossary.concepts[0].definition == "D.")
    #expect(merge.glossary.concepts[1].terms.map(\.text) == ["menu", "Menu", "меню", "選單"])
    #expect(
      merge.conflicts == [
        GlossaryConflict(
          concept: "y", .sharedTerms(otherConcept: "t"), kept: "two concepts", other: "en")
      ])
  }

  /// A language with a region or script is no other one where text in both is interchangeable.
  @Test(
    arguments: [
      ("en", "en-US", ["tab", "вкладка", "закладка"]),
      ("en-GB", "en", ["tab", "вкладка", "закладка"]),
      ("zh-CN", "zh-Hans", ["tab", "вкладка", "закладка"]),
      ("pt-BR", "pt-PT", ["tab", "вкладка", "tab", "закладка"]),
      ("zh-Hans", "zh-Hant", ["tab", "вкладка", "tab", "закладка"]),
    ] as [(LanguageTag, LanguageTag, [String])])
  func joinsLanguagesThatMatch(first: LanguageTag, second: LanguageTag, texts: [String]) {
    var merge = GlossaryMerge(
      Glossary(concepts: [
        Concept(id: "t", terms: [Term("tab", language: first), Term("вкладка", language: "ru")])
      ]))
    merge.add(
      Glossary(concepts: [
        Concept(
          id: "y",
          terms: [
            Term("tab", language: second, note: "Of a dialog."),
            Term("закладка", language: "uk"),
          ])
      ]))
    let terms = merge.glossary.concepts.flatMap(\.terms)
    #expect(terms.map(\.text) == texts)
    #expect(terms[0].language == first)
    #expect(merge.glossary.concepts.map(\.id) == (texts.count == 3 ? ["t"] : ["t", "y"]))
    #expect(terms.first { $0.note == "Of a dialog." }?.text == "tab")
    #expect(merge.conflicts == [])
  }

  /// What a merge has admitted itself, and what differs in case only, is no contradiction.
  @Test(arguments: [
    (["drawer", "Drawer", "Drawer", "DRAWER"], 0), (["drawer", "chest", "chest", "Chest"], 2),
    (["drawer", "drawer"], 0),
  ])
  func tellsASecondPreferredTermOnce(texts: [String], conflicts: Int) {
    func glossary(_ text: String) -> Glossary {
      Glossary(concepts: [Concept(id: "d", terms: [Term(text, language: "en")])])
    }
    var merge = GlossaryMerge(glossary(texts[0]))
    for text in texts.dropFirst() { merge.add(glossary(text)) }
    #expect(merge.conflicts.count == conflicts)
    let terms = merge.glossary.concepts[0].terms
    #expect(Set(terms.map(\.text)) == Set(texts))
    #expect(terms.count == Set(texts).count)
    #expect(terms.map(\.status) == [.preferred] + terms.dropFirst().map { _ in .admitted })
  }

  @Test func reportsStatusesThatDiffer() {
    var merge = GlossaryMerge(
      Glossary(concepts: [Concept(id: "a", definition: "One.", terms: [Term("x", language: "en")])])
    )
    merge.add(
      Glossary(concepts: [
        Concept(
          id: "a", definition: "Two.", terms: [Term("x", language: "en", status: .forbidden)])
      ]))
    #expect(
      merge.conflicts == [
        GlossaryConflict(concept: "a", .field("definition"), kept: "One.", other: "Two."),
        GlossaryConflict(
          concept: "a", .status("en", term: "x"), kept: "preferred", other: "forbidden"),
      ])
    #expect(merge.glossary.concepts[0].terms.map(\.status) == [.preferred])
  }

  /// What of two texts is kept, and what is reported.
  @Test(
    arguments: [
      ("feminine", "masculine", 1), ("feminine", "Feminine", 0), ("feminine", nil, 0),
      (nil, "feminine", 0), (nil, nil, 0),
    ] as [(String?, String?, Int)])
  func reportsClosedFieldsThatDiffer(first: String?, second: String?, conflicts: Int) {
    func glossary(_ value: String?, _ field: WritableKeyPath<Term, String?>) -> Glossary {
      var term = Term("Deckel", language: "de")
      term[keyPath: field] = value
      return Glossary(concepts: [Concept(id: "lid", terms: [term])])
    }
    let fields: [(String, WritableKeyPath<Term, String?>)] = [
      ("gender", \.gender), ("part of speech", \.partOfSpeech), ("location", \.location),
    ]
    for (name, field) in fields {
      var merge = GlossaryMerge(glossary(first, field))
      merge.add(glossary(second, field))
      #expect(merge.glossary.concepts[0].terms[0][keyPath: field] == first ?? second)
      #expect(merge.conflicts.count == conflicts)
      #expect(
        merge.conflicts.allSatisfy { $0.subject == .termField("de", term: "Deckel", name) })
    }
  }

  /// Concepts of one glossary are its own matter, whichever place it has among those that are merged.
  @Test func comparesNoConceptsOfOneGlossary() {
    let other = Glossary(concepts: [Concept(id: "a", terms: [Term("lid", language: "en")])])
    let glossary = Glossary(concepts: [
      Concept(id: "x", terms: [Term("bolt", language: "en"), Term("Bolzen", language: "de")]),
      Concept(id: "y", terms: [Term("latch", language: "en"), Term("Bolzen", language: "de")]),
      Concept(id: "z", terms: [Term("Bolzen", language: "de")]),
    ])
    for (order, ids) in [
      ([glossary, other], ["x", "y", "z", "a"]), ([other, glossary], ["a", "x", "y", "z"]),
    ] {
      var merge = GlossaryMerge(order[0])
      merge.add(order[1])
      #expect(merge.conflicts == [])
      #expect(merge.glossary.concepts.map(\.id) == ids)
    }
  }

  /// A status that nobody has decided on contradicts none, in whichever order glossaries are merged.
  @Test(arguments: [TermStatus.forbidden, .preferred, .admitted, .proposed])
  func decidedStatusesWin(status: TermStatus) {
    func glossary(_ status: TermStatus) -> Glossary {
      Glossary(concepts: [
        Concept(id: "a", terms: [Term("lid", language: "en", status: status, note: "\(status)")])
      ])
    }
    for (first, second) in [(status, TermStatus.proposed), (.proposed, status)] {
      var merge = GlossaryMerge(glossary(first))
      merge.add(glossary(second))
      #expect(merge.glossary.concepts[0].terms.map(\.status) == [status])
      #expect(merge.glossary.concepts[0].terms.map(\.note) == ["\(first)"])
      #expect(merge.conflicts == [])
    }
  }

  /// A language has one preferred name, also where another was only proposed.
  @Test func acceptsAProposalBesideThePreferredTerm() {
    var merge = GlossaryMerge(
      Glossary(concepts: [
        Concept(
          id: "a",
          terms: [Term("lid", language: "en"), Term("cover", language: "en", status: .proposed)])
      ]))
    merge.add(Glossary(concepts: [Concept(id: "a", terms: [Term("cover", language: "en")])]))
    #expect(merge.glossary.concepts[0].terms.map(\.status) == [.preferred, .admitted])
    #expect(
      merge.conflicts == [
        GlossaryConflict(concept: "a", .preferred("en"), kept: "lid", other: "cover")
      ])
  }

  @Test func takesEachSidesChanges() {
    let base = Glossary(concepts: [
      Concept(
        id: "a", terms: [Term("x", language: "en"), Term("old", language: "en", status: .admitted)]),
      Concept(id: "b", terms: [Term("y", language: "en")]),
      Concept(id: "c", terms: [Term("z", language: "en")]),
    ])
    var ours = base
    ours.concepts[0].terms[0].status = .deprecated
    ours.concepts.remove(at: 2)
    var theirs = base
    theirs.concepts[0].terms.remove(at: 1)
    theirs.concepts[0].definition = "New."
    theirs.concepts.insert(Concept(id: "n", terms: [Term("n", language: "en")]), at: 1)
    let merge = GlossaryThreeWayMerge(base: base, ours: ours, theirs: theirs)
    #expect(merge.conflicts == [])
    #expect(merge.glossary.concepts.map(\.id) == ["a", "n", "b"])
    #expect(merge.glossary.concepts[0].definition == "New.")
    #expect(merge.glossary.concepts[0].terms == [Term("x", language: "en", status: .deprecated)])
  }

  @Test func keepsOursWhereBothChanged() {
    let base = Glossary(concepts: [
      Concept(id: "a", definition: "1", terms: [Term("x", language: "en", note: "n")]),
      Concept(id: "b", terms: [Term("y", language: "en")]),
    ])
    var ours = base
    ours.concepts[0].definition = "2"
    ours.concepts[0].terms[0].status = .forbidden
    ours.concepts[1].note = "changed"
    var theirs = base
    theirs.concepts[0].definition = "3"
    theirs.concepts[0].terms[0].status = .admitted
    theirs.concepts.remove(at: 1)
    let merge = GlossaryThreeWayMerge(base: base, ours: ours, theirs: theirs)
    #expect(
      merge.conflicts == [
        GlossaryConflict(concept: "a", .field("definition"), kept: "2", other: "3"),
        GlossaryConflict(
          concept: "a", .status("en", term: "x"), kept: "forbidden", other: "admitted"),
        GlossaryConflict(
          concept: "b", .removed, kept: "b", other: "removed on the other side"),
      ])
    #expect(merge.glossary.concepts == ours.concepts)
  }

  @Test func isNothingButTheOtherSideWhereOneDidNothing() {
    let base = Glossary(concepts: [Concept(id: "a", terms: [Term("x", language: "en")])])
    let changed = Glossary(concepts: [
      Concept(id: "b", terms: [Term("y", language: "ru")]),
      Concept(id: "a", note: "N", terms: [Term("x", language: "en", status: .admitted)]),
    ])
    #expect(GlossaryThreeWayMerge(base: base, ours: base, theirs: changed).conflicts == [])
    #expect(
      Set(GlossaryThreeWayMerge(base: base, ours: base, theirs: changed).glossary.concepts)
        == Set(changed.concepts))
    #expect(GlossaryThreeWayMerge(base: base, ours: changed, theirs: base).glossary == changed)
    #expect(GlossaryThreeWayMerge(base: base, ours: changed, theirs: changed).glossary == changed)
  }

  @Test func countsWhatAGlossaryHas() {
    let statistics = GlossaryStatistics(
      Glossary(concepts: [
        Concept(
          id: "a", definition: "D.",
          terms: [
            Term("x", language: "en"), Term("у", language: "ru"),
            Term("ъ", language: "ru", status: .forbidden),
          ]), Concept(id: "b", terms: [Term("x", language: "en", status: .admitted)]),
      ]))
    #expect(statistics.languages["ru"]?.terms == 2)
    #expect(statistics.languages["ru"]?.concepts == 1)
    #expect(statistics.languages["en"]?.preferred == 1)
    #expect(statistics.complete == 1)
    #expect(statistics.definitions == 1)
    #expect(statistics.shared == 1)
  }
}
