/// Words in the genitive behind the head of a Russian term, which may turn plural with it: «имя узла», «имена узлов».
enum RussianDependents {
  /// What a word may be in the plural if it is in the genitive singular, by its ending alone; both are folded.
  ///
  /// The rules over-generate, as ``RussianParadigm`` does, and no lemma is looked for: terms are compiled with them.
  /// Complexity: O(1).
  static func possibleGenitivePlurals(of word: String) -> [String] {
    guard word.letterCount > 2, let ending = word.lastLetter else { return [] }
    let stem = word.droppingLetters(1)
    switch ending {
    case "а":
      let masculine = "жшчщ".hasLetter(stem.lastLetter) ? "ей" : "ов"
      return [stem + masculine]
        + (stem.hasEnding("ц") ? [stem + "ев"] : []) + RussianStems.genitivePlurals(ofStem: stem)
    case "я":
      if stem.hasEnding("и") { return [stem + "й", stem + "ев"] }
      let isBehindVowel = stem.lastLetter.map { RussianStems.vowels.contains($0) } ?? false
      return isBehindVowel || stem.hasEnding("ь") ? [stem + "ев"] : [stem + "ей"]
    case "ы": return RussianStems.genitivePlurals(ofStem: stem)
    case "и":
      if stem.hasEnding("мен") { return [stem] }
      return [stem + "ей"] + RussianStems.genitivePlurals(ofStem: stem)
        + RussianStems.softGenitivePlurals(ofStem: stem)
    case "о", "й": return genitivePlural(ofAdjective: word).map { [$0] } ?? []
    default: return []
    }
  }

  /// What a word in the genitive singular is in the plural, likeliest first; nothing for any other word.
  ///
  /// The word and the forms are folded. Complexity: O(1), some hundred forms are looked at.
  static func genitivePlurals(of word: String) -> [String] {
    if let adjective = genitivePlural(ofAdjective: word) { return [adjective] }
    var found: [String] = []
    for lemma in CitationForm.lemmaCandidates(ofWord: word, language: "ru") {
      let nouns = RussianParadigm.inflections(ofWord: lemma).filter { $0.kind == .noun }
      let isGenitive = nouns.contains {
        $0.form == word && $0.slot.number == .singular && $0.slot.grammaticalCase == .genitive
      }
      guard isGenitive else { continue }
      for noun in nouns
      where noun.slot.number == .plural && noun.slot.grammaticalCase == .genitive
        && noun.form != word && !found.contains(noun.form)
      {
        found.append(noun.form)
      }
    }
    return found
  }

  /// The genitive plural of an adjective in the genitive singular: нового, новой and новых.
  private static func genitivePlural(ofAdjective word: String) -> String? {
    for (ending, hard, soft) in [
      ("ого", "ых", "их"), ("его", "их", "их"), ("ой", "ых", "их"), ("ей", "их", "их"),
    ]
    where word.hasSuffix(ending) && word.letterCount > ending.letterCount + 2 {
      let stem = word.dropLast(ending.count)
      return stem + (stem.last.map { "гкхжчшщ".contains($0) } == true ? soft : hard)
    }
    return nil
  }
}
