import FindingReporters
import Foundation

/// Where the command writes: results to standard output, everything else to standard error.
struct Terminal {
  /// When to colour.
  enum Colour: String, CaseIterable {
    /// On a terminal, unless NO_COLOR or FORCE_COLOR says otherwise.
    case auto
    case always
    case never
  }

  /// The standard streams of this process.
  static let standard = Terminal()

  /// Whether results are read by a person.
  var isOutputInteractive: Bool { isatty(1) == 1 }

  /// Whether somebody watches the progress.
  var isErrorInteractive: Bool { isatty(2) == 1 }

  /// The style of results under a choice (no-color.org, force-color.org).
  func style(_ colour: Colour, interactive: Bool) -> TerminalStyle {
    let environment = ProcessInfo.processInfo.environment
    switch colour {
    case .always: return TerminalStyle(isColoured: true)
    case .never: return TerminalStyle(isColoured: false)
    case .auto:
      if environment["NO_COLOR"]?.isEmpty == false { return TerminalStyle(isColoured: false) }
      if let force = environment["FORCE_COLOR"], !force.isEmpty, force != "0" {
        return TerminalStyle(isColoured: true)
      }
      return TerminalStyle(isColoured: interactive && environment["TERM"] != "dumb")
    }
  }

  /// Writes a result.
  ///
  /// A reader that has gone away is no error: it has seen enough.
  func write(_ text: String) {
    let longest = 1 << 20
    guard text.utf8.count > longest else { return write(Array(text.utf8)) }
    // In pieces, since copies of the findings of a large set are large.
    let bytes = text.utf8.span
    for start in stride(from: 0, to: bytes.count, by: longest) {
      var piece: [UInt8] = []
      piece.reserveCapacity(longest)
      for index in start..<min(bytes.count, start + longest) { piece.append(bytes[index]) }
      write(piece)
    }
  }

  /// Writes a result, as ``write(_:)`` of text does.
  func write(_ bytes: [UInt8]) {
    try? FileHandle.standardOutput.write(contentsOf: Data(bytes))
  }

  /// Tells a person something beside the results.
  func tell(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data((text + "\n").utf8))
  }

  /// Says why a run failed.
  func complain(_ text: String, prefix: String = "isogloss: error: ") { tell(prefix + text) }
}
