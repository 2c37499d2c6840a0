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
    subcommands: [Import.self, Export.self, Lint.self, Stats.self])

  /// The command `isogloss glossary import`.
  struct Import: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Read glossaries of any known format and write one TBX file.",
      discussion: "Concepts with the same identifier are joined.")

    @Argument(help: ArgumentHelp("Glossaries (TBX, CSV, TSV).", valueName: "file"))
    var paths: [String]

    @Option(help: "The language of definitions and notes, where the files do not say.")
    var lang: LanguageTag = "en"

    @OptionGroup var output: OutputOptions
    @OptionGroup var terminal: TerminalOptions

    func run() throws {
      var glossary = try GlossaryReading.load(paths, terminal)
      glossary.language = glossary.language ?? lang
      try output.write(GlossaryText.bytes(of: glossary, as: .tbx, for: output.output))
      terminal.tell("\(glossary.concepts.count) concepts, \(glossary.termCount) terms")
    }
  }

  /// The command `isogloss glossary export`.
  struct Export: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Write glossaries in another format.")

    @Argument(help: ArgumentHelp("Glossaries (TBX, CSV, TSV).", valueName: "file"))
    var paths: [String]

    @Option(
      help: ArgumentHelp(
        "What to write; by default what the name of -o says.", valueName: "tbx|tbx3|csv|tsv"))
    var format: GlossaryFormat?

    @Option(help: ArgumentHelp("Keep only these languages.", valueName: "tag,…"))
    var lang: LanguageList?

    @OptionGroup var output: OutputOptions
    @OptionGroup var terminal: TerminalOptions

    func run() throws {
      var glossary = try GlossaryReading.load(paths, terminal)
      if let lang { glossary.keep(lang.tags) }
      let chosen = format ?? output.output.flatMap(GlossaryFormatCatalog.format(forPath:)) ?? .csv
      try output.write(GlossaryText.bytes(of: glossary, as: chosen, for: output.output))
    }
  }

  /// The command `isogloss glossary lint`.
  struct Lint: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Find entries that contradict each other or will raise false alarms.",
      discussion: "Ends with 1 when something at or above --fail-level was found.")

    @Argument(help: ArgumentHelp("Glossaries, checked together.", valueName: "file"))
    var paths: [String]

    @Option(help: ArgumentHelp("Problems from this severity on fail.", valueName: "severity"))
    var failLevel = Severity.error

    @OptionGroup var terminal: TerminalOptions

    func run() throws {
      let glossary = try GlossaryReading.load(paths, terminal)
      let problems = GlossaryLint.check(glossary)
      for problem in problems {
        let severity = terminal.style.coloured(problem.severity.rawValue, by: problem.severity)
        let place = terminal.style.bold("\(problem.concept) (\(problem.language)):")
        Terminal.standard.write(
          "\(place) \(severity)[\(problem.kind.rawValue)] \(problem.message)\n")
      }
      terminal.tell("\(glossary.termCount) terms, \(problems.count) problems")
      if problems.contains(where: { $0.severity >= failLevel }) { throw ExitCode(1) }
    }
  }

  /// The command `isogloss glossary stats`.
  struct Stats: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Count concepts, terms and languages.")

    @Argument(help: ArgumentHelp("Glossaries, counted together.", valueName: "file"))
    var paths: [String]

    @Option(help: ArgumentHelp("How to write it.", valueName: "text|json"))
    var format = StatisticsFormat.text

    @OptionGroup var terminal: TerminalOptions

    func run() throws {
      let glossary = try GlossaryReading.load(paths, terminal)
      Terminal.standard.write(
        format == .json ? glossary.statisticsJSON.text + "\n" : glossary.statisticsText)
    }
  }
}

/// How commands read glossaries: what is wrong but readable is told, not lost.
enum GlossaryReading {
  static func load(_ paths: [String], _ terminal: TerminalOptions) throws -> Glossary {
    try GlossaryLoader.load(paths) { path, warning in
      terminal.tell("\(path):\(warning.line): warning: \(warning.message)")
    }
  }
}

extension GlossaryFormat: ExpressibleByArgument {}

extension Glossary {
  /// Leaves only terms in some languages, and the concepts that still have any.
  fileprivate mutating func keep(_ languages: [LanguageTag]) {
    for index in concepts.indices {
      concepts[index].terms.removeAll { term in
        !languages.contains { $0.matches(term.language) }
      }
    }
    concepts.removeAll { $0.terms.isEmpty }
  }
}
