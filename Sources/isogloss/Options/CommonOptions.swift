import ArgumentParser
import FindingReporters
import IsoglossProject
import LanguageText
import TermChecking

/// What every command that works in a project takes.
struct ProjectOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The configuration file.", valueName: "file"))
  var config: String?

  @Flag(help: "Read no configuration file.")
  var isolated = false

  /// The configuration in force for a path.
  func configuration(for path: String?) throws(RunError) -> Configuration {
    if isolated { return Configuration(base: ".") }
    return try ConfigurationDiscovery.configuration(
      named: config, for: path ?? ".", knownRules: RuleCatalog.names)
  }
}

/// How results look and how much is told beside them.
struct TerminalOptions: ParsableArguments {
  @Option(help: ArgumentHelp("When to colour.", valueName: "auto|always|never"))
  var color = Terminal.Colour.auto

  @Flag(name: .shortAndLong, help: "Tell nothing beside the results.")
  var quiet = false

  @Flag(name: .shortAndLong, help: "Tell what was decided and why.")
  var verbose = false

  /// The style of results on standard output.
  var style: TerminalStyle {
    Terminal.standard.style(color, interactive: Terminal.standard.isOutputInteractive)
  }

  /// Tells a person something, unless they asked for quiet.
  func tell(_ text: @autoclosure () -> String) {
    if !quiet { Terminal.standard.tell(text()) }
  }

  /// Tells a person what a run warns of, unless they asked for quiet.
  var warn: @Sendable (String) -> Void {
    let isQuiet = quiet
    return { if !isQuiet { Terminal.standard.tell($0) } }
  }

  /// Tells a person who asked for everything.
  func detail(_ text: @autoclosure () -> String) {
    if verbose, !quiet { Terminal.standard.tell(text()) }
  }
}

/// Where a result goes.
struct OutputOptions: ParsableArguments {
  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp(
      "The file to write; standard output without it or with -.", valueName: "file"))
  var path: String?

  /// The file to write; nil for standard output.
  var output: String? { path == "-" ? nil : path }

  /// Writes a result to the file, or to standard output.
  func write(_ text: String) throws { try write(Array(text.utf8)) }

  /// Writes a result to the file, or to standard output.
  func write(_ bytes: [UInt8]) throws {
    if let output {
      try AtomicFile.write(bytes, to: output)
    } else {
      Terminal.standard.write(bytes)
    }
  }
}
