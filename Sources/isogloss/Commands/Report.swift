import ArgumentParser
import IsoglossProject
import ReportPages

/// The command `isogloss report`.
struct Report: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Show how documents name the concepts of the glossaries, as one HTML page.",
    discussion: """
      The page needs no network: coverage by language, a table of concepts and documents by the \
      name that each uses, and the places behind every name.
      """)

  @Argument(
    help: ArgumentHelp(
      "Documents or folders; without any, those of the configuration.", valueName: "path"))
  var paths: [String] = []

  @Option(help: ArgumentHelp("A glossary (TBX, CSV, TSV).", valueName: "file"))
  var glossary: [String] = []

  @OptionGroup var output: OutputOptions
  @OptionGroup var project: ProjectOptions
  @OptionGroup var terminal: TerminalOptions

  func run() throws {
    let run = ReportRun(
      paths: paths, glossaries: glossary,
      configuration: try project.configuration(for: paths.first))
    var progress = ProgressLine(isQuiet: terminal.quiet)
    let report = try progress.during { try run.run(progress: $0) }
    try output.write(TerminologyPage(report).text)
    let drifting = report.sections.reduce(0) { $0 + $1.subjects.count(where: \.isDrifting) }
    terminal.tell(
      "\(report.paths.count) documents in \(report.sections.count) languages, "
        + "\(drifting) concepts with several names in one language")
  }
}
