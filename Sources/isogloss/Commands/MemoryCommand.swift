import ArgumentParser
import AssetFormats
import FindingReporters
import IsoglossProject
import LanguageAssets
import LanguageText

/// The command `isogloss tm`.
struct MemoryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tm", abstract: "Work with translation memories.",
    subcommands: [Validate.self, Stats.self, Export.self, MemoryLookupCommand.self])

  /// The command `isogloss tm validate`.
  struct Validate: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Say what is wrong with memories, by line.",
      discussion: "Ends with 2 when a memory is malformed; what can be read is a warning.")

    @Argument(help: ArgumentHelp("Memories.", valueName: "file")) var paths: [String]

    @OptionGroup var terminal: TerminalOptions

    func run() throws {
      var failures = 0
      for path in paths {
        do {
          var statistics = MemoryStatistics()
          let (_, warnings) = try MemoryLoader.read(path) { statistics.count($0) }
          for warning in warnings.list {
            Terminal.standard.write("\(path):\(warning.line): warning: \(warning.message)\n")
          }
          if warnings.omittedCount > 0 {
            Terminal.standard.write("\(path): and \(warnings.omittedCount) more\n")
          }
          terminal.tell("\(path): \(statistics.units) units, \(statistics.variants) variants")
        } catch {
          failures += 1
          Terminal.standard.complain("\(error)")
        }
      }
      if failures > 0 { throw ExitCode(2) }
    }
  }

  /// The command `isogloss tm stats`.
  struct Stats: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Count units, variants and languages.")

    @Argument(help: ArgumentHelp("Memories, counted together.", valueName: "file"))
    var paths: [String]

    @Option(help: ArgumentHelp("How to write it.", valueName: "text|json"))
    var format = StatisticsFormat.text

    func run() throws {
      var statistics = MemoryStatistics()
      for path in paths { try MemoryLoader.read(path) { statistics.count($0) } }
      Terminal.standard.write(format == .json ? statistics.json.text + "\n" : statistics.text)
    }
  }

  /// The command `isogloss tm export`.
  struct Export: ParsableCommand {
    /// What a memory can be written as.
    enum Format: String, CaseIterable, ExpressibleByArgument {
      case tmx
      case tsv
    }

    static let configuration = CommandConfiguration(
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
}

extension TranslationUnit {
  /// The unit with the variants in some languages only; nil when fewer than two are left.
  fileprivate func limited(to languages: [LanguageTag]) -> TranslationUnit? {
    var unit = self
    unit.variants = variants.filter { variant in
      languages.contains { $0.matches(variant.language) }
    }
    return unit.variants.count < 2 ? nil : unit
  }
}
