import IsoglossProject
import TermChecking

extension CheckSummary {
  /// The summary for people, on one line.
  func sentence(seconds: Double) -> String {
    let counted = [
      quantity(counts[.error] ?? 0, "error"), quantity(counts[.warning] ?? 0, "warning"),
      quantity(counts[.note] ?? 0, "note"),
    ].joined(separator: ", ")
    let hidden =
      (suppressed > 0 ? ", \(suppressed) suppressed" : "")
      + (baselined > 0 ? ", \(baselined) in the baseline" : "")
    let lost = orphans > 0 ? ", \(quantity(orphans, "translation")) without a source" : ""
    return "Checked \(quantity(files, "file")) (\(quantity(pairs, "pair"))\(lost)), "
      + "\(quantity(terms, "term")): \(counted)\(hidden). \(Self.seconds(seconds)) s"
  }

  private func quantity(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  private static func seconds(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    return "\(hundredths / 100)." + (hundredths % 100 < 10 ? "0" : "") + "\(hundredths % 100)"
  }
}
