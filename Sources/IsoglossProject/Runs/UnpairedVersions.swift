package import LanguageText

/// Drafts that look like versions of one document and were checked each on its own, because
/// nothing says which language they are translated from.
package struct UnpairedVersions {
  /// The languages of the versions, sorted.
  package let languages: [LanguageTag]

  /// Looks for drafts whose paths differ in their language alone; nil where there are none, or
  /// where some draft was compared with a source.
  ///
  /// - Complexity: O(n) in the number of drafts.
  package init?(among drafts: [CheckRun.Draft]) {
    guard drafts.allSatisfy(\.sources.isEmpty),
      let first = drafts.first?.document.language,
      drafts.contains(where: { $0.document.language != first })
    else { return nil }
    var versions: [String: Set<LanguageTag>] = [:]
    for document in drafts.map(\.document) {
      guard let key = LanguageResolution.versionKey(ofPath: document.path) else { continue }
      versions[key, default: []].insert(document.language)
    }
    let paired = versions.values.filter { $0.count > 1 }
    guard !paired.isEmpty else { return nil }
    languages = Set(paired.joined()).sorted()
  }

  /// The language that most such documents are translated from.
  package var likelySource: LanguageTag {
    languages.first { $0.language == "en" } ?? languages[0]
  }
}
