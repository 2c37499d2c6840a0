import ArgumentParser
import AssetFormats
import Foundation
import IsoglossProject
import LanguageAssets
import LanguageText

/// The command `isogloss tm export`.
struct MemoryExport: ParsableCommand {
  /// What a memory can be written as.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case tmx
    case tsv
  }

  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write memories as TMX 1.4 or tab-separated values, or for a translation tool.",
    discussion: """
      With --for, languages are spelled as the tool wants them (zh-Hant is zh-TW to OmegaT), there \
      is one file for each target language where the tool takes one, and inline codes are kept, \
      written as text or left out. -o then names a folder, or a file whose name the languages are \
      added to.
      """)

  @Argument(help: ArgumentHelp("Memories, written one after the other.", valueName: "file"))
  var paths: [String]

  @Option(
    help: ArgumentHelp(
      "What to write; by default what the name of -o says, TMX without.", valueName: "tmx|tsv"))
  var format: Format?

  @Option(
    name: .customLong("for"),
    help: ArgumentHelp(
      "The tool to write for.",
      valueName: Client.allCases.map(\.rawValue).joined(separator: "|")))
  var client: Client?

  @Option(help: ArgumentHelp("The source language; by default the memory's.", valueName: "tag"))
  var source: LanguageTag?

  @Option(
    help: ArgumentHelp("Keep only these languages; with --for, the targets.", valueName: "tag,…"))
  var lang: LanguageList?

  @OptionGroup var output: OutputOptions
  @OptionGroup var terminal: TerminalOptions

  func run() throws {
    let inputs = try MemoryInput.inputs(in: paths)
    guard !inputs.isEmpty else { throw RunError("nothing to export was found", path: paths.first) }
    if let client { return try write(inputs, for: client) }
    if (format ?? named) == .tmx {
      _ = try MemoryImportRun(inputs, languages: lang?.tags ?? [])
        .write(to: output.output) { Terminal.standard.write(Array($0)) }
      return output.tell(.tmx as MemoryFormat, terminal)
    }
    var units: [TranslationUnit] = []
    for input in inputs { try input.read { units.append($0.unit) } }
    if let lang { units = units.compactMap { $0.limited(to: lang.tags) } }
    try output.write(MemoryText.tsv(units))
    output.tell(.table, terminal)
  }

  /// What the name of the output says.
  private var named: Format {
    let name = output.output.map(FileSelection.fileExtension) ?? ""
    return ["tsv", "tab"].contains(name) ? .tsv : .tmx
  }

  private func write(_ inputs: [MemoryInput], for client: Client) throws {
    let run = MemoryExportRun(inputs, for: client, source: source, targets: lang?.tags ?? [])
    try makeFolder()
    let results = try run.write(to: output.output) { Terminal.standard.write(Array($0)) }
    for result in results {
      let targets = result.targets.map(\.canonical).joined(separator: ", ")
      let skipped = result.skipped > 0 ? ", \(result.skipped) without text in both" : ""
      terminal.tell(
        "\(result.path ?? "-"): \(result.source) → \(targets), \(result.units.counted("unit"))\(skipped)"
      )
    }
  }

  /// Makes the folder that a name with a slash at its end, or without an extension, asks for.
  private func makeFolder() throws {
    guard let folder = output.output, RelativePath.namesFolder(folder) else { return }
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw RunError("the folder cannot be made", path: folder)
    }
  }
}
