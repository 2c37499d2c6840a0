import ArgumentParser
import AssetFormats
import FindingReporters
import Foundation
import IsoglossProject
import LanguageAssets
import LanguageText

extension GlossaryCommand {
  /// The command `isogloss glossary export`.
  struct Export: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "export",
      abstract: "Write glossaries in another format, or for a translation tool.",
      discussion: """
        --for writes what a tool takes: its format, its spelling of languages, one file a target \
        language where it needs that, and no terms that it would offer although they must not be \
        used. Several files go into the folder that -o names.
        Terms that are only proposed are left out where the file cannot say so: it would make them \
        accepted ones.
        """)

    @Argument(help: ArgumentHelp("Glossaries of any known format.", valueName: "file"))
    var paths: [String]

    @Option(
      help: ArgumentHelp(
        "What to write; by default what the name of -o says, else CSV.", valueName: "name"))
    var format: GlossaryFormat?

    @Option(
      name: .customLong("for"),
      help: ArgumentHelp("The tool that the files are for.", valueName: "client"))
    var client: Client?

    @Option(help: "The language to translate from, for files of two languages.")
    var source: LanguageTag?

    @Option(
      help: ArgumentHelp("The languages to translate into; by default all.", valueName: "tag,…"))
    var target: LanguageList?

    @Option(help: ArgumentHelp("Keep only these languages.", valueName: "tag,…"))
    var lang: LanguageList?

    @Flag(
      help: "Write terms that nobody has accepted yet, also where the file cannot say so.")
    var withProposals = false

    @OptionGroup var output: OutputOptions
    @OptionGroup var terminal: TerminalOptions

    func validate() throws {
      if format != nil, client != nil {
        throw ValidationError("--format and --for exclude each other: the tool decides the format")
      }
    }

    func run() throws {
      var glossary = try GlossaryReading.load(paths, terminal)
      if let lang { glossary.keep(lang.tags) }
      let isFolder = output.output.map(RelativePath.namesFolder) ?? false
      let chosen = format ?? output.output.flatMap(GlossaryFormatCatalog.format(forPath:)) ?? .csv
      var run = GlossaryExportRun(
        glossary, as: client.map { .client($0) } ?? .format(chosen), source: source,
        targets: target?.tags, output: output.output, name: name)
      run.keepsProposals = withProposals
      let outcome = try run.run()
      for file in outcome.files { try write(file) }
      if format == nil, client == nil, !isFolder { output.tell(chosen, terminal) }
      for remark in outcome.remarks { terminal.tell("isogloss: \(remark)") }
    }

    /// The name of the first glossary, for files in a folder.
    private var name: String {
      let file = paths.first.map { URL(fileURLWithPath: $0).lastPathComponent } ?? "glossary"
      return file.split(separator: ".").first.map(String.init) ?? "glossary"
    }

    private func write(_ file: GlossaryExportRun.File) throws {
      guard let path = file.path else { return Terminal.standard.write(file.bytes) }
      if path != output.output {
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        terminal.tell(path)
      }
      try AtomicFile.write(file.bytes, to: path)
    }
  }
}

extension Client: ExpressibleByArgument {}

extension Glossary {
  /// Leaves only terms in some languages, and the concepts that still have any.
  fileprivate mutating func keep(_ languages: [LanguageTag]) {
    for index in concepts.indices {
      concepts[index].terms.removeAll { term in
        !languages.contains { $0.matches(term.language) }
      }
    }
    concepts.removeAll { $0.terms.isEmpty }
  }
}
