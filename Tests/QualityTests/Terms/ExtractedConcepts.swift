import Foundation
import Testing

/// What `isogloss extract --format json` gives, run as a person would run it.
struct ExtractedConcepts: Decodable {
  /// A concept of the output.
  struct Concept: Decodable {
    var confidence: Double
    var terms: [Term]
  }

  /// A term of a concept.
  struct Term: Decodable {
    struct Variant: Decodable { var text: String }

    var lang: String
    var text: String
    var forms: [String]?
    var variants: [Variant]?

    /// Everything that the output calls the concept in the language.
    var names: [String] { [text] + (forms ?? []) + (variants ?? []).map(\.text) }
  }

  var concepts: [Concept]

  /// The tool that `ISOGLOSS_TOOL` names, or the built one beside the tests; nil in builds of the
  /// tests alone.
  static let tool: URL? = {
    if let path = ProcessInfo.processInfo.environment["ISOGLOSS_TOOL"] {
      return URL(filePath: path)
    }
    let folder = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
      .deletingLastPathComponent()
    let tool = folder.appending(path: "isogloss")
    return FileManager.default.isExecutableFile(atPath: tool.path) ? tool : nil
  }()

  /// Runs the tool.
  static func run(_ arguments: [String]) throws -> ExtractedConcepts {
    let output = FileManager.default.temporaryDirectory
      .appending(path: "isogloss-terms-\(ProcessInfo.processInfo.processIdentifier).json")
    defer { try? FileManager.default.removeItem(at: output) }
    try Data().write(to: output)
    let process = Process()
    process.executableURL = tool
    process.arguments = ["extract", "--format", "json", "--quiet", "--isolated"] + arguments
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    return try JSONDecoder().decode(ExtractedConcepts.self, from: try Data(contentsOf: output))
  }

  /// A name as it is compared: without case, width, ё, spaces, hyphens and quotation marks.
  static func folded(_ name: String) -> String {
    let folded = name.precomposedStringWithCompatibilityMapping.lowercased()
      .replacingOccurrences(of: "ё", with: "е")
    return folded.filter { !$0.isWhitespace && !"“”\"«»「」‘’'-‐‑–—・".contains($0) }
  }
}
