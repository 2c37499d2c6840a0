import ArgumentParser
import AssetFormats
import FindingReporters
import IsoglossProject
import LanguageText

/// The command `isogloss align`.
struct Align: ParsableCommand {
  /// How an alignment is written.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case tmx
    case json
    case tsv
  }

  static let configuration = CommandConfiguration(
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
      valueName: "tmx|json|tsv"))
  var format: Format?

  @OptionGroup var output: OutputOptions
  @OptionGroup var terminal: TerminalOptions

  func run() throws {
    let run = AlignRun(paths: paths, languages: lang?.tags ?? [], segmentation: segments)
    var progress = ProgressLine(isQuiet: terminal.quiet)
    let alignment = try progress.during { try run.run(progress: $0) }
    for document in alignment.documents {
      terminal.detail(
        "\(document.path): \(document.language) (decided by \(document.languageReason.rawValue)), "
          + "\(document.segments.count) segments")
    }
    let named = output.output.flatMap {
      Format(rawValue: FileSelection.fileExtension(of: $0))
    }
    switch format ?? named ?? .tsv {
    case .json: try output.write(alignment.json.text + "\n")
    case .tsv: try output.write(alignment.table)
    case .tmx: try output.write(MemoryText.tmx(MemoryBuilder.units(of: [alignment])))
    }
  }
}
