import ArgumentParser
import FindingReporters
import Foundation
import IsoglossProject
import LanguageText
import MemoryLookup

extension ConcordancePattern.Mode: ExpressibleByArgument {}

/// The command `isogloss tm concordance`.
struct ConcordanceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "concordance",
    abstract: "Show where a word or phrase stands in memories, and what it became.",
    discussion: """
      isogloss tm concordance кнопка memory.tmx --lang ru --to en,ja

      Finds the words in every form they take; --match words finds them as they are, --match text \
      also inside of other words. Chinese, Japanese and Korean are always searched as text. Case, \
      width and kinds of hyphens and spaces make no difference.
      """)

  @Argument(help: ArgumentHelp("A word or phrase in any language.", valueName: "text"))
  var text: String

  @Argument(
    help: ArgumentHelp("Memories; without any, those of the configuration.", valueName: "memory"))
  var memories: [String] = []

  @Option(help: ArgumentHelp("The language to search in; without it, all.", valueName: "tag"))
  var lang: LanguageTag?

  @Option(help: ArgumentHelp("The languages to show beside it.", valueName: "tag,…"))
  var to: LanguageList?

  @Option(help: ArgumentHelp("What counts as an occurrence.", valueName: "forms|words|text"))
  var match = ConcordancePattern.Mode.forms

  @Option(help: ArgumentHelp("How many lines to show at most.", valueName: "n"))
  var max = 20

  @Option(
    help: ArgumentHelp("The columns of a line; without it, those of the terminal.", valueName: "n"))
  var width: Int?

  @Option(help: ArgumentHelp("How to write it.", valueName: "full|json"))
  var format = MemoryLookupCommand.Format.full

  @OptionGroup var index: IndexOptions
  @OptionGroup var project: ProjectOptions
  @OptionGroup var terminal: TerminalOptions

  func validate() throws {
    guard max > 0 else { throw ValidationError("--max is 1 or more") }
    if let width, width < 20 { throw ValidationError("--width is 20 or more") }
  }

  func run() throws {
    var run = ConcordanceRun(try index.open(memories, project, terminal))
    run.language = lang
    run.targets = to?.tags ?? []
    run.mode = match
    run.limit = max
    let (lines, areMore) = try run.lines(text)
    let page = ConcordancePage(lines, style: terminal.style, columns: columns)
    Terminal.standard.write(format == .json ? page.json.text + "\n" : page.text)
    if lines.isEmpty, format == .full { terminal.tell("“\(text)” is nowhere") }
    if areMore { terminal.tell("and more (--max)") }
  }

  private var columns: Int {
    width ?? ProcessInfo.processInfo.environment["COLUMNS"].flatMap { Int($0) }.map {
      Swift.max($0, 40)
    }
      ?? 100
  }
}
