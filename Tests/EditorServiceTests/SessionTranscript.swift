import Foundation

@testable import EditorService

/// A session as a text file: the project, what the client sends, and what the server answers.
///
/// `= PATH` begins a file of the project, whose lines follow with `| ` before each; `= PATH` alone
/// takes it away. `> ` sends a message, `@ N` lets N milliseconds pass, `. ` closes the input, and
/// `! BYTES` sends what is no message. Below each step stand the answers with `< ` before them, and
/// `? ` with the exit status. In all of them `$ROOT` is the folder of the project. Lines that begin
/// with `# ` are remarks.
struct SessionTranscript {
  /// What is done, with the lines that say so and what came of it.
  struct Step {
    var lines: [String]
    var output: [String] = []
  }

  private(set) var steps: [Step] = []

  init(_ text: String) {
    for line in text.split(separator: "\n").map(String.init) {
      switch line.first {
      case "<", "?": if !steps.isEmpty { steps[steps.count - 1].output.append(line) }
      case "|": if !steps.isEmpty { steps[steps.count - 1].lines.append(line) }
      default: steps.append(Step(lines: [line]))
      }
    }
  }

  /// The transcript as a file.
  var text: String {
    var text = ""
    var last: Character?
    for step in steps {
      let kind = step.lines.first?.first
      if let last, kind == "#" || last != "#" && !(kind == "=" && last == "=") { text += "\n" }
      text += (step.lines + step.output).map { $0 + "\n" }.joined()
      last = kind
    }
    return text
  }

  /// Plays the session in an empty folder; the answers are those of now.
  func played(in root: String) throws -> SessionTranscript {
    var result = self
    var session = EditorSession()
    for index in steps.indices {
      let lines = steps[index].lines.map { $0.replacing("$ROOT", with: root) }
      let content = String(lines[0].dropFirst(2))
      switch lines[0].first {
      case "=": try Self.write(lines.dropFirst().map { String($0.dropFirst(2)) }, to: root, content)
      case ">": session.send(content)
      case "@": session.advance(by: .milliseconds(Int(content) ?? 0))
      case ".": session.handle(.inputEnded)
      case "!":
        var reader = MessageReader()
        for item in reader.read(content.replacing("\\n", with: "\n").utf8) {
          session.handle(.received(item))
        }
      default: break
      }
      result.steps[index].output =
        session.takeSent().map { "< " + $0.replacing(root, with: "$ROOT") }
        + (session.status.map { ["? \($0)"] } ?? [])
    }
    return result
  }

  private static func write(_ lines: [String], to root: String, _ name: String) throws {
    let url = URL(fileURLWithPath: root).appendingPathComponent(name)
    if lines.isEmpty { return try FileManager.default.removeItem(at: url) }
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: url)
  }
}
