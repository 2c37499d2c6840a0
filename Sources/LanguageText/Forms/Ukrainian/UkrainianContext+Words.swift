/// What the words around a Ukrainian term are, as far as endings and short lists tell without a dictionary.
extension UkrainianContext {
  /// The places and genders of an adjective form.
  struct Slot: Sendable {
    let cases: Set<UkrainianCase>
    let isPlural: Bool
    let genders: Set<UkrainianGender>

    func holds(_ place: UkrainianPlace) -> Bool {
      place.isPlural == isPlural && cases.contains(place.grammaticalCase)
    }
  }

  /// What an adjective, participle or pronoun may stand for; nil for another word.
  static func slots(of word: String) -> [Slot]? {
    if let known = pronouns[word] { return known }
    guard word.count > 4, !FunctionWords.contain(word, in: "uk"), !isVerb(word) else { return nil }
    return endings.first { word.hasSuffix($0.ending) }?.slots
  }

  /// The gender of a word that says something of a subject in the singular; nil where it shows none.
  static func genderOfPredicate(_ word: String) -> UkrainianGender? {
    if let known = auxiliaries[word] { return known }
    guard word.count > 5, !notPredicates.contains(word) else { return nil }
    return predicates.first { $0.endings.contains(where: word.hasSuffix) }?.gender
  }

  /// The cases behind a preposition, or behind what says that something is not there; nil for other words.
  static func cases(behind word: String) -> Set<UkrainianCase>? { prepositions[word] }

  /// Whether a numeral is one of those up to four, behind which a nominative stands; nil for no numeral.
  static func number(_ word: String) -> Bool? {
    if ["два", "дві", "три", "чотири", "обидва", "обидві"].contains(word) { return true }
    if many.contains(word) { return false }
    guard let last = word.last, word.allSatisfy(\.isNumber) else { return nil }
    if word.dropLast().last == "1" { return false }
    return last == "1" ? nil : "234".contains(last)
  }

  /// The gender of a relative pronoun.
  static let relatives: [String: Set<UkrainianGender>] = [
    "який": [.masculine], "яка": [.feminine], "яке": [.neuter], "якого": [.masculine, .neuter],
    "якому": [.masculine, .neuter], "яким": [.masculine, .neuter], "якої": [.feminine],
    "якій": [.feminine], "яку": [.feminine], "якою": [.feminine],
  ]

  static let joining: Set<String> = ["і", "й", "та", "або", "чи"]
  static let particles: Set<String> = [
    "не", "лише", "тільки", "також", "вже", "ще", "навіть", "саме", "є",
  ]

  /// Whether a word is an infinitive, an imperative or the third person of a verb by its ending.
  static func isVerb(_ word: String) -> Bool {
    word.count > 3 && word != "пам'ять"
      && [
        "іть", "йте", "ьте", "ати", "ити", "іти", "ути", "яти", "сти", "ує", "ують", "ає", "ають",
        "ить", "ять", "ємо", "ете", "єте",
      ].contains(where: word.hasSuffix)
  }

  private static let prepositions: [String: Set<UkrainianCase>] = {
    let table: [([UkrainianCase], String)] = [
      ([.locative, .accusative], "у в на о об по"), ([.locative], "при"),
      ([.genitive, .instrumental], "з із зі"),
      (
        [.genitive],
        """
        до від без для після біля крім окрім щодо стосовно серед навколо замість проти поза із-за з-за з-під всередині \
        усередині поверх вздовж протягом внаслідок немає нема бракує
        """
      ),
      ([.instrumental, .accusative], "над під перед між поміж за"),
      ([.accusative], "через про крізь попри"), ([.dative], "завдяки всупереч"),
    ]
    var result: [String: Set<UkrainianCase>] = [:]
    for (cases, words) in table {
      for word in words.split(whereSeparator: \.isWhitespace) { result[String(word)] = Set(cases) }
    }
    return result
  }()

  private static let many: Set<String> = [
    "п'ять", "шість", "сім", "вісім", "дев'ять", "десять", "багато", "кілька", "декілька",
    "скільки",
    "мало",
  ]

  private static let masculine = Slot(
    cases: [.nominative, .accusative], isPlural: false, genders: [.masculine])
  private static let feminine = Slot(cases: [.nominative], isPlural: false, genders: [.feminine])
  private static let neuter = Slot(
    cases: [.nominative, .accusative], isPlural: false, genders: [.neuter])
  private static let plural = Slot(
    cases: [.nominative, .accusative], isPlural: true, genders: Set(UkrainianGender.allCases))
  private static let feminineAccusative = slot([.accusative], [.feminine])
  private static let genitive = slot([.genitive], [.masculine, .neuter])
  private static let feminineGenitive = slot([.genitive], [.feminine])
  private static let dative = slot([.dative, .locative], [.masculine, .neuter])
  private static let feminineDative = slot([.dative, .locative], [.feminine])
  private static let instrumental = slot([.instrumental], [.masculine, .neuter])
  private static let feminineInstrumental = slot([.instrumental], [.feminine])
  private static let pluralGenitive = Slot(
    cases: [.genitive, .locative], isPlural: true, genders: Set(UkrainianGender.allCases))
  private static let pluralDative = Slot(
    cases: [.dative], isPlural: true, genders: Set(UkrainianGender.allCases))
  private static let pluralInstrumental = Slot(
    cases: [.instrumental], isPlural: true, genders: Set(UkrainianGender.allCases))

  private static func slot(_ cases: Set<UkrainianCase>, _ genders: Set<UkrainianGender>) -> Slot {
    Slot(cases: cases, isPlural: false, genders: genders)
  }

  /// The endings of adjectives with their places; few nouns have them before another noun.
  private static let endings: [(ending: String, slots: [Slot])] = {
    let table: [(String, [Slot])] = [
      ("ого ього", [genitive]), ("ому ьому", [dative]), ("ої ьої", [feminineGenitive]),
      ("ими іми", [pluralInstrumental]), ("их іх", [pluralGenitive]),
      ("ою ьою", [feminineInstrumental]),
      ("ній вій тій кій лій чій щій жій", [feminineDative]), ("ий", [masculine]),
      ("ну ву ту ську чу щу жу ню", [feminineAccusative]),
      ("на ва та ська ча ща ня", [feminine]), ("не ве те ське ще нє", [neuter]),
      ("ні ві ті ські чі", [plural]), ("им ім", [instrumental, pluralDative]),
    ]
    return table.flatMap { endings, slots in
      endings.split(separator: " ").map { (ending: String($0), slots: slots) }
    }
  }()

  /// The pronouns and some adjectives that stand before nouns, by their forms.
  private static let pronouns: [String: [Slot]] = {
    let columns: [[Slot]] = [
      [masculine], [feminine], [neuter], [plural], [genitive], [feminineGenitive], [dative],
      [feminineDative], [feminineAccusative], [instrumental, pluralDative], [feminineInstrumental],
    ]
    let rows = """
      цей ця це ці цього цієї цьому цій цю цим цією
      ваш ваша ваше ваші вашого вашої вашому вашій вашу вашим вашою
      наш наша наше наші нашого нашої нашому нашій нашу нашим нашою
      свій своя своє свої свого своєї своєму своїй свою своїм своєю
      мій моя моє мої мого моєї моєму моїй мою моїм моєю
      кожен кожна кожне - кожного кожної кожному кожній кожну кожним кожною
      один одна одне одні одного однієї одному одній одну одним однією
      весь вся все всі всього всієї всьому всій всю всім всією
      сам сама саме самі самого самої самому самій саму самим самою
      новий нова нове нові нового нової новому новій нову новим новою
      інший інша інше інші іншого іншої іншому іншій іншу іншим іншою
      який яка яке які якого якої якому якій яку яким якою
      """
    var result: [String: [Slot]] = [:]
    for row in rows.split(separator: "\n") {
      for (form, slots) in zip(row.split(separator: " "), columns) { result[String(form)] = slots }
    }
    // Adjectives whose endings nouns have as often.
    let stems = """
      біл велик відом добр довг друг коротк легк мал невідом окрем перш прост стар схож ціл чуж швидк широк
      """
    let endings = "ий а е і ого ої ому ій у им ою".split(separator: " ")
    for stem in stems.split(whereSeparator: \.isWhitespace) {
      for (ending, slots) in zip(endings, columns) { result[String(stem + ending)] = slots }
    }
    return result
  }()

  private static let auxiliaries: [String: UkrainianGender] = [
    "був": .masculine, "була": .feminine, "було": .neuter, "стала": .feminine, "стало": .neuter,
    "могла": .feminine, "могло": .neuter,
  ]

  private static let predicates: [(gender: UkrainianGender, endings: [String])] = [
    (
      .feminine,
      [
        "лася", "лась", "вала", "ила", "іла", "ула", "ена", "ана", "ита", "ута", "ожня", "тна",
        "пна",
        "вна", "льна", "чна", "сна",
      ]
    ),
    (
      .masculine,
      [
        "вся", "ував", "ював", "ений", "аний", "итий", "утий", "ожній", "тний", "пний", "вний",
        "льний",
        "чний", "сний",
      ]
    ),
    (
      .neuter,
      [
        "лося", "лось", "вало", "ило", "іло", "уло", "ене", "ане", "ите", "уте", "ожнє", "тне",
        "пне",
        "вне", "льне", "чне", "сне",
      ]
    ),
  ]
  /// Nouns that end so.
  private static let notPredicates: Set<String> = ["екрана", "домена", "імена", "океана"]
}
