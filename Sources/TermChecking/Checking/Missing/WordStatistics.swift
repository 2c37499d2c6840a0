import LanguageText

/// How often certain words stand in the drafts of a language, and beside which words of the sources.
///
/// Words go by the hashes of their keys: see ``SentenceKeys``.
struct WordStatistics {
  /// In how many sentences of the drafts each of the words stands.
  private(set) var draftCounts: [UInt64: Int] = [:]
  /// In how many sentences of the sources every word stands.
  private var sourceCounts: [UInt64: Int] = [:]
  /// How many sentences have a word of the draft and one of the source.
  private var pairCounts: [UInt64: [UInt64: Int]] = [:]

  /// Counts some words of the drafts in sentences that all differ; one that has been
  /// left in the source language does not count.
  ///
  /// - Complexity: O(n) in the length of the sentences.
  init(of words: Set<UInt64>, in sentences: [TranslatedSentence], _ language: LanguageTag) {
    guard !words.isEmpty else { return }
    for sentence in sentences where sentence.isTranslated(into: language) {
      let source = SentenceKeys(of: sentence.source).hashes
      for word in source { sourceCounts[word, default: 0] += 1 }
      for word in SentenceKeys(of: sentence.draft).hashes where words.contains(word) {
        draftCounts[word, default: 0] += 1
        for other in source { pairCounts[word, default: [:]][other, default: 0] += 1 }
      }
    }
  }

  /// How much a word of the drafts and one of the sources occur together, 0…1, at most: the
  /// coefficient of Dice with the word of the source that has it highest, some words left out.
  ///
  /// - Complexity: O(words of the sources beside the word).
  func bestAssociation(of word: UInt64, besides words: Set<UInt64>) -> Double {
    let count = draftCounts[word, default: 0]
    return (pairCounts[word] ?? [:]).reduce(into: 0) { best, entry in
      guard entry.value > 1, !words.contains(entry.key) else { return }
      best = max(
        best, Double(2 * entry.value) / Double(count + sourceCounts[entry.key, default: 0]))
    }
  }
}
