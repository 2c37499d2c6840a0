import LanguageText
import Testing

@testable import TermExtraction

/// Vietnamese writes a space behind every syllable; words are what belongs together.
struct BoundSyllableTests {
  private static let sentences = [
    "Thư viện này rất nhỏ.", "Mở thư viện và đọc.", "Các thư viện của tôi.", "Thư viện mới.",
    "Thư mục này rất lớn.", "Gửi thư cho tôi.", "Mở cửa và đọc.", "Đọc sách của tôi.",
    "Sách của thư viện rất mới.", "Cửa của tôi.", "Nhà của chúng ta.", "Thư viện lớn.",
    // Closer to the syllable before it than to the one behind.
    "Lỗ hổng bảo mật.", "Lỗ hổng bảo vệ.", "Lỗ hổng mới.", "Sửa lỗ hổng bảo mật.",
    "Lỗ hổng bảo mật lớn.",
    "Có lỗ hổng bảo mật.",
  ]

  @Test(arguments: [
    ("Mở thư|viện và đọc.", true), ("Mở|thư viện và đọc.", false), ("Mở thư viện|và đọc.", false),
    ("Đọc sách|của tôi.", false), ("Lỗ|hổng bảo mật.", true), ("Lỗ hổng|bảo mật.", false),
    // A pair that stands once tells nothing.
    ("Thư|mục này rất lớn.", false),
  ])
  func wordsGoOnBehindASpace(text: String, goesOn: Bool) throws {
    let halves = text.split(separator: "|").map(String.init)
    let corpus = SampleInput.corpus(
      [halves.joined(separator: " ")] + Self.sentences, language: "vi")
    let syllables = BoundSyllables(in: 0, of: corpus)
    let token = corpus.segments[0].tokens.lowerBound + halves[0].split(separator: " ").count
    #expect(syllables.goesOn(at: token) == goesOn)
  }

  /// No candidate is a half of a word.
  @Test func candidatesAreWholeWords() {
    var corpus = SampleInput.corpus(Self.sentences, language: "vi")
    let candidates = CandidateInventory(&corpus).candidates
    let texts = Set(
      candidates.flatMap { candidate in
        candidate.spans.map { $0.tokens.map(corpus.word).joined(separator: " ") }
      })
    #expect(texts.contains("thư viện"))
    #expect(!texts.contains("viện"))
  }
}
