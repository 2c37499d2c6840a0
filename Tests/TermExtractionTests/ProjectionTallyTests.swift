import Testing

@testable import TermExtraction

struct ProjectionTallyTests {
  /// The places of a candidate, those at which it is left untranslated, and those that could show what
  /// another language calls it.
  @Test(
    arguments: [(10, 0, 10), (10, 4, 6), (10, 8, 5), (1, 1, 1), (0, 0, 1)]
      as [(places: Float, left: Float, total: Float)])
  func `what is left untranslated shows nothing`(places: Float, left: Float, total: Float) {
    let corpus = SampleInput.corpus(["A line."], language: "en")
    var tally = Projection.Tally(from: 0, to: 0, isForth: true, isLong: false, in: corpus)
    tally.totals[0] = places
    tally.left[0] = left
    #expect(tally.total(of: 0) == total)
  }
}
