import LanguageText
import Testing

@testable import TermExtraction

struct SecondNamesTests {
  /// A label in two scripts, and whether it is two names rather than one.
  @Test(arguments: [
    ("Close Buttons 關閉按鈕", true),
    ("Toggle 按鈕", false),
    ("關閉按鈕", false),
    ("Close Buttons", false),
  ])
  func `a plural before other characters is translated by them`(label: String, isTwo: Bool) {
    let corpus = SampleInput.corpus(["# " + label], language: "zh-Hant")
    let tokens = corpus.segments[0].tokens
    let candidate = Candidate(
      language: 0,
      spans: [
        CandidateSpan(
          segment: 0, lower: Int32(tokens.lowerBound), upper: Int32(tokens.upperBound),
          cues: .label)
      ], cues: .label, labelCount: 1, length: 2)
    #expect(LabelParts.areTwoNames(in: candidate, of: corpus) == isTwo)
  }

  /// The lines of a text, and whether its footnote makes two names one.
  @Test(arguments: [
    (["用Peek和Pop。", "Pop開啟內容。", "Pop需要按壓。", "*³ 彈出:Pop"], true),
    (["用Peek和Pop。", "Pop開啟內容。", "Pop需要按壓。", "*³ 用手彈出"], false),
  ])
  func `a footnote declares a name, however common a word it is`(lines: [String], isAlias: Bool) {
    var corpus = SampleInput.corpus(
      lines.map { $0.hasPrefix("*") ? "# " + $0 : $0 }, language: "zh-Hant")
    let inventory = CandidateInventory(&corpus)
    #expect(AliasFinder.aliases(in: inventory, of: corpus).isEmpty != isAlias)
  }
}
