import Testing

@testable import TermChecking

/// The numbers of words are the hashes of the words that they stand for.
struct SentenceKeysTests {
  @Test(arguments: [
    "", "Open the Settings panel, then close it.", "Откройте ПАНЕЛЬ настроек; ёлка, Ёж, ЇЖАК.",
    "Ouvrez le menu « Édition » : naïveté.", "Ěščř žluťoučký kůň", "設定パネルを開き、コンポーネントを閉じる。",
    "打开设置面板，然后关闭它。〇々", "컴포넌트를 여세요", "e\u{301}tude caf\u{e9} ÇA", "a1b2 C3-PO x",
    "Ѐмакс ҐАНОК Ѣсть", "葛\u{e0100}城市 㐀㐁字",
  ])
  func areThoseOfTheWords(text: String) {
    let keys = SentenceWords.keys(of: text)
    let hashes = SentenceKeys(of: text).hashes
    #expect(hashes == keys.map(SentenceKeys.hash).sorted())
    #expect(keys.allSatisfy { SentenceKeys(of: text).contains(SentenceKeys.hash($0)) })
    #expect(!SentenceKeys(of: text).contains(SentenceKeys.hash("nowhere")))
  }
}
