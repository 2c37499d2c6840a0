import ArgumentParser
import AssetFormats
import IsoglossProject
import LanguageAssets
import LanguageText

/// The command `isogloss tm filter`.
struct MemoryFilter: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "filter", abstract: "Take the units of memories that satisfy all conditions.",
    discussion: """
      isogloss tm filter big.tmx --since 2024-01-01 --prop x-document=menu.md -o menu.tmx
      isogloss tm filter big.tmx --duplicates --not -o unique.tmx
      """)

  @Argument(help: ArgumentHelp("Memories, or folders to search.", valueName: "path"))
  var paths: [String]

  @Option(help: ArgumentHelp("Units with all these languages.", valueName: "tag,…"))
  var lang: LanguageList?

  @Option(help: ArgumentHelp("Units with a text that holds this, whatever its case."))
  var text: String?

  @Option(help: ArgumentHelp("Units with a text that a regular expression matches."))
  var regex: String?

  @Option(name: .customLong("in"), help: "The language that --text and --regex look at.")
  var textLanguage: LanguageTag?

  @Option(help: ArgumentHelp("Units changed on this day or later.", valueName: "date"))
  var since: String?

  @Option(help: ArgumentHelp("Units changed on this day or earlier.", valueName: "date"))
  var until: String?

  @Option(
    help: ArgumentHelp("Units with a property or attribute; repeatable.", valueName: "type[=value]")
  )
  var prop: [String] = []

  @Option(help: ArgumentHelp("Units that somebody created or changed.", valueName: "id"))
  var user: String?

  @Option(help: ArgumentHelp("The least length of the source, in characters.", valueName: "n"))
  var minLength = 0

  @Option(help: ArgumentHelp("The greatest length of the source, in characters.", valueName: "n"))
  var maxLength = Int.max

  @Flag(help: "Units whose texts all were there before.")
  var duplicates = false

  @Flag(name: .customLong("not"), help: "Take the units that do not satisfy the conditions.")
  var isInverted = false

  @OptionGroup var output: OutputOptions
  @OptionGroup var terminal: TerminalOptions

  func run() throws {
    let filter = try filter()
    let inputs = try MemoryInput.inputs(in: paths)
    let counts = try MemoryFilterRun(inputs, filter).write(to: output.output) {
      Terminal.standard.write(Array($0))
    }
    output.tell(.tmx as MemoryFormat, terminal)
    terminal.tell("\(counts.taken) of \(counts.read.counted("unit"))")
  }

  private func filter() throws -> UnitFilter {
    var filter = UnitFilter()
    filter.languages = lang?.tags ?? []
    filter.textLanguage = textLanguage
    filter.since = try digits(since)
    filter.until = try digits(until)
    filter.user = user
    filter.minimumLength = minLength
    filter.maximumLength = maxLength
    filter.wantsDuplicates = duplicates
    filter.isInverted = isInverted
    filter.properties = prop.map { argument in
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (String(parts[0]), parts.count > 1 ? String(parts[1]) : nil)
    }
    filter.text = try textCondition()
    return filter
  }

  private func textCondition() throws -> (@Sendable (String) -> Bool)? {
    guard let regex else {
      return text.map { text in
        let wanted = text.lowercased()
        return { $0.lowercased().contains(wanted) }
      }
    }
    if text != nil { throw ValidationError("--text and --regex do not go together.") }
    guard (try? Regex(regex)) != nil else {
      throw ValidationError("“\(regex)” is no regular expression.")
    }
    return { text in
      guard let expression = try? Regex(regex) else { return false }
      return text.firstMatch(of: expression) != nil
    }
  }

  private func digits(_ date: String?) throws -> String {
    guard let date else { return "" }
    let digits = date.filter(\.isNumber)
    guard [4, 6, 8, 14].contains(digits.count) else {
      throw ValidationError("“\(date)” is no date such as 2024-01-31.")
    }
    return digits
  }
}
