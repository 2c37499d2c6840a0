import LanguageText

/// The nominatives of Russian nouns: the ones whose paradigms make a corpus's forms likeliest.
///
/// Each form is as likely as the cases that it stands for are common, so that «форма, форму, формы»
/// speak for a feminine although a masculine «форм» has all of them.
struct RussianNominatives {
  private let formsOfStem: [Int32: [(form: String, count: Int)]]
  private let lexicon: RussianLexicon
  /// Forms that mostly stand where only a genitive can.
  private let genitives: RussianGenitives
  private let agreement: RussianAgreement
  private let vocabulary: Vocabulary
  private let memo: LexemeMemo

  /// Collects the forms of a corpus's nouns; `counts` says how often each of its words stands.
  init(_ lexicon: RussianLexicon, counts: [Int32: Int], memo: LexemeMemo, in corpus: Corpus) {
    self.lexicon = lexicon
    self.memo = memo
    genitives = RussianGenitives(in: corpus, lexicon)
    agreement = RussianAgreement(in: corpus, lexicon)
    vocabulary = corpus.vocabulary
    var forms: [Int32: [(form: String, count: Int)]] = [:]
    for (word, count) in counts where lexicon.wordClass[Int(word)] == .noun {
      forms[lexicon.stem[Int(word)], default: []].append((corpus.vocabulary[word], count))
    }
    formsOfStem = forms.mapValues { $0.sorted { ($1.count, $0.form) < ($0.count, $1.form) } }
  }

  /// The forms that the corpus has of a noun, most frequent first.
  func forms(of word: Int32) -> [(form: String, count: Int)] {
    formsOfStem[lexicon.stem[Int(word)]] ?? []
  }

  /// The lexeme that a form of a noun belongs to.
  func lexeme(of word: Int32, form: String) -> RussianCitation.Lexeme {
    let folded = RussianParadigm.fold(form)
    // Abbreviations such as ВМ and мс, which have no vowels, have no cases.
    if !folded.contains(where: "аеиоуыэюя".contains) {
      return RussianCitation.Lexeme(nominative: folded, gender: .masculine, isSure: true)
    }
    if let plural = RussianEndings.pluralNominative(of: folded) {
      return RussianCitation.Lexeme(nominative: plural, gender: nil, isSure: true)
    }
    return memo.lexeme(ofStem: lexicon.stem[Int(word)], form: folded) {
      likeliestLexeme(of: word, folded: folded)
    }
  }

  private func likeliestLexeme(of word: Int32, folded: String) -> RussianCitation.Lexeme {
    let forms = forms(of: word)
    let rules = (forms.prefix(Self.formsTried).map(\.form) + [folded]).map { memo.lemma(of: $0) }
    var best = (
      score: -Double.infinity,
      lexeme: RussianCitation.Lexeme(nominative: folded, gender: nil, isSure: false)
    )
    var second = -Double.infinity
    var isBestWord = false
    var possible = nominatives(of: word, forms).union(rules)
    if isMostlyGenitive(folded, forms), isPluralGenitive(folded, forms), forms.count == 1 {
      possible.remove(folded + "а")
      possible.insert(folded.dropLast(2) + "ка")
    }
    for candidate in possible.sorted() {
      let inflections = memo.inflections(ofWord: candidate).filter { $0.kind != .adjective }
      guard inflections.contains(where: { $0.form == folded }) else { continue }
      let singular = inflections.first {
        $0.form == candidate && $0.slot.number == .singular
          && $0.slot.grammaticalCase == .nominative
      }
      let isPlural = singular == nil
      var score = likelihood(
        of: forms, isPlural ? inflections.filter { $0.slot.number == .plural } : inflections)
      score += prior(of: candidate, forms, hasSingular: singular != nil)
      score += agreement.score(of: inflections, stem: lexicon.stem[Int(word)])
      if !isMostlyGenitive(candidate, forms) {
        score += Weight.rule * Double(rules.count { $0 == candidate }) / Double(rules.count)
      }
      if inflections.allSatisfy({ $0.kind == .indeclinable }),
        !isIndeclinable(candidate, count: forms.reduce(0) { $0 + $1.count })
      {
        score += Weight.indeclinable
      }
      let isWord = isPossible(candidate, of: forms)
      guard score > best.score else {
        if isWord { second = max(second, score) }
        continue
      }
      second = max(second, isBestWord ? best.score : second)
      isBestWord = isWord
      best = (
        score,
        RussianCitation.Lexeme(
          nominative: candidate,
          gender: singular.map { $0.slot.gender ?? indeclinableGender(of: candidate) },
          isSure: false)
      )
    }
    best.lexeme.isSure =
      RussianWords.nominatives.contains(best.lexeme.nominative)
      || best.score - second >= (forms.count > 1 ? Self.plainMargin : Self.sureMargin)
        && !isDoubtful(best.lexeme.nominative, forms)
    return best.lexeme
  }

  /// Whether a nominative is made up of one form that may be no noun's: «проси» of no «прось», and what has
  /// no ending but where only a genitive can stand.
  private func isDoubtful(
    _ nominative: String, _ forms: [(form: String, count: Int)]
  ) -> Bool {
    guard forms.count == 1, let form = forms.first?.form, form != nominative else { return false }
    if nominative.hasSuffix("ь") {
      return !Self.endingsInSoftSign.contains(where: nominative.hasSuffix)
    }
    return ["а", "я", "о"].contains { nominative == form + $0 }
      && !genitives.sure.contains(form) && !genitives.possible.contains(form)
  }

  private static let endingsInSoftSign = [
    "сть", "ель", "аль", "оль", "уль", "знь", "язь", "пись", "овь", "ань", "ень", "онь", "ить",
    "еть", "адь", "арь", "ерь",
    "ырь",
  ]

  /// The logarithm of how likely a paradigm makes forms, as if there were a few of each at most; of
  /// several shares of plurals, the likeliest.
  private func likelihood(
    of forms: [(form: String, count: Int)], _ inflections: [RussianInflection]
  ) -> Double {
    let total = Double(forms.reduce(0) { $0 + $1.count })
    // What stands in one form only is often an idiom, such as «с помощью».
    let enough = min(Self.enough, 3 * Double(forms.count) - 2)
    let scale = min(1, enough / max(total, 1))
    let shares = shares(of: inflections)
    let sums = Self.plurals.map { plural in
      forms.reduce(plural.bonus) { sum, item in
        let share = shares[item.form] ?? (0, 0)
        let both = share.singular * (1 - plural.share) + share.plural * plural.share
        return sum + Double(item.count) * scale * max(both, Self.strange).logarithm2
      }
    }
    return sums.max() ?? 0
  }

  /// How common each form of a paradigm is among its singulars and among its plurals.
  private func shares(
    of inflections: [RussianInflection]
  ) -> [String: (singular: Double, plural: Double)] {
    var result: [String: (singular: Double, plural: Double)] = [:]
    var seen: Set<Int> = []
    for inflection in inflections {
      let (number, index) = (inflection.slot.number, inflection.slot.grammaticalCase.rawValue)
      // Of two forms of one case, the second is the rarer.
      let isFirst = seen.insert(number == .singular ? index : ~index).inserted
      let weight = isFirst ? 1 : 0.1
      if number == .singular {
        result[inflection.form, default: (0, 0)].singular += Self.singularCases[index] * weight
      } else {
        result[inflection.form, default: (0, 0)].plural += Self.pluralCases[index] * weight
      }
    }
    return result
  }

  /// How common the cases are among nouns, by and large.
  private static let singularCases = [0.26, 0.31, 0.06, 0.16, 0.09, 0.12]
  private static let pluralCases = [0.23, 0.37, 0.04, 0.18, 0.10, 0.08]
  /// Shares of plurals, and how likely they are beforehand, in bits.
  private static let plurals: [(share: Double, bonus: Double)] = [
    (0.1, 0), (0.3, 0), (0.6, -1.5), (0.9, -3),
  ]

  /// What speaks for a nominative before its forms are looked at.
  private func prior(
    of nominative: String, _ forms: [(form: String, count: Int)], hasSingular: Bool
  ) -> Double {
    let isKnown = RussianWords.nominatives.contains(nominative)
    var score = isKnown ? Weight.known : 0
    // What only ever is a genitive is no nominative of the same spelling, nor is «вкладок» of one place.
    if isMostlyGenitive(nominative, forms) {
      score += Weight.genitive
    } else if !genitives.possible.contains(nominative), isSeen(nominative, among: forms) {
      score += Weight.seen
    }
    if ["ние", "тие", "ица", "ция", "ость"].contains(where: { nominative.hasSuffix($0) }) {
      score += Weight.common
    }
    if !hasSingular { score += Weight.plural }
    // Neuters are few, and «помощью» is the instrumental of no «помощья».
    let isUnseen =
      !forms.contains { $0.form == nominative }
      && vocabulary.existingNumber(of: nominative) == nil
    if isPrepositional(nominative) {
      score += Weight.impossible
    } else if ["о", "е", "ья"].contains(where: { nominative.hasSuffix($0) }),
      !["ие", "ство"].contains(where: { nominative.hasSuffix($0) }), isUnseen, !isKnown
    {
      score += Weight.rare
    }
    // регрессия and сценарий, whose cases others have, too.
    if isUnseen, ["ие", "ий"].contains(where: { nominative.hasSuffix($0) }),
      !["ние", "тие", "вие", "чие", "лие", "рий"].contains(where: { nominative.hasSuffix($0) })
    {
      score += Weight.unusual
    }
    return score
  }

  private func isMostlyGenitive(
    _ nominative: String, _ forms: [(form: String, count: Int)]
  ) -> Bool {
    genitives.sure.contains(nominative)
      || genitives.possible.contains(nominative) && isPluralGenitive(nominative, forms)
  }

  /// Whether a form without an ending is rather a plural: the text has the nominative in -а of величин, and
  /// -ок is the ending of вкладка, too, where there is no other form.
  private func isPluralGenitive(
    _ form: String, _ forms: [(form: String, count: Int)]
  ) -> Bool {
    if forms.count == 1 { return ["ок", "ек"].contains(where: form.hasSuffix) }
    return forms.count == 2
      && forms.contains { $0.form == form + "а" && !genitives.possible.contains($0.form) }
  }

  /// Whether there may be a noun of this spelling: none ends in -кь, and «параметром» is a case.
  private func isPossible(_ nominative: String, of forms: [(form: String, count: Int)]) -> Bool {
    if ["ом", "ем", "ами", "ями", "ах", "ях", "чий", "щий", "жий", "ший"].contains(
      where: nominative.hasSuffix)
    {
      return false
    }
    guard !forms.contains(where: { $0.form == nominative }), let last = nominative.last,
      let before = nominative.dropLast().last
    else { return true }
    return last == "ь" ? !"кгхцй".contains(before) : last != "я" || "аеиоуыюяьлнр".contains(before)
  }

  /// Whether a nominative stands in the text as such.
  private func isSeen(_ nominative: String, among forms: [(form: String, count: Int)]) -> Bool {
    guard forms.contains(where: { $0.form == nominative }) else { return false }
    // An accusative or dative, as of «крутилку»; hardly a noun without cases.
    return !nominative.hasSuffix("у") && !isPrepositional(nominative)
      // «двоеточием», but not «прием».
      && !(nominative.hasSuffix("ием") && !nominative.hasSuffix("прием"))
      // The genitive plural of настройка.
      && !["оек", "аек", "еек", "уек"].contains(where: { nominative.hasSuffix($0) })
  }

  /// Whether the ending is that of «в интерфейсе» and not of a neuter such as поле and движение.
  private func isPrepositional(_ form: String) -> Bool {
    form.hasSuffix("е") && !"иьщцш".contains(form.dropLast().last ?? "и")
      && !["поле", "море", "горе", "ложе"].contains { form.hasSuffix($0) }
  }

  /// Whether a word may be without cases: меню, прокси, not «помощью» and «шаблоне».
  private func isIndeclinable(_ word: String, count: Int) -> Bool {
    if count >= Self.enoughUnchanged, word.hasSuffix("и"), !word.hasSuffix("ии"),
      !word.hasSuffix("сти")
    {
      return true
    }
    return !["у", "е", "и", "ам", "ом", "ем", "ах", "ию"].contains { word.hasSuffix($0) }
      && !(word.hasSuffix("ью") && word.count > 5)
  }

  /// Words without cases, such as меню, are neuter when they end in a vowel.
  private func indeclinableGender(of word: String) -> RussianGender {
    "аеиоуыэюя".contains(word.last ?? " ") ? .neuter : .masculine
  }

  /// Nominatives that a word could have: its forms themselves, and its stem with the endings of
  /// nominatives.
  private func nominatives(
    of word: Int32, _ forms: [(form: String, count: Int)]
  ) -> Set<String> {
    var result = Set(forms.prefix(Self.formsTried).map(\.form))
    let marked = vocabulary[lexicon.stem[Int(word)]]
    let stem = String(marked.drop { $0 == "~" })
    for ending in ["", "а", "я", "о", "е", "ь", "ия", "ие", "ий"] { result.insert(stem + ending) }
    if let last = stem.last, "аеиоуыэюя".contains(last) { result.insert(stem + "й") }
    // столбце is of столбец, and no neuter.
    if stem.hasSuffix("ц"), vocabulary.existingNumber(of: stem.dropLast() + "ец") != nil {
      result.remove(stem + "е")
    }
    // ползунк- has ползунок; where к closes a syllable the vowel need not be seen: заголовк-.
    if let last = stem.last, "кц".contains(last), let before = stem.dropLast().last {
      for vowel in ["о", "е"] {
        let word = stem.dropLast() + vowel + String(last)
        if vocabulary.existingNumber(of: word) != nil || RussianWords.nominatives.contains(word) {
          result.insert(word)
        }
      }
      if last == "к", "вчтшдбзгж".contains(before) {
        result.insert(stem.dropLast() + "ок")
        result.remove(stem)
      }
    }
    return result
  }

  private static let formsTried = 8
  /// By how many bits the likeliest nominative is ahead of the next one where it is sure.
  private static let sureMargin = 1.5
  /// The same where several forms speak for it.
  private static let plainMargin = 0.1
  /// More forms prove nothing more.
  private static let enough = 20.0
  /// How likely a form is that a paradigm does not have.
  private static let strange = 0.002
  /// How often a word may stand before it is surely one without cases.
  private static let enoughUnchanged = 8

  /// In bits.
  private enum Weight {
    static let genitive = -4.0
    static let seen = 2.0
    /// What everybody knows as a noun.
    static let known = 3.0
    static let common = 2.0
    /// What rules alone would choose for every form.
    static let rule = 2.5
    static let plural = -3.0
    static let rare = -8.0
    static let unusual = -4.0
    static let impossible = -40.0
    static let indeclinable = -1000.0
  }
}
