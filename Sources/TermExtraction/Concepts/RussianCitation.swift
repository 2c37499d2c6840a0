import LanguageText

/// Nominatives of Russian phrases, made from the forms that a corpus has of each word.
///
/// Every noun's forms vote for the nominative whose paradigm explains most of them; the words
/// before the head noun agree with it, what follows it stays as it is.
struct RussianCitation {
  /// What a noun's forms say together.
  struct Lexeme: Sendable {
    /// The nominative, singular unless the corpus has only the plural.
    var nominative: String
    /// The gender; nil in the plural.
    var gender: RussianGender?
  }

  private let formsOfStem: [Int32: [(form: String, count: Int)]]
  private let lexicon: RussianLexicon
  /// Forms that mostly stand where only a genitive can.
  private let genitives: Set<String>
  private let vocabulary: Vocabulary
  private let memo = LexemeMemo()
  /// How often each word occurs.
  private let counts: [Int32: Int]

  /// Collects the forms of the words of a corpus's Russian documents.
  init(_ corpus: inout Corpus) {
    lexicon = RussianLexicon(&corpus.vocabulary)
    genitives = RussianGenitives.forms(in: corpus, lexicon)
    var counts: [Int32: Int] = [:]
    for token in corpus.tokens where token.script == .cyrillic {
      counts[token.word, default: 0] += 1
    }
    var forms: [Int32: [(form: String, count: Int)]] = [:]
    for (word, count) in counts where lexicon.wordClass[Int(word)] == .noun {
      forms[lexicon.stem[Int(word)], default: []].append((corpus.vocabulary[word], count))
    }
    vocabulary = corpus.vocabulary
    self.counts = counts
    formsOfStem = forms.mapValues { $0.sorted { ($1.count, $0.form) < ($0.count, $1.form) } }
  }

  /// The words of a phrase in its citation form, in order.
  ///
  /// `words` are the phrase's words as written, without marks; `numbers` stand for them in the
  /// vocabulary; `variety` says in how many forms the corpus has each of them in this phrase. The
  /// head is the noun that varies most, else the first: «индикатор загрузки», but «попап кнопка».
  /// Without a noun the words come back as they are.
  func citation(words: [String], numbers: [Int32], variety: [Int]) -> [String] {
    let nouns = numbers.indices.filter { isNoun(numbers[$0]) }
    guard let most = nouns.map({ variety[$0] }).max(), let first = numbers.first,
      // «по умолчанию» has no other form.
      isNoun(first) || isAdjective(first) || !RussianWords.function.contains(vocabulary[first]),
      let head = nouns.first(where: { variety[$0] == most })
    else { return words }
    if let noun = substantive(
      before: head, words: words, numbers: numbers, variety: variety)
    {
      var result = words
      result[noun] = agreeing(
        words[noun], with: Lexeme(nominative: "", gender: gender(of: words[noun])))
      return result
    }
    let lexeme = lexeme(of: numbers[head], form: words[head])
    var result = words
    result[head] = cased(lexeme.nominative, like: words[head])
    for index in 0..<head where isAdjective(numbers[index]) {
      result[index] = agreeing(words[index], with: lexeme)
    }
    return result
  }

  /// An adjective that stands for a noun and alone is inflected, before a noun in the genitive:
  /// «переменная класса», but not «боковое меню».
  private func substantive(
    before head: Int, words: [String], numbers: [Int32], variety: [Int]
  ) -> Int? {
    guard head > 0, isAdjective(numbers[head - 1]) else { return nil }
    let nominative = lexeme(of: numbers[head], form: words[head]).nominative
    guard nominative != RussianParadigm.fold(words[head]) else { return nil }
    let isFixed =
      variety[head - 1] > 1 && variety[head] == 1
      && formsOfStem[lexicon.stem[Int(numbers[head])]]?.count ?? 0 > 1
    return isFixed || !agrees(words[head - 1], with: words[head], of: nominative) ? head - 1 : nil
  }

  /// Whether some case, number and gender is common to the forms of an adjective and a noun.
  private func agrees(_ adjective: String, with noun: String, of nominative: String) -> Bool {
    let form = RussianParadigm.fold(noun)
    let nouns = memo.inflections(ofWord: nominative).filter {
      $0.form == form && $0.kind != .adjective
    }
    let adjectives = adjectiveSlots(of: adjective)
    guard !nouns.isEmpty, !adjectives.isEmpty else { return true }
    return nouns.contains { noun in
      adjectives.contains { slot in
        slot.number == noun.slot.number && slot.grammaticalCase == noun.slot.grammaticalCase
          && (slot.number == .plural || slot.gender == nil || noun.slot.gender == nil
            || slot.gender == noun.slot.gender)
      }
    }
  }

  private func adjectiveSlots(of adjective: String) -> [RussianSlot] {
    let folded = RussianParadigm.fold(adjective)
    let stem = String(RussianEndings.stem(of: folded, .adjective))
    return ["ый", "ий", "ой"].flatMap { ending in
      memo.inflections(ofWord: stem + ending).filter {
        $0.kind == .adjective && $0.form == folded
      }.map(\.slot)
    }
  }

  private func gender(of adjective: String) -> RussianGender {
    let folded = RussianParadigm.fold(adjective)
    if ["ая", "яя", "ой", "ей", "ую", "юю"].contains(where: { folded.hasSuffix($0) }) {
      return .feminine
    }
    if folded.hasSuffix("ое") || folded.hasSuffix("ее") { return .neuter }
    // Of переменных and переменным: the nominative that the text has most.
    let stem = RussianEndings.stem(of: folded, .adjective)
    let seen = { (endings: [String]) in
      endings.reduce(0) { sum, ending in
        sum + (vocabulary.existingNumber(of: stem + ending).flatMap { counts[$0] } ?? 0)
      }
    }
    let (feminine, neuter) = (seen(["ая", "яя"]), seen(["ое", "ее"]))
    // Where there are others, переменной is a case of переменная.
    let masculine = seen(feminine + neuter == 0 ? ["ый", "ий", "ой"] : ["ый", "ий"])
    if feminine > max(neuter, masculine) { return .feminine }
    return neuter > masculine ? .neuter : .masculine
  }

  private func isNoun(_ word: Int32) -> Bool {
    Int(word) < lexicon.wordClass.count && lexicon.wordClass[Int(word)] == .noun
      && formsOfStem[lexicon.stem[Int(word)]] != nil
  }

  private func isAdjective(_ word: Int32) -> Bool {
    Int(word) < lexicon.wordClass.count && lexicon.wordClass[Int(word)] == .adjective
  }

  /// The lexeme of a noun; of a compound such as f-строка it is that of the part that inflects.
  private func lexeme(of word: Int32, form: String) -> Lexeme {
    let folded = RussianParadigm.fold(form)
    if let hyphen = folded.lastIndex(of: "-"), folded[..<hyphen].utf8.allSatisfy({ $0 < 0x80 }) {
      let part = String(folded[folded.index(after: hyphen)...])
      if let number = vocabulary.existingNumber(of: part), isNoun(number) {
        var lexeme = simpleLexeme(of: number, form: part)
        lexeme.nominative = folded[...hyphen] + lexeme.nominative
        return lexeme
      }
    }
    return simpleLexeme(of: word, form: form)
  }

  private func simpleLexeme(of word: Int32, form: String) -> Lexeme {
    let folded = RussianParadigm.fold(form)
    return memo.lexeme(ofStem: lexicon.stem[Int(word)], form: folded) {
      likeliestLexeme(of: word, folded: folded)
    }
  }

  private func likeliestLexeme(of word: Int32, folded: String) -> Lexeme {
    let forms = formsOfStem[lexicon.stem[Int(word)]] ?? []
    let likely = Set(forms.prefix(Self.formsTried).map(\.form) + [folded]).map { form in
      memo.lemma(of: form)
    }
    var best: (score: Double, lexeme: Lexeme) = (0, Lexeme(nominative: folded, gender: nil))
    for candidate in nominatives(of: word, forms) {
      let inflections = memo.inflections(ofWord: candidate).filter {
        $0.kind != .adjective
      }
      let paradigm = Set(inflections.map(\.form))
      guard paradigm.contains(folded) else { continue }
      let explained = forms.filter { paradigm.contains($0.form) }.map(\.count).reduce(0, +)
      let singular = inflections.first {
        $0.form == candidate && $0.slot.number == .singular
          && $0.slot.grammaticalCase == .nominative
      }
      // What only ever is a genitive is no nominative of the same spelling.
      let isGenitive = genitives.contains(candidate)
      let isVerbal = ["ние", "тие", "ица", "ция"].contains { candidate.hasSuffix($0) }
      var score = Double(explained)
      if isGenitive {
        score *= Self.genitiveShare
      } else {
        score += seenBonus(of: candidate, among: forms)
        score += Self.likelyBonus * Double(likely.count { $0 == candidate }) / Double(likely.count)
      }
      if isVerbal { score += Self.verbalBonus }
      if singular == nil && hasSingular(forms, inflections) { score *= Self.pluralShare }
      if score > best.score {
        best = (
          score,
          Lexeme(
            nominative: candidate,
            gender: singular.map { $0.slot.gender ?? indeclinableGender(of: candidate) })
        )
      }
    }
    return best.lexeme
  }

  /// Words without cases, such as меню, are neuter when they end in a vowel.
  private func indeclinableGender(of word: String) -> RussianGender {
    "аеиоуыэюя".contains(word.last ?? " ") ? .neuter : .masculine
  }

  /// What it is worth that a nominative stands in the text.
  ///
  /// A bare stem that stands there rarely is the genitive plural of another nominative: таблиц.
  private func seenBonus(
    of nominative: String, among forms: [(form: String, count: Int)]
  ) -> Double {
    guard let seen = forms.first(where: { $0.form == nominative }) else { return 0 }
    // An accusative or dative, as of «крутилку»; hardly a noun without cases.
    guard !nominative.hasSuffix("у"), !isPrepositional(nominative),
      // The genitive plural of настройка.
      !["оек", "аек", "еек", "уек"].contains(where: { nominative.hasSuffix($0) })
    else { return 0 }
    let isBare = !"аеиоуыэюяьй".contains(nominative.last ?? "а")
    let total = forms.map(\.count).reduce(0, +)
    return isBare && Double(seen.count) < Self.bareShare * Double(total)
      ? 0 : Self.seenBonus + Self.countBonus * Double(seen.count) / Double(total)
  }

  /// Whether the ending is that of «в интерфейсе» and not of a neuter such as поле, имя, движение.
  private func isPrepositional(_ form: String) -> Bool {
    form.hasSuffix("е") && !"иьщцлржф".contains(form.dropLast().last ?? "и")
  }

  /// Whether some form is a singular and no plural; without one the noun may have no singular.
  private func hasSingular(
    _ forms: [(form: String, count: Int)], _ inflections: [RussianInflection]
  ) -> Bool {
    let plurals = Set(inflections.filter { $0.slot.number == .plural }.map(\.form))
    return forms.contains { !plurals.contains($0.form) }
  }

  /// Nominatives that a word could have: its forms themselves, and its stem with the endings of
  /// nominatives.
  private func nominatives(of word: Int32, _ forms: [(form: String, count: Int)]) -> [String] {
    var result = Set(forms.prefix(Self.formsTried).map(\.form))
    let marked = vocabulary[lexicon.stem[Int(word)]]
    let stem = String(marked.drop { $0 == "~" })
    for ending in ["", "а", "я", "о", "е", "ь", "й", "ия", "ие", "ий"] {
      result.insert(stem + ending)
    }
    // ползунк- has ползунок; where к closes a syllable the vowel need not be seen: заголовк-.
    if let last = stem.last, "кц".contains(last), let before = stem.dropLast().last {
      for vowel in ["о", "е"] {
        let word = stem.dropLast() + vowel + String(last)
        if vocabulary.existingNumber(of: word) != nil { result.insert(word) }
      }
      if last == "к", "вчтшдбзгж".contains(before) {
        result.insert(stem.dropLast() + "ок")
        result.remove(stem)
      }
    }
    return result.sorted()
  }

  private static let formsTried = 8

  private func agreeing(_ adjective: String, with head: Lexeme) -> String {
    guard let gender = head.gender else { return adjective }
    let folded = RussianParadigm.fold(adjective)
    // A participle of a reflexive verb agrees before its ending.
    if folded.hasSuffix("ся") {
      return agreeing(String(adjective.dropLast(2)), with: head) + "ся"
    }
    let stem = String(RussianEndings.stem(of: folded, .adjective))
    for masculine in ["ый", "ий", "ой"].map({ stem + $0 }) {
      let inflections = memo.inflections(ofWord: masculine).filter {
        $0.kind == .adjective
      }
      guard inflections.contains(where: { $0.form == folded }) else { continue }
      let nominative = inflections.first {
        $0.slot.number == .singular && $0.slot.grammaticalCase == .nominative
          && $0.slot.gender == gender
      }
      if let nominative { return cased(nominative.form, like: adjective) }
    }
    return adjective
  }

  /// Names in capitals keep them, words do not.
  private func cased(_ word: String, like original: String) -> String {
    let isAllCapitals = original.count > 1 && original == original.uppercased()
    return isAllCapitals ? word.uppercased() : word
  }

  /// What a nominative that stands in the text is worth, in occurrences.
  private static let seenBonus = 1.5
  /// What a nominative that stands there more often is worth: ползунок, not «ползунка».
  private static let countBonus = 0.5
  /// What is left of a nominative that is spelt like a genitive and stands where one does.
  private static let genitiveShare = 0.7
  /// What a nominative is worth that rules alone would choose for every form.
  private static let likelyBonus = 1.0
  /// The share of its forms that the nominative of a masculine noun has at least.
  private static let bareShare = 0.3
  /// What a nominative without a singular is worth beside one that has it.
  private static let pluralShare = 0.4
  /// Verbal nouns outnumber feminine ones of the same forms: состояние, not «состояния».
  private static let verbalBonus = 2.0
}
