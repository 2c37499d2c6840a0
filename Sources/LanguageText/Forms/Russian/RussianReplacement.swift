/// Puts one Russian term in the place of another, in the same number and case.
package enum RussianReplacement {
  /// What a term may be replaced by where it stands in some form, likeliest first.
  ///
  /// - Parameters:
  ///   - found: The term as it stands in the text: «выпадающих списков».
  ///   - term: Its citation form: «выпадающий список».
  ///   - replacement: The citation form of the other term: «раскрывающийся список».
  ///   - context: The words before it, which narrow the cases down.
  ///   - prefersPlural: Whether a form that may be either is likelier the plural, as that of a translation is where the
  ///     original has one.
  /// - Returns: Forms of the replacement in lower case but for names, with ё where its citation
  ///   form has one; empty when the found form fits no place of the paradigm.
  package static func candidates(
    for found: String, of term: String, by replacement: String,
    in context: RussianContext = RussianContext(), prefersPlural: Bool = false
  ) -> [String] {
    let foundWords = words(found)
    let termWords = words(term)
    if let (last, citation) = inflectedEnd(of: foundWords, termWords) {
      return candidates(
        for: last, of: citation, by: replacement, in: context, prefersPlural: prefersPlural)
    }
    guard foundWords.count == termWords.count,
      let head = RussianPhrase.headIndex(ofCitation: termWords)
    else { return [] }
    let gender = RussianPhrase.gender(ofHeadAt: head, of: termWords)
    if term != replacement, let numeral = context.paucal,
      head > 0 || !mayFollow(numeral, replacement, insteadOfNounOf: gender)
    {
      return []
    }
    var places = context.narrowed(places(of: foundWords, termWords, head), gender)
    if prefersPlural {
      places = places.filter { $0.number == .plural } + places.filter { $0.number != .plural }
    }
    if let first = places.first, isPlural(replacement),
      first.number == .singular || first.grammaticalCase == .genitive
    {
      return []
    }
    // «имена хостов» of «имя хоста» asks for «имена узлов».
    let isPlural = (head + 1..<termWords.count).contains { index in
      pluralsOfDependent(at: index, of: termWords)
        .contains(RussianParadigm.fold(foundWords[index]))
    }
    var seen: Set<String> = []
    return places.compactMap { form(of: replacement, in: $0, withPluralDependents: isPlural) }
      .filter { seen.insert($0).inserted }
  }

  /// The last word and its citation form where that alone is inflected behind a noun that never is: «сайд эффектов».
  private static func inflectedEnd(
    of found: [String], _ term: [String]
  ) -> (found: String, citation: String)? {
    guard found.count == term.count, term.count > 1, let last = found.last,
      let citation = term.last, let letter = citation.lowercased().last,
      // Genitives in the singular end with vowels.
      !"аеёиоуыэюя".contains(letter),
      RussianParadigm.fold(last) != RussianParadigm.fold(citation),
      let head = RussianPhrase.headIndex(ofCitation: term), head < term.count - 1,
      zip(found, term).dropLast().allSatisfy({
        RussianParadigm.fold($0) == RussianParadigm.fold($1)
      })
    else { return nil }
    return (last, citation)
  }

  /// Whether a term may stand behind a numeral of two to four where another one does: adjectives have other forms there
  /// than the noun, and «два» and «оба» show the gender.
  private static func mayFollow(
    _ numeral: String, _ replacement: String, insteadOfNounOf gender: RussianGender?
  ) -> Bool {
    let words = words(replacement)
    guard RussianPhrase.headIndex(ofCitation: words) == 0 else { return false }
    guard ["два", "две", "оба", "обе", "полтора"].contains(numeral) else { return true }
    let own = RussianPhrase.gender(ofHeadAt: 0, of: words)
    return own != nil && gender != nil && (own == .feminine) == (gender == .feminine)
  }

  /// A noun phrase given in its citation form, in another number and case, and what stands in the genitive behind
  /// its head in the plural where asked for.
  ///
  /// Nil when the phrase has no such form, as a word without a singular has none.
  package static func form(
    of term: String, in place: Place, withPluralDependents isPlural: Bool = false
  ) -> String? {
    let termWords = words(term)
    guard let head = RussianPhrase.headIndex(ofCitation: termWords) else { return nil }
    let isAbbreviation = RussianPhrase.isAbbreviation(termWords[head])
    let noun =
      termWords.count == 1
      ? RussianParadigm.inflections(ofTerm: termWords[head])
      : RussianParadigm.inflections(ofWord: termWords[head])
    let gender =
      place.number == .plural ? nil : RussianPhrase.gender(ofHeadAt: head, of: termWords)
    let headForms = noun.filter {
      place.holds($0.slot) && ($0.kind != .adjective || $0.slot.gender == gender)
    }
    // Of «API-ключ» the last part says how it is stressed.
    let folded = RussianParadigm.fold(termWords[head])
    let isStressed = RussianStressedNouns.contains(
      folded.split(separator: "-").last.map(String.init) ?? folded)
    let stressed = headForms.first {
      isStressed && ($0.form.hasEnding("ом") || $0.form.hasEnding("ов"))
    }
    guard let headForm = stressed ?? headForms.first else { return nil }
    let inflected = termWords.indices.map { index -> String in
      if index > head {
        let plural =
          isPlural
          ? pluralsOfDependent(at: index, of: termWords).first
          : nil
        return plural.map { RussianPhrase.restored($0, from: termWords[index]) }
          ?? termWords[index]
      }
      if index == head, isAbbreviation || headForm.kind == .indeclinable { return termWords[index] }
      if index == head { return RussianPhrase.restored(headForm.form, from: termWords[index]) }
      let adjective = RussianAdjectives.inflections(of: RussianParadigm.fold(termWords[index]))
        .first { place.holds($0.slot) && $0.slot.gender == gender }
      return adjective.map { RussianPhrase.restored($0.form, from: termWords[index]) }
        ?? termWords[index]
    }
    return inflected.joined(separator: " ")
  }

  /// What a word behind the head may be in the plural, likeliest first.
  private static func pluralsOfDependent(at index: Int, of words: [String]) -> [String] {
    // What is done has no plural: «классы хранения».
    let word = RussianParadigm.fold(words[index])
    if word.hasEnding("ования") || actions.contains(word) { return [] }
    let before = words[..<index].map(RussianParadigm.fold)
    // Behind the noun that a preposition asks for stands what that is of: «на элемент шаблона», «на элементы шаблона».
    if let preposition = before.lastIndex(where: RussianDependents.isPreposition),
      before[(preposition + 1)...].contains(where: { word in
        !CitationForm.lemmaCandidates(ofWord: word, language: "ru")
          .contains(where: RussianPhrase.isAdjective)
      })
    {
      return []
    }
    return RussianDependents.plurals(
      of: word,
      behind: before.last(where: RussianDependents.isPreposition))
  }

  /// Nouns of actions, in the genitive.
  private static let actions: Set<String> = [
    "выполнения", "доверия", "питания", "развертывания", "управления", "хранения", "чтения",
  ]

  /// A number and case.
  package struct Place: Hashable, Sendable {
    package let number: RussianNumber
    package let grammaticalCase: RussianCase

    package init(_ number: RussianNumber, _ grammaticalCase: RussianCase) {
      self.number = number
      self.grammaticalCase = grammaticalCase
    }

    func holds(_ slot: RussianSlot) -> Bool {
      slot.number == number && slot.grammaticalCase == grammaticalCase
    }
  }

  /// The places that every word up to the head can be in, in the order of the paradigm.
  private static func places(of found: [String], _ term: [String], _ head: Int) -> [Place] {
    let all = RussianNumber.allCases.flatMap { number in
      RussianCase.allCases.map { Place(number, $0) }
    }
    let gender = RussianPhrase.gender(ofHeadAt: head, of: term)
    let isAbbreviation = RussianPhrase.isAbbreviation(term[head])
    let possible = (0...head).map { index -> Set<Place> in
      if isAbbreviation, index == head { return [] }
      let folded = RussianParadigm.fold(found[index])
      if index < head, RussianIrregulars.attributive.contains(folded) { return [] }
      let inflections =
        term.count == 1
        ? RussianParadigm.inflections(ofTerm: term[index])
        : RussianParadigm.inflections(ofWord: term[index])
      // Before an abbreviation the gender of an adjective is all that tells its case.
      let matching = inflections.filter {
        $0.form == folded
          && (!isAbbreviation || $0.slot.number == .plural || $0.slot.gender == gender)
      }
      // «указаний» is the noun's, though there might be such an adjective.
      let likely = matching.filter { $0.kind == inflections.first?.kind }
      return Set(
        (likely.isEmpty ? matching : likely).map { Place($0.slot.number, $0.slot.grammaticalCase) })
    }
    var places = all.filter { place in possible.allSatisfy { $0.isEmpty || $0.contains(place) } }
    // «клавишей» might be many of them, as «свечей» is, and «юзера» several, as «адреса» is, but hardly is.
    let usual = places.filter { place in
      place.number == .singular || isUsual(found[head], in: place, of: term[head])
    }
    if !usual.isEmpty { places = usual }
    // «каталог» might be many of them, as «байт» is, but hardly is.
    let likely = places.filter { $0 != Place(.plural, .genitive) }
    return places.first == Place(.singular, .nominative) && places.count < all.count
      && !likely.isEmpty
      ? likely : places
  }

  /// Whether a term is given in the plural, which tells neither its singular nor its genitive: «параметры».
  private static func isPlural(_ term: String) -> Bool {
    let words = words(term)
    guard let head = RussianPhrase.headIndex(ofCitation: words) else { return false }
    return !RussianPhrase.isAbbreviation(words[head])
      && RussianPhrase.gender(ofHead: words[head]) == nil
      && RussianParadigm.inflections(ofWord: words[head]).first?.slot.number == .plural
  }

  /// Whether a form is the one that a word mostly has in a place: the first of its paradigm.
  private static func isUsual(_ form: String, in place: Place, of word: String) -> Bool {
    let first = RussianParadigm.inflections(ofWord: word).first { place.holds($0.slot) }
    return first.map { $0.form == RussianParadigm.fold(form) } ?? true
  }

  private static func words(_ text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map(String.init)
  }
}
