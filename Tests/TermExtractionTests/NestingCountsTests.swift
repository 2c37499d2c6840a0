import LanguageText
import Testing

@testable import TermExtraction

struct NestingCountsTests {
  /// Lines that all have a stretch, and whether the stretch stands by itself there.
  @Test(
    arguments: [
      ("zh-Hans", ["Linux 虚拟机的名字。", "Linux 虚拟机的大小。"], "虚拟机", true),
      ("zh-Hans", ["远程虚拟机的名字。", "远程虚拟机的大小。"], "虚拟机", false),
      ("en", ["The Linux pump.", "A Linux pump."], "pump", false),
    ] as [(String, [String], String, Bool)])
  func `a Latin word makes no longer word of Han characters`(
    language: String, lines: [String], stretch: String, isAlone: Bool
  ) {
    var corpus = CorpusBuilder.corpus(
      of: SampleInput.aligned([language: lines, "ru": ["Имя.", "Размер."]]))
    let names = CandidateInventory(&corpus).candidates.compactMap { $0.spans.first }.map { span in
      span.tokens.map { corpus.word($0) }.joined()
    }
    #expect(names.contains(stretch) == isAlone, "\(names)")
  }
}
