/// One ending of one declension after one kind of stem.
struct RussianLemmaRule: Sendable {
  let surface: String
  let declension: RussianDeclension
  /// The letters the stem may end in.
  let finals: Set<Character>
  /// Whether the ending is the bare stem of a genitive plural, which may have let in a vowel.
  let isBareStem: Bool
  let prior: Double

  /// The lemma with a stem.
  func lemma(ofStem stem: String) -> String {
    guard declension.lemmaEnding == "ый", let final = stem.last else {
      return stem + declension.lemmaEnding
    }
    let stressed = stem + "ой"
    if RussianStressedAdjectives.contains(stressed) { return stressed }
    return stem + ("кгхжшчщ".contains(final) ? "ий" : "ый")
  }

  /// The stems the lemma may have, each with what its change costs.
  func stems(_ stem: ArraySlice<Character>) -> [(String, Double)] {
    let same = [(String(stem), 0.0)]
    if isBareStem { return same + withoutVowel(stem) }
    guard declension.dropsVowel, !surface.isEmpty || declension.lemmaEnding == "ь" else {
      return same
    }
    return surface == declension.lemmaEnding ? same : same + withVowel(stem)
  }

  /// окон → окн, ссылок → ссылк, ячеек → ячейк, писем → письм.
  private func withoutVowel(_ stem: ArraySlice<Character>) -> [(String, Double)] {
    guard stem.count > 3, let last = stem.last, let vowel = stem.dropLast().last,
      vowel == "о" || vowel == "е"
    else { return [] }
    let body = stem.dropLast(2)
    guard let before = body.last else { return [] }
    let isUsual = "кнлц".contains(last)
    if RussianStems.vowels.contains(before) {
      return vowel == "е" ? [(String(body) + "й" + String(last), 0)] : []
    }
    let closed = [(String(body) + String(last), isUsual ? -0.2 : 0.5)]
    return vowel == "е" && last == "м" ? closed + [(String(body) + "ь" + String(last), 0)] : closed
  }

  /// значк → значок, столбц → столбец, уровн → уровен.
  private func withVowel(_ stem: ArraySlice<Character>) -> [(String, Double)] {
    guard stem.count > 2, let last = stem.last, let before = stem.dropLast().last,
      !RussianStems.vowels.contains(before)
    else { return [] }
    if let known = Self.knownStems[String(stem)] { return [(known, -0.5)] }
    let isSoft = before == "ь" || before == "й"
    let body = String(isSoft ? stem.dropLast(2) : stem.dropLast())
    switch (declension.lemmaEnding, last) {
    case ("", "к"):
      return isSoft
        ? [(body + "ек", 0.2)]
        : "жшчщ".contains(before)
          ? [(body + "ок", 0), (body + "ек", 0.3)] : [(body + "ок", 0), (body + "ек", 0.5)]
    case ("", "ц"): return [(body + "ец", -0.3)]
    case ("ь", "н"):
      let isFeminine = RussianIrregulars.feminineInSoft.contains(String(stem) + "ь")
      return isFeminine ? [] : [(body + "ен", -0.2)]
    default: return []
    }
  }

  /// Stems before endings that lost their vowel, and the whole ones.
  private static let knownStems: [String: String] = {
    var result: [String: String] = [:]
    for (word, stem) in RussianIrregulars.fleetingStems {
      result[stem] = word.hasSuffix("ь") ? String(word.dropLast()) : word
    }
    return result
  }()
}
