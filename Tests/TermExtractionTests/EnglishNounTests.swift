import Testing

@testable import TermExtraction

/// What English nouns are called by.
@Suite struct EnglishNounTests {
  @Test(arguments: [
    ("buttons", "button"), ("boxes", "box"), ("libraries", "library"), ("aliases", "alias"),
    ("classes", "class"), ("kubernetes", "kubernetes"), ("https", "https"), ("status", "status"),
    ("news", "news"), ("dayjs", "dayjs"), ("does", "does"), ("goes", "goes"), ("this", "this"),
    ("statistics", "statistics"), ("perhaps", "perhaps"),
  ])
  func singularIsTheCitationForm(word: String, singular: String) {
    #expect(EnglishNoun.singular(of: word) == singular)
  }
}
