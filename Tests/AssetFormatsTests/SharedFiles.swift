import Foundation
import Testing

/// Files of other people, kept beside the checkout; tests that need them are skipped without.
enum SharedFiles {
  static let root: URL? = {
    if let path = ProcessInfo.processInfo.environment["ISOGLOSS_SHARED"] {
      return URL(fileURLWithPath: path)
    }
    var folder = URL(fileURLWithPath: #filePath)
    while folder.pathComponents.count > 1 {
      folder.deleteLastPathComponent()
      let candidate = folder.appendingPathComponent("shared")
      if FileManager.default.fileExists(atPath: candidate.appendingPathComponent("gold").path) {
        return candidate
      }
    }
    return nil
  }()

  static var areHere: Bool { root != nil }

  static func bytes(_ path: String) throws -> [UInt8] {
    guard let root else { return [] }
    return [UInt8](try Data(contentsOf: root.appendingPathComponent("real/\(path)")))
  }

  /// A line of the manifest: what other readers counted in a file.
  struct Entry: Sendable, CustomTestStringConvertible {
    let path: String
    let unitCount: Int?
    let variantCount: Int?
    let languages: [String: Int]
    let expected: String
    /// What the schema of OmegaT 6.1 says; empty where it was not asked.
    let omegat: String
    var testDescription: String { path }
  }

  /// The manifest's files in a folder that are here.
  static func entries(in folder: String) -> [Entry] {
    guard let root,
      let text = try? String(
        contentsOf: root.appendingPathComponent("real/MANIFEST.tsv"), encoding: .utf8)
    else { return [] }
    return text.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard cells.count > 14, cells[0].hasPrefix(folder + "/"),
        FileManager.default.fileExists(atPath: root.appendingPathComponent("real/\(cells[0])").path)
      else { return nil }
      var languages: [String: Int] = [:]
      for part in cells[10].split(separator: ",") {
        let pieces = part.split(separator: ":")
        if pieces.count == 2 { languages[String(pieces[0]), default: 0] += Int(pieces[1]) ?? 0 }
      }
      let digits = cells[8].prefix { $0.isNumber }
      return Entry(
        path: cells[0], unitCount: Int(digits), variantCount: Int(cells[9]), languages: languages,
        expected: cells[14], omegat: cells.count > 18 ? cells[18] : "")
    }
  }
}
