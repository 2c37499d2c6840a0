import ArgumentParser
import FindingReporters
import IsoglossProject
import LanguageText
import ReportPages

/// The command `isogloss report`.
struct Report: ParsableCommand {
  /// How a report is shown.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case html
    case text
    case json
  }

  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Show how documents name the concepts of the glossaries, as one HTML page.",
    discussion: """
      The page needs no network: coverage by language, the concepts with several names, a table of \
      concepts and documents by the name that each uses, and the places behind every name. As text, \
      only the concepts with several names are listed.
      """)

  @Argument(
    help: ArgumentHelp(
      "Documents or folders; without any, those of the configuration.", valueName: "path"))
  var paths: [String] = []

  @Option(help: ArgumentHelp("A glossary (TBX, CSV, TSV).", valueName: "file"))
  var glossary: [String] = []

  @Option(help: ArgumentHelp("How to show the report.", valueName: "html|text|json"))
  var format: Format = .html

  @OptionGroup var output: OutputOptions
  @OptionGroup var project: ProjectOptions
  @OptionGroup var terminal: TerminalOptions

  func run() throws {
    var run = ReportRun(
      paths: paths, glossaries: glossary,
      configuration: try project.configuration(for: paths.first))
    run.warn = terminal.warn
    run.namesAll = terminal.verbose
    let unread = UnreadDocuments(Terminal.standard)
    run.complain = { unread.tell($0) }
    var progress = ProgressLine(isQuiet: terminal.quiet)
    let report = try progress.during { try run.run(progress: $0) }
    switch format {
    case .html: try output.write(TerminologyPage(report).text)
    case .text: try output.write(report.driftText)
    case .json: try output.write(report.json.text + "\n")
    }
    let drifting = report.sections.reduce(0) { $0 + $1.drifting.count }
    terminal.tell(
      "\(report.paths.count.counted("document")) in \(report.sections.count.counted("language")), "
        + "\(drifting.counted("concept")) with several names in one language")
    if unread.areSome { throw ExitCode(2) }
  }
}
