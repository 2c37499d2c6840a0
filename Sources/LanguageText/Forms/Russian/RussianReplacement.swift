/// Puts one Russian term in the place of another, in the same number and case.
package enum RussianReplacement {
  /// What a term may be replaced by where it stands in some form, likeliest first.
  ///
  /// - Parameters:
  ///   - found: The term as it stands in the text: «выпадающих списков».
  ///   - term: Its citation form: «выпадающий список».
  ///   - replacement: The citation form of the other term: «раскрывающийся список».
  ///   - previousWord: The word before it, which as a preposition narrows the cases down.
  /// - Returns: Forms of the replacement in lower case but for names, with ё where its citation
  ///   form has one; empty when the found form fits no place of the paradigm.
  package static func candidates(
    for found: String, of term: String, by replacement: String, previousWord: String? = nil
  ) -> [String] {
    let foundWords = words(found)
    let termWords = words(term)
    guard foundWords.count == termWords.count else { return [] }
    let places = places(of: foundWords, termWords)
    let allowed = previousWord.flatMap { prepositions[RussianParadigm.fold($0)] }
    let narrowed = allowed.map { cases in places.filter { cases.contains($0.grammaticalCase) } }
    let likely = narrowed.flatMap { $0.isEmpty ? nil : $0 } ?? places
    var seen: Set<String> = []
    return likely.compactMap { form(of: replacement, in: $0) }.filter { seen.insert($0).inserted }
  }

  /// A noun phrase given in its citation form, in another number and case.
  ///
  /// Nil when the phrase has no such form, as a word without a singular has none.
  package static func form(of term: String, in place: Place) -> String? {
    let termWords = words(term)
    guard let head = RussianPhrase.headIndex(ofCitation: termWords) else { return nil }
    let noun = RussianParadigm.inflections(ofWord: termWords[head])
    let gender = place.number == .plural ? nil : RussianPhrase.gender(ofHead: termWords[head])
    let headForm = noun.first {
      place.holds($0.slot) && ($0.kind != .adjective || $0.slot.gender == gender)
    }
    guard let headForm else { return nil }
    let inflected = termWords.indices.map { index -> String in
      if index > head || headForm.kind == .indeclinable && index == head { return termWords[index] }
      if index == head { return RussianPhrase.restored(headForm.form, from: termWords[index]) }
      let adjective = RussianAdjectives.inflections(of: RussianParadigm.fold(termWords[index]))
        .first { place.holds($0.slot) && $0.slot.gender == gender }
      return adjective.map { RussianPhrase.restored($0.form, from: termWords[index]) }
        ?? termWords[index]
    }
    return inflected.joined(separator: " ")
  }

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
  private static func places(of found: [String], _ term: [String]) -> [Place] {
    guard let head = RussianPhrase.headIndex(ofCitation: term) else { return [] }
    let all = RussianNumber.allCases.flatMap { number in
      RussianCase.allCases.map { Place(number, $0) }
    }
    let possible = (0...head).map { index -> Set<Place> in
      let folded = RussianParadigm.fold(found[index])
      let matching = RussianParadigm.inflections(ofWord: term[index]).filter { $0.form == folded }
      return Set(matching.map { Place($0.slot.number, $0.slot.grammaticalCase) })
    }
    return all.filter { place in possible.allSatisfy { $0.isEmpty || $0.contains(place) } }
  }

  private static func words(_ text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  /// The cases that prepositions govern.
  private static let prepositions: [String: Set<RussianCase>] = {
    var result: [String: Set<RussianCase>] = [:]
    let governed: [(RussianCase, String)] = [
      (.genitive, "без для до из от у около вокруг кроме после против среди вместо внутри с со"),
      (.dative, "к ко по благодаря согласно"),
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
