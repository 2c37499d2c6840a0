import IsoglossProject
import LanguageAssets
import LanguageText
import Testing

/// What other glossaries of a project have accepted is not proposed again.
@Suite struct AcceptedConceptsTests {
  private static let documents = [
    "docs/en/a.md":
      "# Drawers\n\nOpen the drawer. The drawer is full. Close the drawer. Turn the dial. The dial is new.\n",
    "docs/ru/a.md":
      "# Ящики\n\nОткройте ящик. Ящик полон. Закройте ящик. Поверните лимб. Лимб новый.\n",
  ]

  /// The accepted glossary, and what is written beside it.
  @Test(arguments: [
    ("", ["dial en: dial, ru: лимб", "drawer en: drawer, ru: ящик"]),
    ("x,en,drawer,preferred\nx,ru,ящик,preferred\n", ["dial en: dial, ru: лимб"]),
    // In another form, and with another case.
    ("x,en,Drawers,preferred\nx,ru,Ящики,admitted\n", ["dial en: dial, ru: лимб"]),
    // Only a new language.
    ("x,en,drawer,preferred\n", ["dial en: dial, ru: лимб", "x ru: ящик"]),
    // A forbidden name is none to propose.
    (
      "x,en,drawer,preferred\nx,ru,бокс,preferred\nx,ru,ящик,forbidden\n",
      ["dial en: dial, ru: лимб"]
    ),
    (
      "x,en,drawer,preferred\nx,ru,ящик,preferred\ny,en,dial,preferred\ny,ru,лимб,preferred\n", []
    ),
  ])
  func isNotProposedAgain(rows: String, written: [String]) async throws {
    var files = Self.documents
    files["team/g.csv"] = "concept,lang,term,status\n" + rows
    let tree = try TemporaryTree(files)
    let configuration = try ConfigurationReader.read(
      "glossaries: [team, out]\ndocuments: [\"docs/{lang}/*.md\"]", path: "isogloss.yml",
      base: tree.path(""), knownRules: [])
    let output = ExtractOutput(folder: tree.path("out"))
    // Twice: the second extraction finds its own proposals.
    for _ in 1...2 {
      var run = ExtractRun(paths: [], configuration: configuration)
      run.output = output
      _ = try output.write(try await run.run(), from: 0.5, sourceLanguage: "en")
      let glossary = try? GlossaryLoader.load(output.glossaryPath).glossary
      let concepts = (glossary?.concepts ?? []).map { concept in
        "\(concept.id) "
          + concept.terms.map { "\($0.language): \($0.text)" }.sorted().joined(separator: ", ")
      }
      #expect(concepts.sorted() == written)
    }
  }

  /// What is accepted and proposed, each with its names, and what is left of the proposal: where the source language
  /// tells two things apart, the same names in other languages make them no one thing.
  @Test(arguments: [
    ("en:dial ru:лимб de:Skala", "en:dial ru:лимб de:Ring", "x de:Ring"),
    ("en:dial ru:лимб de:Skala", "en:knob ru:лимб de:Skala", "new en:knob ru:лимб de:Skala"),
    ("ru:лимб de:Skala", "en:knob ru:лимб de:Skala", "x en:knob"),
    ("en:dial ru:лимб de:Skala", "ru:лимб de:Skala", ""),
  ])
  func isNoOtherThing(accepted: String, proposed: String, left: String) {
    func concept(_ id: String, _ names: String, _ status: TermStatus) -> Concept {
      Concept(
        id: id,
        terms: names.split(separator: " ").map { name in
          let parts = name.split(separator: ":")
          return Term(
            String(parts[1]), language: LanguageTag(String(parts[0])) ?? "und", status: status)
        })
    }
    let known = Glossary(concepts: [concept("x", accepted, .preferred)])
    let rest = AcceptedConcepts(known, translatedFrom: "en")
      .withoutKnown(Glossary(concepts: [concept("new", proposed, .proposed)]))
    let written = rest.glossary.concepts.map { concept in
      ([concept.id] + concept.terms.map { "\($0.language):\($0.text)" }).joined(separator: " ")
    }
    #expect(written == (left.isEmpty ? [] : [left]))
  }
}
