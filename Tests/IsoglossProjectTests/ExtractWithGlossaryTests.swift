import IsoglossProject
import LanguageAssets
import LanguageText
import Testing

/// Extraction grows a glossary: what it links stays linked, under its own name.
@Suite struct ExtractWithGlossaryTests {
  @Test func keepsTheNamesThatSomebodyAccepted() async throws {
    let tree = try TemporaryTree([
      "a.en.md": "# Dials\n\nTurn the dial. The dial shows a value.\n",
      "a.ru.md": "# Лимбы\n\nПоверните лимб. Лимб показывает значение.\n",
      "g.csv": "concept,lang,term,status\nround-control,en,dial,preferred\n"
        + "round-control,ru,лимб,preferred\n",
    ])
    let outcome = try await ExtractRun(
      paths: [tree.path("a.en.md"), tree.path("a.ru.md")], glossaries: [tree.path("g.csv")],
      configuration: Configuration(base: ".")
    ).run()
    let concept = try #require(outcome.concepts.first { $0.id == "round-control" })
    #expect(Set(concept.terms.map(\.text)) == ["dial", "лимб"])
  }

  @Test func readsWhatIsConfiguredWhereNothingIsNamed() async throws {
    let tree = try TemporaryTree([
      "docs/a.en.md": "# Dials\n\nTurn the dial.\n", "docs/a.ru.md": "# Лимбы\n\nПоверните лимб.\n",
      "notes/b.en.md": "# Levers\n\nPull the lever.\n",
    ])
    let configuration = try ConfigurationReader.read(
      "documents: [\"docs/*.{lang}.md\"]", path: "isogloss.yml", base: tree.path(""), knownRules: []
    )
    let outcome = try await ExtractRun(paths: [], configuration: configuration).run()
    #expect(
      outcome.documents.map { RelativePath.of($0.path, from: tree.path("")) }.sorted()
        == ["docs/a.en.md", "docs/a.ru.md"])
  }

  /// The sources of configured documents are read where an ignore file names them, as a check does.
  @Test func readsSourcesThatAreIgnored() async throws {
    let tree = try TemporaryTree([
      ".gitignore": "docs/en/\nother/\n", "docs/en/a.md": "# Dials\n\nTurn the dial.\n",
      "docs/en/b.md": "# Levers\n\nPull the lever.\n",
      "docs/ru/a.md": "# Лимбы\n\nПоверните лимб.\n", "other/ru/c.md": "# Лимбы\n",
    ])
    let configuration = try ConfigurationReader.read(
      "sourceLanguage: en\ndocuments: [\"docs/{lang}/*.md\"]", path: "isogloss.yml",
      base: tree.path(""), knownRules: [])
    let outcome = try await ExtractRun(paths: [], configuration: configuration).run()
    #expect(
      outcome.documents.map { RelativePath.of($0.path, from: tree.path("")) }.sorted()
        == ["docs/en/a.md", "docs/ru/a.md"])
  }

  @Test func carriesWhatAGivenGlossaryDecidedIntoANewOne() async throws {
    let tree = try TemporaryTree([
      "a.en.md": "# Dials\n\nTurn the dial. The dial shows a value. Close the drawer.\n",
      "a.ru.md": "# Лимбы\n\nПоверните лимб. Лимб показывает значение. Закройте ящик.\n",
      "g.csv": "concept,lang,term,status,definition,note\n"
        + "round-control,en,dial,preferred,Turned by hand.,\n"
        + "round-control,ru,лимб,admitted,,of instruments\n"
        + "round-control,ru,крутилка,forbidden,,\nnever-named,en,lever,preferred,,\n",
    ])
    // What an extraction proposed, and nobody touched, decides nothing.
    let proposed = Glossary(concepts: [
      Concept(
        id: "pulled-out",
        terms: [
          Term("drawer", language: "en", status: .proposed, note: "seen 7×"),
          Term("ящик", language: "ru", status: .proposed, note: "seen 7×"),
        ])
    ])
    try AtomicFile.write(
      GlossaryText.bytes(of: proposed, as: .tbx, for: "p.tbx"), to: tree.path("p.tbx"))
    var run = ExtractRun(
      paths: [tree.path("a.en.md"), tree.path("a.ru.md")],
      glossaries: [tree.path("g.csv"), tree.path("p.tbx")],
      configuration: Configuration(base: tree.path("")))
    run.output = ExtractOutput(folder: tree.path("out"))
    let given = try GlossaryLoader.load(tree.path("g.csv")).glossary
    // However little the texts say for it, a concept that somebody has decided is written.
    let written = try #require(run.output).write(
      try await run.run(), from: 1, sourceLanguage: "en")
    #expect(written.kept == 1)
    let glossary = try GlossaryLoader.load(tree.path("out/glossary.tbx")).glossary
    #expect(glossary.concepts.map(\.id) == ["round-control"])
    let (dial, decided) = (glossary.concepts[0], given.concepts[0])
    #expect(dial.definition == decided.definition && dial.definitions == decided.definitions)
    #expect(decided.terms.allSatisfy(dial.terms.contains))

    let all = try await run.run().glossary
    let drawer = try #require(all.concepts.first { $0.id == "pulled-out" })
    #expect(drawer.terms.allSatisfy { $0.status == .proposed && $0.note != "seen 7×" })
  }

  @Test func keepsWhatSomebodyDecidedInTheGlossaryThatItWrites() async throws {
    let tree = try TemporaryTree([
      "a.en.md": "# Dials\n\nTurn the dial. The dial shows a value. Close the drawer.\n",
      "a.ru.md": "# Лимбы\n\nПоверните лимб. Лимб показывает значение. Закройте ящик.\n",
    ])
    let output = ExtractOutput(folder: tree.path("out"))
    func extract() async throws -> ExtractOutput.Written {
      var run = ExtractRun(
        paths: [tree.path("a.en.md"), tree.path("a.ru.md")],
        configuration: Configuration(base: tree.path("")))
      run.output = output
      return try output.write(try await run.run(), from: 0, sourceLanguage: "en")
    }
    #expect(try await extract().kept == 0)
    let glossary = GlossaryEditRun(paths: [output.glossaryPath])
    let proposed = try GlossaryLoader.load(output.glossaryPath).glossary
    let dial = try #require(
      proposed.concepts.first { $0.terms.contains { $0.text == "dial" } })
    var accepted = try #require(dial.terms.first { $0.language == "ru" })
    accepted.status = .preferred
    try glossary.apply(
      [
        .replace(concept: dial.id, accepted),
        .setConcept(dial.id, .definition, nil, "A round control."),
      ], to: output.glossaryPath)

    #expect(try await extract().kept == 1)
    let grown = try GlossaryLoader.load(output.glossaryPath).glossary
    let kept = try #require(grown.concepts.first { $0.id == dial.id })
    #expect(kept.definition == "A round control.")
    #expect(kept.terms.contains(accepted))
    #expect(Set(grown.concepts.map(\.id)).count == grown.concepts.count)
    #expect(Set(proposed.concepts.map(\.id)).isSubset(of: grown.concepts.map(\.id)))
  }

  /// The source language, and how many of the units are left out, since no tool can look them up.
  @Test(arguments: [("en", 1), ("ru", 1), ("ja", 0), (nil, 0)] as [(LanguageTag?, Int)])
  func writesNoUnitsWithoutTheSourceLanguage(source: LanguageTag?, count: Int) async throws {
    let tree = try TemporaryTree([
      "a.en.md": "Turn the dial.\n", "a.ru.md": "Поверните лимб.\n",
      "a.de.md": "Drehen Sie die Scheibe.\n", "b.ru.md": "Закройте ящик.\n",
      "b.de.md": "Schließen Sie die Schublade.\n", "c.en.md": "Lift the lid of the box.\n",
      "c.de.md": "Heben Sie den Deckel der Dose.\n",
    ])
    let output = ExtractOutput(folder: tree.path("out"))
    var run = ExtractRun(
      paths: [tree.path("")], configuration: Configuration(base: tree.path("")))
    run.output = output
    let outcome = try await run.run()
    #expect(outcome.units.count == 3)
    let written = try output.write(outcome, from: 0, sourceLanguage: source)
    #expect(written.sourceless == count)
    let memory = try MemoryVersion(output.memoryPath)
    #expect(memory.units.count == 3 - count)
    #expect(memory.header.sourceLanguage == (source == "ja" ? nil : source))
  }

  @Test func writesOverNobodysMemory() async throws {
    let tree = try TemporaryTree([
      "a.en.md": "Turn the dial.\n", "a.ru.md": "Поверните лимб.\n",
      "out/memory.tmx": """
      <?xml version="1.0"?><tmx version="1.4"><header creationtool="OmegaT" \
      creationtoolversion="6" segtype="sentence" o-tmf="x" adminlang="en" srclang="en" \
      datatype="plaintext"/><body/></tmx>
      """,
    ])
    var run = ExtractRun(
      paths: [tree.path("a.en.md"), tree.path("a.ru.md")],
      configuration: Configuration(base: tree.path("")))
    run.output = ExtractOutput(folder: tree.path("out"))
    let error = await #expect(throws: RunError.self) { try await run.run() }
    #expect(error?.description.contains("written by OmegaT") == true)
  }

  @Test func growsByProposalsAndDropsThoseThatNobodyTouched() {
    func term(_ text: String, _ status: TermStatus = .proposed) -> Term {
      Term(text, language: "ru", status: status, note: status == .proposed ? "seen 3×" : nil)
    }
    // The forms that extraction writes stand in its note, too.
    func verb(_ forms: [String]) -> Term {
      Term(
        "embed", language: "en", status: .proposed, forms: forms, note: "seen 3×, also as embeds")
    }
    let known = Glossary(concepts: [
      Concept(id: "verb", terms: [verb(["embeds"])]),
      Concept(id: "verb with a form of somebody's", terms: [verb(["embeds", "imbed"])]),
      Concept(id: "decided", terms: [term("лимб", .preferred)]),
      Concept(id: "defined", definition: "Pulled open.", terms: [term("ящик")]),
      Concept(id: "written", terms: [Term("вид", language: "ru", status: .proposed)]),
      Concept(id: "stale", terms: [term("старое")]),
      Concept(
        id: "quoted",
        terms: [
          Term("a", language: "ru", status: .proposed, note: "seen 1× beside ““a” стоит”")
        ]),
    ])
    let proposed = Glossary(concepts: [
      Concept(id: "decided", terms: [term("Лимб"), term("круг")]),
      Concept(id: "new", terms: [term("новое")]),
    ])
    let grown = GlossaryGrowth.growing(known, by: proposed)
    #expect(
      grown.concepts.map(\.id) == [
        "verb with a form of somebody's", "decided", "defined", "written", "new",
      ])
    #expect(grown.concepts[1].terms == [term("лимб", .preferred), term("круг")])
  }

  /// Identifiers in the glossary, those that somebody decided with a capital, those proposed in their order, and those
  /// written.
  @Test(arguments: [
    ("a b c", "a b c", "a b c"),
    // What was accepted stays in its place, wherever an extraction ranks it.
    ("a B c", "B c a", "a B c"), ("a b c", "c b a", "a b c"),
    // New ones come behind the proposal before them, those that are gone leave no hole.
    ("a B c", "a new c", "a new B c"), ("a b c", "a new1 new2 c", "a new1 new2 c"),
    ("a B", "new a", "a B new"), ("A B", "new A", "A B new"), ("", "a b", "a b"),
  ])
  func leavesTheOrderAsItIs(known: String, proposed: String, written: String) {
    func glossary(_ ids: String) -> Glossary {
      Glossary(
        concepts: ids.split(separator: " ").map { id in
          let isDecided = id.first?.isUppercase == true
          return Concept(
            id: String(id),
            terms: [
              Term(
                String(id), language: "en", status: isDecided ? .preferred : .proposed,
                note: "seen 3×")
            ])
        })
    }
    let grown = GlossaryGrowth.growing(glossary(known), by: glossary(proposed))
    #expect(grown.concepts.map(\.id).joined(separator: " ") == written)
  }

  @Test(arguments: [
    ("command line", "command-line"), ("drop-down", "dropdown"), ("Dial", "dial"),
  ])
  func doesNotProposeAnotherSpelling(accepted: String, proposed: String) {
    func glossary(_ text: String, _ status: TermStatus) -> Glossary {
      Glossary(concepts: [
        Concept(id: "x", terms: [Term(text, language: "en", status: status, note: "seen 3×")])
      ])
    }
    let known = glossary(accepted, .preferred)
    #expect(GlossaryGrowth.growing(known, by: glossary(proposed, .proposed)) == known)
  }
}
