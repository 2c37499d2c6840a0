import Foundation
import TestSupport
import Testing

/// Files of other people, kept beside the checkout; tests that need them are skipped without.
enum SharedFiles {
  static let root = SharedFolder.url

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
    /// What else was noticed in the file.
    let features: String
    let expected: String
    /// What the schema of OmegaT 6.1 says; empty where it was not asked.
    let omegat: String
    var testDescription: String { path }
  }

  /// The files that were damaged on purpose; those that are said to be valid have no counts either.
  static var derivedEntries: [Entry] {
    guard let root,
      let text = try? String(
        contentsOf: root.appendingPathComponent("real/tmx-derived/DERIVED.tsv"), encoding: .utf8)
    else { return [] }
    return text.split(separator: "\n").dropFirst().compactMap { line in
      let cells = line.split(separator: "\t").map(String.init)
      let path = "tmx-derived/\(cells[0])"
      guard FileManager.default.fileExists(atPath: root.appendingPathComponent("real/\(path)").path)
      else { return nil }
      let isReadable =
        cells[2].hasPrefix("VALID") || cells[2].hasPrefix("UTF-16LE without BOM")
      return Entry(
        path: path, unitCount: counts[cells[0]], variantCount: nil, languages: [:],
        features: cells[2], expected: isReadable ? "valid" : "malformed", omegat: "")
    }
  }

  /// The units of the derived files that must be read.
  private static let counts = [
    "utf16le-nobom-declutf8.tmx": 11, "internal-entity-ok.tmx": 1, "crlf.tmx": 11,
  ]

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
        features: cells[12], expected: cells[14], omegat: cells.count > 18 ? cells[18] : "")
    }
  }
}
