import ArgumentParser
import AssetFormats
import IsoglossProject
import LanguageText

/// The command `isogloss tm import`.
struct MemoryImport: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Read memories of any known format and write one TMX 1.4 file.",
    discussion: """
      Reads TMX 1.1 to 1.4b in every dialect seen (.gz and .zip too), XLIFF 1.2 and 2.x, PO, and \
      tables with a column for each language. Notes, properties, dates and inline codes stay as \
      they are; attributes that TMX does not know become properties. One unreadable file ends the \
      import with 2 and nothing is written, unless --keep-going leaves it out.
      """)

  @Argument(help: ArgumentHelp("Files, or folders to search.", valueName: "path"))
  var paths: [String]

  @Flag(help: "Mend characters that XML cannot hold, bad entities, missing tags and cut-off files.")
  var repair = false

  @Flag(help: "Leave out files that cannot be read; the command still ends with 2.")
  var keepGoing = false

  @Flag(help: "Take drafts too: fuzzy in PO, new or initial in XLIFF.")
  var drafts = false

  @OptionGroup var languages: LanguagePairOptions

  @Option(help: ArgumentHelp("Take only these languages.", valueName: "tag,…"))
  var lang: LanguageList?

  @OptionGroup var output: OutputOptions
  @OptionGroup var terminal: TerminalOptions

  func run() throws {
    let options = MemoryReadingOptions(
      sourceLanguage: languages.source, targetLanguage: languages.target, includesDrafts: drafts)
    var inputs = try MemoryInput.inputs(in: paths, options: options, isRepaired: repair)
    guard !inputs.isEmpty else { throw RunError("nothing to import was found", path: paths.first) }
    var failed: [MemoryImportRun.Row] = []
    if keepGoing {
      failed = MemoryImportRun(inputs, languages: lang?.tags ?? []).probe()
        .filter { $0.error != nil }
      inputs.removeAll { input in failed.contains { $0.input == input } }
    }
    let rows = try MemoryImportRun(inputs, languages: lang?.tags ?? [])
      .write(to: output.output) { Terminal.standard.write(Array($0)) }
    tell(rows + failed)
    output.tell(.tmx as MemoryFormat, terminal)
    if !failed.isEmpty { throw ExitCode(2) }
  }

  private func tell(_ rows: [MemoryImportRun.Row]) {
    for row in rows {
      if let error = row.error {
        Terminal.standard.complain("\(error)")
        continue
      }
      terminal.tell("\(row.input.path): \(row.sentence)")
      for line in row.repairs.lines { terminal.tell("  repaired: \(line)") }
      for warning in row.summary?.warnings.list ?? [] {
        terminal.tell("  line \(warning.line): \(warning.message)")
      }
    }
    if rows.count > 1 {
      let read = rows.filter { $0.error == nil }
      let units = read.reduce(0) { $0 + $1.units }
      terminal.tell(
        "\(units.counted("unit")) of \(read.count.counted("file")), \(rows.count - read.count) unreadable"
      )
    }
  }
}

/// The languages of files that do not name them, or the pair that a command is about.
struct LanguagePairOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The source language, where a file leaves it open.", valueName: "tag"))
  var source: LanguageTag?

  @Option(help: ArgumentHelp("The target language, where a file leaves it open.", valueName: "tag"))
  var target: LanguageTag?
}

extension MemoryImportRun.Row {
  /// What was read, for people.
  var sentence: String {
    let counts = languages.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    var parts = [
      "\(input.format.name), \(units.counted("unit")), \(variants.counted("variant"))"
    ]
    if !counts.isEmpty { parts.append(counts.joined(separator: ", ")) }
    if let count = summary?.untranslatedCount, count > 0 { parts.append("\(count) untranslated") }
    if let count = summary?.lockedCount, count > 0 { parts.append("\(count) not to translate") }
    if let count = summary?.draftCount, count > 0 { parts.append(count.counted("draft")) }
    return parts.joined(separator: "; ")
  }
}
