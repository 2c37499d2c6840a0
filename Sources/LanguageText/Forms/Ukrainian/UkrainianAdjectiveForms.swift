/// The forms of a Ukrainian adjective by gender and place.
struct UkrainianAdjectiveForms {
  private let stem: Substring
  private let isSoft: Bool

  /// Takes an adjective in the nominative of any gender, folded; nil for another word.
  init?(_ word: String) {
    guard word.count > 3 else { return nil }
    stem = word.hasSuffix("ий") || word.hasSuffix("ій") ? word.dropLast(2) : word.dropLast()
    isSoft = word.hasSuffix("ій") || word.hasSuffix("я") || word.hasSuffix("є")
    guard ["ий", "ій", "а", "я", "е", "є"].contains(where: word.hasSuffix),
      stem.last.map(UkrainianStems.vowels.contains) == false
    else { return nil }
  }

  /// Whether a word with another of the same term behind it is an adjective.
  static func isAdjective(_ word: String) -> Bool {
    if word.hasSuffix("ий") || UkrainianAdjectives.isLikely(word) { return word.count > 3 }
    if ["ова", "ева", "єва", "ове", "еве", "єве", "тна", "тне"].contains(where: word.hasSuffix) {
      return true
    }
    guard let last = word.last, "ае".contains(last) else { return false }
    let stem = word.dropLast()
    return plain.contains(String(stem.hasPrefix("най") ? stem.dropFirst(3) : stem))
      || participles.contains(where: stem.hasSuffix)
  }

  /// The stems of frequent adjectives in -а and -е that no ending tells from nouns, but for those that are nouns more
  /// often: права доступу.
  private static let plain: Set<String> = [
    "близьк", "більш", "біл", "велик", "весел", "висок", "вищ", "вузьк", "гаряч", "гірш",
    "гладк", "глибок", "гостр", "груб", "густ", "далек", "дешевш", "добр", "довг", "довш",
    "друг", "жив", "жорстк", "здоров", "зручніш", "інш", "коротк", "коротш", "кращ",
    "кругл", "легк", "лів", "мал", "менш", "мілк", "м'як", "нижч", "низьк", "новіш",
    "перш", "плоск", "повільніш", "прост", "простіш", "рідк", "різк", "світл", "світліш",
    "свіж", "сір", "слабк", "стар", "старш", "сух", "темніш", "тепл", "тих", "товст", "тонк",
    "тонш", "хорош", "ціл", "част", "чист", "чуж", "швидк", "швидш", "широк", "ширш", "яскравіш",
  ]

  /// The ends of the stems of passive participles: прихована, збережена, відкрита.
  private static let participles = [
    "ован", "юван", "влен", "ален", "ожен", "ежен", "ючен", "ачен", "крит", "нут",
  ]

  /// The form of a gender in a place, that of lifeless things in the accusative.
  func form(_ gender: UkrainianGender, in place: UkrainianPlace) -> String {
    let endings = Self.endings(gender, isPlural: place.isPlural, isSoft: isSoft)
    return stem + endings[place.grammaticalCase.rawValue]
  }

  private static func endings(
    _ gender: UkrainianGender, isPlural: Bool, isSoft: Bool
  ) -> [String] {
    switch (gender, isPlural) {
    case (_, true): isSoft ? softPlural : hardPlural
    case (.masculine, _): isSoft ? softMasculine : hardMasculine
    case (.feminine, _): isSoft ? softFeminine : hardFeminine
    case (.neuter, _): isSoft ? softNeuter : hardNeuter
    }
  }

  private static let hardMasculine = ["ий", "ого", "ому", "ий", "им", "ому"]
  private static let hardFeminine = ["а", "ої", "ій", "у", "ою", "ій"]
  private static let hardNeuter = ["е", "ого", "ому", "е", "им", "ому"]
  private static let hardPlural = ["і", "их", "им", "і", "ими", "их"]
  private static let softMasculine = ["ій", "ього", "ьому", "ій", "ім", "ьому"]
  private static let softFeminine = ["я", "ьої", "ій", "ю", "ьою", "ій"]
  private static let softNeuter = ["є", "ього", "ьому", "є", "ім", "ьому"]
  private static let softPlural = ["і", "іх", "ім", "і", "іми", "іх"]
}
