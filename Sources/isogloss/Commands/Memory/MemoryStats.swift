import ArgumentParser
import AssetFormats
import FindingReporters
import IsoglossProject
import LanguageAssets

/// The command `isogloss tm stats`.
struct MemoryStats: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "stats", abstract: "Count units, variants and languages.")

  @Argument(help: ArgumentHelp("Memories, counted together.", valueName: "file"))
  var paths: [String]

  @Option(help: ArgumentHelp("How to write it.", valueName: "text|json"))
  var format = StatisticsFormat.text

  func run() throws {
    var statistics = MemoryStatistics()
    for path in paths { statistics.add(try MemoryInput(path).statistics()) }
    Terminal.standard.write(format == .json ? statistics.json.text + "\n" : statistics.text)
  }
}
