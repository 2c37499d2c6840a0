/// Words in the genitive behind the head of a Ukrainian term, which may turn plural with it: «ім'я вузла», «імена вузлів».
enum UkrainianDependents {
  /// What a word may be in the plural if it is in the genitive singular, by its ending alone; both are folded.
  ///
  /// The rules over-generate, as ``UkrainianParadigm`` does. Complexity: O(1).
  static func possibleGenitivePlurals(of word: String) -> [String] {
    guard word.letterCount > 3, let ending = word.lastLetter else { return [] }
    let stem = word.droppingLetters(1)
    if let adjective = genitivePlural(ofAdjective: word) { return [adjective] }
    let isBehindVowel =
      stem.lastLetter.map { UkrainianStems.vowels.contains(Character($0)) } ?? false
    switch ending {
    case "а": return [stem + "ів"] + UkrainianStems.closed(of: stem)
    case "у": return [stem + "ів"]
    case "ю": return [stem + (isBehindVowel ? "їв" : "ів")]
    case "я":
      if isBehindVowel || stem.hasEnding("'") { return [stem + "їв"] }
      let single = stem.droppingLetters(1)
      return single.lastLetter == stem.lastLetter
        ? [single + "ь"] : [stem + "ів"] + UkrainianStems.closed(of: stem).map { $0 + "ь" }
    case "и": return UkrainianStems.closed(of: stem) + [stem + "ей"]
    case "і":
      return UkrainianStems.closed(of: stem).flatMap { [$0, $0 + "ь"] } + [stem + "ей"]
    case "ї": return [stem + "й"]
    default: return []
    }
  }

  /// The genitive plural of an adjective in the genitive singular: нового, нової and нових.
  private static func genitivePlural(ofAdjective word: String) -> String? {
    for (ending, plural) in [("ього", "іх"), ("ого", "их"), ("ьої", "іх"), ("ої", "их")]
    where word.hasSuffix(ending) && word.letterCount > ending.letterCount + 2 {
      return word.dropLast(ending.count) + plural
    }
    return nil
  }
}
