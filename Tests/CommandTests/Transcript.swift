import Foundation

/// Commands with what they print, as a text file.
///
/// A line that begins with `$ ` is a command for the shell, run in the root of the repository with
/// the built `isogloss` first in PATH and an empty folder in `$OUT`. Below it stand its output, its
/// standard error with `! ` before each line, and `? ` with its exit status unless that is 0. Lines
/// that begin with `# ` behind an empty line, and empty lines before a command, are remarks.
struct Transcript {
  /// A command with what it printed.
  struct Step: Equatable {
    var remarks: [String] = []
    var command: String
    var output: [String] = []
  }

  var steps: [Step] = []

  init(_ text: String) {
    var remarks: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line.hasPrefix("$ ") {
        steps.append(Step(remarks: remarks, command: String(line.dropFirst(2))))
        remarks = []
      } else if line.hasPrefix("# "), steps.last?.output.last.map(\.isEmpty) ?? steps.isEmpty {
        remarks.append(line)
      } else if !steps.isEmpty, remarks.isEmpty {
        steps[steps.count - 1].output.append(line)
      }
    }
    for index in steps.indices {
      while steps[index].output.last == "" { steps[index].output.removeLast() }
    }
  }

  /// The transcript as a file.
  var text: String {
    steps.map { step in
      (step.remarks + ["$ " + step.command] + step.output).joined(separator: "\n") + "\n"
    }.joined(separator: "\n")
  }
}

extension BuiltTool {
  /// What a command prints, as the lines of a transcript: the folder by its name, times as 0.
  static func lines(of command: String, output folder: URL) throws -> [String] {
    let result = try run(command, output: folder)
    func lines(_ text: String) -> [String] {
      text.replacing(folder.path, with: "$OUT").replacing(
        /[0-9]+\.[0-9]{2} s$/.anchorsMatchLineEndings(), with: "0.00 s"
      )
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      .droppingLastEmpty
    }
    return lines(result.output) + lines(result.error).map { "! " + $0 }
      + (result.status == 0 ? [] : ["? \(result.status)"])
  }
}

extension [String] {
  fileprivate var droppingLastEmpty: [String] {
    var lines = self
    while lines.last == "" { lines.removeLast() }
    return lines
  }
}
