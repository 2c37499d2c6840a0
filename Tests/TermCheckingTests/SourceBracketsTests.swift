import LanguageText
import Testing

@testable import TermChecking

/// Brackets that the source has, too, do not explain a word that is left in them or in front of them.
struct SourceBracketsTests {
  @Test(arguments: [
    ("ru", "Open the list (component).", "Откройте список (component).", 1),
    ("ru", "Use the component (small).", "Используйте component (малый).", 1),
    ("ru", "Choose a kind (component, wheel).", "Выберите вид (component, колесо).", 1),
    ("ja", "Press the hook key (small).", "hook キー（小さい）を押します。", 1),
    ("ru", "Use the component.", "Используйте component (составную часть).", 0),
    ("zh-Hans", "Find the plugin, for example a small one.", "查找plugin（例如小的）。", 1),
    ("zh-Hans", "Find the plugin.", "查找plugin（附件）。", 0),
    ("zh-Hans", "Find the plugin, such as a small one.", "查找plugin（如小的）。", 1),
    ("ru", "Use the component (small).", "Используйте component (компонент) (малый).", 0),
    ("zh-Hans", "Find a plugin on the shelf (in a shop).", "在架子上查找plugin（在商店里）。", 1),
  ])
  func explainNothing(
    _ language: LanguageTag, source: String, draft: String, expected: Int
  ) throws {
    let found = try ForeignPassages.findings(
      "untranslated-term", language, draft, source: source)
    #expect(found.count == expected)
  }

  /// In a draft in Latin letters a word alone in brackets is the original of what stands before them, whatever that is.
  @Test(arguments: [
    ("es", "Use the component.", "Utilice la pieza (component).", Severity.note),
    ("es", "Use the component.", "Utilice la pieza («component»).", .note),
    ("es", "Use the component.", "Utilice la pieza (este component).", .error),
    ("es", "Use the component.", "Utilice component (una pieza).", .error),
  ])
  func originalsInBracketsAreNotes(
    _ language: LanguageTag, source: String, draft: String, severity: Severity
  ) throws {
    let found = try ForeignPassages.findings("untranslated-term", language, draft, source: source)
    #expect(found.map(\.severity) == [severity])
  }

  @Test(arguments: [
    ("the tab (charts)", "charts", true, false),
    ("it (charts, maps)", "charts", true, false),
    ("the charts (small)", "charts", false, true),
    ("the chart of a day (small)", "chart", false, false),
    ("a chart, (small)", "chart", false, false),
    ("chart(small)", "chart", false, false), ("chart", "chart", false, false),
    ("the chart legend box (small)", "chart", false, true),
  ])
  func areFound(text: String, word: String, enclose: Bool, follow: Bool) throws {
    let range = try #require(text.places(ofBytes: word).first)
    let brackets = SourceBrackets(around: range, in: text)
    #expect(brackets.enclose == enclose)
    #expect(brackets.follow == follow)
  }
}
