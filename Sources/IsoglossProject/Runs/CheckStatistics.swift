import LanguageText
import TermChecking

/// How many findings a check has of each kind.
package struct CheckStatistics: Hashable, Sendable {
  /// A rule, concept or language with its findings.
  package struct Count: Hashable, Sendable {
    /// The name.
    package var name: String
    /// The number of findings.
    package var findings: Int
    /// The number of files they are in.
    package var files: Int
  }

  /// By rule, the most frequent first.
  package let rules: [Count]
  /// By concept, the most frequent first; findings without a concept are not counted.
  package let concepts: [Count]
  /// By language of the draft, the most frequent first.
  package let languages: [Count]

  /// Counts the findings that no comment hides.
  package init(_ drafts: [CheckRun.Draft]) {
    rules = Self.counts(drafts) { $0.rule }
    concepts = Self.counts(drafts) { $0.concept }
    languages = Self.counts(drafts) { $0.language.canonical }
  }

  private static func counts(
    _ drafts: [CheckRun.Draft], of name: (Finding) -> String?
  ) -> [Count] {
    var counts: [String: Count] = [:]
    for draft in drafts {
      let names = draft.result.findings.filter { !$0.isSuppressed }.compactMap(name)
      for name in names {
        counts[name, default: Count(name: name, findings: 0, files: 0)].findings += 1
      }
      for name in Set(names) { counts[name]?.files += 1 }
    }
    return counts.values.sorted { ($1.findings, $0.name) < ($0.findings, $1.name) }
  }
}
