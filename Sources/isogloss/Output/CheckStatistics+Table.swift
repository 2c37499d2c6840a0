import IsoglossProject
import LanguageText

extension CheckStatistics {
  /// The counts as three lists, the most frequent first; of concepts the first thirty.
  var table: String {
    let parts = [("rule", rules), ("concept", Array(concepts.prefix(30))), ("language", languages)]
    let rest = concepts.count - 30
    let lists = parts.filter { !$0.1.isEmpty }.map { title, counts in
      let more = title == "concept" && rest > 0 ? "\n  … and \(rest) more" : ""
      return "findings  files  \(title)\n" + counts.map(Self.row).joined(separator: "\n") + more
    }
    return lists.isEmpty ? "no findings to count" : lists.joined(separator: "\n\n")
  }

  private static func row(_ count: Count) -> String {
    right(count.findings, 8) + right(count.files, 7) + "  " + count.name
  }

  private static func right(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: " ", count: max(1, width - digits.count)) + digits
  }
}
