import ArgumentParser
import AssetFormats
import FindingReporters
import IsoglossProject
import LanguageAssets
import LanguageText

/// The command `isogloss tm clean`.
struct MemoryClean: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "clean", abstract: "Take useless and harmful units out of a memory.",
    discussion: """
      Each unit or variant that goes is told with its line, and written to the file of --removed; \
      --restore puts it back. The checks:
      \(CleaningCheck.allCases.map { "  \($0.rawValue): \($0.summary)" }.joined(separator: "\n"))
      """)

  @Argument(help: ArgumentHelp("The memory.", valueName: "file")) var path: String

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file to write; may be the memory itself.", valueName: "file"))
  var output: String?

  @Option(
    help: ArgumentHelp(
      "Where what is taken out goes; by default beside the output, as NAME.removed.tmx.",
      valueName: "file"))
  var removed: String?

  @Option(
    help: ArgumentHelp("Put back what is in a file that --removed wrote.", valueName: "file"))
  var restore: String?

  @Flag(help: "Tell what would go, and write nothing; ends with 1 when there is something.")
  var dryRun = false

  @Option(help: ArgumentHelp("Only these checks; repeatable.", valueName: "check,…"))
  var select: [NameList] = []

  @Option(help: ArgumentHelp("All but these checks; repeatable.", valueName: "check,…"))
  var ignore: [NameList] = []

  @Option(help: ArgumentHelp("The source language; by default the memory's.", valueName: "tag"))
  var source: LanguageTag?

  @Option(help: ArgumentHelp("How to write what was found.", valueName: "text|json"))
  var format = StatisticsFormat.text

  @OptionGroup var terminal: TerminalOptions

  func run() throws {
    if let restore { return try putBack(restore) }
    let run = MemoryCleanRun(try MemoryInput(path), checks: try checks(), source: source)
    if dryRun {
      let counts = try run.inspect(report: tell)
      tell(counts, verb: "would go")
      if !counts.findings.isEmpty { throw ExitCode(1) }
      return
    }
    guard let output else {
      throw RunError("-o names no file to write", hint: "give the memory itself, or use --dry-run")
    }
    let stem = output.hasSuffix(".tmx") ? String(output.dropLast(4)) : output
    let removed = removed ?? stem + ".removed.tmx"
    let counts = try run.write(to: output, removed: removed, report: tell)
    tell(counts, verb: "went to \(removed)")
  }

  private func putBack(_ removed: String) throws {
    let count = try MemoryCleanRun.restore(
      try MemoryInput(path), removed: try MemoryInput(removed), to: output
    ) { Terminal.standard.write(Array($0)) }
    terminal.tell("\(count.counted("unit")) put back")
  }

  private func checks() throws -> Set<CleaningCheck> {
    let selected = try checks(select)
    let ignored = try checks(ignore)
    return (selected.isEmpty ? Set(CleaningCheck.allCases) : selected).subtracting(ignored)
  }

  private func checks(_ lists: [NameList]) throws -> Set<CleaningCheck> {
    let known = CleaningCheck.allCases.map(\.rawValue)
    return Set(
      try lists.flatMap(\.names).map { name in
        guard let check = CleaningCheck(rawValue: name) else {
          let nearest = NearestName.of(name, among: known).map { "did you mean “\($0)”?" }
          throw RunError(
            "unknown check “\(name)”", hint: nearest ?? known.joined(separator: ", "))
        }
        return check
      })
  }

  private func tell(_ report: MemoryCleanRun.Report) {
    let variant = report.finding.variant.map { report.unit.variants[$0] }
    if format == .json {
      let object: JSONValue = [
        "schema": .integer(1), "check": .string(report.finding.check.rawValue),
        "path": .string(report.path), "line": .integer(report.line),
        "tuid": report.unit.id.map { .string($0) } ?? .null,
        "lang": variant.map { .string($0.language.canonical) } ?? .null,
        "message": .string(report.finding.detail),
      ]
      return Terminal.standard.write(object.text + "\n")
    }
    let id = report.unit.id.map { " \($0)" } ?? ""
    let language = variant.map { " \($0.language)" } ?? ""
    let text = (variant ?? report.unit.variants.first)?.segment.plainText ?? ""
    let shown = text.count > 60 ? text.prefix(59) + "…" : text[...]
    let secret = report.finding.check == .privateData
    Terminal.standard.write(
      "\(report.path):\(report.line): \(report.finding.check.rawValue)\(id)\(language): "
        + report.finding.detail
        + (secret || text.isEmpty ? "" : " “\(shown.replacing("\n", with: " "))”") + "\n")
  }

  private func tell(_ counts: MemoryCleanRun.Counts, verb: String) {
    let checks = CleaningCheck.allCases.compactMap { check in
      counts.findings[check].map { "\($0) \(check.rawValue)" }
    }
    terminal.tell(
      "\(counts.read.counted("unit")); \(counts.removedUnits.counted("unit")) and "
        + "\(counts.removedVariants.counted("variant")) \(verb)"
        + (checks.isEmpty ? "" : ": \(checks.joined(separator: ", "))"))
  }
}
