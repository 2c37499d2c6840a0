import LanguageText
import Testing

/// Keys are as equal as their bytes.
@Suite struct UTF8KeyTests {
  @Test(arguments: [
    ("", "", true), ("Откройте меню", "Откройте меню", true),
    ("Откройте меню", "Откройте мену", false),
    ("menu", "menus", false), ("é", "e\u{301}", false),
  ])
  func areEqualWhenTheirBytesAre(left: String, right: String, areEqual: Bool) {
    #expect((UTF8Key(left) == UTF8Key(right)) == areEqual)
    #expect(Set([UTF8Key(left), UTF8Key(right)]).count == (areEqual ? 1 : 2))
  }

  @Test func findsATextThatWasMadeOtherwise() {
    let text = "Откройте контекстное меню"
    #expect([UTF8Key(text): 1][UTF8Key(String(Array(text)))] == 1)
    #expect([UTF8Key(text): 1][UTF8Key(String(text.dropLast()))] == nil)
  }
}
