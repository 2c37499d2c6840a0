import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

/// Words that the drafts keep with a capital: where nothing else tells, what they do elsewhere.
@Suite struct CapitalisedNamesTests {
  private static let glossary = Glossary(
    concepts: [
      Concept(
        id: "slider",
        terms: [Term("slider", language: "en"), Term("滑块", language: "zh-Hans")])
    ], language: "en")

  /// The severities of what drafts leave untranslated, each given with its source.
  private func severities(_ pages: [(source: String, draft: String)]) throws -> [Severity] {
    let checker = TermChecker(glossary: Self.glossary)
    var results = try pages.map { page in
      checker.check(
        try .markdown(page.draft, "zh-Hans"), sources: [try .markdown(page.source, "en")])
    }
    DocumentSet.judge(&results)
    return results.flatMap(\.findings).filter { $0.rule == "untranslated-term" }.map(\.severity)
  }

  /// A page that has the word as a name inside two sentences.
  private static let named = (
    source: "Here the Slider takes a value.\n\nUse it with the Slider or alone.",
    draft: "这里 Slider 接受一个值。\n\n与 Slider 一起使用，或单独使用。"
  )
  private static let doubtful = (
    source: "Slider or button takes it.\n\nA slider has a mark.",
    draft: "Slider 或按钮接受它。\n\n滑块有标记。"
  )
  private static let small = (
    source: "Drag the slider to a value.", draft: "将 slider 拖到一个值。"
  )

  @Test func isANameWhereItMostlyIsOneElsewhere() throws {
    #expect(try severities([Self.doubtful]) == [.error])
    #expect(try severities([Self.named, Self.doubtful]) == [.note, .note, .error])
    #expect(
      try severities([Self.named, Self.named, Self.doubtful])
        == [.note, .note, .note, .note, .note])
  }

  /// Of names that begin items in many drafts nobody is told that the glossary might admit them.
  @Test func isNoUsageThatIsSettled() throws {
    let item = (
      source: "The slider is on every system:\n\n- Slider: the folder of the user.",
      draft: "每个系统都有滑块：\n\n- Slider：用户的文件夹。"
    )
    let pages = Array(repeating: item, count: 5) + Array(repeating: Self.named, count: 5)
    let found = try severities(pages)
    #expect(found == Array(repeating: .note, count: 15))
  }

  /// As often it was forgotten, and without a capital it is no name.
  @Test func isNoNameWhereNothingTellsSo() throws {
    let pages = [Self.named, Self.named, Self.doubtful, Self.doubtful, Self.doubtful]
    #expect(try severities(pages).suffix(3) == [.error, .error, .error])
    #expect(try severities([Self.named, Self.named, Self.small]).last == .error)
    // Alone in an item a capital tells nothing.
    let item = (source: "- Slider\n- A slider has a mark.", draft: "- Slider\n- 滑块有标记。")
    let items = Array(repeating: item, count: 4)
    #expect(try severities(items + [Self.doubtful]) == [.note, .note, .note, .note, .error])
  }
}
