import DocumentFormats
import LanguageText
import TermChecking

/// The translations of a run whose source is gone, where most others of their language have one: pages that were moved or
/// deleted, whose translations nobody took along.
package struct OrphanDrafts {
  /// The least translations with a source, and how many times as many as without, that show it is the rule.
  private static let leastPairs = 4
  private static let share = 2

  /// The drafts, as indices.
  package let indices: [Int]

  /// Finds them among the drafts of a run, whose sources are in a language, if that is known.
  ///
  /// - Complexity: O(n) in the number of drafts.
  package init(_ drafts: [CheckRun.Draft]) {
    var pairs: [String: Int] = [:]
    var alone: [String: [Int]] = [:]
    var sources: Set<String> = []
    for draft in drafts { sources.formUnion(draft.sources.map(\.path)) }
    for (index, draft) in drafts.enumerated() {
      let language = draft.document.language.matchingKey
      if !draft.sources.isEmpty {
        pairs[language, default: 0] += 1
      } else if !sources.contains(draft.document.path),
        // An entry that nobody has translated has its source in the same file.
        FormatCatalog.bilingualFormat(forPath: draft.document.path) == nil
      {
        alone[language, default: []].append(index)
      }
    }
    // A language that others are translated from has pages that nobody translates.
    let originals = Set(drafts.flatMap(\.sources).map(\.language.matchingKey))
    indices = alone.filter { language, members in
      let count = pairs[language] ?? 0
      return !originals.contains(language) && count >= Self.leastPairs
        && count >= members.count * Self.share
    }.values.joined().sorted()
  }
}

extension CheckRun {
  /// Makes notes of what is told of such translations as whole texts: what is to be done with them is not to translate
  /// them.
  static func lowerOrphans(in drafts: inout [Draft]) {
    let orphans = OrphanDrafts(drafts).indices
    let paths = Set(orphans.map { drafts[$0].document.path })
    for index in orphans {
      for place in drafts[index].result.findings.indices {
        let finding = drafts[index].result.findings[place]
        // What is told of a folder at its first document is told of the others, too.
        guard finding.isOnWholeText, finding.related.compactMap(\.path).allSatisfy(paths.contains)
        else { continue }
        drafts[index].result.findings[place].lower(to: Finding.confidenceOfLikelyNotes)
        drafts[index].result.findings[place].severity = .note
        drafts[index].result.findings[place].message +=
          "; the document that it translates is not there"
      }
    }
  }
}
