import LanguageText
import Testing

@Suite struct EnglishInflectionTests {
  @Test(arguments: [
    ("add", "adding"), ("pass", "passed"), ("passed", "passing"), ("nested", "nesting"),
    ("generate", "generated"), ("omit", "omitting"), ("apply", "applied"), ("apply", "applies"),
    ("tie", "tying"), ("match", "matches"), ("navigate", "navigating"), ("share", "sharing"),
    ("Nested route", "nesting routes"), ("extend RouterLink", "Extending RouterLink"),
    ("hide", "hidden"), ("index", "indices"), ("free", "freed"), ("cookie", "cookies"),
    ("library", "libraries"),
  ])
  func formsOfOneWord(one: String, other: String) {
    #expect(EnglishInflection.isSame(one, other))
    #expect(EnglishInflection.isSame(other, one))
  }

  @Test(arguments: [
    ("string", "str"), ("thing", "th"), ("add", "addition"), ("install", "installation"),
    ("param", "parameter"), ("route", "router"), ("state", "status"), ("use", "user"),
    ("view", "page view"), ("cooky", "cookies"), ("block", "chunk"), ("bed", "be"), ("ring", "red"),
    ("", "ing"),
  ])
  func otherWords(one: String, other: String) {
    #expect(!EnglishInflection.isSame(one, other))
    #expect(!EnglishInflection.isSame(other, one))
  }
}
