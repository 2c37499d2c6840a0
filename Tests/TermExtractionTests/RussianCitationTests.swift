import Testing

@testable import TermExtraction

struct RussianCitationTests {
  /// Sentences with a term in oblique cases, and its citation form.
  @Test(arguments: [
    (["Настройка состояния.", "Много состояний.", "Об этом состоянии."], "состояние"),
    (
      ["Откройте боковую панель.", "На боковой панели.", "Ширина боковой панели."], "боковая панель"
    ),
    (["Нажмите кнопку.", "Рядом с кнопкой.", "Пять кнопок."], "кнопка"),
    (["Индикатор загрузки.", "Рядом с индикатором загрузки."], "индикатор загрузки"),
    (["Добавьте попап кнопку.", "Рядом с попап кнопкой.", "Без попап кнопки."], "попап кнопка"),
    (
      ["Это переменная класса.", "Нет переменной класса.", "Задайте переменную класса.", "Класс."],
      "переменная класса"
    ),
    (["Это боковое меню.", "В боковом меню.", "Нет бокового меню."], "боковое меню"),
    (["Без подменю.", "В подменю.", "Откройте подменю."], "подменю"),
  ])
  func `cites the nominative`(lines: [String], citation: String) {
    let input = ExtractionInput(documents: [SampleInput.document(lines, language: "ru")])
    let concepts = TermExtractor(ExtractionOptions(minConfidence: 0)).extract(input)
    #expect(
      concepts.flatMap(\.terms).map(\.text).contains(citation),
      "\(concepts.flatMap(\.terms).map(\.text))")
  }
}
