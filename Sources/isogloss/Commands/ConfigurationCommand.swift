import ArgumentParser
import IsoglossProject
import TermChecking

/// The command `isogloss config`.
struct ConfigurationCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "config", abstract: "Show what is in force.",
    subcommands: [Show.self, Schema.self])

  /// The command `isogloss config show`.
  struct Show: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Print the configuration in force, as YAML.")

    @Option(
      name: .customLong("for"),
      help: ArgumentHelp("The file or folder to show it for.", valueName: "path"))
    var path: String?

    @OptionGroup var project: ProjectOptions

    func run() throws {
      let configuration = try project.configuration(for: path)
      Terminal.standard.write(ConfigurationText(configuration).yaml)
    }
  }

  /// The command `isogloss config schema`.
  struct Schema: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Print the JSON Schema of isogloss.yml.")

    func run() {
      Terminal.standard.write(
        ConfigurationSchema.json(rules: RuleCatalog.names))
    }
  }
}
