/// Function words of a language that has no list of its own, guessed from the text.
enum StopWords {
  /// Short words that a large part of the segments has.
  ///
  /// - Complexity: O(n) in the size of the text.
  static func likely(in language: Int, of corpus: Corpus) -> Set<String> {
    var segmentCounts: [Int32: Int] = [:]
    var total = 0
    for segment in corpus.segments where segment.language == language && !segment.isLabel {
      total += 1
      for word in Set(segment.tokens.map { corpus.tokens[$0].word }) {
        segmentCounts[word, default: 0] += 1
      }
    }
    guard total >= fewestSegments else { return [] }
    return Set(
      segmentCounts.filter { word, count in
        let length = corpus.vocabulary[word].count
        return length <= 2
          || length <= longestWord && Double(count) / Double(total) > shareOfSegments
      }.map { corpus.vocabulary[$0.key] })
  }

  private static let fewestSegments = 20
  private static let longestWord = 6
  /// Even the commonest term is in fewer segments than the function words are.
  private static let shareOfSegments = 0.08
}
