import ArgumentParser
import FindingReporters
import LanguageAssets
import LanguageText

extension GlossaryCommand {
  /// The command `isogloss glossary stats`.
  struct Stats: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "stats",
      abstract: "Count concepts, terms and languages, and what they lack.",
      discussion:
        "JSON has the counts of concepts, terms and languages; with --details all of them.")

    @Argument(
      help: ArgumentHelp(
        "Glossaries, counted together; by default those of the configuration.", valueName: "file"))
    var paths: [String] = []

    @Option(help: ArgumentHelp("How to write it.", valueName: "text|json"))
    var format = StatisticsFormat.text

    @Flag(help: "Write all figures as JSON too.")
    var details = false

    @OptionGroup var project: ProjectOptions
    @OptionGroup var terminal: TerminalOptions

    func run() throws {
      let glossary = try GlossaryReading.load(GlossaryReading.files(paths, project), terminal)
      let statistics = GlossaryStatistics(glossary)
      switch (format, details) {
      case (.text, _): Terminal.standard.write(statistics.text)
      case (.json, false): Terminal.standard.write(glossary.statisticsJSON.text + "\n")
      case (.json, true): Terminal.standard.write(statistics.json.text + "\n")
      }
    }
  }
}

extension GlossaryStatistics {
  /// The figures for people, languages in a table.
  fileprivate var text: String {
    var lines = ["\(concepts.counted("concept")), \(terms.counted("term"))"]
    let tags = languages.keys.sorted()
    let width = max(8, tags.map { $0.canonical.count }.max() ?? 0)
    let header = ["terms", "concepts", "preferred", "forbidden"]
    lines.append(row("language", width, header))
    for tag in tags {
      guard let counts = languages[tag] else { continue }
      lines.append(
        row(
          tag.canonical, width,
          [
            "\(counts.terms)", "\(counts.concepts)", "\(counts.preferred)", "\(counts.forbidden)",
          ]))
    }
    let kinds = TermStatus.allCases.compactMap { status in
      statuses[status].map { "\($0) \(status.rawValue)" }
    }
    lines.append(kinds.joined(separator: ", "))
    lines.append(
      "concepts with a term in every language: \(complete), with a definition: \(definitions)")
    if shared > 0 { lines.append("terms that more than one concept has: \(shared)") }
    return lines.joined(separator: "\n") + "\n"
  }

  private func row(_ first: String, _ width: Int, _ cells: [String]) -> String {
    let padded = cells.map { String(repeating: " ", count: max(0, 10 - $0.count)) + $0 }
    return "  " + first + String(repeating: " ", count: max(0, width - first.count))
      + padded.joined()
  }

  /// All figures.
  fileprivate var json: JSONValue {
    [
      "concepts": .integer(concepts), "terms": .integer(terms),
      "languages": .object(
        languages.sorted { $0.key < $1.key }.map { tag, counts in
          JSONValue.Member(
            tag.canonical,
            [
              "terms": .integer(counts.terms), "concepts": .integer(counts.concepts),
              "preferred": .integer(counts.preferred), "forbidden": .integer(counts.forbidden),
            ])
        }),
      "statuses": .object(
        TermStatus.allCases.map { JSONValue.Member($0.rawValue, .integer(statuses[$0] ?? 0)) }),
      "complete": .integer(complete), "definitions": .integer(definitions),
      "shared": .integer(shared),
    ]
  }
}
