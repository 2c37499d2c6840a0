internal import LanguageText
package import TermChecking

/// What a check counted.
package struct CheckSummary: Hashable, Sendable {
  /// Drafts that were checked.
  package var files = 0
  /// Drafts that were compared with a source.
  package var pairs = 0
  /// Translations whose source is not there, where others have theirs.
  package var orphans = 0
  /// Terms that were looked for, in all languages of the drafts.
  package var terms = 0
  /// Findings by severity, without those that are suppressed.
  package var counts: [Severity: Int] = [:]
  /// Findings that a comment hides.
  package var suppressed = 0
  /// Findings that a baseline accepts.
  package var baselined = 0
  /// Units of bilingual files that are not checked, since nobody translated them yet.
  package var unitsLeftOut = 0

  /// Counts the drafts of a run.
  package init(_ drafts: [CheckRun.Draft]) {
    orphans = OrphanDrafts(drafts).indices.count
    var termsByLanguage: [LanguageTag: Int] = [:]
    for draft in drafts {
      files += 1
      pairs += draft.sources.isEmpty ? 0 : 1
      baselined += draft.baselined
      unitsLeftOut += draft.document.unitsLeftOut
      termsByLanguage[draft.document.language] = max(
        termsByLanguage[draft.document.language] ?? 0, draft.result.termsLoaded)
      for index in draft.result.findings.indices {
        if draft.result.findings[index].isSuppressed {
          suppressed += 1
        } else {
          counts[draft.result.findings[index].severity, default: 0] += 1
        }
      }
    }
    terms = termsByLanguage.values.reduce(0, +)
  }

  /// All findings that are not suppressed.
  package var findings: Int { counts.values.reduce(0, +) }

  /// Whether a finding weighs as much as a severity or more.
  package func hasFindings(atLeast severity: Severity) -> Bool {
    counts.contains { $0.key >= severity && $0.value > 0 }
  }
}
