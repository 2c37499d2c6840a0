import LanguageText
import Testing

@testable import TermExtraction

struct ProjectedCandidatesTests {
  /// A stretch, and whether it says more than a name.
  @Test(arguments: [
    ("en", "keys can be rotated", true),
    ("en", "tail with index", true),
    ("en", "premises and hypotheses", true),
    ("en", "software as a service", false),
    ("en", "point of sale", false),
    ("en", "rotated key", false),
    ("de", "Schloss an was anderem", false),
  ])
  func `a clause of English is no name`(language: String, text: String, isClause: Bool) {
    let corpus = SampleInput.corpus([text], language: language)
    let span = CandidateSpan(
      segment: 0, lower: 0, upper: Int32(corpus.segments[0].tokens.count), cues: .projected)
    #expect(ProjectedCandidates.isClause(span, corpus) == isClause)
  }

  /// A stretch, and whether it is a name.
  @Test(arguments: [
    ("ja", "環境ではアプリ", false), ("ja", "画面にはボタン", false), ("ja", "画面が表示", false),
    ("ja", "単純ではないアプリ", true), ("ja", "環境での設定", true), ("ja", "画面の設定", true),
    ("ko", "문서를 편집합니다", false), ("ko", "항목을 삭제할", false), ("ko", "문서 편집", true),
    ("ko", "기본 역할", true), ("uk", "сторінка підтримує", false), ("uk", "підтримка сторінки", true),
  ])
  func `what ends with a verb or tells a topic is no name`(
    language: String, text: String, isName: Bool
  ) {
    var corpus = SampleInput.corpus([text], language: language)
    let keys = CandidateInventory(&corpus).keys[0]
    let span = CandidateSpan(
      segment: 0, lower: 0, upper: Int32(corpus.segments[0].tokens.count), cues: .projected)
    #expect(ProjectedCandidates.isName(span, keys, corpus) == isName)
  }

  /// A text, and its words as word alignment sees them.
  @Test(arguments: [
    ("ja", "関数の型を返す", ["関数", "型", "返す"]),
    ("ja", "再帰型を返す", ["再帰型", "返す"]),
    ("zh-Hans", "一个装饰器", ["装饰器"]),
  ])
  func `a suffix is glued to Han characters alone`(language: String, text: String, units: [String])
  {
    var corpus = SampleInput.corpus([text], language: language)
    let inventory = CandidateInventory(&corpus)
    let found = AlignmentUnits(corpus, keys: inventory.keys).units.map { unit in
      (Int(unit.lower)..<Int(unit.upper)).map { corpus.word($0) }.joined()
    }
    #expect(found == units)
  }
}

struct RecurringWordsTests {
  private static let lines =
    Array(repeating: "The price of the model is the value.", count: 5) + [
      "A model value, a model thing and the price.", "The price model value.",
    ]

  /// A line, a stretch of it, and whether it is a whole phrase of words that recur.
  @Test(arguments: [
    (5, "model value", true), (5, "model thing", false), (5, "price", false),
    (6, "price model", false), (6, "price model value", true),
  ])
  func `whole phrases of recurring words count`(line: Int, stretch: String, isMadeUp: Bool) throws {
    var corpus = CorpusBuilder.corpus(
      of: SampleInput.aligned(["en": Self.lines, "ru": ["Цена модели."]]))
    let english = try #require(corpus.languages.firstIndex { $0.language == "en" })
    let keys = CandidateInventory(&corpus).keys[english]
    let segments = corpus.segments(in: english)
    let recurring = try #require(RecurringWords(in: segments, of: corpus))
    let span = keys.spans(in: segments[line], of: corpus).first { span in
      span.tokens.map { corpus.word($0) }.joined(separator: " ") == stretch
    }
    #expect((span.map { recurring.makeUp($0, in: corpus) } ?? false) == isMadeUp)
  }

  @Test(arguments: ["ja", "zh-Hans"])
  func `texts without spaces and of one language have none`(language: String) {
    let single = SampleInput.corpus(Self.lines, language: "en")
    #expect(RecurringWords(in: single.segments(in: 0), of: single) == nil)
    let both = CorpusBuilder.corpus(
      of: SampleInput.aligned(["en": Self.lines, language: ["型"]]))
    let place = both.languages.firstIndex { $0.isWrittenWithoutSpaces } ?? 0
    #expect(RecurringWords(in: both.segments(in: place), of: both) == nil)
  }
}

struct HapaxLimitTests {
  @Test func `each language is long by its own words`() {
    let sentence = Array(repeating: "pump", count: HapaxLimit.tokens / 10).joined(separator: " ")
    let corpus = CorpusBuilder.corpus(
      of: SampleInput.aligned([
        "en": Array(repeating: sentence, count: 11), "ru": Array(repeating: "Насос.", count: 11),
      ]))
    let isLong = HapaxLimit.isExceeded(in: corpus)
    #expect(zip(corpus.languages, isLong).filter(\.1).map(\.0.language) == ["en"])
  }
}
