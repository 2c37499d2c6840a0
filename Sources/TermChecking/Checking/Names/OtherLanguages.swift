import LanguageText

/// What the other languages of a set make of the places of one concept.
///
/// Where several translators do without the term at the same place, the source means something else
/// there: an *effect* that a change has is no Effect in any language. Where only one does, the reason
/// lies with that one.
struct OtherLanguages {
  /// Translations of a place, and how many of them lack the term.
  struct Tally: Hashable {
    /// In how many languages the place is translated.
    var all = 0
    /// How many of them do without the term.
    var without = 0

    /// The share of the languages that do without the term, 0…1.
    var share: Double { all == 0 ? 0 : Double(without) / Double(all) }

    static func + (left: Self, right: Self) -> Self {
      Tally(all: left.all + right.all, without: left.without + right.without)
    }
  }

  private struct Key: Hashable {
    let source: String
    let term: Range<Int>
  }

  /// Whether each language has the term at a place; true when it has it once.
  private var places: [Key: [String: Bool]] = [:]
  private var total: [String: Tally] = [:]

  /// Adds how a language, given by its matching key, translates a place.
  mutating func add(_ place: RivalWords.Place, in language: String, hasTerm: Bool) {
    let key = Key(source: place.sentence.source, term: place.term)
    places[key, default: [:]][language] = places[key]?[language] ?? false || hasTerm
    total[language, default: Tally()] =
      total[language, default: Tally()]
      + Tally(all: 1, without: hasTerm ? 0 : 1)
  }

  /// How the other languages translate a place.
  func tally(of place: RivalWords.Place, besides language: String) -> Tally {
    let key = Key(source: place.sentence.source, term: place.term)
    return (places[key] ?? [:]).reduce(into: Tally()) { tally, entry in
      guard entry.key != language else { return }
      tally = tally + Tally(all: 1, without: entry.value ? 0 : 1)
    }
  }

  /// Whether three other languages or more translate a place, and all of them by the term: two may
  /// well have it by chance.
  func agree(on place: RivalWords.Place, besides language: String) -> Bool {
    let tally = tally(of: place, besides: language)
    return tally.all > 2 && tally.without == 0
  }

  /// Whether most other languages do without the term at a place.
  func avoid(_ place: RivalWords.Place, besides language: String) -> Bool {
    let tally = tally(of: place, besides: language)
    return tally.without > 1 && tally.share > 0.5
  }

  /// Whether the other languages do without the term far more often at some places than elsewhere, or
  /// one of them at most of these and hardly anywhere else: it tells the same two senses apart.
  func avoid(_ some: [RivalWords.Place], besides language: String) -> Bool {
    let places = Set(some)
    let here = places.reduce(Tally()) { $0 + tally(of: $1, besides: language) }
    let usual = total.reduce(Tally()) { $1.key == language ? $0 : $0 + $1.value }
    return here.without > 1 && here.share > Self.leastShare
      && here.share > Self.leastRatio * max(usual.share, Self.leastUsualShare)
      || total.contains { $0.key != language && tellsApart($0.key, $0.value, places) }
  }

  /// Whether a language does without the term at most of some places and hardly at others.
  private func tellsApart(
    _ language: String, _ total: Tally, _ some: Set<RivalWords.Place>
  ) -> Bool {
    let known = some.compactMap {
      places[Key(source: $0.sentence.source, term: $0.term)]?[language]
    }
    let without = known.count { !$0 }
    guard without >= Self.leastApart, Double(without) >= Self.apartShare * Double(known.count)
    else { return false }
    let elsewhere = Tally(all: total.all - known.count, without: total.without - without)
    return elsewhere.all >= known.count && elsewhere.share <= Self.mostElsewhere
  }

  /// How many places a language has to tell apart, which share of some it is, and how often it may do
  /// without the term elsewhere.
  private static let leastApart = 4
  private static let apartShare = 0.6
  private static let mostElsewhere = 0.1

  /// The share of translations without the term from which on a sense of its own is likely, how many
  /// times the usual share that has to be, and the share that is usual at least.
  private static let leastShare = 0.3
  private static let leastRatio = 4.0
  private static let leastUsualShare = 0.03
}
