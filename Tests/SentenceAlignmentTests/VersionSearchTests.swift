import Testing

@testable import SentenceAlignment

/// How many pairs of documents are aligned to find versions.
@Suite struct VersionSearchTests {
  /// Pages of twenty words of their own, in so many languages with the same words.
  private static func pages(_ pages: Int, languages: Int) -> (names: [String], tokens: [TokenRows])
  {
    var names: [String] = []
    var tokens: [TokenRows] = []
    for language in 0..<languages {
      for page in 0..<pages {
        var rows = TokenRows()
        rows.append((0..<20).map { Int32(page * 20 + $0) })
        // What all pages share is no evidence for any of them.
        rows.append((0..<5).map { Int32(pages * 20 + $0) })
        tokens.append(rows)
        names.append("\(language)")
      }
    }
    return (names, tokens)
  }

  @Test func alignsVersionsFewTimesEach() {
    let (names, tokens) = Self.pages(6, languages: 20)
    let count = names.count
    let likeness = DocumentLikeness(tokens, tokens: 6 * 20 + 5)
    var search = VersionSearch(languages: names, sizes: [Int](repeating: 100, count: count))
    var alignments = 0
    for (first, second) in search.likelyPairs(likeness) where search.take(first, second) {
      alignments += 1
      if first % 6 == second % 6 { search.join(first, second) }
    }
    #expect(alignments == count - 6)
  }

  @Test func alignsNoMoreThanSomeRoundsOfAll() {
    let (names, tokens) = Self.pages(6, languages: 20)
    let likeness = DocumentLikeness(tokens, tokens: 6 * 20 + 5)
    let size = 10_000
    var search = VersionSearch(
      languages: names, sizes: [Int](repeating: size, count: names.count))
    var aligned = 0
    for (first, second) in search.likelyPairs(likeness) where search.take(first, second) {
      aligned += 2 * size
    }
    #expect(aligned > 15 * names.count * size)
    #expect(aligned <= 16 * names.count * size)
  }

  @Test func comparesNoDocumentsInOneLanguage() {
    let (_, tokens) = Self.pages(1, languages: 3)
    let search = VersionSearch(languages: ["en", "en", "ja"], sizes: [25, 25, 25])
    let pairs = search.likelyPairs(DocumentLikeness(tokens, tokens: 25))
    #expect(pairs.map { [$0.0, $0.1] } == [[0, 2], [1, 2]])
  }
}
