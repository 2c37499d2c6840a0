import ArgumentParser
import IsoglossProject
import LanguageAssets
import LanguageText

extension GlossaryCommand {
  /// The command `isogloss glossary add`.
  struct Add: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "add",
      abstract: "Add a term to a concept, or a new concept.",
      discussion: """
        The glossary is changed in its file, and nothing else in it. An identifier that no glossary \
        has makes a new concept. Where there is no glossary yet, the term begins a table.
        """)

    @Argument(help: ArgumentHelp("The identifier of the concept.", valueName: "concept"))
    var concept: String

    @Argument(help: ArgumentHelp("The term.", valueName: "term"))
    var term: String

    @Option(help: "The language of the term.")
    var lang: LanguageTag

    @Option(help: ArgumentHelp("What the glossary says about its use.", valueName: "status"))
    var status: TermStatus?

    @Option(help: ArgumentHelp("A remark on the term.", valueName: "text"))
    var note: String?

    @OptionGroup var target: GlossaryFileOptions
    @OptionGroup var terminal: TerminalOptions

    func run() throws {
      let added = try target.run().add(term, in: lang, to: concept, status: status, note: note)
      let isNew = added.isNew ? "new concept " : ""
      terminal.tell(
        "\(added.path): \(isNew)\(concept) (\(lang)): “\(added.term.text)”, "
          + added.term.status.rawValue)
    }
  }
}

/// Which glossary is changed.
struct GlossaryFileOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A glossary that may be changed; by default those of the configuration.", valueName: "file"))
  var glossary: [String] = []

  @OptionGroup var project: ProjectOptions

  func run() throws -> GlossaryEditRun {
    if !glossary.isEmpty { return GlossaryEditRun(paths: glossary) }
    return GlossaryEditRun(paths: try project.configuration(for: nil).glossaryPaths)
  }
}

extension TermStatus: ExpressibleByArgument {}
