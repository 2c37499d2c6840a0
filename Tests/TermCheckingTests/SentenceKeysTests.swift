import LanguageText
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

  /// What an apostrophe divides is one word of Ukrainian, and two of French.
  @Test(arguments: [
    ("uk", "Файли об’єктні тут", ["Файли", "об’єктні"]),
    ("uk", "комп'ютери", ["комп", "комп'ютери"]),
    ("fr", "Pour l’objet", ["Pour", "objet"]),
  ])
  func namesAreWhole(_ language: LanguageTag, text: String, names: [String]) {
    #expect(SentenceWords.names(in: text, language).map(\.surface) == names)
  }

  /// Those beside a term are the same, whether the sentence was cut for it or not.
  @Test(arguments: [
    "Open the |Settings| panel, then close the panel.", "Откройте |ПАНЕЛЬ| настроек; панель.",
    "|Open| it", "Close |it|", "設定|パネル|を開き、コンポーネントを閉じる。", "打开设置|面板|，然后关闭它。",
    "Use sub|component|s here", "Die Umschalt|fläche| hier", "Use pre-|commit| hooks",
    "caf|e|\u{301}tude", "打开|设置|面板，然后关闭它。", "a |b2 C3|-PO x",
  ])
  func areThoseBesideATerm(marked: String) {
    let parts = marked.unicodeScalars.split(separator: "|", omittingEmptySubsequences: false)
      .map { String($0) }
    let start = parts[0].utf8.count
    let text = parts.joined()
    let hashes = SentenceRuns(of: text).hashes(besides: start..<start + parts[1].utf8.count)
    let expected = SentenceKeys(of: parts[0] + "\u{0}" + parts[2]).hashes
    #expect(hashes ?? expected == expected)
    if parts[0].last?.isLetter != true, parts[2].first?.isLetter != true { #expect(hashes != nil) }
  }
}
