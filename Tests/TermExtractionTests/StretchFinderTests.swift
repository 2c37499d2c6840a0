import Testing

@testable import TermExtraction

struct StretchFinderTests {
  @Test func `marks behind a stretch are none of it`() {
    var corpus = SampleInput.corpus(["安装包。", "包，模块", "导入包"], language: "zh-Hans")
    let keys = ChineseCandidates(vocabulary: &corpus.vocabulary)
    var stretches: [UInt64: Range<Int>] = [:]
    for tokens in [2..<3, 6..<8] {
      let span = CandidateSpan(
        segment: 0, lower: Int32(tokens.lowerBound), upper: Int32(tokens.upperBound), cues: [])
      stretches[keys.key(of: span, in: corpus)] = tokens
    }
    let found = StretchFinder(stretches, by: keys, in: corpus).places(in: 0, cues: [])
    let texts = found.values.joined().map { $0.tokens.map { corpus.word($0) }.joined() }.sorted()
    #expect(texts == ["包", "包", "包", "模块"])
  }
}
