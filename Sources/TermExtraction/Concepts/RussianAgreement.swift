import LanguageText

/// What the adjectives before Russian nouns say of the nouns' gender and number: «новая ссылка» and
/// «много новых ссылок» rule out a masculine «ссылок», whose genitive «ссылка» would be.
struct RussianAgreement {
  /// A form of a noun behind an adjective whose ending says a few slots.
  struct Sighting {
    var form: String
    var slots: [RussianSlot]
    var count: Int
  }

  private let sightings: [Int32: [Sighting]]

  private struct Place: Hashable {
    var noun: Int32
    var ending: Int
  }

  /// Looks at all pairs of an adjective and a noun behind it.
  init(in corpus: Corpus, _ lexicon: RussianLexicon) {
    let endings = corpus.vocabulary.texts.indices.map { word in
      Self.isClass(.adjective, Int32(word), lexicon)
        ? Self.ending(of: corpus.vocabulary.texts[word]) : nil
    }
    var places: [Place: Int] = [:]
    for segment in corpus.segments {
      for token in segment.tokens.dropFirst() {
        let noun = corpus.tokens[token].word
        guard let ending = endings[Int(corpus.tokens[token - 1].word)],
          corpus.tokens[token].script == .cyrillic, Self.isClass(.noun, noun, lexicon),
          !Self.isInstrumental(corpus.vocabulary[noun])
        else { continue }
        places[Place(noun: noun, ending: ending), default: 0] += 1
      }
    }
    var sightings: [Int32: [Sighting]] = [:]
    for (place, count) in places {
      sightings[lexicon.stem[Int(place.noun)], default: []].append(
        Sighting(
          form: corpus.vocabulary[place.noun], slots: Self.endings[place.ending].slots,
          count: count))
    }
    self.sightings = sightings
  }

  /// How well a paradigm agrees with the adjectives before the nouns of a stem, in bits.
  func score(of inflections: [RussianInflection], stem: Int32) -> Double {
    let sum = (sightings[stem] ?? []).reduce(0) { sum, sighting in
      let agrees = inflections.contains {
        $0.form == sighting.form && sighting.slots.contains($0.slot)
      }
      return sum + min(sighting.count, Self.enough) * (agrees ? 1 : -2)
    }
    return Double(min(max(sum, -Self.most), Self.most))
  }

  /// More places of one form behind one ending say nothing more.
  private static let enough = 2
  /// In bits.
  private static let most = 8

  /// Whether a participle may govern the form rather than agree with it: «отделённый пробелом».
  private static func isInstrumental(_ form: String) -> Bool {
    ["ом", "ем", "ой", "ей", "ами", "ями", "ью"].contains { form.hasSuffix($0) }
  }

  private static func isClass(
    _ wordClass: RussianEndings.WordClass, _ word: Int32, _ lexicon: RussianLexicon
  ) -> Bool {
    Int(word) < lexicon.wordClass.count && lexicon.wordClass[Int(word)] == wordClass
  }

  private static func ending(of adjective: String) -> Int? {
    guard adjective.unicodeScalars.count >= shortest else { return nil }
    return endings.firstIndex { $0.endings.contains { adjective.hasSuffix($0) } }
  }

  /// In letters; what is shorter is mostly a pronoun.
  private static let shortest = 5

  /// Endings of adjectives, and what a noun behind one of them is.
  private static let endings: [(endings: [String], slots: [RussianSlot])] = [
    (["ая", "яя"], [RussianSlot(.singular, .nominative, .feminine)]),
    (["ую", "юю"], [RussianSlot(.singular, .accusative, .feminine)]),
    (["ое"], slots(.singular, [.nominative, .accusative], [.neuter])),
    (["ый", "ий"], slots(.singular, [.nominative, .accusative], [.masculine])),
    (["ого", "его"], slots(.singular, [.genitive, .accusative], [.masculine, .neuter])),
    (["ом", "ем", "емся"], slots(.singular, [.prepositional], [.masculine, .neuter])),
    (["ому", "ему"], slots(.singular, [.dative], [.masculine, .neuter])),
    (["ые", "ие"], slots(.plural, [.nominative, .accusative], anyGender)),
    (["ых", "их"], slots(.plural, [.genitive, .accusative, .prepositional], anyGender)),
  ]

  private static let anyGender: [RussianGender?] = [.masculine, .feminine, .neuter, nil]

  private static func slots(
    _ number: RussianNumber, _ cases: [RussianCase], _ genders: [RussianGender?]
  ) -> [RussianSlot] {
    cases.flatMap { grammaticalCase in
      genders.map { RussianSlot(number, grammaticalCase, $0) }
    }
  }
}
