import Testing

@testable import LanguageText

struct EnglishDerivationTests {
  @Test(arguments: [
    ("install", "installation", true), ("redirect", "Redirection", true),
    ("definition", "defining", true), ("compile", "compilation", true),
    ("explicit", "explicitly", true), ("access grant", "access granting", true),
    ("success", "successful", true), ("subscribe", "subscription", true),
    ("extend", "extension", true), ("permit", "permission", true), ("resolve", "resolution", true),
    ("convert", "conversion", true), ("notify", "notification", true),
    // Who does it, what can be done, and other words.
    ("parse", "parser", false), ("iterate", "iterable", false), ("string", "strict", false),
    ("file access", "disk access", false), ("mode", "modal", false),
    ("apply", "application", false), ("config", "configuration", false),
  ])
  func isSame(one: String, other: String, isSame: Bool) {
    #expect(EnglishDerivation.isSame(one, other) == isSame)
    #expect(EnglishDerivation.isSame(other, one) == isSame)
  }
}
