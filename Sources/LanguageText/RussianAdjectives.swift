/// Declension of Russian adjectives, participles and ordinals, given in any nominative.
enum RussianAdjectives {
  /// The inflections of an adjective in lower case with е for ё; none when the word looks like none.
  static func inflections(of word: String) -> [RussianInflection] {
    if word == "третий" || word == "третья" || word == "третье" { return third }
    if word.hasSuffix("ся"), word.count > 6 {
      let participle = String(word.dropLast(2))
      guard ["ий", "ая", "ее", "ие"].contains(where: participle.hasSuffix) else { return [] }
      return inflections(of: participle).map {
        RussianInflection(form: $0.form + "ся", slot: $0.slot, kind: .adjective)
      }
    }
    guard word.count > 3 else { return [] }
    let stem = String(word.dropLast(2))
    guard let last = stem.last, !RussianStems.vowels.contains(last), last != "й" else { return [] }
    switch word.suffix(2) {
    case "ый", "ая", "ое", "ые", "ой": return hard(stem, like: word)
    case "ий", "ее", "ие", "яя": return softOrSpelled(stem, last, like: word)
    default: return []
    }
  }

  /// Whether a word can be nothing but an adjective or participle by its ending.
  static func isCertain(_ word: String) -> Bool {
    if word.hasSuffix("ая") { return word.count > 4 }
    return ["ый", "яя", "ое", "ийся", "аяся", "ееся", "щий", "ский", "ческий"]
      .contains(where: word.hasSuffix)
  }

  private static func softOrSpelled(
    _ stem: String, _ last: Character, like word: String
  ) -> [RussianInflection] {
    if "кгхжшчщ".contains(last) { return hard(stem, like: word) }
    if word.hasSuffix("ие"), last != "н" { return [] }
    return all(RussianEndings.adjectiveSoft, stem)
  }

  /// The hard declension; after a sibilant with о only when the given form has it.
  private static func hard(_ stem: String, like word: String) -> [RussianInflection] {
    let forms = all(RussianEndings.adjectiveHard, stem)
    let isStressed = word.hasSuffix("ой") || word.hasSuffix("ое")
    guard let last = stem.last, "жшчщ".contains(last), !isStressed else {
      return isStressed ? stressedFirst(forms, stem) : forms
    }
    return forms.filter { !$0.form.dropFirst(stem.count).hasPrefix("о") }
  }

  private static func stressedFirst(
    _ forms: [RussianInflection], _ stem: String
  ) -> [RussianInflection] {
    let isStressed = { (inflection: RussianInflection) in
      inflection.form.dropFirst(stem.count).hasPrefix("о")
    }
    return forms.filter(isStressed) + forms.filter { !isStressed($0) }
  }

  private static func all(
    _ endings: [RussianGender?: RussianEndings], _ stem: String
  ) -> [RussianInflection] {
    let genders: [RussianGender?] = [.masculine, .feminine, .neuter, nil]
    return genders.flatMap { gender in
      endings[gender]?.inflections(of: stem, gender, kind: .adjective) ?? []
    }
  }

  private static let third: [RussianInflection] = {
    let endings: [RussianGender?: RussianEndings] = [
      .masculine: RussianEndings("ий ьего ьему ий,ьего ьим ьем", ""),
      .feminine: RussianEndings("ья ьей ьей ью ьей,ьею ьей", ""),
      .neuter: RussianEndings("ье ьего ьему ье ьим ьем", ""),
      nil: RussianEndings("", "ьи ьих ьим ьи,ьих ьими ьих"),
    ]
    return all(endings, "трет")
  }()
}
