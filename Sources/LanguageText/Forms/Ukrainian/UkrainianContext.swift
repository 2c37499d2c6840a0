/// The words around a Ukrainian term, and what they say of its number, case and gender.
struct UkrainianContext {
  /// The words before the term, nearest first, folded; those of its clause.
  private let before: [(word: String, spelling: String)]
  /// Whether a clause begins before them.
  private let beginsClause: Bool
  /// The words behind the term, nearest first, of its sentence, with whether a comma stands before each.
  private let after: [(word: String, spelling: String, isParted: Bool)]

  init(before: String, after: String) {
    var words: [(word: String, spelling: String)] = []
    var begins = true
    for piece in before.split(separator: " ").suffix(Self.reach).reversed() {
      guard let last = piece.last, !".:;!?—–-•…,|".contains(last) else { break }
      let spelling = piece.withoutMarksAround
      words.append((UkrainianParadigm.fold(spelling), spelling))
      if let first = piece.first, "«(\"„“|".contains(first) { break }
      begins = words.count < Self.reach
    }
    self.before = words
    beginsClause = begins
    var others: [(word: String, spelling: String, isParted: Bool)] = []
    // What a bracket, a quotation mark or markup closes stands behind the term.
    var isParted = false
    for piece in after.split(separator: " ", omittingEmptySubsequences: false).prefix(Self.reach) {
      let spelling = piece.withoutMarksAround
      if spelling.isEmpty {
        if piece.contains(where: ".:;!?—–|".contains) { break }
        isParted = isParted || piece.contains(",")
        continue
      }
      others.append((UkrainianParadigm.fold(spelling), spelling, isParted))
      isParted = piece.last == ","
      if let last = piece.last, ".:;!?)»".contains(last) { break }
    }
    self.after = others
  }

  /// Whether the word before the term may be an adjective or pronoun.
  var endsInAttribute: Bool { before.first.map { Self.slots(of: $0.word) != nil } ?? false }

  /// The places that a term can be in where its form allows some, likeliest first.
  func narrowed(_ places: [UkrainianPlace]) -> [UkrainianPlace] {
    var left = places
    var isJoined = false
    for (word, _) in before {
      if let cases = Self.cases(behind: word) {
        return filter(left) { cases.contains($0.grammaticalCase) }
      }
      if let isSmall = Self.number(word) {
        return filter(left) {
          $0.isPlural
            && (isSmall ? [.nominative, .accusative] : [.genitive]).contains($0.grammaticalCase)
        }
      }
      if Self.joining.contains(word) {
        isJoined = true
      } else if let slots = Self.slots(of: word) {
        guard !isJoined else { continue }
        let agreeing = left.filter { place in slots.contains { $0.holds(place) } }
        // It is a noun.
        if agreeing.isEmpty { return first(.genitive, left) }
        left = agreeing
      } else if Self.particles.contains(word) || word.count > 4 && word.hasSuffix("но") {
        continue
      } else if Self.isVerb(word) {
        return first(.accusative, left)
      } else if !isJoined {
        return first(.genitive, left)
      }
    }
    guard beginsClause else { return left }
    return first(isActedOn ? .accusative : .nominative, left)
  }

  /// Whether what is said behind has no subject: «теку створено», «теку не знайдено».
  private var isActedOn: Bool {
    let word = after.first { $0.word != "не" }
    return word.map { word in
      !word.isParted && word.word.count > 5
        && ["ено", "ано", "єно", "їно", "ято", "уто", "ито"].contains(where: word.word.hasSuffix)
    } ?? false
  }

  /// The words that do not agree with a gender in a place: adjectives and numerals before, what is said of the
  /// subject behind, and a relative pronoun.
  func words(
    disagreeingWith gender: UkrainianGender, insteadOf own: UkrainianGender,
    in place: UkrainianPlace
  ) -> [String] {
    var found: [String] = []
    for (word, spelling) in before {
      if ["два", "дві", "обидва", "обидві"].contains(word), place.isPlural {
        if (word.last == "і") != (gender == .feminine) { found.append(spelling) }
        break
      }
      guard !place.isPlural, let slots = Self.slots(of: word)?.filter({ $0.holds(place) }),
        slots.contains(where: { $0.genders.contains(own) })
      else { break }
      if !slots.contains(where: { $0.genders.contains(gender) }) { found.append(spelling) }
    }
    found.reverse()
    guard !place.isPlural else { return found }
    for (word, spelling, isParted) in after {
      if isParted {
        if let genders = Self.relatives[word], !genders.contains(gender) { found.append(spelling) }
        break
      }
      if place.grammaticalCase == .nominative, Self.genderOfPredicate(word) == own {
        found.append(spelling)
      }
    }
    return found
  }

  private func filter(
    _ places: [UkrainianPlace], _ isPossible: (UkrainianPlace) -> Bool
  ) -> [UkrainianPlace] {
    let possible = places.filter(isPossible)
    return possible.isEmpty ? places : possible
  }

  private func first(_ grammaticalCase: UkrainianCase, _ places: [UkrainianPlace])
    -> [UkrainianPlace]
  {
    places.filter { $0.grammaticalCase == grammaticalCase }
      + places.filter { $0.grammaticalCase != grammaticalCase }
  }

  private static let reach = 5
}
