/// What the ending of a Ukrainian masculine does not tell: the stem before endings, and the genitive in -а or -у.
enum UkrainianMasculines {
  /// The stem before endings: застосунок gives застосунк, вибір вибор, рівень рівн.
  static func stem(of noun: String) -> String {
    for (ending, stem) in opened where noun.hasSuffix(ending) {
      return noun.dropLast(ending.count) + stem
    }
    if noun.hasSuffix("ець") { return noun.dropLast(3) + "ц" }
    if noun.hasSuffix("ень") { return noun.dropLast(3) + "н" }
    if noun.hasSuffix("ь") { return String(noun.dropLast()) }
    let body = noun.dropLast(2)
    if noun.hasSuffix("ок"), noun.count > 4, let before = body.last,
      !UkrainianStems.vowels.contains(before), !fixed.contains(where: noun.hasSuffix)
    {
      return body + "к"
    }
    return noun
  }

  /// The same of a noun in -й, given without it: пристрі gives пристро.
  static func stemInY(_ stem: String) -> String {
    ["стрі", "бі"].contains(where: stem.hasSuffix) ? stem.dropLast() + "о" : stem
  }

  /// The ending of the genitive singular; nil where nothing tells it.
  static func genitive(of noun: String) -> String? {
    if noun.hasSuffix("ь") {
      if ["профіль", "стиль", "контроль"].contains(where: noun.hasSuffix) { return "ю" }
      return isSoft(noun) ? "я" : nil
    }
    if inU.contains(where: { isCompound(noun, of: $0) }) { return "у" }
    if inA.contains(where: { isCompound(noun, of: $0) }) { return "а" }
    if [
      "изм", "їзм", "ізм", "инг", "аж", "ліз", "сайт", "унок", "иток", "пис", "ступ", "ход", "хід",
    ]
    .contains(where: noun.hasSuffix) {
      return "у"
    }
    if ["ник", "чик", "ач", "яч", "тор", "ер", "єр", "метр", "граф"].contains(where: noun.hasSuffix)
    {
      return "а"
    }
    return nil
  }

  /// Whether a noun in -ь is known as a masculine.
  static func isSoft(_ noun: String) -> Bool {
    ["ець", "рівень", "модуль", "пароль", "профіль", "стиль", "контроль", "кабель", "важіль"]
      .contains(where: noun.hasSuffix) && !noun.hasSuffix("важіль")
  }

  /// Whether a noun names somebody, so that its accusative is the genitive.
  static func isLiving(_ noun: String) -> Bool {
    [
      "користувач", "відвідувач", "адміністратор", "розробник", "автор", "перекладач",
      "учасник", "клієнт", "власник", "читач", "програміст", "студент", "дописувач", "супровідник",
    ].contains(noun)
  }

  private static func isCompound(_ noun: String, of last: String) -> Bool {
    noun == last || last.count > 3 && noun.hasSuffix(last)
  }

  private static let opened = [
    ("вузол", "вузл"), ("стір", "стор"), ("вибір", "вибор"), ("набір", "набор"), ("добір", "добор"),
    ("збір", "збор"), ("перебір", "перебор"), ("дозвіл", "дозвол"), ("потік", "поток"),
    ("хід", "ход"),
    ("вивід", "вивод"), ("ввід", "ввод"), ("привід", "привод"), ("колір", "кольор"),
    ("поріг", "порог"), ("стіл", "стол"),
  ]

  /// Nouns whose о stays.
  private static let fixed = ["блок", "крок", "урок", "срок", "строк", "моток", "поток", "шок"]

  private static let inU = words(
    """
    каталог журнал список запит доступ процес інтерфейс канал сигнал протокол розділ простір вибір набір дозвіл потік \
    образ код текст формат тип клас метод аргумент об'єкт проєкт проект порт шлюз кеш шаблон символ знак час стан \
    розмір режим ресурс домен вираз зв'язок порядок звіт зміст вміст обсяг перелік шлях трафік стек вивід ввід \
    контекст варіант випуск виклик збіг імпорт експорт конфлікт фрагмент лог термін бік захист індекс пошук шрифт \
    сеанс фон колір поріг факт
    """)
  private static let inA = words(
    """
    рядок вузол ключ пакет екран диск плагін елемент компонент сертифікат токен документ значок знімок ярлик \
    стовпчик клієнт інструмент планшет
    """)

  private static func words(_ text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map(String.init)
  }
}
