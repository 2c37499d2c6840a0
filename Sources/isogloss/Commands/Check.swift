import ArgumentParser
import FindingReporters
import Foundation
import IsoglossProject
import LanguageText
import TermChecking

/// The command `isogloss check`.
struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Check drafts against the glossaries and the documents they translate.",
    discussion: """
      Ends with 0 when nothing was found, 1 when something at or above --fail-level was, 2 when \
      the check itself failed or there was nothing to check.
      """)

  @Argument(
    help: ArgumentHelp("Drafts: files, folders, or - for standard input.", valueName: "path"))
  var paths: [String] = []

  @Option(help: "The language of the drafts.") var lang: LanguageTag?

  @Option(help: ArgumentHelp("A document that the draft translates.", valueName: "file"))
  var source: [String] = []

  @Option(help: "The language of --source.") var sourceLang: LanguageTag?

  @Option(help: ArgumentHelp("A glossary (TBX, CSV, TSV).", valueName: "file"))
  var glossary: [String] = []

  @Option(help: ArgumentHelp("A translation memory (TMX).", valueName: "file"))
  var memory: [String] = []

  @Option(help: ArgumentHelp("Run only these rules.", valueName: "rule,…"))
  var select: [NameList] = []

  @Option(help: ArgumentHelp("Leave these rules out.", valueName: "rule,…"))
  var ignore: [NameList] = []

  @Option(help: ArgumentHelp("Findings from this severity on fail.", valueName: "severity"))
  var failLevel = Severity.error

  @Flag(help: "End with 0 whatever was found.") var exitZero = false

  @Flag(help: "Nothing to check is fine.") var allowEmpty = false

  @Option(help: ArgumentHelp("Findings that are accepted for now.", valueName: "file"))
  var baseline: String?

  @Flag(help: "Accept all findings of this run: write them to --baseline.")
  var writeBaseline = false

  @Flag(help: "Mend what can be mended without a look at the sentence.") var fix = false

  @Flag(help: "With --fix or --diff, take suggestions that change inflection too.")
  var unsafeFixes = false

  @Flag(help: "Print what --fix would change; ends with 1 when that is anything.")
  var diff = false

  @Option(help: ArgumentHelp("The name that standard input goes by.", valueName: "path"))
  var stdinFilename: String?

  @Option(
    help: ArgumentHelp(
      "How to write findings; several at once, each into a file after a colon.",
      valueName: "format[:file]"))
  var format: [ReportTarget] = []

  @OptionGroup var output: OutputOptions
  @OptionGroup var project: ProjectOptions
  @OptionGroup var terminal: TerminalOptions

  func validate() throws {
    if writeBaseline, baseline == nil {
      throw ValidationError("--write-baseline needs --baseline FILE to say where")
    }
    if fix, paths.contains("-") {
      throw ValidationError("--fix changes files; for standard input use --diff")
    }
  }

  func run() throws {
    let configuration = try project.configuration(for: paths.first { $0 != "-" })
    let selection = try RuleChoice(configuration: configuration, select: select, ignore: ignore)
      .selection()
    let run = CheckRun(
      paths: paths, input: try standardInput(), language: lang, sources: source,
      sourceLanguage: sourceLang, glossaries: glossary, memories: memory, rules: selection,
      allowsEmpty: allowEmpty, configuration: configuration)
    var progress = ProgressLine(isQuiet: terminal.quiet)
    var drafts = try progress.during { try run.run(progress: $0) }
    if diff { return try printDiff(of: drafts) }
    if fix, try mend(drafts) > 0 { drafts = try progress.during { try run.run(progress: $0) } }
    if writeBaseline { return try acceptAll(drafts) }
    if let baseline { try hideAccepted(baseline, in: &drafts) }
    let summary = CheckSummary(drafts)
    try report(drafts, summary)
    tell(drafts, summary, seconds: progress.seconds)
    if !exitZero, summary.hasFindings(atLeast: failLevel) { throw ExitCode(1) }
  }

  private func acceptAll(_ drafts: [CheckRun.Draft]) throws {
    guard let baseline else { return }
    let accepted = Baseline(drafts)
    try AtomicFile.write(Array(accepted.text.utf8), to: baseline)
    terminal.tell("wrote \(baseline): \(accepted.entries.reduce(0) { $0 + $1.count }) findings")
  }

  private func hideAccepted(_ path: String, in drafts: inout [CheckRun.Draft]) throws {
    let stale = try Baseline(path: path).remove(from: &drafts)
    guard !stale.isEmpty else { return }
    for entry in stale {
      terminal.detail("\(path): stale: \(entry.rule) \(entry.concept) in \(entry.path)")
    }
    terminal.tell(
      "\(path): \(stale.count) entries are found no more; --write-baseline prunes them")
  }

  private func printDiff(of drafts: [CheckRun.Draft]) throws {
    let text = drafts.map { draft in
      UnifiedDiff(DraftFix(draft, includingUnsafe: unsafeFixes)).text
    }.joined()
    try output.write(text)
    if !text.isEmpty { throw ExitCode(1) }
  }

  /// Writes the drafts that can be mended; returns the number of replacements.
  private func mend(_ drafts: [CheckRun.Draft]) throws -> Int {
    var count = 0
    for draft in drafts {
      let fix = DraftFix(draft, includingUnsafe: unsafeFixes)
      guard !fix.replacements.isEmpty else { continue }
      try AtomicFile.write(fix.fixed, to: fix.path)
      count += fix.replacements.count
    }
    if count > 0 { terminal.tell("mended \(count) \(count == 1 ? "place" : "places")") }
    return count
  }

  private func standardInput() throws -> (path: String, bytes: [UInt8])? {
    guard paths.contains("-") else { return nil }
    guard paths.count == 1 else {
      throw RunError("- stands for standard input and goes alone", hint: "name files without it")
    }
    let data = try FileHandle.standardInput.readToEnd() ?? Data()
    return (stdinFilename ?? "stdin.md", [UInt8](data))
  }

  private func report(_ drafts: [CheckRun.Draft], _ summary: CheckSummary) throws {
    let interactive = Terminal.standard.isOutputInteractive
    let targets =
      format.isEmpty ? [ReportTarget(format: interactive ? .full : .concise)] : format
    for target in targets {
      let path = target.path ?? output.output
      let style = path == nil ? terminal.style : TerminalStyle(isColoured: false)
      var reporter = target.format.reporter(style: style)
      var text = ""
      for draft in drafts { reporter.report(draft, to: &text) }
      reporter.finish(summary, to: &text)
      if let path {
        try AtomicFile.write(Array(text.utf8), to: path)
      } else {
        Terminal.standard.write(text)
      }
    }
  }

  private func tell(_ drafts: [CheckRun.Draft], _ summary: CheckSummary, seconds: Double) {
    for draft in drafts {
      let document = draft.document
      terminal.detail(
        "\(document.path): \(document.language) (decided by \(document.languageReason.rawValue)), "
          + "\(draft.result.termsLoaded) terms, \(draft.result.pairsAligned) passages aligned"
          + (draft.sources.isEmpty
            ? "" : " with " + draft.sources.map(\.path).joined(separator: ", ")))
    }
    for language in Set(drafts.map(\.document.language)).sorted()
    where !TermForms.hasParadigms(language) && !language.isWrittenWithoutSpaces {
      terminal.detail(
        "\(language): no rules for its forms; terms match as written, in any case, "
          + "and in the forms that the glossary lists")
    }
    terminal.tell(summary.sentence(seconds: seconds))
  }
}
