import ArgumentParser
import AssetFormats
import FindingReporters
import IsoglossProject
import LanguageAssets
import LanguageText
import TermChecking

/// The command `isogloss glossary`.
struct GlossaryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "glossary", abstract: "Work with glossaries.",
    discussion: """
      A glossary is TBX, or a table, CSV or TSV, with one term a line and the columns concept, lang, term and \
      status: preferred, admitted or forbidden. With a column for each language instead, all terms are preferred.
      """,
    subcommands: [
      Import.self, Export.self, Merge.self, Add.self, Set.self, Lint.self, SuggestBlockers.self,
      Stats.self,
    ])

  /// The command `isogloss glossary lint`.
  struct Lint: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "lint",
      abstract: "Find entries that contradict each other or will raise false alarms.",
      discussion: """
        Ends with 1 when something at or above --fail-level was found. Notes and warnings of terms that nobody has \
        decided on, as extract writes them, are counted unless --all or --fail-level asks for them.
        """)

    @Argument(
      help: ArgumentHelp(
        "Glossaries, checked together; by default those of the configuration.", valueName: "file"))
    var paths: [String] = []

    @Option(help: ArgumentHelp("Problems from this severity on fail.", valueName: "severity"))
    var failLevel = Severity.error

    @Flag(help: "Show the problems of terms that are only proposed, too.") var all = false

    @OptionGroup var project: ProjectOptions
    @OptionGroup var terminal: TerminalOptions

    func run() throws {
      let glossary = try GlossaryReading.load(
        GlossaryReading.files(paths, project), terminal)
      let problems = GlossaryLint.check(glossary)
      let shown = problems.filter { all || !$0.isOfProposal || $0.severity >= failLevel }
      for problem in shown {
        let severity = terminal.style.coloured(problem.severity.rawValue, by: problem.severity)
        let place = terminal.style.bold("\(problem.concept) (\(problem.language)):")
        Terminal.standard.write(
          "\(place) \(severity)[\(problem.kind.rawValue)] \(problem.message)\n")
      }
      if shown.count < problems.count {
        let counts = Dictionary(
          grouping: problems.filter { $0.isOfProposal && $0.severity < failLevel }, by: \.kind
        ).map { ($0.key.rawValue, $0.value.count) }.sorted { ($1.1, $0.0) < ($0.1, $1.0) }
        terminal.tell(
          "of terms that nobody has decided on (--all shows them): "
            + counts.map { "\($0.1) \($0.0)" }.joined(separator: ", "))
      }
      terminal.tell("\(glossary.termCount.counted("term")), \(problems.count.counted("problem"))")
      if problems.contains(where: { $0.severity >= failLevel }) { throw ExitCode(1) }
    }
  }
}

/// How commands read glossaries: what is wrong but readable is told, not lost.
enum GlossaryReading {
  /// The glossaries that are named, or those of the configuration.
  ///
  /// - Throws: ``RunError`` where there are none.
  static func files(_ paths: [String], _ project: ProjectOptions) throws -> [String] {
    guard paths.isEmpty else { return paths }
    let run = CheckRun(paths: [], configuration: try project.configuration(for: nil))
    let files = try run.glossaryFiles()
    guard !files.isEmpty else {
      throw RunError("no glossary is named", hint: "name files, or glossaries in the configuration")
    }
    return files
  }

  static func load(_ paths: [String], _ terminal: TerminalOptions) throws -> Glossary {
    try GlossaryLoader.load(paths) { path, warning in
      terminal.tell("\(path):\(warning.place): warning: \(warning.message)")
    }
  }
}
