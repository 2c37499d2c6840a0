import LanguageText
import Testing

/// What two words share and where they differ.
@Suite struct LetterDifferenceTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var first: String
    var second: String
    /// Beginning, ending, what is left of the first and of the second.
    var difference: [Int]
    var isOneEdit: Bool

    init(_ first: String, _ second: String, _ difference: [Int], isOneEdit: Bool = false) {
      (self.first, self.second, self.difference) = (first, second, difference)
      self.isOneEdit = isOneEdit
    }

    var testDescription: String { "\(first), \(second)" }
  }

  @Test(arguments: [
    Case("filter", "filter", [6, 0, 0, 0]),
    Case("filder", "filter", [3, 2, 1, 1], isOneEdit: true),
    Case("fliter", "filter", [1, 3, 2, 2]),
    Case("leter", "letter", [3, 2, 0, 1], isOneEdit: true),
    Case("lettter", "letter", [4, 2, 1, 0], isOneEdit: true),
    Case("letters", "letter", [6, 0, 1, 0], isOneEdit: true),
    Case("aa", "aaa", [2, 0, 0, 1], isOneEdit: true),
    Case("", "ab", [0, 0, 0, 2]),
    Case("параметер", "параметр", [7, 1, 1, 0], isOneEdit: true),
    Case("スイッチ", "スウィッチ", [1, 2, 1, 2]),
  ])
  func words(_ item: Case) {
    let difference = LetterDifference(Array(item.first), Array(item.second))
    #expect(
      [difference.beginning, difference.ending, difference.first, difference.second]
        == item.difference)
    #expect(difference.isOneEdit == item.isOneEdit)
  }

  @Test(arguments: [("filder", "filter"), ("а́ттрибут", "атрибут"), ("ab", "ba"), ("", "")])
  func partsMakeTheWords(_ first: String, _ second: String) {
    let words = [first, second].map { Array($0.unicodeScalars) }
    let difference = LetterDifference(words[0], words[1])
    for (word, rest) in zip(words, [difference.first, difference.second]) {
      #expect(difference.beginning + rest + difference.ending == word.count)
    }
    #expect(words[0].prefix(difference.beginning) == words[1].prefix(difference.beginning))
    #expect(words[0].suffix(difference.ending) == words[1].suffix(difference.ending))
  }
}
