import LanguageText
import Testing

@testable import TermExtraction

/// The capitals of names in citation forms.
struct NameCapitalsTests {
  @Test(
    arguments: [
      // Cyrillic names, in all their forms, and names in Latin letters between Cyrillic words.
      (
        "uk", ["Річка біля Дніпра тече.", "Місто біля Дніпра велике.", "Дорога до Дніпра довга."],
        "Дніпра", "Дніпро"
      ),
      ("uk", ["Мапа каналу.", "Глибина каналу.", "Канал довгий."], "каналу", "канал"),
      (
        "ru", ["Все берега Байкала высоки.", "Наша вода Байкала чистая."],
        "Байкала", "Байкал"
      ),
      // Acronyms are names in capitals.
      (
        "uk", ["Річка тече повз ГЕС щодня.", "Вода біля ГЕС глибока.", "Міст через ГЕС новий."],
        "ГЕС", "ГЕС"
      ),
      // So are the first parts of compounds.
      (
        "ru", ["Наш насос Akvedukt новый.", "Ставим насос Akvedukt дома.", "Вот Akvedukt-насосы."],
        "Akvedukt-насосы", "Akvedukt-насосы"
      ),
      (
        "ru", ["Трубы akvedukt длинные.", "Наш насос akvedukt новый.", "Вот Akvedukt-насосы."],
        "Akvedukt-насосы", "akvedukt-насосы"
      ),
      // A sentence begins with a capital, too.
      ("uk", ["Насос працює.", "Насос новий.", "Цей насос новий."], "Насос", "насос"),
    ])
  func `names keep their capitals`(
    language: String, lines: [String], form: String, citation: String
  ) {
    let corpus = SampleInput.corpus(lines, language: language)
    let small = citation.lowercased()
    #expect(NameCapitals(corpus).restored(small, of: form, language: 0) == citation)
  }

  @Test func `a Latin name between Cyrillic words is a name`() {
    var corpus = SampleInput.corpus(
      [
        "Відкрийте Akvedukt для труб.", "Потім закрийте Akvedukt знову.",
        "Якщо Akvedukt рахує труби.",
      ], language: "uk")
    let inventory = CandidateInventory(&corpus)
    let names = inventory.candidates.filter { item in
      item.spans[0].tokens.map { corpus.word($0) } == ["akvedukt"]
    }
    #expect(names.map { NameShare(corpus).share(of: $0, in: corpus) } == [1])
  }
}
