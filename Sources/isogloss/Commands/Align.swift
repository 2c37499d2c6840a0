import ArgumentParser
import AssetFormats
import FindingReporters
import IsoglossProject
import LanguageAssets
import LanguageText
import ReportPages
import TermChecking

/// The command `isogloss align`.
struct Align: ParsableCommand {
  /// How an alignment is written.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case tmx
    case json
    case tsv
    case html
  }

  static let configuration = CommandConfiguration(
    commandName: "align",
    abstract: "Align versions of one document, N languages at once.")

  @Argument(help: ArgumentHelp("The versions, two or more files.", valueName: "file"))
  var paths: [String]

  @Option(help: ArgumentHelp("The languages of the files, in order.", valueName: "tag,…"))
  var lang: LanguageList?

  @Option(help: ArgumentHelp("How plain text is cut.", valueName: "sentences|lines"))
  var segments = DocumentLoader.Segmentation.sentences

  @Option(
    help: ArgumentHelp(
      "What to write; by default what the name of -o says, a table without.",
      valueName: "tmx|json|tsv|html"))
  var format: Format?

  @Option(
    help: ArgumentHelp("A glossary whose terms the HTML page highlights.", valueName: "file"))
  var glossary: [String] = []

  @OptionGroup var output: OutputOptions
  @OptionGroup var terminal: TerminalOptions

  func run() throws {
    let run = AlignRun(paths: paths, languages: lang?.tags ?? [], segmentation: segments)
    var progress = ProgressLine(isQuiet: terminal.quiet)
    let alignment = try progress.during { try run.run(progress: $0) }
    for document in alignment.documents {
      terminal.detail(
        "\(document.path): \(document.language) (decided by \(document.languageReason.rawValue)), "
          + document.segments.count.counted("segment"))
    }
    let named = output.output.flatMap {
      Format(rawValue: FileSelection.fileExtension(of: $0))
    }
    switch format ?? named ?? .tsv {
    case .json: try output.write(alignment.json.text + "\n")
    case .tsv: try output.write(alignment.table)
    case .html: try output.write(try page(of: alignment).text)
    case .tmx: try output.write(MemoryText.tmx(MemoryBuilder.units(of: [alignment])))
    }
  }

  private func page(of alignment: DocumentAlignment) throws -> AlignmentPage {
    let glossary = try GlossaryLoader.load(glossary)
    let lookup = TermLookup(glossary, languages: alignment.documents.map(\.language))
    return AlignmentPage(
      alignment,
      terms: alignment.documents.map { document in
        lookup.occurrences(in: document.checked).map { (glossary.concepts[$0.concept].id, $0) }
      })
  }
}
