import Foundation

/// The figures that must not get worse: `thresholds.tsv`, one name and least F1 a line.
///
/// Raise a line when its figure has improved; never lower one without saying why in the commit.
enum Thresholds {
  /// The least F1 of a row, nil when none was set.
  static func least(_ name: String) -> Double? { table[name] }

  private static let table: [String: Double] = {
    let path = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "thresholds.tsv")
    let text = (try? String(contentsOf: path, encoding: .utf8)) ?? ""
    let pairs = text.split(separator: "\n").compactMap { line -> (String, Double)? in
      let cells = line.split(separator: "\t")
      guard cells.count == 2, let least = Double(cells[1]) else { return nil }
      return (String(cells[0]), least)
    }
    return Dictionary(pairs, uniquingKeysWith: { $1 })
  }()
}
