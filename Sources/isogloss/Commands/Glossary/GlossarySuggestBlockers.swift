import ArgumentParser
import FindingReporters
import IsoglossProject
import LanguageText
import TermChecking

extension GlossaryCommand {
  /// The command `isogloss glossary suggest-blockers`.
  struct SuggestBlockers: ParsableCommand {
    /// How to write suggestions.
    enum Format: String, CaseIterable, ExpressibleByArgument {
      case text, tsv
    }

    static let configuration = CommandConfiguration(
      commandName: "suggest-blockers",
      abstract: "Find longer words that contain a term and do not mean it.",
      discussion: """
        Compares translated documents with their sources: where a word that contains a term comes \
        back, and the other side never names the concept there, it belongs into the blockers of \
        the term. Nothing is changed.
        """)

    @Argument(
      help: ArgumentHelp("Translated documents: files or folders.", valueName: "path"))
    var paths: [String] = []

    @Option(help: "The language of the documents.") var lang: LanguageTag?

    @Option(help: ArgumentHelp("A document that they translate.", valueName: "file"))
    var source: [String] = []

    @Option(help: "The language of --source.") var sourceLang: LanguageTag?

    @Option(help: ArgumentHelp("A glossary (TBX, CSV, TSV).", valueName: "file"))
    var glossary: [String] = []

    @Option(help: ArgumentHelp("How to write them.", valueName: "text|tsv"))
    var format = Format.text

    @OptionGroup var project: ProjectOptions
    @OptionGroup var terminal: TerminalOptions

    func run() throws {
      let check = CheckRun(
        paths: paths, language: lang, sources: source, sourceLanguage: sourceLang,
        glossaries: glossary, configuration: try project.configuration(for: paths.first))
      var progress = ProgressLine(isQuiet: terminal.quiet)
      let found = try progress.during { try BlockerRun(check).run(progress: $0) }
      if format == .tsv { Terminal.standard.write("concept\tlang\tterm\tblocker\tcount\n") }
      for suggestion in found {
        Terminal.standard.write(format == .tsv ? row(suggestion) : line(suggestion))
      }
      terminal.tell("\(found.count) \(found.count == 1 ? "suggestion" : "suggestions")")
    }

    private func row(_ suggestion: BlockerSuggestion) -> String {
      [
        suggestion.concept, suggestion.language.canonical, suggestion.term, suggestion.blocker,
        String(suggestion.count),
      ].joined(separator: "\t") + "\n"
    }

    private func line(_ suggestion: BlockerSuggestion) -> String {
      let place = terminal.style.bold("\(suggestion.concept) (\(suggestion.language)):")
      let meant = suggestion.meant == 0 ? "never" : "\(suggestion.meant)×"
      return "\(place) “\(suggestion.term)” in “\(suggestion.blocker)”, "
        + "\(suggestion.count)×, meant \(meant)\n"
    }
  }
}
