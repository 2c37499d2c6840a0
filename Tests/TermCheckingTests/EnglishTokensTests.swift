import Testing

@testable import TermChecking

/// The words around a place are those of the whole text before and behind it, whatever letters it has.
struct EnglishTokensTests {
  @Test(arguments: [
    ("You can't merge it, now", ["now", ",", "it", "merge", "can't", "you"]),
    ("A door’s state — and café (x)", [")", "x", "(", "café", "and", "—", "state", "door's", "a"]),
    ("naïve do\r\n not Stop", ["stop", "not", "do", "naïve"]),
    ("e\u{301}, b\u{301}. c d", ["d", "c", ".", "b\u{301}", ",", "e\u{301}"]),
    ("", []),
  ])
  func takesTheLastWords(text: String, reversed: [String]) {
    for count in 0...reversed.count + 1 {
      let expected = reversed.prefix(count).reversed().map { EnglishToken($0) }
      #expect(EnglishTokens.last(count, before: text.utf8.count, of: text) == expected)
    }
  }

  @Test(arguments: [
    (" It is", "it"), ("\n\tDon't", "don't"), (", then", ","), ("  ’s own", "'s"), (" Été", "été"),
    (" cafe\u{301} x", "cafe\u{301}"), (" (x", "("),
  ])
  func takesTheFirstWord(text: String, word: String) {
    #expect(EnglishTokens.first(behind: 0, of: text) == EnglishToken(word))
    #expect(EnglishTokens.first(behind: 4, of: "stop" + text) == EnglishToken(word))
  }

  @Test func findsNoWordAtTheEnd() {
    #expect(EnglishTokens.first(behind: 4, of: "stop") == nil)
    #expect(EnglishTokens.first(behind: 4, of: "stop \n") == nil)
  }
}
