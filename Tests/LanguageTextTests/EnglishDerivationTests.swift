import Testing

@testable import TermExtraction

struct EnglishDerivationTests {
  @Test(arguments: [
    ("install", "installation", true), ("redirect", "Redirection", true),
    ("definition", "defining", true), ("compile", "compilation", true),
    ("explicit", "explicitly", true), ("access grant", "access granting", true),
    ("success", "successful", true),
    // Who does it, what can be done, and other words.
    ("parse", "parser", false), ("iterate", "iterable", false), ("string", "strict", false),
    ("file access", "disk access", false), ("mode", "modal", false),
  ])
  func isSame(one: String, other: String, isSame: Bool) {
    #expect(EnglishDerivation.isSame(one, other) == isSame)
    #expect(EnglishDerivation.isSame(other, one) == isSame)
  }
}
