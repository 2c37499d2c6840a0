import LanguageText

/// What the ending of a Russian word says about it, ё folded to е.
enum RussianEndings {
  /// What a word can be in a noun phrase.
  enum WordClass: UInt8, Sendable {
    /// Anything that ends a phrase: function words, verbs, adverbs.
    case other
    case adjective
    case noun
  }

  /// The stem under which the inflected forms of a noun or adjective meet.
  static func stem(of word: String, _ wordClass: WordClass) -> Substring {
    if wordClass == .adjective, word.hasSuffix("ся") {
      return stem(of: String(word.dropLast(2)), .adjective)
    }
    let endings = wordClass == .adjective ? adjectiveEndings : nounEndings
    for ending in endings where word.hasSuffix(ending) {
      let stem = word.dropLast(ending.count)
      if stem.count >= shortestStem { return stem }
    }
    return word[...]
  }

  /// The stem of the adjective of which a word may be a short form, сложн of сложна and сложен.
  ///
  /// Nil for words that end otherwise: without an ending, слов is a noun's.
  static func stem(ofShort word: String) -> String? {
    guard word.count > shortestStem + 2, let last = word.last else { return nil }
    if word.hasSuffix("ен") { return word.dropLast(2) + "н" }
    let stem = word.dropLast()
    let isShort = "кгх".contains(stem.last ?? " ") ? "аои".contains(last) : "аоы".contains(last)
    return isShort ? String(stem) : nil
  }

  /// Whether the ending can be a genitive, as of the noun that a noun governs.
  static func canBeGenitive(_ word: String, _ wordClass: WordClass) -> Bool {
    switch wordClass {
    case .adjective:
      if word.hasSuffix("ся") { return canBeGenitive(String(word.dropLast(2)), .adjective) }
      return ["ого", "его", "ой", "ей", "ых", "их"].contains { word.hasSuffix($0) }
    case .noun:
      return !["у", "ю", "ом", "ем", "ой", "е", "ам", "ям", "ами", "ями", "ах", "ях", "ью", "о"]
        .contains { word.hasSuffix($0) } || word.hasSuffix("ню")
    case .other: return false
    }
  }

  /// What the ending makes likeliest.
  static func likelyClass(of word: String) -> WordClass {
    if RussianFunctionWords.contains(word) { return .other }
    if pluralNominative(of: word) != nil { return .noun }
    if word.hasSuffix("ся") || word.hasSuffix("сь") {
      return isParticiple(word)
        ? .adjective : word.count > 4 && !word.hasSuffix("пись") ? .other : .noun
    }
    if word.count >= 5, isAdjective(word) { return .adjective }
    if isComparative(word) { return .other }
    if word.count >= 4, isVerb(word) || isAdverb(word) { return .other }
    return .noun
  }

  /// The nominative of a noun of plurals alone: of a compound of «данные», метаданные, which has the endings of
  /// an adjective, and of люди; nil for other words.
  static func pluralNominative(of word: String) -> String? {
    if let plural = plurals[word] { return plural }
    for ending in ["данные", "данных", "данным", "данными"] where word.hasSuffix(ending) {
      let beginning = String(word.dropLast(ending.count))
      return ["аудио", "видео", "гео", "медиа", "мета"].contains(beginning)
        ? beginning + "данные" : nil
    }
    return nil
  }

  /// The forms of nouns that have no singular, or none of the same stem.
  private static let plurals: [String: String] = {
    let paradigms = [
      "люди людей людям людьми людях", "дети детей детям детьми детях",
      "деньги денег деньгам деньгами деньгах",
      "сведения сведений сведениям сведениями сведениях",
    ].map { $0.split(separator: " ").map(String.init) }
    return paradigms.reduce(into: [:]) { result, forms in
      for form in forms { result[form] = forms[0] }
    }
  }()

  /// Whether a word is a comparative, «светлее», and no noun such as «идее» and «дисплее».
  private static func isComparative(_ word: String) -> Bool {
    word.count > 5 && word.hasSuffix("ее") && !nounsInEe.contains(where: word.hasSuffix)
  }

  private static let nounsInEe = [
    "идее", "ерее", "арее", "аллее", "узее", "ицее", "фее", "сплее", "билее", "шее", "ккее",
    "попее",
  ]

  /// Of a reflexive verb: раскрывающийся.
  private static func isParticiple(_ word: String) -> Bool {
    [
      "щийся", "щаяся", "щееся", "щихся", "щимся", "щейся", "щуюся", "щегося", "щемся", "щемуся",
      "щиеся", "щимися",
    ].contains(
      where: { word.hasSuffix($0) })
  }

  private static func isAdjective(_ word: String) -> Bool {
    if ["ый", "ого", "ому", "ые", "ых", "ыми", "ую", "юю", "ая", "яя", "ым", "ими"].contains(
      where: { word.hasSuffix($0) })
    {
      return !["жую", "дую", "тую", "сую", "луя", "уая"].contains { word.hasSuffix($0) }
        && !isNounInAya(word)
    }
    if word.hasSuffix("его") || word.hasSuffix("ему") {
      return "щшжчн".contains(word.dropLast(3).last ?? " ")
    }
    if word.hasSuffix("ие") || word.hasSuffix("ий") || word.hasSuffix("их") || word.hasSuffix("им")
    {
      if nounsInIm.contains(where: word.hasSuffix) { return false }
      let before = word.dropLast(2)
      return "кгхжшщ".contains(before.last ?? " ")
        || ["шн", "жн", "дн", "рн", "нн", "хн", "оч"].contains { before.hasSuffix($0) }
        // Not «сравним» and «вспомним».
        || !word.hasSuffix("им")
          && ["вн", "йн", "льн", "тн", "мн"].contains { before.hasSuffix($0) }
    }
    if word.hasSuffix("ее") {
      return ["щее", "шее", "шнее", "днее", "хнее", "реннее", "роннее"].contains {
        word.hasSuffix($0)
      }
    }
    if word.hasSuffix("ое") { return true }
    if word.hasSuffix("ой") {
      return ["ной", "ской", "вой", "той", "щой", "лой", "ной"].contains { word.hasSuffix($0) }
        && word.count > 5
    }
    if word.hasSuffix("ей") {
      return ["щей", "ьшей", "чшей", "шней", "нней", "хней"].contains { word.hasSuffix($0) }
        || word.hasSuffix("дней") && word.count > 5
    }
    return false
  }

  /// Gerunds such as «нажимая», «позволяя» look like adjectives.
  private static func isNounInAya(_ word: String) -> Bool {
    ["няя", "ляя"].contains { word.hasSuffix($0) }
      && !["шняя", "дняя", "нняя", "хняя"].contains { word.hasSuffix($0) }
  }

  /// Nouns whose ending is that of an instrumental such as «свежим», also behind a prefix.
  private static let nounsInIm = ["режим", "зажим", "нажим", "прижим", "обжим", "отжим", "выжим"]

  /// Whether the ending is that of a verb or of a short participle.
  static func isVerb(_ word: String) -> Bool {
    verbEndings.contains { word.hasSuffix($0) } && !nounsLikeVerbs.contains(word)
  }

  private static func isAdverb(_ word: String) -> Bool {
    (word.hasSuffix("но") || word.hasSuffix("чески") || word.hasSuffix("ски") && word.count > 6
      || word.hasSuffix("ко") || word.hasSuffix("ено") || word.hasSuffix("ано"))
      && !nounsLikeAdverbs.contains(word)
  }

  private static let shortestStem = 2

  private static let verbEndings = [
    "ает", "яет", "ует", "еет", "жет", "дет", "чет", "шет", "нет", "ают", "яют", "уют", "еют",
    "гут", "дут", "нут", "жут", "ерут", "ит", "ишь", "ешь", "аем", "яем", "уем", "ете", "ите",
    "йте",
    "ать", "ять", "ить", "еть", "уть", "оть", "ыть", "йти", "ести", "зти",
    "али", "яли", "или", "ыли", "ала", "яла", "ила", "ыла", "ало", "яло", "ило", "ыло", "ал", "ял",
    "ил", "ыл", "уя", "ьте", "жи", "вши", "вать", "чь", "рай", "дай", "чай", "май", "вай", "най",
    "няй", "руй", "зуй", "ляй", "ступай", "тся", "ят", "жат", "шат", "вив", "тив", "чив", "шив",
    "зав", "сав",
    "овав", "нув", "лив", "рав", "нен", "лен", "жен", "щен", "лены", "нены", "жены", "щены", "ваны",
    "ваны", "лена", "жена", "щена", "нена", "вана", "ован", "ажу", "ую",
  ]

  private static let nounsLikeVerbs = WordList(
    """
    лимит кредит бит кит вид гранит визит дефицит профит транзит сайте дизайне канал канала файл
    файла материал материала идеал сигнал сигнала журнал журнала терминал терминала портал портала
    персонал интервал интервала оригинал оригинала потенциал масштаб стиль модель кнопка сила силы
    цикл шкала начало правило мыло тыл стул акт память область часть сеть кровать печать тетрадь мать
    путь нить суть грудь площадь лошадь смерть роль вещь ночь дочь помощь речь печь лен член план
    ножи чертежи этажи тиражи метраж сыр жена пена цена сцена замена измена смена профиль файлы каналы
    стиле стили модели модель детали деталь пользователи роли цели вуаль зал вокзал балл вал интеграл
    функционал арсенал металл кристалл универсал автомобиль утиль штиль тест куст пункт монета
    предмет макет пакет пакеты объект интернет кабинет браузер формат набор аккаунт скрипт лист
    макете пакете объекте интернете предмете бюджете паркет портрет буфет комитет комитете билет
    билете совет совете ответ ответе запрет секрет цвет цвете свет свете
    """)

  private static let nounsLikeAdverbs = WordList(
    """
    окно звено полотно зерно пятно дно волокно кино вино облако яблоко молоко ушко очко бревно сукно
    гумно судно бюро сверло веретено колено полено имено толокно войско ядрышко кольцо
    """)

  private static let nounEndings = [
    "иями", "ями", "ами", "иям", "иях", "ией", "ием", "иев", "ии", "ия", "ие", "ию", "ий", "ям",
    "ях", "ам", "ах", "ом", "ем", "ой", "ей", "ою", "ов", "ев", "ью", "ья", "ье", "а", "я", "о",
    "е", "ы", "и", "у", "ю", "ь", "й",
  ]

  private static let adjectiveEndings = [
    "ыми", "ими", "ого", "его", "ому", "ему", "ый", "ий", "ой", "ая", "яя", "ое", "ее", "ые", "ие",
    "ым", "им", "ых", "их", "ую", "юю", "ей", "ом", "ем",
  ]
}
