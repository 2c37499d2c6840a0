import ArgumentParser
import AssetFormats
import FindingReporters
import Foundation
import IsoglossProject
import LanguageAssets
import LanguageText
import TermExtraction

/// The command `isogloss extract`.
struct Extract: AsyncParsableCommand {
  /// How concepts are shown on standard output.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case table
    case json
  }

  /// What a concept must reach to be written into a glossary, unless --min-confidence says
  /// otherwise: below it few proposals are worth a person's time.
  private static let glossaryConfidence = 0.5

  static let configuration = CommandConfiguration(
    commandName: "extract",
    abstract: "Extract and link the terms of documents in two or more languages.",
    discussion: """
      Versions of one document are found by path or content, aligned, and their terms linked. \
      -o writes DIR/glossary.tbx and DIR/memory.tmx. Memories (.tmx) are taken as text that is \
      aligned already; documents in one language give candidates without translations.
      """)

  @Argument(
    help: ArgumentHelp(
      "Documents, folders, memories; without any, those of the configuration.", valueName: "path"))
  var paths: [String] = []

  @Option(help: "The language of every document.") var lang: LanguageTag?

  @Option(help: ArgumentHelp("A glossary to grow (TBX, CSV, TSV).", valueName: "file"))
  var glossary: [String] = []

  @Option(help: ArgumentHelp("Leave out concepts below this confidence.", valueName: "0…1"))
  var minConfidence: Double?

  @Option(help: ArgumentHelp("Keep only the best concepts.", valueName: "number"))
  var maxTerms: Int?

  @Option(
    help: ArgumentHelp(
      "Documents about other things: what is common there, too, is no term.", valueName: "path"))
  var domain: [String] = []

  @Option(
    help: ArgumentHelp(
      "Show one concept, by id or term, with every signal that linked it.", valueName: "concept"))
  var explain: String?

  @Option(help: ArgumentHelp("How to show concepts.", valueName: "table|json"))
  var format: Format?

  @Flag(help: "Show every concept in the table, not just the best sixty.") var all = false

  @Option(
    help: ArgumentHelp(
      "The languages that the table shows beside the source; by default six.", valueName: "tag,…"))
  var columns: LanguageList?

  @Option(
    name: .shortAndLong, help: ArgumentHelp("The folder for glossary and memory.", valueName: "dir")
  )
  var output: String?

  @OptionGroup var effort: EffortOptions
  @OptionGroup var project: ProjectOptions
  @OptionGroup var terminal: TerminalOptions

  func validate() throws {
    if let minConfidence, !(0...1).contains(minConfidence) {
      throw ValidationError("--min-confidence is between 0 and 1, got \(minConfidence)")
    }
    if let maxTerms, maxTerms < 1 {
      throw ValidationError("--max-terms is 1 or more, got \(maxTerms)")
    }
    if let output, FileKind(at: output) != .folder {
      let name = FileSelection.fileExtension(of: output)
      if GlossaryLoader.fileExtensions.union(MemoryLoader.fileExtensions).contains(name) {
        throw ValidationError(
          "--output names the folder for a glossary and a memory, and “\(output)” is called like a file of its own; "
            + "write “\(output.dropLast(name.count + 1))”")
      }
    }
  }

  func run() async throws {
    let configuration = try project.configuration(for: paths.first)
    var run = ExtractRun(
      paths: paths, language: lang, glossaries: glossary, background: domain,
      options: ExtractionOptions(
        minConfidence: minConfidence, maxTerms: maxTerms, explains: explain != nil),
      configuration: configuration)
    run.jobs = effort.effectiveJobs
    run.cache = effort.cache
    run.warn = terminal.warn
    run.namesAll = terminal.verbose
    let unread = UnreadDocuments(Terminal.standard)
    run.complain = { unread.tell($0) }
    let output = output.map(ExtractOutput.init(folder:))
    run.output = output
    var progress = ProgressLine(isQuiet: terminal.quiet)
    let outcome = try await progress.during { try await run.run(progress: $0) }
    tellSets(outcome)
    if let output { try write(outcome, to: output, configuration) }
    if let explain { return try tellConcept(explain, outcome) }
    switch format ?? .table {
    case .json: Terminal.standard.write(outcome.json.text + "\n")
    case .table:
      let table = ConceptTable(
        outcome, sourceLanguage: configuration.sourceLanguage, columns: columns?.tags,
        limit: all ? .max : 60, style: terminal.style
      ).text
      if let columns, table.isEmpty, !outcome.concepts.isEmpty {
        let tags = columns.tags.map(\.canonical).joined(separator: ", ")
        terminal.warn("warning: no concept has a name in \(tags)")
      }
      Terminal.standard.write(table)
    }
    terminal.tell(Self.summary(of: outcome) + String(format: " %.2f s", progress.seconds))
    if let output { tellHowToUse(output, configuration) }
  }

  /// What was found in what, with a word on what a unit is, and on documents that have none.
  private static func summary(of outcome: ExtractRun.Outcome) -> String {
    let units = outcome.units.count + outcome.memoryUnits
    let alone = outcome.alignments.count { $0.documents.count == 1 }
    return "\(outcome.concepts.count.counted("concept")), \(units.counted("translation unit"))"
      + (units > 0 ? " (passages that two languages have, each once)" : "")
      + " from \(outcome.documents.count.counted("document"))"
      + (alone > 0 ? ", \(alone) of them without a version in another language" : "") + "."
  }

  private func tellConcept(_ name: String, _ outcome: ExtractRun.Outcome) throws {
    guard let explanation = ConceptExplanation(of: name, in: outcome, style: terminal.style) else {
      throw RunError("no concept has the id or term “\(name)”", hint: "see --all for all concepts")
    }
    Terminal.standard.write(explanation.text)
  }

  private func tellSets(_ outcome: ExtractRun.Outcome) {
    for alignment in outcome.alignments where alignment.documents.count > 1 {
      if let source = alignment.documents.first, source.isSourceSide {
        let languages = alignment.documents.map(\.language.canonical).joined(separator: ", ")
        terminal.detail("both sides of one file: \(source.path) (\(languages))")
        continue
      }
      let versions = alignment.documents.map { "\($0.path) (\($0.language))" }
      let sureness = alignment.sureness.map { "; \(Int($0 * 100)) % sure" } ?? "; nothing in common"
      terminal.detail("versions of one document: " + versions.joined(separator: ", ") + sureness)
    }
  }

  /// Says how checks get to use a glossary that the configuration does not name.
  private func tellHowToUse(_ output: ExtractOutput, _ configuration: Configuration) {
    guard let path = configuration.path, !output.isNamed(in: configuration) else { return }
    let name = RelativePath.of(output.folder, from: configuration.base)
    terminal.tell("name it in \(path), for checks to use it: glossaries: [\(name)]")
  }

  private func write(
    _ outcome: ExtractRun.Outcome, to output: ExtractOutput, _ configuration: Configuration
  ) throws {
    let threshold = minConfidence ?? Self.glossaryConfidence
    let written = try output.write(
      outcome, from: threshold, sourceLanguage: configuration.sourceLanguage)
    let known =
      written.known == 0 ? "" : ", without \(written.known) that the configured glossaries have"
    if written.proposed + written.kept == 0 {
      terminal.tell(
        "no concept found\(known): \(output.glossaryPath) not written, a TBX file cannot be empty")
    } else {
      let kept = written.kept == 0 ? "" : ", and the \(written.kept) that somebody has worked on"
      terminal.tell(
        "wrote \(output.glossaryPath): the \(written.proposed.counted("concept")) from \(threshold) up\(known)\(kept)"
      )
    }
    let source = configuration.sourceLanguage?.canonical ?? ""
    let sourceless =
      written.sourceless == 0
      ? "" : ", but for \(written.sourceless.counted("unit")) without text in \(source)"
    terminal.tell("wrote \(output.memoryPath)\(sourceless)")
  }
}
