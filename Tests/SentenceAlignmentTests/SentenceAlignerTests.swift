import DocumentFormats
import LanguageText
import SentenceAlignment
import Testing

/// Makes a version of paragraphs, one segment each.
func version(_ language: LanguageTag, _ texts: [String]) -> DocumentVersion {
  DocumentVersion(
    language: language,
    segments: texts.enumerated().map { number, text in
      Segment(
        kind: .paragraph, block: number, text: text, range: 0..<text.utf8.count,
        fileRange: 0..<text.utf8.count, startsBlock: true)
    })
}

@Suite struct SentenceAlignerTests {
  @Test func alignsNothing() {
    #expect(SentenceAligner().align([]).isEmpty)
    #expect(SentenceAligner().align([version("en", []), version("de", [])]).isEmpty)
  }

  @Test func leavesASingleVersionInPieces() {
    let groups = SentenceAligner().align([version("en", ["One.", "", "Two."])])
    #expect(groups.map(\.members) == [[[0]], [[1]], [[2]]])
    #expect(groups.allSatisfy { $0.score == 0 })
  }

  @Test func keepsTheSegmentsOfAnEmptyVersionsPartnerAlone() {
    let groups = SentenceAligner().align([version("en", ["One.", "Two."]), version("de", [])])
    #expect(groups.map(\.members) == [[[0], []], [[1], []]])
  }
}
