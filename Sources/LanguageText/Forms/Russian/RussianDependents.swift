/// Words behind the head of a Russian term, in a case that the head or a preposition asks for, which may turn plural
/// with it: «имя узла», «имена узлов»; «сообщение об ошибке», «сообщения об ошибках».
enum RussianDependents {
  /// The prepositions, folded, with the cases that they ask for.
  private static let cases: [String: [RussianCase]] = {
    var cases: [String: [RussianCase]] = [:]
    for (words, asked) in [
      ("о об обо при", [RussianCase.prepositional]), ("в во на", [.prepositional, .accusative]),
      ("к ко по", [.dative]), ("с со", [.instrumental, .genitive]),
      ("над надо под подо за перед передо между", [.instrumental, .accusative]),
      ("без безо для до из изо из-за из-под от ото у около вне кроме", [.genitive]),
      ("про через сквозь", [.accusative]),
    ] {
      for word in words.split(separator: " ") { cases[String(word)] = asked }
    }
    return cases
  }()

  /// Whether a folded word is a preposition, which has no other forms.
  static func isPreposition(_ word: String) -> Bool { cases[word] != nil }

  /// What a word may be in the plural if it is in the singular of a case that others ask for, by its ending alone;
  /// both are folded.
  ///
  /// The rules over-generate, as ``RussianParadigm`` does, and no lemma is looked for: terms are compiled with them.
  /// Complexity: O(1).
  static func possiblePlurals(of word: String) -> [String] {
    guard word.letterCount > 2, let ending = word.lastLetter, !isPreposition(word) else {
      return []
    }
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
      return [stem + "ей", stem + "ях", stem + "ям"]
        + RussianStems.genitivePlurals(ofStem: stem)
        + RussianStems.softGenitivePlurals(ofStem: stem)
    case "е": return ["ах", "ях", "ам", "ям"].map { stem + $0 }
    case "у":
      return ["ам", "ы", "и"].map { stem + $0 } + (adjective(word).map { [$0 + "м"] } ?? [])
    case "ю": return ["ям", "и"].map { stem + $0 } + (softStem(stem).map { [$0 + "ями"] } ?? [])
    case "м", "й", "о": return plurals(ofObliqueLike: word)
    default: return []
    }
  }

  /// The plurals of an adjective in a case of the singular, and of a noun in the instrumental: новым, ошибкой.
  private static func plurals(ofObliqueLike word: String) -> [String] {
    let stem = word.droppingLetters(2)
    let vowels = adjective(word).map { [$0 + "х", $0 + "м", $0 + "ми"] } ?? []
    return switch word {
    case _ where word.hasEnding("ым"), _ where word.hasEnding("им"): [word + "и"]
    case _ where word.hasEnding("ом"), _ where word.hasEnding("ой"): vowels + [stem + "ами"]
    case _ where word.hasEnding("ем"), _ where word.hasEnding("ей"):
      vowels + [stem + "ями", stem + "ами"]
    default: vowels
    }
  }

  /// The stem of a noun in the instrumental without its soft sign: of «связь», «связью».
  private static func softStem(_ stem: String) -> String? {
    stem.hasEnding("ь") ? stem.droppingLetters(1) : nil
  }

  /// What a word is in the plural where it is in the singular of a case that a noun before it or a preposition asks
  /// for, likeliest first; nothing for any other word.
  ///
  /// The words and the forms are folded; `preposition` is nil behind a noun, which asks for the genitive.
  /// Complexity: O(1), some hundred forms are looked at.
  static func plurals(of word: String, behind preposition: String? = nil) -> [String] {
    let cases = preposition.map { Self.cases[$0] ?? [] } ?? [.genitive]
    if cases == [.genitive], Self.genitives.contains(where: word.hasEnding),
      let stem = adjective(word)
    {
      return [stem + "х"]
    }
    var found: [String] = []
    for lemma in CitationForm.lemmaCandidates(ofWord: word, language: "ru") {
      let inflections = RussianParadigm.inflections(ofWord: lemma)
        .filter { $0.kind == .noun || cases != [.genitive] && $0.kind == .adjective }
      for grammaticalCase in cases {
        let isIn = inflections.contains {
          $0.form == word && $0.slot.number == .singular
            && $0.slot.grammaticalCase == grammaticalCase
        }
        guard isIn else { continue }
        for other in inflections
        where other.slot.number == .plural && other.slot.grammaticalCase == grammaticalCase
          && other.form != word && !found.contains(other.form)
        {
          found.append(other.form)
        }
      }
    }
    return found
  }

  /// What adjectives in the genitive singular end with.
  private static let genitives = ["ого", "его", "ой", "ей"]

  /// The stem of an adjective in an oblique case of the singular with the vowel of its plural: новы of нового and новой.
  private static func adjective(_ word: String) -> String? {
    for (ending, hard, soft) in [
      ("ого", "ы", "и"), ("его", "и", "и"), ("ому", "ы", "и"), ("ему", "и", "и"),
      ("ой", "ы", "и"), ("ей", "и", "и"), ("ом", "ы", "и"), ("ем", "и", "и"),
    ]
    where word.hasEnding(ending) && word.letterCount > ending.letterCount + 2 {
      let stem = word.droppingLetters(ending.letterCount)
      return stem + ("гкхжчшщ".hasLetter(stem.lastLetter) ? soft : hard)
    }
    return nil
  }
}
