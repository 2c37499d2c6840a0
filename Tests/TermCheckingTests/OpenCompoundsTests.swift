import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

/// English and French write some compounds apart where they describe a verb, Russian where they are a phrase.
struct OpenCompoundsTests {
  @Test(arguments: [
    ("en", "on-chain", "The data is stored on chain.", Severity.note),
    ("en", "runtime", "It is made at run time.", .note),
    ("en", "runtime", "The run time is long.", .warning),
    ("en", "dataset", "Use a small data set here.", .warning),
    ("en", "to-do", "In order to do so, press it.", .note),
    // What a chart or a type goes by has the capitals of the name no more.
    ("en", "NovaDB cluster", "Deploy the novadb-cluster.", .note),
    ("en", "NovaDB cluster", "Deploy the NovaDB-cluster.", .warning),
    ("en", "node pool", "Deploy the node-pool.", .warning),
    ("fr", "en-tête", "Il faut garder en tête la page.", .note),
    // Each word means what it says.
    ("ru", "подканал", "Встаньте под каналом.", .note),
    ("ru", "текст-в-речь", "Преобразуйте текст в речь.", .note),
    ("ru", "веб-сервер", "Запустите веб сервер.", .warning),
    ("fr", "Web-Service", "Le Web Service est là.", .warning),
  ])
  func adverbsAreNotes(
    _ language: LanguageTag, _ term: String, draft: String, severity: Severity
  ) throws {
    let concept = Concept(id: "c", terms: [Term(term, language: language, status: .preferred)])
    let found = TermChecker(glossary: Glossary(concepts: [concept], language: "en"))
      .check(try .markdown(draft, language)).findings.filter { $0.rule == "spelling-variant" }
    #expect(found.map(\.severity) == [severity])
  }

  /// Words of a term that end like a conjunction are not that word and the conjunction.
  @Test(arguments: [
    ("selector", "Select or create a folder.", false), ("editor", "Edit or delete it.", false),
    ("workload", "A small work load.", true), ("login", "Check the log in again.", true),
  ])
  func functionWordsEndNoCompound(_ term: String, draft: String, isFound: Bool) throws {
    let concept = Concept(id: "c", terms: [Term(term, language: "en", status: .preferred)])
    let found = TermChecker(glossary: Glossary(concepts: [concept], language: "en"))
      .check(try .markdown(draft, "en")).findings
    #expect(found.contains { $0.rule == "spelling-variant" } == isFound)
  }

  @Test func partsOfIdentifiersAreNone() throws {
    let concept = Concept(
      id: "c", terms: [Term("built-in", language: "en", status: .preferred)])
    let found = TermChecker(glossary: Glossary(concepts: [concept], language: "en"))
      .check(try .markdown("Use builtin:loader, and builtin: a word.", "en")).findings
    #expect(found.map(\.range) == [24..<31])
    let range = Concept(id: "r", terms: [Term("port range", language: "en", status: .preferred)])
    let headings = TermChecker(glossary: Glossary(concepts: [range], language: "en"))
      .check(try .markdown("## port-range\n\n## Port-range\n\n## A port-range", "en")).findings
    #expect(headings.map(\.match) == ["Port-range", "port-range"])
  }

  /// In the text that the others translate nobody who translates it mends a spelling.
  @Test(arguments: [(false, Severity.warning), (true, .note)])
  func spellingsOfOriginalsAreNotes(isOriginal: Bool, severity: Severity) throws {
    let found = TermChecker(
      glossary: Glossary(concepts: [.example("filename", "en", "filename")], language: "en")
    ).check(
      try .markdown("Write the file name there.", "en"), facts: CheckFacts(isOriginal: isOriginal)
    ).findings.filter { $0.rule == "spelling-variant" }
    #expect(found.map(\.severity) == [severity])
  }
}
