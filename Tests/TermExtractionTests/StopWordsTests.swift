import Testing

@testable import TermExtraction

/// Words in most sentences of a text are taken for function words, unless a language whose function words are known has
/// them as often.
struct StopWordsTests {
  private static let english = (1...24).map {
    "The lumen number \($0) is bright and the panel is wide."
  }

  @Test(arguments: [
    // Swedish has no list here.
    ("sv", "och", true), ("sv", "är", true), ("sv", "lumen", false),
    // German has one: the commonest term is no function word, but a word in each sentence is.
    ("de", "lumen", false), ("de", "tafel", false), ("de", "und", true),
  ])
  func tellsThemFromNames(language: String, word: String, isStop: Bool) throws {
    let swedish = (1...24).map { "Lumen nummer \($0) är ljus och panelen är bred." }
    let german = (1...24).map { number in
      "Lumen \(number) ist hell und " + (number % 5 == 0 ? "die Tafel breit." : "sie ist breit.")
    }
    let corpus = CorpusBuilder.corpus(
      of: SampleInput.aligned([
        language: language == "de" ? german : swedish, "en": Self.english,
      ]))
    let index = try #require(corpus.languages.firstIndex { "\($0)" == language })
    #expect(StopWords.likely(in: index, of: corpus).contains(word) == isStop)
  }

  @Test func aNameInEachSentenceIsLinkedWithItself() {
    let german = (1...24).map { "Wir nutzen Lumen \($0), und damit ist die Tafel hell." }
    let english = (1...24).map { "We use Lumen \($0), and so the panel is bright." }
    let proposed = TermExtractor().extract(SampleInput.aligned(["de": german, "en": english]))
      .map { $0.terms.map(\.text) }
    #expect(proposed.contains(["Lumen", "Lumen"]), "\(proposed)")
  }

  /// Two syllables make a Korean noun; what has one, a particle behind code, or no meaning of its own makes none.
  @Test(arguments: [
    ("파일", false), ("변수", false), ("빠른", false), ("수", true), ("다음", true), ("에서", true),
    ("있도록", true),
  ])
  func shortKoreanNounsAreNames(word: String, isStop: Bool) throws {
    let korean = (1...24).map {
      "다음 \($0)번 파일의 변수 `box`에서 빠른 변수를 읽을 수 있도록 파일 변수를 봅니다."
    }
    var corpus = SampleInput.corpus(korean, language: "ko")
    let inventory = CandidateInventory(&corpus)
    let proposed = Set(
      inventory.candidates.flatMap { candidate in
        candidate.spans.map { $0.tokens.map { corpus.word($0) } }
      }.joined())
    #expect(proposed.contains(word) != isStop, "\(proposed)")
  }
}
