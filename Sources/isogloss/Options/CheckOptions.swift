import ArgumentParser
import FindingReporters
import Foundation
import IsoglossProject
import LanguageText
import TermChecking

/// Which drafts a check works on.
struct DraftOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp("Drafts: files, folders, or - for standard input.", valueName: "path"))
  var paths: [String] = []

  @Option(
    help: ArgumentHelp(
      "Take the drafts from a list, one path a line; - for standard input. Of the files it names, "
        + "those are checked that are documents.", valueName: "file"))
  var fileList: String?

  @Option(help: ArgumentHelp("The name that standard input goes by.", valueName: "path"))
  var stdinFilename: String?

  @Flag(help: "Leave named files out too where the configuration excludes them.")
  var forceExclude = false

  @Flag(help: "Check files that .gitignore and .isoglossignore name.") var noIgnore = false

  @Option(
    help: ArgumentHelp(
      "Report only what stands in text that has changed since the branch left this revision of "
        + "git, or whose source has.", valueName: "revision"))
  var since: String?

  @Flag(help: "Nothing to check is fine.") var allowEmpty = false

  /// The path whose configuration is in force: the first that is named.
  var firstPath: String? { paths.first { $0 != "-" } ?? stdinFilename }

  func validate() throws {
    let readsInput = paths.contains("-")
    if fileList != nil, !paths.isEmpty {
      throw ValidationError("--file-list names the drafts; name no others beside it")
    }
    if stdinFilename != nil, !readsInput {
      throw ValidationError("--stdin-filename names what standard input goes by; add -")
    }
    if since != nil, readsInput {
      throw ValidationError("--since compares files; standard input is none")
    }
    if readsInput, paths.count > 1 {
      throw ValidationError("- stands for standard input and goes alone")
    }
  }

  /// Standard input as a draft; nil when it is not asked for.
  func standardInput() throws -> (path: String, bytes: [UInt8])? {
    guard paths.contains("-") else { return nil }
    return (stdinFilename ?? "stdin.md", try Self.readStandardInput())
  }

  /// The files that `--file-list` names; nil without it.
  func listedFiles() throws -> [String]? {
    guard let fileList else { return nil }
    let bytes =
      try fileList == "-" ? Self.readStandardInput() : FileReading.bytes(ofFileOrPipe: fileList)
    return FileList.paths(in: bytes)
  }

  /// Whether what to check can be asked for once only: standard input and pipes.
  var isReadOnce: Bool {
    paths.contains("-") || fileList.map { $0 == "-" || FileKind(at: $0) == .special } ?? false
  }

  private static func readStandardInput() throws -> [UInt8] {
    [UInt8](try FileHandle.standardInput.readToEnd() ?? Data())
  }
}

/// What drafts are compared with.
struct ReferenceOptions: ParsableArguments {
  @Option(help: "The language of the drafts.") var lang: LanguageTag?

  @Option(help: ArgumentHelp("A document that the draft translates.", valueName: "file"))
  var source: [String] = []

  @Option(help: "The language of --source.") var sourceLang: LanguageTag?

  @Option(
    help: ArgumentHelp(
      "A glossary: TBX, or CSV or TSV with the columns concept, lang, term, status (preferred, admitted, forbidden).",
      valueName: "file"))
  var glossary: [String] = []

  @Option(help: ArgumentHelp("A translation memory (TMX).", valueName: "file"))
  var memory: [String] = []
}

/// Which rules run.
struct RuleOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Run only these rules.", valueName: "rule,…"))
  var select: [NameList] = []

  @Option(help: ArgumentHelp("Leave these rules out.", valueName: "rule,…"))
  var ignore: [NameList] = []

  /// The rules and their severities.
  func selection(_ configuration: Configuration) throws(RunError) -> RuleSelection {
    try RuleChoice(configuration: configuration, select: select, ignore: ignore).selection()
  }
}

/// Which findings are accepted for now.
struct BaselineOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Findings that are accepted for now.", valueName: "file"))
  var baseline: String?

  @Flag(help: "Accept all findings of this run: write them to --baseline.")
  var writeBaseline = false

  @Flag(help: "Take out of --baseline what is found no more.") var pruneBaseline = false

  func validate() throws {
    if writeBaseline || pruneBaseline, baseline == nil {
      let flag = writeBaseline ? "--write-baseline" : "--prune-baseline"
      throw ValidationError("\(flag) needs --baseline FILE to say where")
    }
    if writeBaseline, pruneBaseline {
      throw ValidationError("--write-baseline writes the baseline anew; there is nothing to prune")
    }
  }
}

/// What is mended.
struct FixOptions: ParsableArguments {
  @Flag(help: "Mend what can be mended without a look at the sentence.") var fix = false

  @Flag(
    help:
      "With --fix or --diff, take suggestions that change inflection too; of doubtful notes with --doubtful only."
  )
  var unsafeFixes = false

  @Flag(help: "Print what --fix would change; ends with 1 when that is anything.")
  var diff = false
}

extension CheckRun {
  /// The check of the drafts that options name.
  init(
    _ drafts: DraftOptions, _ references: ReferenceOptions, listed: [String]?,
    configuration: Configuration
  ) {
    self.init(
      paths: drafts.paths, language: references.lang, sources: references.source,
      sourceLanguage: references.sourceLang, glossaries: references.glossary,
      memories: references.memory, allowsEmpty: drafts.allowEmpty, configuration: configuration)
    listedFiles = listed
    selection.excludesNamedFiles = drafts.forceExclude
    selection.respectsIgnoreFiles = !drafts.noIgnore
  }
}
