import LanguageText
import Testing

@Suite struct RussianHomographsTests {
  @Test(arguments: [
    ("ряд", "стрелку рядом со"), ("ряд", "отображается рядом с"), ("том", "о том что"),
    ("том", "в том числе"), ("том", "к тому же"), ("тема", "с тем чтобы"),
    ("тема", "значение тем более"), ("тема", "с тем же"), ("путь", "отключить путём нажатия"),
    ("образ", "Таким образом задаётся"), ("образ", "определяется следующим образом"),
    ("помощь", "с помощью кнопки"), ("число", "том числе и"), ("исключение", "за исключением тех"),
    ("очередь", "первую очередь следует"), ("внимание", "Обратите внимание что"),
    ("темы", "перед тем как"), ("точка", "с точки зрения"), ("правило", "как правило не"),
    ("сторона", "с другой стороны сеть"), ("роль", "играет ключевую роль"),
    ("итог", "в конечном итоге выигрывает"),
    ("имя", "от имени администратора"), ("степень", "в значительной степени зависит"),
    ("состояние", "в состоянии обработать"), ("сила", "остаётся в силе до"),
  ])
  func knowsOtherWords(lemma: String, context: String) {
    #expect(Self.answer(lemma, context))
  }

  @Test(arguments: [
    ("ряд", "верхним рядом кнопок"), ("том", "первый том содержит"), ("том", "на том NTFS"),
    ("тема", "список тем и"), ("тема", "цветовых тем оформления"), ("тема", "выбранная тема не"),
    ("путь", "с путём к"), ("образ", "загрузочным образом диска"), ("образ", "с образом системы"),
    ("помощь", "откройте помощь и"), ("помощь", "меню помощи выберите"),
    ("число", "в числе прочих"), ("исключение", "обработать исключение в"),
    ("очередь", "поставить очередь печати"), ("круг", "стоять кругом и"),
    ("рядом", "ряд кнопок ниже"), ("правило", "второе правило запрещает"),
    ("сторона", "левой стороны листа"), ("имя", "длина имени файла"),
    ("степень", "возведение в степени числа"), ("состояние", "в состоянии покоя"),
  ])
  func leavesTermsAlone(lemma: String, context: String) {
    #expect(!Self.answer(lemma, context))
  }

  /// The answer for the middle one of three words, or the one before or after which all stand.
  static func answer(_ lemma: String, _ context: String) -> Bool {
    let words = context.split(separator: " ").map(String.init)
    let forms = RussianParadigm.forms(ofWord: lemma)
    guard let index = words.firstIndex(where: { forms.contains(RussianParadigm.fold($0)) }) else {
      return false
    }
    return RussianHomographs.isLikelyOtherWord(
      form: words[index], previousWord: index > 0 ? words[index - 1] : nil,
      nextWord: index + 1 < words.count ? words[index + 1] : nil, lemma: lemma)
  }
}
