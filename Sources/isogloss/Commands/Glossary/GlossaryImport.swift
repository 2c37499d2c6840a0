import ArgumentParser
import AssetFormats
import FindingReporters
import IsoglossProject
import LanguageAssets
import LanguageText

extension GlossaryCommand {
  /// The command `isogloss glossary import`.
  struct Import: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "import",
      abstract: "Read glossaries of any known format and write one TBX file.",
      discussion: """
        Concepts with the same identifier are joined; of a file that says what an earlier one says \
        already nothing is added, and where they contradict each other the earlier one is kept. The format is found out from the content; a \
        list without a header, and a table whose header names no languages, needs --source and \
        --target; what stands before the extension, as in terms.ja.csv, is taken for the target. In tables of Markdown a cell may hold several names, and notes in brackets; a \
        backslash before a slash, a comma or a bracket makes it a part of the name.
        """)

    @Argument(
      help: ArgumentHelp(
        "Glossaries: TBX, CSV, TSV, UTX, XLIFF 2, MultiTerm, memoQ, Trados, Phrase, Crowdin, OmegaT, DeepL, Weblate (also as PO), tables of Markdown.",
        valueName: "file"))
    var paths: [String]

    @OptionGroup var input: GlossaryInputOptions

    @Option(help: "The language of definitions and notes, where the files do not say.")
    var lang: LanguageTag?

    @OptionGroup var output: OutputOptions
    @OptionGroup var terminal: TerminalOptions

    func run() throws {
      var glossary = try input.load(paths, terminal)
      glossary.language = glossary.language ?? lang ?? input.source ?? "en"
      let named = output.output.flatMap(GlossaryFormatCatalog.format(forPath:)) ?? .tbx
      let format = named.isBilingual ? .tbx : named
      let file = try GlossaryExportRun(
        glossary, as: .format(format), output: output.output
      ).run()
      output.tell(format, terminal)
      for remark in file.remarks { terminal.tell("isogloss: \(remark)") }
      for file in file.files { try output.write(file.bytes) }
      terminal.tell(glossary.size)
    }
  }
}

/// How a glossary that does not say all about itself is read.
struct GlossaryInputOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "What the files are; by default found out from their content.", valueName: "name"))
  var format: GlossaryFormat?

  @Option(help: "The language of the source terms, in a list that does not say it.")
  var source: LanguageTag?

  @Option(help: "The language of the target terms, in a list that does not say it.")
  var target: LanguageTag?

  /// Reads glossaries; what is wrong but readable is told, not lost.
  func load(_ paths: [String], _ terminal: TerminalOptions) throws -> Glossary {
    if source == nil, target != nil { throw RunError("--target needs --source beside it") }
    return try ExchangedGlossaries.load(
      paths, as: format, source: source, target: target,
      warning: { terminal.tell("\($0):\($1.place): warning: \($1.message)") },
      conflict: { terminal.tell("warning: \($0.sentence)") })
  }
}

extension Glossary {
  /// How large the glossary is, for people.
  var size: String { "\(concepts.count.counted("concept")), \(termCount.counted("term"))" }
}

extension GlossaryFormat: ExpressibleByArgument {}
