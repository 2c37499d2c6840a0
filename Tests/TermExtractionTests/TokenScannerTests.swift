import Testing

@testable import TermExtraction

struct TokenScannerTests {
  @Test(arguments: [
    ("Pull-down menu", ["pull-down", "menu"]),
    ("кнопка-тогл, ещё", ["кнопка-тогл", ",", "еще"]),
    ("Toggle按鈕", ["toggle", "按", "鈕"]),
    ("サブメニューを", ["サブメニュー", "を"]),
    ("ＵＩ設計", ["ui", "設", "計"]),
    ("UI-элемент", ["ui-элемент"]),
    ("", []),
    ("हिन्दी", ["हिन्दी"]),
  ])
  func `cuts words and characters`(text: String, folded: [String]) {
    #expect(TokenScanner.scan(text).map(\.folded) == folded)
  }

  @Test(arguments: ["⚙\u{FE0F}", "ℹ\u{FE0F}", "▶\u{FE0E}", "™"])
  func `pictures are no words`(picture: String) {
    #expect(TokenScanner.scan(picture).allSatisfy { $0.script == .punctuation })
  }

  @Test(arguments: [
    ("l'argument d’une fonction", ["l'", "argument", "d'", "une", "fonction"]),
    ("aujourd'hui, jusqu'à", ["aujourd'hui", ",", "jusqu'", "à"]),
    ("l'", ["l", "'"]),
  ])
  func `parts what is elided`(text: String, folded: [String]) {
    #expect(TokenScanner.scan(text, elides: true).map(\.folded) == folded)
  }

  @Test(arguments: [
    ("showsMenuAsPrimaryAction", true), ("NSView", true), ("io.open", true), ("my_name", true),
    ("iPadOS", false), ("SwiftUI", false), ("JavaScript", false), ("well-known", false),
  ])
  func `tells identifiers from names`(text: String, isIdentifier: Bool) {
    #expect(TokenScanner.scan(text).map { $0.script == .identifier } == [isIdentifier])
  }

  @Test func `ranges are bytes of the text`() {
    let text = "Кнопка “Готово” と Pull-Down按鈕"
    for token in TokenScanner.scan(text) {
      let bytes = Array(text.utf8)[token.range]
      #expect(String(decoding: bytes, as: UTF8.self).lowercased() == token.folded)
    }
  }

  @Test func `a masked stretch is one barrier`() {
    let tokens = TokenScanner.scan("see a.b here", masked: [4..<7])
    #expect(tokens.map(\.script) == [.latin, .barrier, .latin])
  }
}
