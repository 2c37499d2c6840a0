/// The words around a Russian noun that show its gender, and no longer would agree with a noun of another.
package struct RussianDisagreement: Sendable {
  /// Where the noun stands in its phrase.
  private let head: Int
  /// The cases that each form of the noun is in, in the singular.
  private let cases: [String: Set<RussianCase>]
  private let own: RussianGender
  private let other: RussianGender

  /// Compares the genders of a term and of the one that takes its place, given in their citation forms; nil where they
  /// are the same, or nobody knows one.
  package init?(of term: String, by replacement: String) {
    guard let own = Self.head(of: term), let other = Self.head(of: replacement),
      own.gender != other.gender
    else { return nil }
    head = own.index
    (self.own, self.other) = (own.gender, other.gender)
    cases = RussianParadigm.inflections(ofWord: own.noun).reduce(into: [:]) { cases, inflection in
      guard inflection.slot.number == .singular else { return }
      cases[inflection.form, default: []].insert(inflection.slot.grammaticalCase)
    }
  }

  /// The words that somebody has to change where the other term is written.
  ///
  /// Looked at are the adjectives and pronouns directly before it, and behind it what may be said of it: an adjective, a
  /// verb in the past, «который».
  ///
  /// - Parameters:
  ///   - form: The term as it stands in the text: «новую папку» has «папку».
  ///   - before: The end of the text before it.
  ///   - after: The beginning of the text behind it.
  /// - Returns: The words as they stand in the text, in order; none where the place is in the plural.
  /// - Complexity: O(n) in the length of the words that are looked at.
  package func words(around form: String, before: String, after: String) -> [String] {
    guard let found = Self.parts(of: form).dropFirst(head).first,
      let cases = cases[RussianParadigm.fold(found)]
    else { return [] }
    let place = Place(cases: cases, own: own, other: other)
    return Self.attributes(before, place) + Self.predicates(after, place)
  }

  /// What the singular of a noun may be, and the genders.
  private struct Place {
    let cases: Set<RussianCase>
    let own: RussianGender
    let other: RussianGender

    /// Whether an adjective agrees with the noun that stands there, and not with the other.
    func isLeftBehind(_ slots: [RussianSlot]) -> Bool {
      let fitting = slots.filter { $0.number == .singular && cases.contains($0.grammaticalCase) }
      return fitting.contains { $0.gender == own } && !fitting.contains { $0.gender == other }
    }
  }

  private static func head(
    of term: String
  ) -> (index: Int, noun: String, gender: RussianGender)? {
    let words = parts(of: term)
    guard let index = RussianPhrase.headIndex(ofCitation: words),
      let gender = RussianPhrase.gender(ofHead: words[index])
    else { return nil }
    return (index, words[index], gender)
  }

  private static func attributes(_ before: String, _ place: Place) -> [String] {
    guard before.last == " " else { return [] }
    var found: [String] = []
    for piece in before.split(separator: " ").reversed() {
      guard piece.last.map(\.isLetter) == true, let start = piece.firstIndex(where: \.isLetter)
      else { break }
      let word = String(piece[start...])
      guard case .adjective(let slots) = RussianWordKind(of: RussianParadigm.fold(word)) else {
        break
      }
      if place.isLeftBehind(slots) { found.insert(word, at: 0) }
      if start != piece.startIndex { break }
    }
    return found
  }

  private static func predicates(_ after: String, _ place: Place) -> [String] {
    let isClause = after.hasPrefix(", ")
    guard isClause || after.first == " " else { return [] }
    let word = String(after.dropFirst(isClause ? 2 : 1).prefix(while: \.isLetter))
    let folded = RussianParadigm.fold(word)
    if isClause {
      guard folded.hasPrefix("котор"),
        case .adjective(let slots) = RussianWordKind(of: folded),
        Place(cases: Set(RussianCase.allCases), own: place.own, other: place.other)
          .isLeftBehind(slots)
      else { return [] }
      return [word]
    }
    guard place.cases.contains(.nominative) else { return [] }
    if pastEndings[place.own]?.contains(where: folded.hasSuffix) == true, folded.count > 3 {
      return [word]
    }
    let nominative = Place(cases: [.nominative], own: place.own, other: place.other)
    guard case .adjective(let slots) = RussianWordKind(of: folded),
      nominative.isLeftBehind(slots)
    else { return [] }
    return [word]
  }

  /// Endings of verbs in the past; of a masculine one hardly anything but a reflexive verb can be told from a noun.
  private static let pastEndings: [RussianGender: [String]] = [
    .feminine: ["ала", "яла", "ила", "ыла", "лась"], .neuter: ["ало", "яло", "ило", "ыло", "лось"],
    .masculine: ["лся", "был"],
  ]

  private static func parts(of text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map(String.init)
  }
}
