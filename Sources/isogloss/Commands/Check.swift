import ArgumentParser
import FindingReporters
import Foundation
import IsoglossProject
import LanguageText
import TermChecking

/// The command `isogloss check`.
struct Check: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Check drafts against the glossaries and the documents they translate.",
    discussion: """
      Ends with 0 when nothing was found, 1 when something at or above --fail-level was, 2 when \
      the check itself failed or there was nothing to check. Notes that may well be wrong are \
      counted only, unless --doubtful or a format for programs asks for them.

      Results are kept in $XDG_CACHE_HOME/isogloss (or $ISOGLOSS_CACHE_DIR), so that unchanged \
      drafts are not checked again; the folder may be deleted at any time.
      """)

  @OptionGroup var drafts: DraftOptions
  @OptionGroup var references: ReferenceOptions
  @OptionGroup var rules: RuleOptions

  @Option(help: ArgumentHelp("Findings from this severity on fail.", valueName: "severity"))
  var failLevel = Severity.error

  @Flag(help: "End with 0 whatever was found.") var exitZero = false

  @OptionGroup var baselines: BaselineOptions
  @OptionGroup var fixes: FixOptions

  @Option(
    help: ArgumentHelp(
      "How to write findings; several at once, each into a file after a colon.",
      valueName: "format[:file]"))
  var format: [ReportTarget] = []

  @Flag(
    help: ArgumentHelp(
      "Show the notes that may well be wrong, which full, concise and github only count."))
  var doubtful = false

  @Flag(
    help:
      "Count the findings by rule, concept and language, and the documents without a translation."
  )
  var statistics = false

  @OptionGroup var effort: EffortOptions

  @Flag(help: "Check again whenever a file changes; Ctrl-C ends it.") var watch = false

  @OptionGroup var output: OutputOptions
  @OptionGroup var project: ProjectOptions
  @OptionGroup var terminal: TerminalOptions

  func validate() throws {
    if fixes.fix, drafts.paths.contains("-") {
      throw ValidationError("--fix changes files; for standard input use --diff")
    }
    if drafts.since != nil, baselines.writeBaseline || baselines.pruneBaseline {
      throw ValidationError("--since looks at a part only; a baseline is about the whole")
    }
    let unnamed = format.filter { $0.path == nil }.map(\.format)
    if unnamed.count > 1, output.output != nil || !unnamed.allSatisfy(\.isForPeople) {
      throw ValidationError(
        "\(unnamed.map(\.rawValue).joined(separator: " and ")) would be mixed in one place; "
          + "give all but one a file, --format \(unnamed.last?.rawValue ?? ""):FILE")
    }
    if watch, drafts.isReadOnce {
      throw ValidationError("--watch looks at files; standard input and pipes are none")
    }
    if watch, fixes.fix || fixes.diff || baselines.writeBaseline {
      throw ValidationError("--watch shows findings; fix or accept them in a run of its own")
    }
  }

  func run() async throws {
    if fixes.unsafeFixes, !fixes.fix, !fixes.diff {
      terminal.tell(
        "--unsafe-fixes changes nothing by itself: add --fix to write them, or --diff to see them")
    }
    if watch { try await watchFiles() }
    var run = try checkRun()
    let keepsake = Keepsake()
    run.keepsake = keepsake
    let unread = UnreadDocuments(Terminal.standard)
    run.complain = { unread.tell($0) }
    let fails = try await check(run)
    let code: Int32? = unread.areSome ? 2 : fails ? 1 : nil
    withExtendedLifetime(keepsake) { Self.exit(withError: code.map { ExitCode($0) }) }
  }

  /// What to check, as the options and the configuration say.
  func checkRun() throws -> CheckRun {
    let listed = try drafts.listedFiles()
    let configuration = try project.configuration(for: drafts.firstPath ?? listed?.first)
    var run = CheckRun(drafts, references, listed: listed, configuration: configuration)
    run.input = try drafts.standardInput()
    run.rules = try rules.selection(configuration)
    run.since = drafts.since
    run.jobs = effort.effectiveJobs
    run.cache = effort.cache
    run.warn = terminal.warn
    run.namesAll = terminal.verbose
    return run
  }

  /// Checks once and tells what was found.
  ///
  /// - Returns: whether the findings fail the run.
  func check(_ run: CheckRun) async throws -> Bool {
    var progress = ProgressLine(isQuiet: terminal.quiet)
    var drafts = try await progress.during { try await run.run(progress: $0) }
    if fixes.diff {
      let text = try await progress.during { try await self.diff(&drafts, of: run, progress: $0) }
      defer { tellWhatIsLeft(of: mendable(drafts)) }
      try output.write(text)
      return !text.isEmpty
    }
    var mended = 0
    if fixes.fix {
      mended = try await progress.during { try await self.mend(&drafts, of: run, progress: $0) }
    }
    // What was done stands behind what is left, where it is seen.
    defer { if mended > 0 { terminal.tell("mended \(mended.counted("place"))") } }
    if baselines.writeBaseline {
      try acceptAll(drafts)
      return false
    }
    try hideAccepted(in: &drafts, rules: run.rules)
    let summary = CheckSummary(drafts)
    let report = CheckReport(
      targets: format, path: output.output, style: terminal.style,
      showsDoubtful: showsDoubtful, failLevel: failLevel)
    try report.write(drafts, summary)
    try tell(drafts, summary, of: run, seconds: progress.seconds)
    if fixes.fix { tellWhatIsLeft(of: mendable(drafts)) }
    let hidden = report.hiddenNotes(in: drafts)
    if hidden > 0 {
      terminal.tell(
        "\(hidden) doubtful \(hidden == 1 ? "note is" : "notes are") not shown (--doubtful shows them)"
      )
    }
    run.keepsake?.keep(drafts)
    suggestSource(of: drafts, configured: run.configuration.sourceLanguage)
    return !exitZero && summary.hasFindings(atLeast: failLevel)
  }

  /// Whether people see doubtful notes, too.
  var showsDoubtful: Bool { doubtful || failLevel == .note }

  private func tell(
    _ drafts: [CheckRun.Draft], _ summary: CheckSummary, of run: CheckRun, seconds: Double
  ) throws {
    let orphans = Set(OrphanDrafts(drafts).indices)
    for (index, draft) in drafts.enumerated() {
      let document = draft.document
      terminal.detail(
        "\(document.path): \(document.language) (decided by \(document.languageReason.rawValue)), "
          + "\(draft.result.termsLoaded.counted("term")), "
          + "\(draft.result.pairsAligned.counted("passage")) aligned"
          + (draft.sources.isEmpty
            ? orphans.contains(index) ? "; the document that it translates is not there" : ""
            : " with " + draft.sources.map(\.path).joined(separator: ", "))
          + (document.unitsLeftOut > 0
            ? "; \(document.unitsLeftOut) that nobody translated yet (fuzzy, new or empty) left out"
            : ""))
    }
    for language in Set(drafts.map(\.document.language)).sorted()
    where !language.isWrittenWithoutSpaces {
      terminal.detail(
        TermForms.matching(of: language).map { "\(language): terms match \($0)" }
          ?? "\(language): no rules for its forms; terms match as written, in any case, "
          + "and in the forms that the glossary lists")
    }
    if statistics { terminal.tell(CheckStatistics(drafts).table) }
    if statistics || terminal.verbose { try tellOfPages(withoutVersion: drafts, run) }
    if let since = self.drafts.since, drafts.isEmpty {
      terminal.tell("no document has changed since \(since)")
    }
    terminal.tell(summary.sentence(seconds: seconds))
  }

  /// Says which documents of the source nobody has translated into a language that others are in.
  private func tellOfPages(withoutVersion drafts: [CheckRun.Draft], _ run: CheckRun) throws {
    guard let missing = try MissingVersions(among: drafts, of: run) else { return }
    for gap in missing.gaps {
      let told = terminal.verbose ? gap.paths.count : Self.mostPages
      let rest = gap.paths.count - told
      terminal.tell(
        "\(gap.paths.count.counted("document")) of \(missing.source) "
          + "\(gap.paths.count == 1 ? "has" : "have") no version in \(gap.language): "
          + gap.paths.prefix(told).joined(separator: ", ")
          + (rest > 0 ? " and \(rest) more (-v names them)" : ""))
    }
  }

  /// How many documents without a version are named.
  private static let mostPages = 10

  /// Says what is missing for a comparison of versions that nobody named a source for, or one that is not
  /// there.
  private func suggestSource(of drafts: [CheckRun.Draft], configured: LanguageTag?) {
    guard let versions = UnpairedVersions(among: drafts) else { return }
    let languages = versions.languages.map(\.canonical).joined(separator: ", ")
    if let configured {
      return terminal.warn(
        "files in \(languages) look like versions of each other, but none was found to be the source in "
          + "\(configured): does sourceLanguage name it as its folder or file does?")
    }
    terminal.tell(
      "Files in \(languages) look like versions of each other. To find missing and untranslated "
        + "terms too, put “sourceLanguage: \(versions.likelySource)” into isogloss.yml "
        + "(isogloss init writes one).")
  }
}
