import Foundation
import TestSupport
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
    let url = URL(fileURLWithPath: "\(root)/\(name)")
    guard (try? Data(contentsOf: url)) != Data(bytes) else { return }
    let recorded = try RecordedFile.record(bytes, at: url)
    Issue.record(
      "\(recorded ?? "\(name) and the tool disagree; RECORD=1 swift test writes it anew")")
  }
}
