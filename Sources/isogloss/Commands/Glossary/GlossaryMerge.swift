import ArgumentParser
import AssetFormats
import IsoglossProject
import LanguageAssets
import LanguageText

extension GlossaryCommand {
  /// The command `isogloss glossary merge`.
  struct Merge: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "merge",
      abstract: "Merge glossaries into one, and report where they contradict each other.",
      discussion: """
        Concepts are the same by identifier, else when they share a term in every language that \
        both have terms in; en-US is en there, and zh-CN zh-Hans. What the first glossary says \
        is kept. Ends with 1 when the glossaries contradict each other; the merged file is \
        written all the same.

        With --base it is a three-way merge, and serves git as a merge driver:
          git config merge.glossary.driver 'isogloss glossary merge --base %O %A %B -o %A'
          echo '*.tbx merge=glossary' >> .gitattributes
        """)

    @Argument(
      help: ArgumentHelp("Glossaries; with --base ours, then theirs.", valueName: "file"))
    var paths: [String]

    @Option(
      help: ArgumentHelp("What both glossaries were edited from.", valueName: "file"))
    var base: String?

    @Option(
      help: ArgumentHelp(
        "What to write; by default what the name of -o says, else what the first file is.",
        valueName: "name"))
    var format: GlossaryFormat?

    @OptionGroup var output: OutputOptions
    @OptionGroup var terminal: TerminalOptions

    func run() throws {
      let (glossary, conflicts) = try GlossaryMergeRun(paths: paths, base: base).run()
      for conflict in conflicts { Terminal.standard.tell(conflict.sentence) }
      let isFile = paths.first.flatMap(GlossaryLoader.format) == chosenFormat
      let bytes = try GlossaryText.bytes(
        of: glossary, as: chosenFormat, for: output.output, like: isFile ? paths.first : nil)
      try output.write(bytes)
      if format == nil { output.tell(chosenFormat, terminal) }
      terminal.tell(
        "\(glossary.size), \(conflicts.count.counted("contradiction"))")
      if !conflicts.isEmpty { throw ExitCode(1) }
    }

    private var chosenFormat: GlossaryFormat {
      if let format { return format }
      if let path = output.output, let named = GlossaryFormatCatalog.format(forPath: path) {
        return named.isBilingual ? .tbx : named
      }
      return paths.first.flatMap { GlossaryLoader.format(ofFile: $0) } ?? .tbx
    }
  }
}

extension GlossaryConflict {
  /// The contradiction as a line for people.
  var sentence: String {
    switch subject {
    case .field(let name):
      "\(concept): two texts for \(name); kept “\(kept)”, not “\(other)”"
    case .status(let language, let term):
      "\(concept) (\(language)): “\(term)” is \(kept) and \(other); kept \(kept)"
    case .termField(let language, let term, let name):
      "\(concept) (\(language)): two values for \(name) of “\(term)”; kept “\(kept)”, not “\(other)”"
    case .preferred(let language):
      "\(concept) (\(language)): “\(kept)” and “\(other)” are both preferred; “\(other)” is now admitted"
    case .removed: "\(concept): “\(kept)” was changed on one side and removed on the other; kept"
    case .sharedTerms(let otherConcept):
      "\(concept): shares terms (\(other)) with “\(otherConcept)” and differs in others; kept as two concepts"
    }
  }
}
