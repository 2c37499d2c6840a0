import Foundation
import LanguageText
import TestSupport
import Testing

/// Sentence ends on hand-cut texts, as precision and recall over the ends inside lines.
@Suite struct SentenceQualityTests {
  struct Gold: Decodable {
    struct Group: Decodable {
      var files: [String: String]
      var segments: [String: [Sentence]]
    }
    struct Sentence: Decodable {
      var par: Int
      var text: String
    }
    var buttons: Group
  }

  @Test(
    .enabled(if: SharedFolder.url != nil, "skipped: no shared texts"),
    arguments: ["ru", "ja", "zh-Hant"])
  func cutsLikePeople(language: String) throws {
    let data = try Data(contentsOf: SharedFolder.url(of: "gold/align/seeds-buttons.json"))
    let gold = try JSONDecoder().decode(Gold.self, from: data).buttons
    let file = try #require(gold.files[language])
    let lines = try SharedFolder.text(of: "seeds/" + file).components(separatedBy: "\n")
    let breaker = SentenceBreaker(language: try #require(LanguageTag(language)))
    var right = 0
    var found = 0
    var wanted = 0
    for (line, sentences) in Dictionary(grouping: gold.segments[language] ?? [], by: \.par) {
      let text = lines[line - 1]
      let bytes = Array(text.utf8)
      let have = ends(breaker.ranges(in: text).map { String(decoding: bytes[$0], as: UTF8.self) })
      let want = ends(sentences.map(\.text))
      right += have.intersection(want).count
      found += have.count
      wanted += want.count
    }
    #expect(Double(right) >= 0.98 * Double(found))
    #expect(Double(right) >= 0.98 * Double(wanted))
  }

  /// The number of characters that are no spaces before each end but the last.
  private func ends(_ sentences: [String]) -> Set<Int> {
    var count = 0
    return Set(
      sentences.dropLast().map { sentence in
        count += sentence.count { !$0.isWhitespace }
        return count
      })
  }
}
