import ArgumentParser
import AssetFormats
import FindingReporters
import IsoglossProject
import LanguageText

/// The command `isogloss tm validate`.
struct MemoryValidate: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate",
    abstract: "Say what is wrong with memories, by line and column, and which tools mind.",
    discussion: """
      Checks TMX 1.4 with its rules beyond the DTD, and what OmegaT, Okapi and others refuse or \
      read wrong. Memory does not grow with the file. Ends with 1 for problems at or above \
      --fail-level, with 2 when a memory is malformed.
      """)

  @Argument(help: ArgumentHelp("Memories, or folders to search.", valueName: "path"))
  var paths: [String]

  @Option(help: ArgumentHelp("How to write it.", valueName: "text|json"))
  var format = StatisticsFormat.text

  @Option(help: ArgumentHelp("Problems from this severity on fail.", valueName: "severity"))
  var failLevel = MemoryProblem.Severity.error

  @Option(help: ArgumentHelp("How many problems of a rule are told for a file.", valueName: "n"))
  var limit = 10

  @OptionGroup var terminal: TerminalOptions

  func run() throws {
    var hasFailed = false
    var isBroken = false
    let inputs = try MemoryInput.inputs(in: paths).filter { $0.format == .tmx }
    guard !inputs.isEmpty else { throw RunError("no TMX file was found", path: paths.first) }
    for input in inputs {
      do {
        let worst = try validate(input.path)
        hasFailed = hasFailed || worst.map { $0 >= failLevel } ?? false
      } catch {
        isBroken = true
        Terminal.standard.complain("\(error)")
      }
    }
    if isBroken { throw ExitCode(2) }
    if hasFailed { throw ExitCode(1) }
  }

  /// Checks one memory; returns the worst severity, or nil when nothing is wrong.
  private func validate(_ path: String) throws -> MemoryProblem.Severity? {
    var tally = MemoryProblemTally(limit: limit)
    let counts = try MemoryValidateRun.inspect(path) { problem in
      guard tally.add(problem) else { return }
      Terminal.standard.write(
        format == .json ? problem.json(path).text + "\n" : problem.line(path, terminal.style))
    }
    if format == .json {
      Terminal.standard.write(tally.json(path, counts).text + "\n")
    } else {
      for line in tally.omittedLines { terminal.tell("\(path): \(line)") }
      for line in tally.clientLines { Terminal.standard.write("\(path): \(line)\n") }
      terminal.tell(
        "\(path): \(counts.units.counted("unit")), \(counts.variants.counted("variant")), \(tally.total)"
      )
    }
    return tally.worst
  }
}

extension MemoryProblem.Severity: ExpressibleByArgument {}
