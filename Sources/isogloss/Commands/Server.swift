import ArgumentParser
import EditorService
import FindingReporters
import Foundation
import IsoglossProject
import LanguageText
import TermChecking

/// The command `isogloss server`.
struct Server: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "server",
    abstract: "Check drafts in an editor: a language server on standard input and output.",
    discussion: """
      An editor starts it and speaks the Language Server Protocol with it: findings while somebody \
      writes, replacements, what the glossary says about a term. Each document is checked with the \
      isogloss.yml that is in force for it, as “isogloss check” does it.
      """)

  @Option(
    help: ArgumentHelp(
      "A glossary (TBX, CSV, TSV) besides those of the configuration.", valueName: "file"))
  var glossary: [String] = []

  @Option(
    help: ArgumentHelp(
      "A translation memory (TMX) besides those of the configuration.", valueName: "file"))
  var memory: [String] = []

  @OptionGroup var rules: RuleOptions

  @Flag(help: "Show the notes that may well be wrong, too.") var doubtful = false

  @Flag(help: "Work everything out anew, without the results that “check” has kept.")
  var noCache = false

  @Flag(help: "Speak on standard input and output, as it does anyway: clients may say so.")
  var stdio = false

  @OptionGroup var project: ProjectOptions

  func run() throws {
    // Where nothing can be checked, whoever starts it learns so at once.
    _ = try rules.selection(Configuration(base: "."))
    for path in glossary + memory + [project.config].compactMap(\.self)
    where FileKind(at: path) == nil {
      throw RunError("no such file", path: path)
    }
    // A client that has gone ends the input, too.
    signal(SIGPIPE, SIG_IGN)
    var loop = ServerLoop(EditorServer(settings))
    let status = loop.run(input: .standardInput, output: .standardOutput)
    // The thread that reads still waits: nothing is to be waited for any more.
    Foundation.exit(status)
  }

  private var settings: ServerSettings {
    // The folder changes with the first message.
    let (glossaries, memories) = (
      glossary.map(RelativePath.absolute), memory.map(RelativePath.absolute)
    )
    var project = project
    project.config = project.config.map(RelativePath.absolute)
    let cache = noCache ? nil : EffortOptions.standardCache
    var settings = ServerSettings(
      checkRun: { [rules, project] path throws(RunError) in
        let configuration = try project.configuration(for: path)
        var run = CheckRun(
          paths: [], glossaries: glossaries, memories: memories, configuration: configuration)
        run.rules = try rules.selection(configuration)
        run.cache = cache
        return run
      },
      configurationFile: { [project] path in
        project.isolated ? nil : project.config ?? ConfigurationDiscovery.file(for: path)
      })
    settings.enterFolder = { _ = FileManager.default.changeCurrentDirectoryPath($0) }
    settings.showsDoubtful = doubtful
    if let pages = RulePageFiles.standard { settings.rulePage = { pages.path(of: $0) } }
    return settings
  }
}
