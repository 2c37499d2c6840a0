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
  /// Looked at are the adjectives and pronouns directly before it, a participle there that says something of it,
  /// «назначен ли», and behind it what may be said of it: an adjective, a verb in the past, «который».
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
      let gender = RussianPhrase.gender(ofHeadAt: index, of: words)
    else { return nil }
    return (index, words[index], gender)
  }

  private static func attributes(_ before: String, _ place: Place) -> [String] {
    guard before.last == " " else { return [] }
    var (found, open): ([String], [String]) = ([], [])
    for piece in before.split(separator: " ").reversed() {
      guard piece.last.map(\.isLetter) == true, let start = piece.firstIndex(where: \.isLetter)
      else { break }
      let word = String(piece[start...])
      let folded = RussianParadigm.fold(word)
      if let slots = slots(ofAdjective: folded) {
        if place.isLeftBehind(slots) { found = [word] + open.reversed() + found }
        open = []
      } else if particles.contains(folded), open.isEmpty {
        continue
      } else if open.isEmpty, place.cases.contains(.nominative), isShort(folded, place.own) {
        found = [word] + found
      } else if folded.count > 4, ["ом", "ем"].contains(where: folded.hasSuffix) {
        open.append(word)
      } else {
        // Nouns have that ending, too, but behind «в» there is no instrumental.
        if placing.contains(folded), place.isLeftBehind(prepositional) {
          found = open.reversed() + found
        }
        break
      }
      if start != piece.startIndex { break }
    }
    return found
  }

  /// What stands between a noun and a participle before it.
  private static let particles: Set<String> = ["бы", "же", "ли"]

  private static func slots(ofAdjective word: String) -> [RussianSlot]? {
    guard case .adjective(let slots) = RussianWordKind(of: word) else { return nil }
    return slots
  }

  /// Prepositions that govern the prepositional, and never the instrumental.
  private static let placing: Set<String> = ["в", "во", "на", "о", "об", "обо", "при"]
  private static let prepositional = [RussianGender.masculine, .neuter].map {
    RussianSlot(.singular, .prepositional, $0)
  }

  private static func predicates(_ after: String, _ place: Place) -> [String] {
    guard after.hasPrefix(", ") || after.first == " " else { return [] }
    if let word = relativeWord(after) {
      let folded = RussianParadigm.fold(word)
      let isLeftBehind =
        relatives[place.own]?.contains(folded) == true
        && relatives[place.other]?.contains(folded) != true
      return isLeftBehind ? [word] : []
    }
    let word = said(after)
    let folded = RussianParadigm.fold(word)
    guard place.cases.contains(.nominative) else { return [] }
    if pastEndings[place.own]?.contains(where: folded.hasSuffix) == true, folded.count > 3 {
      return [word]
    }
    if isShort(folded, place.own) { return [word] }
    let nominative = Place(cases: [.nominative], own: place.own, other: place.other)
    guard case .adjective(let slots) = RussianWordKind(of: folded),
      nominative.isLeftBehind(slots)
    else { return [] }
    return [word]
  }

  /// The word that may begin a clause about a noun, given the text behind it: «, который», «, к которому», also behind names;
  /// nil where no clause begins.
  private static func relativeWord(_ after: String) -> String? {
    var pieces = after.split(separator: " ", omittingEmptySubsequences: false)[...]
    guard pieces.first == "," || pieces.first == "" else { return nil }
    if pieces.popFirst() == "" {
      let names = pieces.prefix { !$0.unicodeScalars.contains { ScriptClass($0) == .cyrillic } }
      guard let end = names.firstIndex(where: { $0.last == "," }) else { return nil }
      pieces = pieces[(end + 1)...]
    }
    if let first = pieces.first, RussianDependents.isPreposition(String(first)) {
      pieces = pieces.dropFirst()
    }
    return pieces.first.map { String($0.prefix(while: \.isLetter)) } ?? ""
  }

  /// The forms of «который» that show a gender, in the singular.
  private static let relatives: [RussianGender: Set<String>] = [
    .masculine: ["который", "которого", "которому", "которым", "котором"],
    .feminine: ["которая", "которую", "которой", "которою"],
    .neuter: ["которое", "которого", "которому", "которым", "котором"],
  ]

  /// Endings of verbs in the past; of a masculine one hardly anything but a reflexive verb can be told from a noun.
  private static let pastEndings: [RussianGender: [String]] = [
    .feminine: ["ала", "яла", "ила", "ыла", "лась"], .neuter: ["ало", "яло", "ило", "ыло", "лось"],
    .masculine: ["лся", "был"],
  ]

  /// The word that may say something of a noun, given the text behind it: what is between quotation marks, «не» and «по
  /// умолчанию» stand between, «раздел "%s" не найден».
  private static func said(_ after: String) -> String {
    let pieces = after.split(separator: " ")
    for (index, piece) in pieces.prefix(5).enumerated() {
      if piece == "по", pieces.dropFirst(index + 1).first == "умолчанию" { continue }
      if piece == "умолчанию", index > 0, pieces[index - 1] == "по" { continue }
      let isName =
        piece.first == "«" || !piece.unicodeScalars.contains { ScriptClass($0) == .cyrillic }
      if isName, piece.last.map({ ".,:;!?)".contains($0) }) == true { break }
      if isName || piece == "не" { continue }
      return String(piece.prefix(while: \.isLetter))
    }
    return ""
  }

  /// Whether a word is a participle or adjective in its short form that has a gender: «найден», «пуста».
  private static func isShort(_ word: String, _ gender: RussianGender) -> Bool {
    let ending = [RussianGender.masculine: "", .feminine: "а", .neuter: "о"][gender] ?? ""
    return shortParticiples.contains { word.hasSuffix($0 + ending) && word.count > $0.count + 2 }
      || shortAdjectives.contains { word == $0 + ending }
      || ending.isEmpty && ["доступен", "недоступен", "нужен", "обязателен"].contains(word)
  }

  /// How short participles end, as nouns hardly do: «экрана» is one.
  private static let shortParticiples = [
    "лен", "чен", "жен", "шен", "щен", "ден", "нен", "дан", "зан", "бран", "сан", "ован", "крыт",
    "нят",
  ]
  private static let shortAdjectives: Set<String> = [
    "пуст", "готов", "доступн", "задан", "недоступн", "нужн", "обязательн",
  ]

  private static func parts(of text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map(String.init)
  }
}
