import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

/// Words that sound like a term of the source, and how they begin.
struct LoanWordsTests {
  @Test(arguments: [
    ("utility", "утилита", "Это большое отличие.", []),
    ("utility", "средство", "Это большая утилита.", ["утилита"]),
    ("interface", "облик", "Это большой интерфейс.", ["интерфейс"]),
    ("editor", "правщик", "Это большой эдитор.", ["эдитор"]),
    ("export", "экспортировать", "Это большие экспорты.", []),
    ("export", "вывоз", "Это большие экспорты.", ["экспорты"]),
    ("slider", "ползунок", "Это большой слайдер.", ["слайдер"]),
    ("slider", "ползунок", "Это большие следы.", []),
    ("plugin", "расширение", "После получения.", []),
    ("brush", "кисть", "Не большей толщины.", []), ("preview", "просмотр", "Это чуть правее.", []),
    ("part", "доля", "Это большой путь.", []), ("store", "склад", "Это можно сделать.", []),
  ])
  func areToldByTheirSound(term: String, russian: String, draft: String, loans: [String]) throws {
    let glossary = Glossary(concepts: [.example(term, "ru", english: term, russian)])
    let found = TermChecker(glossary: glossary)
      .check(try .markdown(draft, "ru"), sources: [try .markdown("This is a big \(term).", "en")])
      .findings.filter { $0.rule == "unknown-term" }
    #expect(found.map(\.match) == loans)
  }
}
