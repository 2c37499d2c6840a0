import LanguageText
import Testing

@testable import TermChecking

/// Which words of a source name what a term does.
struct WordFamilyTests {
  @Test(
    arguments: [
      ("mod", "mods, modded and modding; a modification", 4),
      ("mod", "a module of modern models in mode", 0), ("mod", "modest gamemods", 0),
      ("cave", "caves and a caver", 2), ("cave", "huge caverns", 0),
      ("app", "an application", 1), ("client", "the clientele", 0), ("tool", "a toolbar", 0),
      ("pointer", "pointers", 1), ("pointer", "pointwise points are pointless", 0),
      ("exception", "exceptional exceptions", 2), ("exception", "except for it", 0),
      ("function", "functionally functional functions", 2),
      ("encryption", "unencrypted and encrypting", 2),
      ("specialization", "specialized by specializing", 2),
      ("cosmetic filter", "cosmetic or scriptlet filters, cosmetic/scriptlet filters", 2),
      ("cosmetic filter", "cosmetic, scriptlet and network filters", 1),
      ("cosmetic filter", "cosmetic changes. The filters of it", 0),
      ("cosmetic filter", "cosmetic and new. Open the filters", 0),
      ("override", "overriding, overridden, overrides", 3),
    ] as [(String, String, Int)])
  func counts(name: String, text: String, count: Int) {
    #expect(WordFamily(of: name, in: "en").count(in: text) == count)
  }

  @Test func whatBeginsSoIsOneInOtherLanguages() {
    #expect(WordFamily(of: "ファイル", in: "ja").count(in: "ファイルを開く") == 1)
    #expect(WordFamily(of: "datei", in: "de").count(in: "die dateien im dateifenster") == 2)
  }
}
