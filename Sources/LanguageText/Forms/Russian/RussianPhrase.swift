/// Noun phrases of the shape adjectives, noun, dependents.
enum RussianPhrase {
  /// The phrase with its head noun in the nominative singular.
  static func citationForm(of words: [String], lemmas: [String: String]) -> String {
    var lemmaOf = words.map { lemma(of: $0, lemmas) }
    guard let head = headIndex(words, lemmaOf) else { return words.joined(separator: " ") }
    if isAdjective(lemmaOf[head]) {
      lemmaOf[head] = substantive(lemmaOf[head], lemmas)
    } else {
      lemmaOf[head] = agreeingLemma(ofHead: head, words, lemmaOf)
    }
    let gender = gender(ofHead: lemmaOf[head])
    return words.indices.map { index in
      if index > head { return words[index] }
      let lemma = lemmaOf[index]
      let form = index == head || !isAdjective(lemma) ? lemma : agreeing(lemma, gender) ?? lemma
      return restored(form, from: words[index])
    }
    .joined(separator: " ")
  }

  /// The head of a phrase that is given in its citation form; nil when it has no words.
  static func headIndex(ofCitation words: [String]) -> Int? {
    words.indices.first { index in
      let folded = TermForms.fold(words[index])
      let isLast = index == words.count - 1
      return isLast || isSubstantive(folded, before: words[index + 1])
        || !looksLikeAdjective(folded) && isCyrillic(words[index])
          && (!RussianIrregulars.attributive.contains(folded)
            || governs(folded, TermForms.fold(words[index + 1])))
    }
  }

  /// Whether what looks like an adjective is a noun, since the word behind it cannot be its noun in the nominative:
  /// «переменная среды».
  private static func isSubstantive(_ adjective: String, before next: String) -> Bool {
    let noun = TermForms.fold(next)
    guard looksLikeAdjective(adjective), !looksLikeAdjective(noun), isCyrillic(next),
      next != next.uppercased(), !RussianParadigm.isIndeclinable(noun), let last = noun.lastLetter
    else { return false }
    return switch true {
    case adjective.hasEnding("ая"), adjective.hasEnding("яя"):
      !"аяь".hasLetter(last) || ["ения", "ания", "ства"].contains(where: noun.hasEnding)
    case adjective.hasEnding("ое"), adjective.hasEnding("ее"): !"оея".hasLetter(last)
    case adjective.hasEnding("ые"), adjective.hasEnding("ие"): !"ыиаяе".hasLetter(last)
    default: "ыиую".hasLetter(last)
    }
  }

  /// Whether a noun that may stand unchanged before others has one in the genitive or a name behind it: «код
  /// доступа», «тест API», unlike «веб сервер» and «веб API».
  private static func governs(_ noun: String, _ next: String) -> Bool {
    if !isCyrillic(next) { return RussianIrregulars.attributiveThings.contains(noun) }
    guard let last = noun.lastLetter, !RussianStems.vowels.contains(last) else { return false }
    return ["а", "я", "ы", "и", "ов", "ий"].contains(where: next.hasEnding)
  }

  /// Whether a word in any nominative is an adjective by its ending.
  private static func looksLikeAdjective(_ word: String) -> Bool {
    !RussianParadigm.isNoun(word)
      && (isAdjective(word) || RussianAdjectives.isCertain(word) || word.hasSuffix("ее"))
  }

  /// Whether a word is in capitals, as abbreviations are, which have one form: «ОС».
  static func isAbbreviation(_ word: String) -> Bool {
    let letters = word.filter(\.isLetter)
    return letters.count > 1 && letters == letters.uppercased()
  }

  /// The gender of the head of a term, given by its index: that of an abbreviation is told by the adjective before it.
  static func gender(ofHeadAt head: Int, of words: [String]) -> RussianGender? {
    guard isAbbreviation(words[head]) else { return gender(ofHead: words[head]) }
    guard head > 0 else { return nil }
    let adjective = TermForms.fold(words[head - 1])
    if adjective.hasEnding("ая") || adjective.hasEnding("яя") { return .feminine }
    if adjective.hasEnding("ое") || adjective.hasEnding("ее") { return .neuter }
    return isAdjective(adjective) ? .masculine : nil
  }

  static func gender(ofHead lemma: String) -> RussianGender? {
    if lemma.hasSuffix("ая") || lemma.hasSuffix("яя") { return .feminine }
    if lemma.hasSuffix("ое") || lemma.hasSuffix("ее") { return .neuter }
    return RussianParadigm.gender(ofNoun: lemma)
  }

  /// An adjective used as a noun, in the nominative that the corpus has: запятая.
  private static func substantive(_ lemma: String, _ lemmas: [String: String]) -> String {
    let nominatives = RussianAdjectives.inflections(of: lemma).filter {
      $0.slot.grammaticalCase == .nominative && $0.slot.number == .singular
        && $0.slot.gender != .masculine && lemmas[$0.form] != nil
    }
    let forms = Set(nominatives.map(\.form))
    return forms.count == 1 && lemmas[lemma] == nil ? forms.first ?? lemma : lemma
  }

  /// The lemma of the head that lets it agree with the adjectives before it.
  private static func agreeingLemma(
    ofHead head: Int, _ words: [String], _ lemmas: [String]
  ) -> String {
    let adjectives = words.indices.prefix(head).filter { isAdjective(lemmas[$0]) }
    guard let last = adjectives.last else { return lemmas[head] }
    let wanted = slots(of: words[last], lemmas[last])
    let agrees = { (lemma: String) in
      slots(of: words[head], lemma).contains { slot in wanted.contains { matches($0, slot) } }
    }
    guard !wanted.isEmpty, !agrees(lemmas[head]) else { return lemmas[head] }
    let others = CitationForm.lemmaCandidates(ofWord: words[head], language: "ru")
    return others.first { !isAdjective($0) && agrees($0) } ?? lemmas[head]
  }

  private static func slots(of word: String, _ lemma: String) -> [RussianSlot] {
    let folded = TermForms.fold(word)
    return RussianParadigm.inflections(ofWord: lemma).filter { $0.form == folded }.map(\.slot)
  }

  /// Whether an adjective's place goes with a noun's.
  private static func matches(_ adjective: RussianSlot, _ noun: RussianSlot) -> Bool {
    adjective.number == noun.number && adjective.grammaticalCase == noun.grammaticalCase
      && (adjective.gender == nil || noun.gender == nil || adjective.gender == noun.gender)
  }

  /// The first word that is no adjective; the last adjective when all are, as in «запятая».
  private static func headIndex(_ words: [String], _ lemmas: [String]) -> Int? {
    let nouns = words.indices.filter { !isAdjective(lemmas[$0]) && isCyrillic(words[$0]) }
    guard let first = nouns.first else { return words.indices.last }
    let next = first + 1
    guard nouns.contains(next), TermForms.fold(words[first]) == lemmas[first],
      !canBeGenitive(words[next], lemmas[next])
    else { return first }
    return next
  }

  /// Whether a noun can depend on the noun before it: not so in «попап кнопкой».
  private static func canBeGenitive(_ word: String, _ lemma: String) -> Bool {
    let folded = TermForms.fold(word)
    if folded == lemma { return true }
    let slots = RussianParadigm.inflections(ofWord: lemma).filter { $0.form == folded }.map(\.slot)
    return slots.isEmpty || slots.contains { $0.grammaticalCase == .genitive }
  }

  private static func lemma(of word: String, _ lemmas: [String: String]) -> String {
    let folded = TermForms.fold(word)
    if isAbbreviation(word) { return folded }
    return lemmas[folded] ?? CitationForm.word(folded, language: "ru")
  }

  static func isAdjective(_ lemma: String) -> Bool {
    ["ый", "ийся", "ыйся", "ский", "щий", "ний", "кий", "гий", "хий", "ший", "жий", "чий", "ой"]
      .contains(where: lemma.hasSuffix) && !RussianParadigm.isNoun(lemma)
  }

  private static func isCyrillic(_ word: String) -> Bool {
    word.unicodeScalars.contains { ScriptClass($0) == .cyrillic }
  }

  /// The nominative of an adjective in a gender; in the plural when there is none.
  private static func agreeing(_ adjective: String, _ gender: RussianGender?) -> String? {
    RussianAdjectives.inflections(of: adjective).first {
      $0.slot.grammaticalCase == .nominative && $0.slot.gender == gender
        && ($0.slot.number == .plural) == (gender == nil)
    }?.form
  }

  /// The word as the text spells it where nothing changed, and with its ё and capitals of names.
  static func restored(_ form: String, from word: String) -> String {
    if TermForms.fold(word) == form, !isCapitalizedOnly(word) { return word }
    let original = Array(word)
    return String(
      form.enumerated().map { index, letter in
        guard index < original.count else { return letter }
        let old = original[index]
        if old.lowercased() == "ё", letter == "е" { return "ё" }
        return old.isASCII && old.lowercased() == String(letter) ? old : letter
      })
  }

  /// Whether a word has a capital at its start and nowhere else, as at the start of a sentence.
  private static func isCapitalizedOnly(_ word: String) -> Bool {
    (word.first?.isUppercase ?? false) && !word.dropFirst().contains(where: \.isUppercase)
      && isCyrillic(word)
  }
}
