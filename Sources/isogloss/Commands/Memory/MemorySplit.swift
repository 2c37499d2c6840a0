import ArgumentParser
import Foundation
import IsoglossProject
import LanguageText

/// The command `isogloss tm split`.
struct MemorySplit: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "split", abstract: "Cut a memory by language pair, size or property.",
    discussion: """
      isogloss tm split big.tmx --by pair -o parts
      isogloss tm split big.tmx --by 10000 -o parts
      isogloss tm split big.tmx --by x-document -o parts
      """)

  @Argument(help: ArgumentHelp("The memory.", valueName: "file")) var path: String

  @Option(
    help: ArgumentHelp(
      "“pair”, a number of units, or the type of a property or attribute.", valueName: "what"))
  var by: String

  @Option(help: ArgumentHelp("The source language of the pairs.", valueName: "tag"))
  var source: LanguageTag?

  @Option(name: .shortAndLong, help: ArgumentHelp("The folder to write into.", valueName: "folder"))
  var output: String

  @OptionGroup var terminal: TerminalOptions

  func run() throws {
    let criterion: MemorySplitRun.Criterion
    if let count = Int(by) {
      guard count > 0 else { throw ValidationError("--by takes a number above 0.") }
      criterion = .count(count)
    } else {
      criterion = by == "pair" ? .pair : .property(by)
    }
    let run = MemorySplitRun(try MemoryInput(path), by: criterion, source: source)
    do {
      try FileManager.default.createDirectory(
        atPath: output, withIntermediateDirectories: true)
    } catch {
      throw RunError("the folder cannot be made", path: output)
    }
    let parts = try run.write(to: output)
    guard !parts.isEmpty else { throw RunError("the memory has no unit to write", path: path) }
    for part in parts { terminal.tell("\(part.path): \(part.units.counted("unit"))") }
  }
}
