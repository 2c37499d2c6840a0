import Testing

@testable import TermChecking

/// Guards what is found in sentences of ten languages about other things than user interfaces.
@Suite struct SentenceTests {
  @Test(arguments: SentenceFile.languages)
  func findsWhatIsMarked(language: String) throws {
    for sentence in try SentenceFile.items(of: language) {
      let item = sentence.item
      let found = try #require(try item.outcomes())
      if sentence.isUnsolved {
        #expect(found != item.wanted, "no longer unsolved: \(item.text)")
      } else {
        #expect(found == item.wanted, "\(item.case): \(item.text)")
      }
    }
  }
}
