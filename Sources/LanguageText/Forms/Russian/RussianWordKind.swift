/// What a Russian word in a text is, as far as its ending and short lists tell without a dictionary: enough
/// to see which case it asks of the noun behind it.
enum RussianWordKind: Hashable, Sendable {
  /// It governs one of some cases.
  case preposition(Set<RussianCase>)
  /// It joins two of a kind: и, или.
  case conjunction
  /// A clause begins with it.
  case subordinator
  /// It changes nothing: не, только, автоматически.
  case particle
  /// An adjective, participle or pronoun in one of some places.
  case adjective([RussianSlot])
  /// It has an object.
  case verb
  /// It has a subject only: открывается.
  case reflexiveVerb
  /// It counts what stands behind it.
  case numeral(RussianNumber)
  /// A noun or what cannot be told from one.
  case other

  /// The kind of a word in lower case with е for ё, without punctuation around it.
  ///
  /// - Complexity: O(n) in the length of the word, and some look-ups.
  init(of word: String) {
    if let cases = Self.prepositions[word] {
      self = .preposition(cases)
    } else if let kind = Self.listed[word] {
      self = kind
    } else if let number = Self.number(countedBy: word) {
      self = .numeral(number)
    } else if Self.hasSubjectOnly(word) {
      self = .reflexiveVerb
    } else if let slots = Self.slots(ofAdjective: word) {
      self = .adjective(slots)
    } else if Self.looksLikeVerb(word) {
      self = .verb
    } else {
      self = word.hasSuffix("ски") && word.count > 5 ? .particle : .other
    }
  }

  /// The number that a numeral has behind it in the genitive: два окна, пять окон.
  private static func number(countedBy word: String) -> RussianNumber? {
    guard let last = word.last, last.isASCII, last.isNumber, word.allSatisfy(\.isNumber) else {
      return nil
    }
    if word.count > 1, word.dropLast().last == "1" { return .plural }
    return last == "1" ? nil : "234".contains(last) ? .singular : .plural
  }

  /// Whether a word is a verb that has nothing in the accusative: открывается, находятся.
  private static func hasSubjectOnly(_ word: String) -> Bool {
    word.hasSuffix("тся") && !word.hasSuffix("ться")
  }

  /// Whether a word is an infinitive, an imperative, a gerund or the third person of a verb by its ending.
  private static func looksLikeVerb(_ word: String) -> Bool {
    guard word.count > 3, !nouns.contains(word),
      !genitivePluralEndings.contains(where: word.hasSuffix)
    else { return false }
    // A noun in -т has the ending of an imperative in the prepositional: о лимите.
    if word.last == "е", nouns.contains(String(word.dropLast())) { return false }
    return verbEndings.contains(where: word.hasSuffix)
  }

  private static let verbEndings = [
    "ать", "ять", "ить", "еть", "уть", "ыть", "оть", "йти", "вести", "нести", "зти", "чься", "ться",
    "ите", "йте", "ьте", "итесь", "йтесь", "ьтесь", "ав", "ив", "ыв", "ув", "яв", "ев", "уя", "едя",
    "йдя", "вши", "аю", "яю", "ает", "яет", "ует", "еет", "ит", "ают", "яют", "уют", "еют", "ят",
  ]

  /// What genitives of the plural end in and no gerund in -ев does: критериев, случаев, слоев, абзацев.
  private static let genitivePluralEndings = ["аев", "еев", "иев", "оев", "уев", "ьев", "цев"]

  /// Nouns that end like verbs, or do in the prepositional.
  private static let nouns = words(
    """
    печать кровать мать рать нить прыть память рукоять сеть плеть клеть треть путь суть ртуть муть \
    жуть плоть ломоть ноготь локоть коготь \
    прав глав состав устав рукав сплав нрав \
    архив массив мотив актив примитив объектив норматив коллектив негатив позитив залив прилив отлив \
    директив альтернатив перспектив инициатив \
    перерыв обрыв разрыв взрыв порыв прорыв призыв отзыв напев посев нагрев подогрев \
    лимит кредит дефицит транзит алфавит аудит визит реквизит депозит магнит килобит мегабит гигабит \
    сайт байт килобайт мегабайт гигабайт защите случаю
    """)

  /// The places of an adjective by its ending; nil for words that may be nouns.
  private static func slots(ofAdjective word: String) -> [RussianSlot]? {
    if let pronoun = pronouns[word] { return pronoun }
    var stem = word
    if word.hasSuffix("ся"), word.count > 6 { stem = String(word.dropLast(2)) }
    guard stem.count > 4, !notAdjectives.contains(stem) else { return nil }
    for (ending, slots) in endings where stem.hasSuffix(ending) { return slots }
    return nil
  }

  private static let notAdjectives = words(
    """
    менее ранее позднее поэтому почему потому систему схему проблему \
    основой головой буквой главой клавишей подпиской сноской маской доской
    """)

  /// Endings with the places that they stand for, in which no noun ends or few.
  private static let endings: [(String, [RussianSlot])] = {
    let written = [
      ("ого его", "мр ср мв"), ("ому ему", "мд сд"), ("ыми ими", "-т"), ("ых их", "-р -п -в"),
      ("ым им", "мт ст -д"), ("ую юю", "жв"), ("ое щее шее нее", "си св"), ("щем шем", "мп сп"),
      ("ные вые тые рые лые мые ские цкие щие шие кие гие хие", "-и -в"),
      // Not what ends изменений, технологий and иерархий.
      ("ный вый тый рый лый мый ский цкий щий ший кий дний жний шний хний йний нний", "ми мв"),
      ("рний тний вний строгий долгий тихий ветхий", "ми мв"),
      ("ская ная вая тая рая лая мая щая шая няя", "жи"),
      // Not what ends уровней.
      ("щей шей ской цкой вой дней жней шней хней йней нней", "жр жд жт жп"),
      ("бной вной дной жной льной мной нной пной рной сной тной чной шной", "жр жд жт жп"),
    ]
    return written.flatMap { endings, places in
      endings.split(separator: " ").map { (String($0), slots(places)) }
    }
  }()

  private static let pronouns: [String: [RussianSlot]] = {
    var result: [String: [RussianSlot]] = [:]
    let written = [
      ("этот тот такой весь каждый любой один свой ваш наш мой твой сам", "ми мв"),
      ("эта та такая вся каждая одна своя ваша наша моя твоя", "жи"),
      ("это то такое все одно свое ваше наше мое твое", "си св"),
      ("эти те такие все свои ваши наши мои твои", "-и -в"),
      ("этого того такого всего одного своего вашего нашего моего твоего", "мр ср мв"),
      ("этой той такой всей одной своей вашей нашей моей твоей каждой любой другой", "жр жд жт жп"),
      ("этому тому такому всему одному своему вашему нашему моему", "мд сд"),
      ("эту ту такую всю одну свою вашу нашу мою твою", "жв"),
      ("этим тем таким всем одним своим вашим нашим моим", "мт ст -д"),
      ("этом том таком всем одном своем вашем нашем моем твоем", "мп сп"),
      ("этих тех таких всех своих ваших наших моих твоих", "-р -п -в"),
      ("этими теми такими всеми своими вашими нашими", "-т"),
    ]
    for (words, places) in written {
      for word in words.split(separator: " ") {
        result[String(word), default: []] += slots(places)
      }
    }
    return result
  }()

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(separator: " ").map(String.init))
  }

  /// Places by the first letters of gender and case in Russian, `-` for the plural.
  private static func slots(_ letters: String) -> [RussianSlot] {
    letters.split(separator: " ").flatMap { pair -> [RussianSlot] in
      let genders: [Character: RussianGender] = ["м": .masculine, "ж": .feminine, "с": .neuter]
      let cases: [Character: RussianCase] = [
        "и": .nominative, "р": .genitive, "д": .dative, "в": .accusative, "т": .instrumental,
        "п": .prepositional,
      ]
      guard let first = pair.first, let last = pair.last, let place = cases[last] else { return [] }
      return [RussianSlot(first == "-" ? .plural : .singular, place, genders[first])]
    }
  }

  private static let listed: [String: RussianWordKind] = {
    var result: [String: RussianWordKind] = [:]
    let written: [(RussianWordKind, String)] = [
      (.conjunction, "и или либо"),
      (.subordinator, "что чтобы если когда пока где как чем то а но поскольку хотя"),
      (
        .particle,
        "не ни ли только лишь также тоже уже еще же бы даже именно просто сразу снова затем потом всегда "
          + "можно нужно надо необходимо его ее их"
      ),
      (.numeral(.singular), "два две оба обе три четыре полтора"),
      (
        .numeral(.plural),
        "несколько много мало немного сколько столько пять шесть семь восемь девять десять"
      ),
      (.preposition([.genitive]), "нет"),
    ]
    for (kind, words) in written {
      for word in words.split(separator: " ") { result[String(word)] = kind }
    }
    return result
  }()

  /// The cases that prepositions govern.
  private static let prepositions: [String: Set<RussianCase>] = {
    var result: [String: Set<RussianCase>] = [:]
    let governed: [(RussianCase, String)] = [
      (
        .genitive,
        "без для до из от у около вокруг кроме после против среди вместо внутри с со из-за из-под возле "
          + "вне ради помимо посредством относительно путем ниже выше вдоль напротив"
      ),
      (.dative, "к ко по благодаря согласно вопреки"),
      (.accusative, "в во на за под через про сквозь"),
      (.instrumental, "с со за под над перед между"),
      (.prepositional, "в во на о об обо при"),
    ]
    for (grammaticalCase, words) in governed {
      for word in words.split(separator: " ") {
        result[String(word), default: []].insert(grammaticalCase)
      }
    }
    return result
  }()
}
