import ArgumentParser
import IsoglossProject

/// The command `isogloss init`.
struct Init: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Look at a folder and write the isogloss.yml that fits it.")

  @Argument(help: ArgumentHelp("The folder of the project.", valueName: "folder"))
  var folder = "."

  @Flag(help: "Show the configuration without writing it.") var dryRun = false

  @Flag(help: "Replace a configuration that is there.") var force = false

  @OptionGroup var terminal: TerminalOptions

  func run() throws {
    let path = folder == "." ? "isogloss.yml" : folder + "/isogloss.yml"
    if !force, !dryRun, FileKind(at: path) != nil {
      throw RunError("exists already", path: path, hint: "--force replaces it")
    }
    let proposal = try InitRun(folder: folder).run()
    for pattern in proposal.patterns {
      let counts = pattern.files.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
      terminal.tell("\(pattern.text): " + counts.joined(separator: ", "))
    }
    if dryRun {
      Terminal.standard.write(proposal.yaml)
    } else {
      try AtomicFile.write(Array(proposal.yaml.utf8), to: path)
      terminal.tell("wrote \(path); “isogloss check \(folder)” checks what it names")
    }
    if proposal.glossaries.isEmpty {
      terminal.tell(
        "no glossary found: “isogloss extract \(folder) -o glossaries” proposes one")
    }
  }
}
