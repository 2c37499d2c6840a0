import Foundation
import Testing

/// The sample guideline and what is made of it.
enum Samples {
  /// The root of the repository.
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  /// The path of a file of the samples.
  static func path(_ name: String) -> String { "\(root)/Tests/Samples/\(name)" }

  /// Compares bytes with a file of the repository; `RECORD=1` writes the file and fails.
  static func expect(_ bytes: [UInt8], equalFile name: String) throws {
    let path = "\(root)/\(name)"
    let recorded = FileManager.default.contents(atPath: path).map { [UInt8]($0) }
    guard bytes != recorded else { return }
    if ProcessInfo.processInfo.environment["RECORD"] != nil {
      try Data(bytes).write(to: URL(fileURLWithPath: path))
      Issue.record("\(name) was recorded anew: read it and run again without RECORD")
    } else {
      Issue.record("\(name) and the tool disagree; RECORD=1 swift test writes it anew")
    }
  }
}
