/// Declension of Russian adjectives, participles and ordinals, given in any nominative.
enum RussianAdjectives {
  /// The inflections of an adjective in lower case with е for ё; none when the word looks like none.
  static func inflections(of word: String) -> [RussianInflection] {
    if let stem = possessiveStem(of: word) { return all(possessive, stem) }
    if let stem = nameStem(of: word) { return all(ofName, stem) }
    if word.hasEnding("ся"), word.letterCount > 6 {
      let participle = word.droppingLetters(2)
      guard ["ий", "ая", "ее", "ие"].contains(where: participle.hasEnding) else { return [] }
      return inflections(of: participle).map {
        RussianInflection(form: $0.form + "ся", slot: $0.slot, kind: .adjective)
      }
    }
    guard word.letterCount > 3 else { return [] }
    let stem = word.droppingLetters(2)
    guard let last = stem.lastLetter, !RussianStems.vowels.contains(last), last != "й" else {
      return []
    }
    if ["ый", "ая", "ое", "ые", "ой"].contains(where: word.hasEnding) {
      return hard(stem, like: word)
    }
    if ["ий", "ее", "ие", "яя"].contains(where: word.hasEnding) {
      return softOrSpelled(stem, last, like: word)
    }
    return []
  }

  /// Whether a word can be nothing but an adjective or participle by its ending.
  static func isCertain(_ word: String) -> Bool {
    if word.hasEnding("ая") { return word.letterCount > 4 }
    if possessiveStem(of: word) != nil || nameStem(of: word) != nil { return true }
    return ["ый", "яя", "ое", "ийся", "аяся", "ееся", "щий", "ский", "ческий"]
      .contains(where: word.hasEnding)
  }

  private static func softOrSpelled(
    _ stem: String, _ last: Unicode.Scalar, like word: String
  ) -> [RussianInflection] {
    if "кгхжшчщ".hasLetter(last) { return hard(stem, like: word) }
    if word.hasEnding("ие"), last != "н" { return [] }
    return all(RussianEndings.adjectiveSoft, stem)
  }

  /// The hard declension; after a sibilant with о unless the given form tells that е is right.
  private static func hard(_ stem: String, like word: String) -> [RussianInflection] {
    let forms = all(RussianEndings.adjectiveHard, stem)
    let isStressed = word.hasEnding("ой") || word.hasEnding("ое")
    guard "жшчщ".hasLetter(stem.lastLetter), !isStressed else {
      return isStressed ? stressedFirst(forms, stem) : forms
    }
    let unstressed = forms.filter { !hasO($0, behind: stem) }
    guard word.hasEnding("ая") || word.hasEnding("ие") else { return unstressed }
    return unstressed + forms.filter { hasO($0, behind: stem) }
  }

  private static func stressedFirst(
    _ forms: [RussianInflection], _ stem: String
  ) -> [RussianInflection] {
    forms.filter { hasO($0, behind: stem) } + forms.filter { !hasO($0, behind: stem) }
  }

  private static func hasO(_ inflection: RussianInflection, behind stem: String) -> Bool {
    inflection.form.utf8.dropFirst(stem.utf8.count).starts(with: "о".utf8)
  }

  private static func all(
    _ endings: [RussianGender?: RussianEndings], _ stem: String
  ) -> [RussianInflection] {
    let genders: [RussianGender?] = [.masculine, .feminine, .neuter, nil]
    return genders.flatMap { gender in
      endings[gender]?.inflections(of: stem, gender, kind: .adjective) ?? []
    }
  }

  /// The stem of лисий, лисья, лисье or лисьи, which have a ь before their other endings.
  private static func possessiveStem(of word: String) -> String? {
    guard ["ий", "ья", "ье", "ьи"].contains(where: word.hasEnding) else { return nil }
    let stem = word.droppingLetters(2)
    return RussianIrregulars.possessiveStems.contains(stem) ? stem : nil
  }

  /// The stem of an adjective made of a name: булев, булева, булево or булевы.
  private static func nameStem(of word: String) -> String? {
    if RussianIrregulars.adjectivesOfNames.contains(word) { return word }
    guard ["а", "о", "ы"].contains(where: word.hasEnding) else { return nil }
    let stem = word.droppingLetters(1)
    return RussianIrregulars.adjectivesOfNames.contains(stem) ? stem : nil
  }

  private static let ofName: [RussianGender?: RussianEndings] = [
    .masculine: RussianEndings("0 а,ого у,ому 0,а,ого ым ом", ""),
    .feminine: RussianEndings("а ой ой у ой,ою ой", ""),
    .neuter: RussianEndings("о а,ого у,ому о ым ом", ""),
    nil: RussianEndings("", "ы ых ым ы,ых ыми ых"),
  ]

  private static let possessive: [RussianGender?: RussianEndings] = [
    .masculine: RussianEndings("ий ьего ьему ий,ьего ьим ьем", ""),
    .feminine: RussianEndings("ья ьей ьей ью ьей,ьею ьей", ""),
    .neuter: RussianEndings("ье ьего ьему ье ьим ьем", ""),
    nil: RussianEndings("", "ьи ьих ьим ьи,ьих ьими ьих"),
  ]
}
