import IsoglossProject
import LanguageText
import TermChecking

extension CheckSummary {
  /// The summary for people, on one line.
  func sentence(seconds: Double) -> String {
    let counted = [
      (counts[.error] ?? 0).counted("error"), (counts[.warning] ?? 0).counted("warning"),
      (counts[.note] ?? 0).counted("note"),
    ].joined(separator: ", ")
    let hidden =
      (suppressed > 0 ? ", \(suppressed) suppressed" : "")
      + (baselined > 0 ? ", \(baselined) in the baseline" : "")
    let leftOut =
      unitsLeftOut > 0 ? "; \(unitsLeftOut.counted("unit")) left out (fuzzy, new or empty)" : ""
    let lost = orphans > 0 ? ", \(orphans.counted("translation")) without a source" : ""
    return "Checked \(files.counted("file")) (\(pairs.counted("pair"))\(lost)), "
      + "\(terms.counted("term")): \(counted)\(hidden)\(leftOut). \(Self.seconds(seconds)) s"
  }

  private static func seconds(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    return "\(hundredths / 100)." + (hundredths % 100 < 10 ? "0" : "") + "\(hundredths % 100)"
  }
}
