import LanguageText

/// Tells from all documents of a run which sentences are furniture of their pages: a footer, a bar or the contents of a book
/// that programs put into every page.
///
/// They are mended in one place, so that one report says what is wrong with all of them.
enum RepeatedSentences {
  private struct Key: Hashable {
    let language: String
    let fingerprint: String
  }

  /// In how many documents of a language, and in which part of them, a sentence of its furniture stands at least.
  private static let (leastDocuments, leastPart) = (12, 6)

  /// Makes doubtful notes of what is told of a sentence that many documents have, but in the first of them, which tells
  /// where the others are.
  ///
  /// - Complexity: O(n) in the number of findings.
  static func judge(_ results: inout [CheckResult], files: [CheckedFile]) {
    guard results.count >= leastDocuments else { return }
    var places: [Key: [(document: Int, finding: Int)]] = [:]
    var documents: [String: Int] = [:]
    for document in results.indices {
      var languages: Set<String> = []
      for index in results[document].findings.indices {
        let finding = results[document].findings[index]
        languages.insert(finding.language.matchingKey)
        guard !finding.isDoubtful, !finding.isSuppressed, !finding.match.isEmpty else { continue }
        let key = Key(language: finding.language.matchingKey, fingerprint: finding.fingerprint)
        places[key, default: []].append((document, index))
      }
      if files.indices.contains(document) { languages = [files[document].language.matchingKey] }
      for language in languages { documents[language, default: 0] += 1 }
    }
    for (key, members) in places where members.count >= leastDocuments {
      let count = Set(members.map(\.document)).count
      guard count >= leastDocuments, count * leastPart >= documents[key.language, default: 0]
      else { continue }
      results.tellOnce(
        members, goingOnWith: "; the sentence stands in \(count - 1) other documents, too",
        files: files)
    }
  }
}
