import Foundation

/// Tables of forms made for these tests, in the folder Gold beside this file.
enum GoldTable {
  /// The lines of a table, each cut at its tabs.
  static func rows(of name: String) throws -> [[String]] {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Gold/" + name)
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
  }
}
