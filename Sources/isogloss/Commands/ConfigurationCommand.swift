import ArgumentParser
import FindingReporters
import IsoglossProject
import LanguageText
import TermChecking

/// The command `isogloss config`.
struct ConfigurationCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "config", abstract: "Show what is in force.",
    subcommands: [Show.self, Files.self, Schema.self])

  /// The command `isogloss config show`.
  struct Show: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "show",
      abstract: "Print the configuration in force, as YAML, with where each setting was made.")

    @Option(
      name: .customLong("for"),
      help: ArgumentHelp("The file or folder to show it for.", valueName: "path"))
    var path: String?

    @OptionGroup var references: ReferenceOptions
    @OptionGroup var rules: RuleOptions
    @OptionGroup var project: ProjectOptions

    func run() throws {
      if let path, FileKind(at: path) == nil {
        throw RunError("no such file or folder", path: path)
      }
      let configuration = try project.configuration(for: path)
      if let path, case .file = FileKind(at: path) {
        let status = try DocumentStatus(path, configuration: configuration, references.lang)
        Terminal.standard.write("# \(status.sentence)\n")
      }
      Terminal.standard.write(try ConfigurationText(configuration, references, rules).yaml())
    }
  }

  /// The command `isogloss config files`.
  struct Files: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "files",
      abstract: "List the documents, sources, glossaries and memories that a check would read.")

    /// How to write the list.
    enum Format: String, CaseIterable, ExpressibleByArgument {
      case text
      case json
    }

    @OptionGroup var drafts: DraftOptions
    @OptionGroup var references: ReferenceOptions

    @Option(help: "How to write the list.") var format = Format.text

    @OptionGroup var output: OutputOptions
    @OptionGroup var project: ProjectOptions

    func validate() throws {
      if drafts.since != nil || drafts.paths.contains("-") {
        throw ValidationError("config files lists files whether they have changed or not")
      }
    }

    func run() async throws {
      let listed = try drafts.listedFiles()
      let configuration = try project.configuration(for: drafts.firstPath ?? listed?.first)
      var check = CheckRun(drafts, references, listed: listed, configuration: configuration)
      let unread = UnreadDocuments(Terminal.standard)
      check.complain = { unread.tell($0) }
      check.warn = { Terminal.standard.tell($0) }
      let listing = try await ListingRun(check).run()
      try output.write(format == .json ? listing.json.text + "\n" : listing.text)
      if unread.areSome { throw ExitCode(2) }
    }
  }

  /// The command `isogloss config schema`.
  struct Schema: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "schema",
      abstract: "Print the JSON Schema of isogloss.yml.")

    func run() {
      Terminal.standard.write(
        ConfigurationSchema.json(rules: RuleCatalog.names))
    }
  }
}
