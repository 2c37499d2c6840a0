import LanguageText

/// Leaves of the recurring words that no glossary has those in sight that a set of documents has most often.
///
/// Whoever begins a glossary reads some of them; hundreds of lines hide what is wrong.
enum UnknownWords {
  /// How many words of a language are in sight.
  private static let most = 25

  /// Makes doubtful notes of what is reported of the others.
  ///
  /// - Complexity: O(n log n) in the number of words.
  static func lower(in results: inout [CheckResult]) {
    var places: [String: [String: [(document: Int, mention: TermMention)]]] = [:]
    for (document, result) in results.enumerated() {
      for mention in result.mentions where mention.finding.rule == UnknownTerm.about.id {
        let language = mention.finding.language.matchingKey
        places[language, default: [:]][mention.subject, default: []].append((document, mention))
      }
    }
    for words in places.values where words.count > most {
      let reported = words.filter { _, members in
        members.contains { !results[$0.document].indices(of: $0.mention).isEmpty }
      }
      let ordered = reported.map { word, members in
        (count: members.reduce(0) { $0 + $1.mention.count }, word: word, members: members)
      }.sorted { ($1.count, $0.word) < ($0.count, $1.word) }
      for (document, mention) in ordered.dropFirst(most).flatMap(\.members) {
        for index in results[document].indices(of: mention) {
          results[document].findings[index].lower(to: Finding.confidenceOfDoubtfulNotes)
        }
      }
    }
  }
}

extension CheckResult {
  /// Where the finding of a mention is among those reported.
  fileprivate func indices(of mention: TermMention) -> [Int] {
    findings.indices.filter {
      findings[$0].rule == mention.finding.rule && findings[$0].range == mention.finding.range
    }
  }
}
