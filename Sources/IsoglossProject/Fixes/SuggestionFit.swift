import LanguageText
import TermChecking

extension CheckRun {
  /// Fits the suggestions of drafts to their files: what is safe in a sentence need not be so where it stands.
  ///
  /// - Complexity: O(n) in the number of findings, and O(size of the files) where links, labels or what only a file
  ///   can say are asked for.
  static func fitSuggestions(of drafts: inout [Draft]) {
    var links: AnchorLinks?
    for index in drafts.indices {
      let document = drafts[index].document
      let isKorean = document.language.language == "ko"
      var labels: ReferenceLabels?
      for place in drafts[index].result.findings.indices
      where !drafts[index].result.findings[place].suggestions.isEmpty {
        if isKorean { drafts[index].result.findings[place].fitParticle(in: document.bytes) }
        drafts[index].result.findings[place].refuseInMarkup(of: document, &labels)
        if document.writing.isRST {
          drafts[index].result.findings[place].refuseInColumns(of: document)
        }
        drafts[index].result.findings[place].refuseUnwritten(in: document)
        guard drafts[index].result.findings[place].mayBeInHeading(of: document) else { continue }
        let known = links ?? AnchorLinks(in: drafts.map { ($0.document.path, $0.document.bytes) })
        links = known
        drafts[index].result.findings[place].guardAnchors(of: document, known)
      }
    }
  }
}

extension Finding {
  /// Asks for a look where the file does not say what is reported as it is, so that no option writes anything there.
  ///
  /// - Complexity: O(length of the match).
  fileprivate mutating func refuseUnwritten(in document: LoadedDocument) {
    guard suggestions.contains(where: \.isSafe), !document.writing.says(match, at: range) else {
      return
    }
    suggestions = suggestions.map(\.unsafe)
  }
}
