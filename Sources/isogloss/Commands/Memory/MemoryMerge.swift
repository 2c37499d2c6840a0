import ArgumentParser
import AssetFormats
import IsoglossProject
import LanguageAssets
import LanguageText

/// The command `isogloss tm merge`.
struct MemoryMerge: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Join memories by source text, or two versions that go back to a third.",
    discussion: """
      Files with different languages become units with all of them. Where two files translate a \
      text differently, --prefer decides, and what was decided is told; --dropped keeps what lost.

      With --base it is a merge driver for git; conflicts stay in the file as two units marked \
      “x-conflict”, and the command ends with 1:
        git config merge.isogloss.driver "isogloss tm merge --base %O %A %B -o %A"
        echo "*.tmx merge=isogloss" >> .gitattributes
      """)

  @Argument(help: ArgumentHelp("Files, or folders to search.", valueName: "path"))
  var paths: [String]

  @Option(help: ArgumentHelp("The version that both others go back to.", valueName: "file"))
  var base: String?

  @Option(
    help: ArgumentHelp("Who is right when translations differ.", valueName: "newest|first|last"))
  var prefer = MemoryJoin.Preference.newest

  @Option(
    help: ArgumentHelp("What makes two units the same text.", valueName: "source|context|id"))
  var by = MemoryJoin.Identity.source

  @Option(help: ArgumentHelp("The language to join by.", valueName: "tag"))
  var source: LanguageTag?

  @Option(help: ArgumentHelp("A TMX file for translations that lost.", valueName: "file"))
  var dropped: String?

  @OptionGroup var output: OutputOptions
  @OptionGroup var terminal: TerminalOptions

  func run() throws {
    if let base { return try mergeVersions(base) }
    let inputs = try MemoryInput.inputs(in: paths)
    guard !inputs.isEmpty else { throw RunError("nothing to merge was found", path: paths.first) }
    let (join, header, count) = try MemoryMergeRun(
      inputs, sourceLanguage: source, preference: prefer, identity: by
    ).join()
    try write(join.units, header, to: output.output)
    output.tell(.tmx as MemoryFormat, terminal)
    for conflict in join.conflicts { terminal.tell(sentence(conflict, inputs)) }
    if let dropped, !join.conflicts.isEmpty {
      try write(join.conflicts.map(\.droppedUnit), header, to: dropped)
    }
    terminal.tell(
      "\(count.counted("unit")) of \(inputs.count.counted("file")) joined to \(join.units.count); "
        + "\(join.duplicateCount) said nothing new, \(join.conflicts.count.counted("conflict")) decided"
    )
  }

  private func mergeVersions(_ base: String) throws {
    guard paths.count == 2 else {
      throw ValidationError("--base takes two files: ours and theirs.")
    }
    let (ours, theirs) = (try MemoryVersion(paths[0]), try MemoryVersion(paths[1]))
    let merge = try MemoryVersion(base).merge(ours, theirs)
    let header = ours.units.isEmpty ? theirs.header : ours.header
    try write(merge.units, header, to: output.output)
    output.tell(.tmx as MemoryFormat, terminal)
    for conflict in merge.conflicts {
      let text = conflict.ours?.variants.first ?? conflict.theirs?.variants.first
      let id = (conflict.ours ?? conflict.theirs)?.id.map { "\($0): " } ?? ""
      terminal.tell("conflict: \(id)“\(text?.segment.plainText ?? "")”: \(conflict.sentence)")
    }
    terminal.tell(
      "\(merge.units.count.counted("unit")), \(merge.conflicts.count.counted("conflict"))")
    if !merge.conflicts.isEmpty { throw ExitCode(1) }
  }

  private func write(_ units: [TranslationUnit], _ header: TMXHeader, to path: String?) throws {
    try MemoryOutput.write(to: path, header, sink: { Terminal.standard.write(Array($0)) }) {
      output in
      for unit in units { try output.write(unit) }
    }
  }

  private func sentence(_ conflict: MemoryJoin.Conflict, _ inputs: [MemoryInput]) -> String {
    func side(_ side: MemoryJoin.Conflict.Side) -> String {
      let date = side.date.isEmpty ? "" : ", \(side.date)"
      return "“\(side.variant.segment.plainText)” (\(inputs[side.origin].path)\(date))"
    }
    return "“\(conflict.source.segment.plainText)”: \(conflict.kept.variant.language) kept "
      + "\(side(conflict.kept)), dropped \(side(conflict.dropped))"
  }
}

extension MemoryJoin.Preference: ExpressibleByArgument {}
extension MemoryJoin.Identity: ExpressibleByArgument {}

extension MemoryJoin.Conflict {
  /// The translation that lost, with its source, as a unit.
  fileprivate var droppedUnit: TranslationUnit {
    TranslationUnit(id: id, variants: [source, dropped.variant])
  }
}

extension ThreeWayMerge.Conflict {
  /// What both sides did, for people.
  fileprivate var sentence: String {
    if ours == nil { return "removed here, changed there" }
    if theirs == nil { return "changed here, removed there" }
    if languages.isEmpty { return "both changed its properties" }
    return "both changed \(languages.map(\.canonical).joined(separator: ", "))"
  }
}
