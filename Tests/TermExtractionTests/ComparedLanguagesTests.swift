import DocumentFormats
import LanguageText
import Testing

@testable import TermExtraction

/// Which languages are compared with which.
@Suite struct ComparedLanguagesTests {
  /// A corpus of groups, each of a word in some languages.
  private static func corpus(_ groups: [[LanguageTag]]) throws -> Corpus {
    let languages = Set(groups.joined()).sorted()
    var documents = languages.map {
      ExtractionDocument(path: "\($0).md", language: $0, segments: [])
    }
    var found: [ExtractionGroup] = []
    for (number, group) in groups.enumerated() {
      let members = try group.map { language in
        let document = try #require(languages.firstIndex(of: language))
        documents[document].segments += try Segmenter.lines(of: Array("word\(number)".utf8))
        return ExtractionGroup.Member(
          document: document, segments: [documents[document].segments.count - 1])
      }
      found.append(ExtractionGroup(members: members, score: 1))
    }
    return CorpusBuilder.corpus(of: ExtractionInput(documents: documents, groups: found))
  }

  private static let many: [LanguageTag] = [
    "cs", "da", "de", "el", "en", "es", "fi", "fr", "hu", "it", "ja", "nl", "pl", "ru", "sv",
  ]

  @Test func fewAreAllCompared() throws {
    let compared = try Self.corpus([["de", "en", "ja", "ru"]]).comparedLanguages
    #expect(
      compared.pairs.map { [$0.first, $0.second] } == [
        [0, 1], [0, 2], [0, 3], [1, 2], [1, 3], [2, 3],
      ])
    #expect(compared.contains(0, 3))
  }

  @Test func ofManyEachIsComparedWithThoseThatSayMost() throws {
    let spoken: [LanguageTag] = ["ru", "ja", "en", "de", "fr", "nl"]
    let corpus = try Self.corpus([Self.many] + Array(repeating: spoken, count: 3))
    let compared = corpus.comparedLanguages
    func index(_ tag: LanguageTag) throws -> Int {
      try #require(corpus.languages.firstIndex(of: tag))
    }
    #expect(compared.pairs.count == 6 * 9 + 15)
    #expect(compared.contains(try index("cs"), try index("ru")))
    #expect(compared.contains(try index("nl"), try index("ja")))
    #expect(!compared.contains(try index("cs"), try index("da")))
    let isCompared = compared.pairs.allSatisfy { compared.contains($0.first, $0.second) }
    #expect(isCompared)
  }

  @Test func varietiesOfALanguageAreOne() throws {
    let varieties: [LanguageTag] = ["pt-BR", "pt-PT", "zh-Hans", "zh-Hant"]
    let corpus = try Self.corpus([Self.many + varieties, varieties])
    let compared = corpus.comparedLanguages
    func index(_ tag: LanguageTag) throws -> Int {
      try #require(corpus.languages.firstIndex(of: tag))
    }
    #expect(compared.contains(try index("pt-BR"), try index("sv")))
    #expect(!compared.contains(try index("pt-PT"), try index("sv")))
    #expect(!compared.contains(try index("zh-Hant"), try index("sv")))
    // As many others as there is room for, English first.
    #expect(compared.contains(try index("en"), try index("sv")))
  }
}
