import LanguageText
import Testing

struct UkrainianReplacementTests {
  /// The text before a term, its form, its citation form, another term, and what takes its place.
  @Test(arguments: [
    ("Папери лежать у ", "шухлядах", "шухляда", "каталог", "каталогах"),
    ("Немає ", "шухляди", "шухляда", "каталог", "каталогу"),
    ("Поруч із ", "шухлядою", "шухляда", "каталог", "каталогом"),
    ("У ", "шухляді", "шухляда", "каталог", "каталозі"),
    ("Відкрийте ", "шухляду", "шухляда", "сервер", "сервер"),
    ("Є три ", "шухляди", "шухляда", "каталог", "каталоги"),
    ("Багато ", "шухляд", "шухляда", "список", "списків"),
    ("Немає ", "списку", "список", "сторінка", "сторінки"),
    ("За новим ", "списком", "список", "вузол", "вузлом"),
    ("Без ", "вузлів", "вузол", "сторінка", "сторінок"),
    ("За ", "пожежним муром", "пожежний мур", "брандмауер", "брандмауером"),
    ("Немає ", "брандмауера", "брандмауер", "мережевий екран", "мережевого екрана"),
    ("Біля ", "хмарного сховища", "хмарне сховище", "хмарна служба", "хмарної служби"),
    ("", "Списки", "список", "функція", "функції"),
    ("Це назва ", "функції", "функція", "модуль", "модуля"),
    ("Кнопки з ", "прицілом", "приціл", "перехрестя", "перехрестям"),
    ("За ", "вузлом", "вузол", "підземелля", "підземеллям"),
    ("Немає ", "ярликів", "ярлик", "швидка клавіша", "швидких клавіш"),
    ("За ", "ярликом", "ярлик", "гаряча клавіша", "гарячою клавішею"),
    ("У ", "теках", "тека", "прихована сторінка", "прихованих сторінках"),
    ("За ", "теками", "тека", "схема екрана", "схемами екрана"),
    ("У ", "налаштуваннях", "налаштування", "властивість", "властивостях"),
  ])
  func takesTheCaseOfThePlace(
    _ before: String, _ found: String, _ term: String, _ other: String, _ expected: String
  ) {
    let forms = UkrainianReplacement.candidates(
      for: found, of: term, by: other, before: before, after: ".")
    #expect(forms.first?.text == expected, "\(forms)")
  }

  /// What ends in -но or -то has no subject.
  @Test(arguments: [
    (" створено.", "теку"), (" не знайдено.", "теку"), (" автоматично росте.", "тека"),
    (" рано закрито.", "тека"),
  ])
  func hasNoSubject(after: String, expected: String) {
    let forms = UkrainianReplacement.candidates(
      for: "Каталог", of: "каталог", by: "тека", before: "", after: after)
    #expect(forms.first?.text == expected, "\(forms)")
  }

  /// A verb shows no gender, though it ends as a neuter does.
  @Test(arguments: [("Ви виконуєте ", [String]()), ("Про нове ", ["нове"])])
  func verbsAgreeWithNothing(before: String, expected: [String]) {
    let forms = UkrainianReplacement.candidates(
      for: "тестування", of: "тестування", by: "каталог", before: before, after: ".")
    #expect(forms.first?.disagreeing == expected, "\(forms)")
  }

  /// The words around a term that a noun of another gender does not agree with.
  @Test(arguments: [
    ("Нова ", "шухляда", " порожня.", "каталог", ["Нова", "порожня"]),
    ("Ваша ", "шухляда", " була відкрита.", "каталог", ["Ваша", "була", "відкрита"]),
    ("Нова ", "шухляда", " порожня.", "сторінка", []),
    ("Відкрийте нову ", "шухляду", ".", "каталог", ["нову"]),
    ("Невідома ", "шухляда", ".", "каталог", ["Невідома"]),
    ("Вміст цієї ", "шухляди", ", яка тут.", "каталог", ["цієї", "яка"]),
    ("Нові ", "шухляди", " порожні.", "каталог", []),
    ("Є дві ", "шухляди", ".", "каталог", ["дві"]),
    ("Є п'ять ", "шухляд", ".", "каталог", []), ("Відкрийте ", "шухляду", ".", "каталог", []),
    ("Назва ", "шухляди", " видна.", "каталог", []),
  ])
  func tellsWhatNoLongerAgrees(
    _ before: String, _ found: String, _ after: String, _ other: String, _ expected: [String]
  ) {
    let forms = UkrainianReplacement.candidates(
      for: found, of: "шухляда", by: other, before: before, after: after)
    #expect(forms.first?.disagreeing == expected, "\(forms)")
  }

  @Test(arguments: [
    // Nothing tells the genitive of a masculine, nor how a word declines that no list has.
    ("Немає ", "шухляди", "шухляда", "хист"), ("За допомогою ", "шухляди", "шухляда", "хист"),
    ("Немає ", "людей", "людина", "каталог"),
    ("У ", "вікнах", "шухляда", "каталог"),
  ])
  func leavesOutWhatIsNotSure(_ before: String, _ found: String, _ term: String, _ other: String) {
    #expect(
      UkrainianReplacement.candidates(for: found, of: term, by: other, before: before, after: "")
        .isEmpty)
  }
}
