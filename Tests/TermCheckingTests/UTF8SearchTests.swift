import Testing

@testable import TermChecking

/// Texts are looked for by their bytes.
struct UTF8SearchTests {
  @Test(arguments: [
    ("a banana", "ana", false, [3..<6]), ("ana Ana", "ana", false, [0..<3]),
    ("ana Ana", "ana", true, [0..<3, 4..<7]), ("тест Тест", "тест", true, [0..<8]),
    ("[{", "{[", true, []), ("abc", "", false, []), ("a", "ab", false, []), ("", "a", true, []),
  ])
  func standsAt(text: String, part: String, besidesCase: Bool, places: [Range<Int>]) {
    #expect(text.places(ofBytes: part, besidesCase: besidesCase) == places)
  }

  @Test(arguments: [("añb", 1, "a", "ñ"), ("añb", 3, "ñ", "b"), ("añ", 3, "ñ", nil)])
  func hasNeighbours(text: String, offset: Int, before: Character?, after: Character?) {
    #expect(text.character(before: offset) == before)
    #expect(text.character(at: offset) == after)
    #expect(text.character(before: 0) == nil)
  }

  @Test(
    arguments: [
      ([], "", "a«я»b"), ([1..<7], "", "ab"), ([1..<3, 5..<7], " ", "a я b"),
      ([1..<7, 3..<5], "", "ab"),
      ([1..<5, 3..<7], "", "ab"), ([0..<8], "", ""), ([0..<99], "", ""),
    ] as [([Range<Int>], String, String)])
  func cutsPartsOut(hidden: [Range<Int>], joint: String, rest: String) {
    #expect("a«я»b".without(hidden, replacedBy: joint) == rest)
  }
}
