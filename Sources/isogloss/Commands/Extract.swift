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
    abstract: "Extract and link the terms of documents in two or more languages.",
    discussion: """
      Versions of one document are found by path or content, aligned, and their terms linked. \
      -o writes DIR/glossary.tbx and DIR/memory.tmx. Memories (.tmx) are taken as text that is \
      aligned already; documents in one language give candidates without translations.
      """)

  @Argument(help: ArgumentHelp("Documents, folders, memories.", valueName: "path"))
  var paths: [String]

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
    run.output = output.map(Self.memoryPath)
    var progress = ProgressLine(isQuiet: terminal.quiet)
    let outcome = try await progress.during { try await run.run(progress: $0) }
    tellSets(outcome)
    if let output { try write(outcome, to: output, configuration) }
    if let explain { return try tellConcept(explain, outcome) }
    switch format ?? .table {
    case .json: Terminal.standard.write(outcome.json.text + "\n")
    case .table:
      Terminal.standard.write(
        ConceptTable(outcome, limit: all ? .max : 60, style: terminal.style).text)
    }
    terminal.tell(
      "\(outcome.concepts.count) concepts, \(outcome.units.count) translation units from "
        + "\(outcome.documents.count) documents. \(String(format: "%.2f", progress.seconds)) s")
  }

  private static func memoryPath(in folder: String) -> String { folder + "/memory.tmx" }

  private func tellConcept(_ name: String, _ outcome: ExtractRun.Outcome) throws {
    guard let explanation = ConceptExplanation(of: name, in: outcome, style: terminal.style) else {
      throw RunError("no concept has the id or term “\(name)”", hint: "see --all for all concepts")
    }
    Terminal.standard.write(explanation.text)
  }

  private func tellSets(_ outcome: ExtractRun.Outcome) {
    for alignment in outcome.alignments where alignment.documents.count > 1 {
      let versions = alignment.documents.map { "\($0.path) (\($0.language))" }
      terminal.detail("versions of one document: " + versions.joined(separator: ", "))
    }
  }

  /// Says how checks get to use a glossary that the configuration does not name.
  private func tellHowToUse(_ folder: String, _ configuration: Configuration) {
    guard let path = configuration.path else { return }
    let written = RelativePath.of(folder + "/glossary.tbx", from: configuration.base)
    let isNamed = configuration.glossaries.contains { written == $0 || written.hasPrefix($0 + "/") }
    if !isNamed {
      let name = RelativePath.of(folder, from: configuration.base)
      terminal.tell("name it in \(path), for checks to use it: glossaries: [\(name)]")
    }
  }

  private func write(
    _ outcome: ExtractRun.Outcome, to folder: String, _ configuration: Configuration
  ) throws {
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw RunError("cannot be made a folder", path: folder, hint: "check the path above it")
    }
    let glossary = folder + "/glossary.tbx"
    let memory = Self.memoryPath(in: folder)
    var shown = outcome
    let threshold = minConfidence ?? Self.glossaryConfidence
    shown.concepts.removeAll { $0.confidence < threshold }
    var proposed = shown.glossary
    // The language of the notes that the tool writes.
    proposed.language = "en"
    if shown.concepts.isEmpty {
      terminal.tell("no concept found: \(glossary) not written, a TBX file cannot be empty")
    } else {
      try AtomicFile.write(
        GlossaryText.bytes(of: proposed, as: .tbx, for: glossary), to: glossary)
      terminal.tell("wrote \(glossary): the \(shown.concepts.count) concepts from \(threshold) up")
      tellHowToUse(folder, configuration)
    }
    try AtomicFile.write(
      MemoryText.tmx(outcome.units, sourceLanguage: configuration.sourceLanguage), to: memory)
    terminal.tell("wrote \(memory)")
  }
}
