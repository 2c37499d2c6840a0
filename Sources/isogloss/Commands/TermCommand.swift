import ArgumentParser
import IsoglossProject
import LanguageAssets
import LanguageText

/// The command `isogloss term`.
struct TermCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "term",
    abstract: "Tell which concept a word belongs to, its accepted forms and where it occurs.")

  @Argument(help: ArgumentHelp("A word or phrase, in any form and language.", valueName: "word"))
  var word: String

  @Argument(help: ArgumentHelp("Documents to search.", valueName: "path")) var paths: [String] = []

  @Option(help: "The language of the word.") var lang: LanguageTag?

  @Option(help: ArgumentHelp("A glossary (TBX, CSV, TSV).", valueName: "file"))
  var glossary: [String] = []

  @Flag(help: "Show every accepted form and every place.") var all = false

  @OptionGroup var project: ProjectOptions
  @OptionGroup var terminal: TerminalOptions

  func run() throws {
    var run = LookupRun(
      word: word, language: lang, glossaries: glossary, paths: paths,
      configuration: try project.configuration(for: paths.first))
    run.warn = terminal.warn
    run.namesAll = terminal.verbose
    let unread = UnreadDocuments(Terminal.standard)
    run.complain = { unread.tell($0) }
    let matches = try run.run()
    guard !matches.isEmpty else {
      Terminal.standard.tell("no glossary knows “\(word)”" + hint(try run.neighbours()))
      throw ExitCode(1)
    }
    for match in matches {
      Terminal.standard.write(
        ConceptPage(match, word: word, showsEverything: all, style: terminal.style).text)
    }
    if unread.areSome { throw ExitCode(2) }
  }

  private func hint(_ neighbours: LookupRun.Neighbours) -> String {
    let terms = neighbours.terms.map { "“\($0.text)” (\($0.language))" }
    guard !terms.isEmpty else { return "" }
    let shown = terms.prefix(Self.mostNamed).joined(separator: ", ")
    let rest = terms.count - Self.mostNamed
    return (neighbours.isConcept ? "; the concept of that id has " : "; it is part of ") + shown
      + (rest > 0 ? " and \(rest) more" : "")
  }

  private static let mostNamed = 5
}
