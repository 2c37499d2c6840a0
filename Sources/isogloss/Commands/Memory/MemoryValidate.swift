import ArgumentParser
import AssetFormats
import IsoglossProject
import LanguageAssets

/// The command `isogloss tm validate`.
struct MemoryValidate: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate", abstract: "Say what is wrong with memories, by line.",
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
