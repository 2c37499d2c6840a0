import ArgumentParser
import IsoglossProject
import LanguageText

/// The command line tool.
@main
struct Isogloss: AsyncParsableCommand {
  // Every command says its name: ArgumentParser would describe the type of one that does not, for which Swift searches
  // the conformances of the whole program, and that takes longer than all the rest of a start.
  static let configuration = CommandConfiguration(
    commandName: "isogloss",
    abstract: "Keeps translated documentation consistent.",
    discussion: """
      Start with “isogloss extract docs -o out” on translations you have, or “isogloss init” in a \
      repository of documentation. “isogloss rule --all” lists what is checked.
      """,
    version: ToolVersion.current,
    subcommands: [
      Extract.self, Align.self, Check.self, TermCommand.self, RuleManual.self, GlossaryCommand.self,
      MemoryCommand.self, Report.self, Server.self, Init.self, ConfigurationCommand.self,
    ])

  /// Runs the command; ends with 0, 1 for findings or 2 for everything that went wrong.
  static func main() async {
    do {
      var command = try parsedCommand(CommandLine.arguments)
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch let error as RunError {
      Terminal.standard.complain("\(error)")
      exit(withError: ExitCode(2))
    } catch {
      exit(reporting: error)
    }
  }

  /// The command of a command line.
  ///
  /// A check is what editors and hooks start again and again: it is parsed without looking at the
  /// other commands, unless something is wrong with it or help is asked for.
  private static func parsedCommand(_ arguments: [String]) throws -> any ParsableCommand {
    if arguments.dropFirst().first == "check",
      let check = try? Check.parseAsRoot(Array(arguments.dropFirst(2))) as? Check
    {
      return check
    }
    try requireKnownCommand(arguments.dropFirst().first)
    return try parseAsRoot()
  }

  /// Names the nearest command for a first word that is none.
  private static func requireKnownCommand(_ word: String?) throws(RunError) {
    let known = configuration.subcommands.map { $0._commandName } + ["help"]
    guard let word, !word.hasPrefix("-"), !known.contains(word) else { return }
    throw RunError(
      "no command is named “\(word)”",
      hint: NearestName.of(word, among: known).map { "did you mean “\($0)”?" }
        ?? "isogloss --help lists them")
  }

  /// Ends the process; usage errors, 64 to ArgumentParser, are 2 here.
  private static func exit(reporting error: any Error) -> Never {
    let code = exitCode(for: error)
    if let code = error as? ExitCode { exit(withError: code) }
    if code == .success { exit(withError: error) }
    let message = fullMessage(for: error)
    let usual = "Error: "
    // ArgumentParser's own beginning: every error of ours names the tool, as in a log of many.
    if message.hasPrefix(usual) {
      Terminal.standard.complain(String(message.dropFirst(usual.count)))
    } else {
      Terminal.standard.complain(message, prefix: "")
    }
    exit(withError: ExitCode(2))
  }
}
