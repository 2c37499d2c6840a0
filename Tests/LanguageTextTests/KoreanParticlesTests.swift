import LanguageText
import Testing

struct KoreanParticlesTests {
  @Test(arguments: ["ko-particles.tsv", "ko-particles-unseen.tsv"])
  func readsTheGoldForms(table: String) throws {
    let rows = try GoldTable.rows(of: table)
    let missed = rows.filter {
      KoreanParticles.tail(of: $0[2], nounLength: $0[0].utf8.count) != .particles
    }
    print("\(table): \(rows.count - missed.count) of \(rows.count)", missed)
    #expect(rows.count > 500)
    #expect(Double(missed.count) <= 0.005 * Double(rows.count))
  }

  @Test func refusesOtherWords() throws {
    let rows = try GoldTable.rows(of: "ko-hard-negatives.tsv")
    let hits = rows.filter {
      KoreanParticles.tail(of: $0[1], nounLength: $0[0].utf8.count) == .particles
    }
    print("Korean hard negatives hit: \(hits.count) of \(rows.count)", hits)
    #expect(rows.count >= 60)
    #expect(Double(hits.count) <= 0.01 * Double(rows.count))
  }

  @Test(arguments: [
    ("선택하세요", "선택"), ("저장되었습니다", "저장"), ("변경시킵니다", "변경"), ("선택한", "선택"),
  ])
  func readsVerbs(word: String, noun: String) {
    #expect(KoreanParticles.tail(of: word, nounLength: noun.utf8.count) == .verb)
  }

  @Test(arguments: [
    ("버튼들에서는", ["버튼들에서", "버튼들", "버튼"]), ("파일로", ["파일"]), ("메뉴", []), ("", []),
  ])
  func takesParticlesOff(word: String, nouns: [String]) {
    #expect(KoreanParticles.nouns(of: word) == nouns)
  }

  /// The particles of another word, which a replaced one leaves behind, are still particles; 전문가 is no 전문.
  @Test(arguments: [
    ("메뉴을", "메뉴", true), ("메뉴은", "메뉴", true), ("메뉴으로", "메뉴", true), ("버튼를", "버튼", true),
    ("버튼는", "버튼", true), ("전문가", "전문", false), ("메뉴이", "메뉴", false), ("목록로", "목록", false),
    ("표을", "표", false),
  ])
  func readsParticlesThatDoNotFit(word: String, noun: String, isNoun: Bool) {
    let tail = KoreanParticles.tail(of: word, nounLength: noun.utf8.count)
    #expect(tail == (isNoun ? .particles : nil))
  }

  @Test func composesDecomposedText() {
    let decomposed = "\u{1107}\u{1165}\u{1110}\u{1173}\u{11ab}\u{110b}\u{1173}\u{11af}"
    let folded = FoldedText(decomposed, .silent)
    #expect(Array("버튼을".utf8) == folded.bytes)
    #expect(folded.originalRange(of: 0..<6) == 0..<15)
  }

  @Test(arguments: [0, 1, 2, 3, 6, 7, 100])
  func survivesAnyLength(length: Int) {
    #expect(KoreanParticles.tail(of: "버튼", nounLength: length) == nil)
  }
}
