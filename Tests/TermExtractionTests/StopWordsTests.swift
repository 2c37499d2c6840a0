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
}
