/// A table of figures for people, printed by the quality tests.
struct QualityTable {
  /// One measured line.
  struct Row {
    /// What was measured, such as `align react ru–ja strict`; the key of its threshold.
    var name: String
    /// The share of what we said that is right, 0…1.
    var precision: Double
    /// The share of what there is that we said, 0…1.
    var recall: Double
    /// What others reach, in words; empty for nothing known.
    var baseline = ""

    /// The harmonic mean of precision and recall.
    var f1: Double {
      precision + recall > 0 ? 2 * precision * recall / (precision + recall) : 0
    }

    /// A row of counts: how many of those found are right, and how many there were to find.
    init(_ name: String, right: Int, found: Int, wanted: Int, baseline: String = "") {
      self.name = name
      precision = Double(right) / Double(max(1, found))
      recall = Double(right) / Double(max(1, wanted))
      self.baseline = baseline
    }

    /// A row of shares.
    init(_ name: String, precision: Double, recall: Double, baseline: String = "") {
      self.name = name
      self.precision = precision
      self.recall = recall
      self.baseline = baseline
    }
  }

  let title: String
  var rows: [Row] = []

  init(_ title: String) { self.title = title }

  /// The table as text with aligned columns.
  var text: String {
    let head = ["", "precision", "recall", "F1", "threshold", "baselines"]
    let lines =
      [head]
      + rows.map { row in
        [
          row.name, Self.share(row.precision), Self.share(row.recall), Self.share(row.f1),
          Thresholds.least(row.name).map(Self.share) ?? "–", row.baseline,
        ]
      }
    let widths = head.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
    return "\(title)\n"
      + lines.map { line in
        zip(line, widths).enumerated().map { column, cell in
          let blank = String(repeating: " ", count: cell.1 - cell.0.count)
          if column == head.count - 1 { return cell.0 }
          return column == 0 ? cell.0 + blank : blank + cell.0
        }.joined(separator: "  ")
      }.joined(separator: "\n")
  }

  /// A share with three digits, as the literature prints it.
  static func share(_ value: Double) -> String {
    let thousandths = Int((value * 1000).rounded())
    guard thousandths < 1000 else { return "1.000" }
    return "." + String(String(1000 + thousandths).dropFirst())
  }
}
