import LanguageAssets
import LanguageText

@testable import TermChecking

/// A few terms, and what is found in drafts that leave them in another language.
enum ForeignPassages {
  static let glossary = Glossary(
    concepts: [
      Concept(
        id: "component",
        terms: [
          Term("component", language: "en"), Term("компонент", language: "ru"),
          Term("componente", language: "es"),
        ]),
      .example("hook", "ja", english: "hook", "フック"),
      .example("plugin", "zh-Hans", english: "plugin", "插件"),
      .example("state", "ja", english: "state", "状態"),
      .example("menu-bar", "ja", english: "menu bar", "メニューバー"),
      .example("window", "ja", english: "window", "ウィンドウ"),
      .example("value", "zh-Hans", english: "NPV", "净现值"),
    ], language: "en")

  static func findings(
    _ rule: String, _ language: LanguageTag, _ draft: String, source: String? = nil,
    glossary: Glossary = glossary
  ) throws -> [Finding] {
    TermChecker(glossary: glossary)
      .check(
        try .markdown(draft, language), sources: try source.map { [try .markdown($0, "en")] } ?? []
      )
      .findings.filter { $0.rule == rule }
  }
}
