/// A declension with what the lemma ends in and which stems it takes.
struct RussianDeclension: Sendable {
  let endings: RussianEndings
  let lemmaEnding: String
  let finals: String
  let gender: RussianGender?
  let prior: Double
  var dropsVowel = false

  /// Every ending after each kind of stem.
  var rules: [RussianLemmaRule] {
    Self.stemKinds.flatMap { kind -> [RussianLemmaRule] in
      let finals = Set(kind.filter { self.finals.contains($0) })
      guard let sample = finals.min() else { return [] }
      return RussianNumber.allCases.flatMap { number in
        zip(RussianCase.allCases, number == .singular ? endings.singular : endings.plural)
          .flatMap { rules(number, $0, $1, finals, sample) }
      }
    }
  }

  private func rules(
    _ number: RussianNumber, _ grammaticalCase: RussianCase, _ alternatives: [String],
    _ finals: Set<Character>, _ sample: Character
  ) -> [RussianLemmaRule] {
    alternatives.enumerated().flatMap { rank, ending -> [RussianLemmaRule] in
      let isBareStem = ending == "*"
      let spelled = isBareStem ? bareEndings(after: sample) : surfaces(of: ending, after: sample)
      let prior = prior + Self.slotPrior(number, grammaticalCase) - 0.2 * Double(rank)
      return spelled.map {
        RussianLemmaRule(
          surface: $0, declension: self, finals: finals, isBareStem: isBareStem, prior: prior)
      }
    }
  }

  /// How an ending is written after a stem that ends in a letter.
  private func surfaces(of ending: String, after final: Character) -> [String] {
    if ending == "0" { return [""] }
    return RussianEndings.join(String(final), ending).map { String($0.dropFirst()) }
  }

  /// What stands after the stem in a genitive plural without ending: недель, идей, окон.
  private func bareEndings(after final: Character) -> [String] {
    if final == "ь" { return [] }
    guard lemmaEnding == "я" else { return [""] }
    return RussianStems.vowels.contains(final) ? ["й"] : ["ь", ""]
  }

  private static func slotPrior(_ number: RussianNumber, _ grammaticalCase: RussianCase) -> Double {
    let byCase: [Double] = [0.4, 0.3, 0.1, 0.25, 0.2, 0.1]
    return byCase[grammaticalCase.rawValue] - (number == .plural ? 0.1 : 0)
  }

  private static let stemKinds = ["бвдзлмнпрстф", "кгх", "жшчщ", "ц", "и", "аеоуыэюя", "ь"]
  private static let consonants = "бвдзлмнпрстфкгхжшчщц"

  static let all: [RussianDeclension] = {
    let nouns = [
      RussianDeclension(.feminineA, "а", consonants, .feminine, 0.8),
      RussianDeclension(.feminineYa, "я", "бвдзлмнпрстаеоуья", .feminine, 0.3),
      RussianDeclension(
        RussianEndings("- - - - - -", "- ей - - - -"), "ья", "влдмнртш", .feminine, 0.1),
      RussianDeclension(.feminineIya, "я", "и", .feminine, 1),
      RussianDeclension(.feminineSoft, "ь", consonants, .feminine, 0.3),
      RussianDeclension(.neuterO, "о", "бвдзлмнпрстфц", .neuter, 0.4),
      RussianDeclension(.neuterKo, "о", "кгх", .neuter, 0),
      RussianDeclension(.neuterE, "е", "лрдт", .neuter, -0.2),
      RussianDeclension(.neuterIye, "е", "иь", .neuter, 0.4),
      RussianDeclension(.neuterTse, "е", "цщжшч", .neuter, 0.2),
      RussianDeclension(.masculineHard, "", "бвдзлмнпрстфкгх", .masculine, 1, dropsVowel: true),
      RussianDeclension(.masculineSibilant, "", "жшчщ", .masculine, 0.8),
      RussianDeclension(.masculineTs, "", "ц", .masculine, 0.5, dropsVowel: true),
      RussianDeclension(.masculineSoft, "ь", consonants, .masculine, 0.4, dropsVowel: true),
      RussianDeclension(.masculineY, "й", "аеоуя", .masculine, 0.4),
      RussianDeclension(.masculineIy, "й", "и", .masculine, 0.3),
    ]
    let genders: [RussianGender?] = [.masculine, .feminine, .neuter, nil]
    let adjectives = genders.flatMap { gender in
      [
        RussianEndings.adjectiveHard[gender].map {
          RussianDeclension($0, "ый", consonants, gender, 0.9)
        },
        RussianEndings.adjectiveSoft[gender].map { RussianDeclension($0, "ий", "н", gender, 0.4) },
      ].compactMap(\.self)
    }
    return nouns + adjectives
  }()

  init(
    _ endings: RussianEndings, _ lemmaEnding: String, _ finals: String, _ gender: RussianGender?,
    _ prior: Double, dropsVowel: Bool = false
  ) {
    self.endings = endings
    self.lemmaEnding = lemmaEnding
    self.finals = finals
    self.gender = gender
    self.prior = prior
    self.dropsVowel = dropsVowel
  }
}
