import ArgumentParser
import FindingReporters
import IsoglossProject
import TermChecking
import LanguageText

/// The command `isogloss rule`.
struct RuleManual: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rule", abstract: "Explain a rule, with what it flags and what it accepts.")

  @Argument(help: ArgumentHelp("The rule; every one's summary without it.", valueName: "name"))
  var name: String?

  @Flag(help: "List every rule.") var all = false

  @OptionGroup var terminal: TerminalOptions

  func run() throws {
    guard let name, !all else {
      Terminal.standard.write(RulePage.list(style: terminal.style))
      return
    }
    guard let description = RuleCatalog.description(of: name) else {
      let known = RuleCatalog.descriptions.map(\.id)
      throw RunError(
        "no rule is named “\(name)”",
        hint: NearestName.of(name, among: known).map { "did you mean “\($0)”?" }
          ?? "isogloss rule --all lists them")
    }
    Terminal.standard.write(RulePage(description, style: terminal.style).text)
  }
}
