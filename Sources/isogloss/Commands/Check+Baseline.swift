import IsoglossProject
import LanguageText
import TermChecking

extension Check {
  /// Writes a baseline of everything that was found.
  func acceptAll(_ drafts: [CheckRun.Draft]) throws {
    guard let path = baselines.baseline else { return }
    let accepted = Baseline(drafts, for: path)
    try AtomicFile.write(Array(accepted.text.utf8), to: path)
    terminal.tell("wrote \(path): \(accepted.entries.findings.counted("finding"))")
  }

  /// Takes out what the baseline accepts; tells what it accepts in vain, or prunes that.
  func hideAccepted(in drafts: inout [CheckRun.Draft], rules: RuleSelection) throws {
    guard let path = baselines.baseline else { return }
    let baseline = try Baseline(path: path)
    let stale = baseline.remove(from: &drafts, rules: rules.severities.keys)
    // A part of the text says nothing about what is gone from the rest.
    guard !stale.isEmpty, self.drafts.since == nil else { return }
    for entry in stale {
      let concept = entry.concept.isEmpty ? "" : " \(entry.concept)"
      terminal.detail("\(path): found no more: \(entry.rule)\(concept) in \(entry.path)")
    }
    let count = stale.findings
    let subject = "\(count) accepted \(count == 1 ? "finding is" : "findings are") found no more"
    guard baselines.pruneBaseline else {
      terminal.tell("\(path): \(subject); --prune-baseline takes them out, -v lists them")
      return
    }
    try AtomicFile.write(Array(baseline.pruned(of: stale).text.utf8), to: path)
    terminal.tell("\(path): \(subject) and taken out")
  }
}
