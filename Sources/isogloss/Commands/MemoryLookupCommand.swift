import ArgumentParser
import FindingReporters
import Foundation
import IsoglossProject
import LanguageText

/// The command `isogloss tm lookup`.
struct MemoryLookupCommand: ParsableCommand {
  /// How answers are written.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    /// For people.
    case full
    /// In the shape of the contract.
    case json
  }

  static let configuration = CommandConfiguration(
    commandName: "lookup",
    abstract: "Find how a text, or one like it, was translated.",
    discussion: """
      isogloss tm lookup "Open the settings" memory.tmx --to ja
      isogloss tm lookup --file page.md memory.tmx other.tmx --format json

      Scores: 1 the same text; .99 but for case, width or spaces; .98 but for numbers, variables or \
      tags, which are put into the translation where that is safe; else the share of words and of \
      characters that stand, whichever is less. Chinese, Japanese and Korean are compared by \
      characters. Of equally good answers the one in the same context comes first. In what is \
      shown, [-…-] is only in the memory and {+…+} only in the text.
      """)

  @Argument(
    help: ArgumentHelp(
      "The text, then memories; only memories with --file. Without any, those of the configuration.",
      valueName: "text memory…"))
  var arguments: [String] = []

  @Option(
    help: ArgumentHelp(
      "Look up every line of a text file, or every segment of a document; - for standard input.",
      valueName: "file"))
  var file: String?

  @Option(help: ArgumentHelp("The language of the text; without it, any.", valueName: "tag"))
  var lang: LanguageTag?

  @Option(help: ArgumentHelp("The languages to translate into.", valueName: "tag,…"))
  var to: LanguageList?

  @Option(help: ArgumentHelp("The least score, from 0 to 1.", valueName: "score"))
  var minScore = 0.7

  @Option(help: ArgumentHelp("How many units to show for a text at most.", valueName: "n"))
  var max = 5

  @Option(help: ArgumentHelp("The text before it, for the context.", valueName: "text"))
  var before: String?

  @Option(help: ArgumentHelp("The text after it, for the context.", valueName: "text"))
  var after: String?

  @Option(help: ArgumentHelp("The tuid it had, for the context.", valueName: "tuid"))
  var id: String?

  @Flag(help: "Look at the rarest words only: faster, and may miss a few of the worse answers.")
  var fast = false

  @Option(help: ArgumentHelp("How to write it.", valueName: "full|json"))
  var format = Format.full

  @OptionGroup var index: IndexOptions
  @OptionGroup var project: ProjectOptions
  @OptionGroup var terminal: TerminalOptions

  func validate() throws {
    guard (0...1).contains(minScore) else { throw ValidationError("--min-score is from 0 to 1") }
    guard max > 0 else { throw ValidationError("--max is 1 or more") }
    if file == nil, arguments.isEmpty { throw ValidationError("a text or --file is missing") }
  }

  func run() throws {
    let named = Array(file == nil ? arguments.dropFirst() : arguments[...])
    let indexes = try index.open(named, project, terminal)
    var run = MemoryLookupRun(indexes)
    run.language = lang
    run.targets = to?.tags ?? []
    run.permille = Int((minScore * 1000).rounded())
    run.limit = max
    run.isFast = fast
    try run.requireLanguages()
    let queries = try self.queries()
    let start = Date()
    if file == nil, let query = queries.first {
      write(try run.answers(query), to: query)
    } else {
      try writeAll(queries, &run)
    }
    let seconds = Date().timeIntervalSince(start)
    terminal.detail(
      "\(queries.count) looked up in \(String(format: "%.2f", seconds)) s")
  }

  private func queries() throws -> [LookupQuery] {
    guard let file else {
      return [LookupQuery(arguments[0], before: before, after: after, id: id)]
    }
    return LookupQuery.list(try LookupTexts.read(file, language: lang))
  }

  private func write(_ answers: [LookupAnswer], to query: LookupQuery) {
    switch format {
    case .json: Terminal.standard.write(LookupPage.json(answers).text + "\n")
    case .full:
      if answers.isEmpty { terminal.tell("nothing is \(Int(minScore * 100)) % like it") }
      Terminal.standard.write(LookupPage(query, answers, style: terminal.style).text)
    }
  }

  private func writeAll(_ queries: [LookupQuery], _ run: inout MemoryLookupRun) throws {
    var separator = "["
    for query in queries {
      let answers = try run.answers(query)
      switch format {
      case .json:
        let object: JSONValue = [
          "query": .string(query.text), "matches": LookupPage.json(answers),
        ]
        Terminal.standard.write(separator + object.text)
        separator = ",\n "
      case .full:
        Terminal.standard.write(
          terminal.style.bold(query.text) + "\n"
            + LookupPage(query, answers, style: terminal.style).text)
      }
    }
    if format == .json { Terminal.standard.write((queries.isEmpty ? "[" : "") + "]\n") }
  }
}
