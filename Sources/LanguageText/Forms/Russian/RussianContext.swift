/// The words before a Russian noun phrase, and what they say of its number and case.
///
/// A form alone often leaves that open: «настройки» is one setting's or several settings, «каталог» a subject
/// or an object. Prepositions and adjectives exclude places, verbs, nouns and the start of a text make some
/// likelier.
package struct RussianContext: Hashable, Sendable {
  /// The words that were looked at, nearest first, folded and without punctuation.
  package private(set) var words: [String] = []
  /// Whether a clause begins behind them.
  private var beginsClause = false

  /// No words: nothing is known of the place.
  package init() {}

  /// Takes the text before a phrase.
  ///
  /// - Parameters:
  ///   - text: The end of the text before the phrase; only its last five words are looked at.
  ///   - isWhole: Whether the text is all that stands before the phrase.
  package init(before text: String, isWhole: Bool) {
    let pieces = text.split(separator: " ", omittingEmptySubsequences: true).suffix(Self.reach)
    let isAtEnd = text.last != " "
    var isInBrackets = false
    for (index, piece) in zip(pieces.indices, pieces).reversed() {
      let opensBracket = piece.contains("(")
      if isInBrackets || piece.last == ")" && !opensBracket
        || piece.first == "(" && piece.last == ")"
      {
        isInBrackets = !opensBracket
        continue
      }
      if let last = piece.last {
        if ".:;!?—–-•…".contains(last) {
          beginsClause = true
          return
        }
        // With a space behind them, or another word, quotation marks close.
        if "«\"„“(".contains(last), isAtEnd, index == pieces.indices.last {
          beginsClause = last != "("
          return
        }
        if last == "," { return }
        if last == "/" { words.append("и") }
      }
      words.append(RussianParadigm.fold(piece.withoutMarksAround))
      if Self.opensQuotation(piece) { return }
    }
    beginsClause = isWhole && pieces.count < Self.reach
  }

  /// Whether a quotation or bracket begins with a word and goes on behind it.
  private static func opensQuotation(_ piece: Substring) -> Bool {
    guard let first = piece.first, "«\"„“([".contains(first) else { return false }
    return !piece.dropFirst().contains(where: "»\"“”)]".contains)
  }

  private static let reach = 5

  /// The numeral of two to four that counts a phrase, with adjectives between; nil where none does: «две новые».
  var paucal: String? {
    for word in words {
      switch RussianWordKind(of: word) {
      case .particle, .adjective: continue
      case .numeral(.singular): return word
      default: return nil
      }
    }
    return nil
  }

  /// The places that a phrase can be in where its form allows some, likeliest first.
  ///
  /// - Parameters:
  ///   - places: What its form allows.
  ///   - gender: The gender of its head.
  /// - Returns: Those of the places that fit the words, or all where none does.
  func narrowed(
    _ places: [RussianReplacement.Place], _ gender: RussianGender?
  ) -> [RussianReplacement.Place] {
    var left = places
    var isJoined = false
    for word in words {
      switch RussianWordKind(of: word) {
      case .particle: continue
      case .conjunction: isJoined = true
      case .subordinator: return first(.nominative, left)
      case .preposition(let cases): return filter(left) { cases.contains($0.grammaticalCase) }
      case .numeral(let number):
        return filter(left) { $0.number == number && $0.grammaticalCase == .genitive }
      case .reflexiveVerb: return first(.nominative, left)
      case .verb: return object(left)
      case .adjective(let slots):
        if isJoined { continue }
        guard let agreeing = agreeing(left, slots, gender) else {
          // A gerund: удерживая каталог.
          return word.hasSuffix("я") ? object(left) : left
        }
        left = agreeing
        if left.count == 1 { return left }
      case .other:
        // What governs «имя файла и пароль» stands before both.
        if isJoined { continue }
        return first(.genitive, left)
      }
    }
    return beginsClause ? first(.nominative, left) : left
  }

  /// The places in which a phrase agrees with an adjective; nil when there are none.
  ///
  /// With one of another gender it may agree in case and number, where a term was replaced already.
  private func agreeing(
    _ places: [RussianReplacement.Place], _ slots: [RussianSlot], _ gender: RussianGender?
  ) -> [RussianReplacement.Place]? {
    let strict = places.filter { place in
      slots.contains {
        place.holds($0) && ($0.gender == nil || gender == nil || $0.gender == gender)
      }
    }
    guard strict.isEmpty else { return strict }
    // A noun that an adjective was, «содержимое аккаунта», has no living thing beside it.
    let loose = places.filter { place in
      slots.contains { place.holds($0) } && !isOfLivingThing(place, places)
    }
    let isNominativeOnly = slots.allSatisfy { $0.grammaticalCase == .nominative }
    return loose.isEmpty || isNominativeOnly ? nil : loose
  }

  /// The places of what a verb is done to: the accusative, unless it is that of a living thing, which terms
  /// hardly are, and the genitive.
  private func object(_ places: [RussianReplacement.Place]) -> [RussianReplacement.Place] {
    let isLiving = places.contains { isOfLivingThing($0, places) }
    return first(isLiving ? .genitive : .accusative, places)
  }

  /// Whether a place is an accusative that is written as the genitive is.
  private func isOfLivingThing(
    _ place: RussianReplacement.Place, _ places: [RussianReplacement.Place]
  ) -> Bool {
    place.grammaticalCase == .accusative
      && places.contains { $0.grammaticalCase == .genitive && $0.number == place.number }
  }

  private func filter(
    _ places: [RussianReplacement.Place], _ isPossible: (RussianReplacement.Place) -> Bool
  ) -> [RussianReplacement.Place] {
    let possible = places.filter(isPossible)
    return possible.isEmpty ? places : possible
  }

  private func first(
    _ grammaticalCase: RussianCase, _ places: [RussianReplacement.Place]
  ) -> [RussianReplacement.Place] {
    places.filter { $0.grammaticalCase == grammaticalCase }
      + places.filter { $0.grammaticalCase != grammaticalCase }
  }
}
