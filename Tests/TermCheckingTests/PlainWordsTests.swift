import LanguageText
import Testing

@testable import TermChecking

/// Words found in bytes are those that characters tell, and other texts are left to these.
struct PlainWordsTests {
  private func words(_ text: String, withDigits: Bool = false) -> [String]? {
    PlainWords.ranges(in: text, withDigits: withDigits)?.map { text.utf8Slice($0) }
  }

  @Test(arguments: [
    "", "Open it, now.", "Откройте «его» — сейчас…", "x2 и 3D-вид\u{a0}№ ё", "“Ёлка” isn’t\r\n1.5",
  ])
  func findsTheWordsOfCharacters(text: String) {
    if let words = words(text) {
      #expect(words == text.split { !$0.isLetter }.map(String.init))
    }
    if let words = words(text, withDigits: true) {
      #expect(words == text.split { !$0.isLetter && !$0.isNumber }.map(String.init))
    }
    #expect((words(text) == nil) == text.contains("№"))
  }

  @Test(arguments: ["café", "e\u{301}", "打开", "a\u{200d}b", "x²", "größe"])
  func leavesOtherTexts(text: String) { #expect(words(text) == nil) }

  @Test(arguments: [
    ("Откройте «меню» — сейчас.", ["откройте", "меню", "сейчас"]),
    ("Größe 5 é", ["größe", "5", "é"]), ("Ёлка-2", ["ёлка", "2"]),
  ])
  func wordsOfATraceAreInLowerCase(text: String, expected: [String]) {
    #expect(TermTracer.words(of: text) == expected)
  }

  @Test(arguments: [
    "", "Open it, now.", "Откройте «Его» — СЕЙЧАС…", "x2 и 3D-вид", "“Ёлка” isn’t\r\n1.5",
    "ЂЏ їІ Ґ ѠѡѾ",
  ])
  func joinsTheSameWords(text: String) throws {
    guard let joined = PlainWords.joined(in: text) else {
      #expect(text.contains("Ґ"))
      return
    }
    let words = TermTracer.words(of: text)
    #expect(joined == words.reduce(into: " ") { $0 += $1 + " " })
    if PlainWords.areFolded(joined) {
      #expect(words.map { TermForms.fold($0) } == words)
    }
  }

  @Test(arguments: [
    (" откройте меню 2 abc ", true), (" ёлка ", false), (" їх ", false), (" größe ", false),
    (" ", true),
  ])
  func knowsWhatIsFolded(words: String, areFolded: Bool) {
    #expect(PlainWords.areFolded(words) == areFolded)
  }

  /// Marks that many texts have make no difference to the key of a sentence, however it is cut.
  @Test(arguments: [
    ("«Откройте» — и всё…", "откройтеивсе"), ("Open\u{a0}“it” – now", "open it now"),
    ("Größe — “x”", "größe x"), ("按钮 — “x”", "按钮x"),
  ])
  func marksAreNoPartOfAKey(text: String, key: String) {
    #expect(SegmentMemory.key(text) == SegmentMemory.key(key))
  }
}
