import ArgumentParser
import AssetFormats
import IsoglossProject
import LanguageAssets
import LanguageText

/// The command `isogloss tm export`.
struct MemoryExport: ParsableCommand {
  /// What a memory can be written as.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case tmx
    case tsv
  }

  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write memories as TMX 1.4 or tab-separated values.")

  @Argument(help: ArgumentHelp("Memories, written one after the other.", valueName: "file"))
  var paths: [String]

  @Option(help: ArgumentHelp("What to write.", valueName: "tmx|tsv")) var format = Format.tmx

  @Option(help: ArgumentHelp("Keep only these languages.", valueName: "tag,…"))
  var lang: LanguageList?

  @OptionGroup var output: OutputOptions

  func run() throws {
    var units: [TranslationUnit] = []
    for path in paths { units += try MemoryLoader.load(path) }
    if let lang { units = units.compactMap { $0.limited(to: lang.tags) } }
    switch format {
    case .tmx: try output.write(MemoryText.tmx(units))
    case .tsv: try output.write(MemoryText.tsv(units))
    }
  }
}
