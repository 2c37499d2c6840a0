import ArgumentParser
import IsoglossProject

/// The command `isogloss init`.
struct Init: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Look at a folder and write the isogloss.yml that fits it.",
    discussion: """
      Knows the layouts of Docusaurus, Hugo, VitePress, MkDocs, Jekyll and Hexo, and docs/{lang}, \
      pages.{lang}, x.{lang}.md, x_{lang}.md, README.{lang}.md, po/{lang}.po, x_{lang}.ts (Qt), \
      locales/{lang}.json and *.po \
      without any of them. Of the releases of a Docusaurus site, the next and the newest. Shows what a check \
      would look at.
      """)

  @Argument(help: ArgumentHelp("The folder of the project.", valueName: "folder"))
  var folder = "."

  @Flag(help: "Show the configuration without writing it.") var dryRun = false

  @Flag(help: "Replace a configuration that is there.") var force = false

  @OptionGroup var terminal: TerminalOptions

  func run() throws {
    let path = folder == "." ? "isogloss.yml" : folder + "/isogloss.yml"
    let proposal = try InitRun(folder: folder).run()
    if !force, !dryRun {
      for name in ConfigurationDiscovery.names {
        let existing = folder == "." ? name : "\(folder)/\(name)"
        guard FileKind(at: existing) == nil else {
          throw RunError(
            "exists already", path: existing,
            hint: "--force replaces it, --dry-run shows what would be written")
        }
      }
    }
    tell(proposal)
    if dryRun {
      Terminal.standard.write(proposal.yaml)
    } else {
      try AtomicFile.write(Array(proposal.yaml.utf8), to: path)
      terminal.tell("wrote \(path); “isogloss check \(folder)” checks what it names")
    }
    if proposal.glossaries.isEmpty {
      let glossaries = (folder == "." ? "" : folder + "/") + InitRun.glossaryFolder
      terminal.tell(
        "no glossary found: “isogloss extract \(folder) -o \(glossaries)” proposes one first")
    }
  }

  /// What a check would look at: files by language, and how many have a source.
  private func tell(_ proposal: InitRun.Proposal) {
    if let generator = proposal.generator {
      terminal.tell(
        "this looks like \(generator)"
          + (proposal.sourceLanguage.map { ", written in \($0)" } ?? ""))
    }
    for pattern in proposal.patterns {
      let counts = pattern.files.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
      let pairs = "\(pattern.pairs) \(pattern.pairs == 1 ? "translation" : "translations")"
      terminal.tell(
        "\(pattern.documents.text): \(counts.joined(separator: ", ")); \(pairs) with a source")
    }
    for folder in proposal.ignored {
      terminal.tell(
        "\(folder): read as another version, though an ignore file names it or it is a link")
    }
    if !proposal.earlier.isEmpty {
      let named = proposal.earlier.prefix(terminal.verbose ? proposal.earlier.count : 1)
      let more = proposal.earlier.count - named.count
      terminal.tell(
        "left out \(named.map(\.documents.text).joined(separator: ", "))"
          + "\(more == 0 ? "" : " and \(more) more (-v names them)"): releases before the newest; "
          + "add those that are still translated")
    }
    if !proposal.archived.isEmpty {
      terminal.tell(
        "left out \(proposal.archived.map(\.text).joined(separator: ", ")): releases beside the pages that are worked on"
      )
    }
    if let first = proposal.unread.first {
      terminal.tell(
        "left out the files called \(proposal.unread.joined(separator: ", ")): no language is known by that name; "
          + "“languages: {\(first): \(first)}” names one")
    }
    for pattern in proposal.leftOut {
      terminal.tell("left out \(pattern.documents.text): none of its translations has a source")
    }
  }
}
