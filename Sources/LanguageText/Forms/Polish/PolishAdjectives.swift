/// Declension of Polish adjectives, participles and ordinals, given in any nominative.
enum PolishAdjectives {
  /// The forms of an adjective; none when the word looks like none.
  static func forms(of word: String) -> [String] {
    guard word.count > 3, let last = word.last else { return [] }
    let stem = String(word.dropLast())
    switch last {
    case "y": return join(stem, hard) + [PolishStems.plural(ofMen: stem)].compactMap(\.self)
    case "i":
      let men = [PolishStems.plural(ofMen: stem)].compactMap(\.self)
      return isVelar(stem) ? join(stem, velar) + men : join(stem, soft)
    case "a": return inA(stem)
    case "e":
      guard stem.hasSuffix("i") else {
        return PolishStems.end(of: stem) == .soft ? [] : join(stem, hard)
      }
      let bare = String(stem.dropLast())
      return join(bare, isVelar(bare) ? velar : soft)
    default: return []
    }
  }

  /// Whether a lemma is an adjective by its ending: główny, boczny, lokalny, polski, drugi, ostatni.
  static func isLikely(_ lemma: String) -> Bool {
    lemma.count > 3 && endings.contains(where: lemma.hasSuffix)
  }

  /// An adjective given in the masculine, in the gender of a noun.
  static func agreeing(_ adjective: String, with gender: PolishGender) -> String {
    let stem = String(adjective.dropLast())
    let isSoft = adjective.hasSuffix("i")
    switch gender {
    case .masculine: return adjective
    case .feminine: return isSoft && !isVelar(stem) ? adjective + "a" : stem + "a"
    case .neuter, .plural: return isSoft ? adjective + "e" : stem + "e"
    }
  }

  private static func inA(_ stem: String) -> [String] {
    if stem.hasSuffix("i") { return join(String(stem.dropLast()), soft) }
    if isVelar(stem) { return join(stem, velar) }
    switch PolishStems.end(of: stem) {
    case .hard, .hardened: return join(stem, hard)
    default: return []
    }
  }

  private static func isVelar(_ stem: String) -> Bool {
    stem.hasSuffix("k") || stem.hasSuffix("g")
  }

  private static func join(_ stem: String, _ endings: [String]) -> [String] {
    endings.map { stem + $0 }
  }

  private static let endings = [
    "ny", "wy", "ty", "ły", "dy", "szy", "ży", "ący", "bcy", "czy", "rny", "ry", "ski", "cki",
    "dzki",
    "oki", "dziki", "drugi", "długi", "ubogi", "drogi", "krótki", "ni", "lekki", "miękki", "bliski",
    "wąski", "gorzki", "ciężki", "szybki", "wielki",
  ]
  private static let hard = list("y ego emu ym a ej ą e ych ymi")
  private static let velar = list("i iego iemu im a iej ą ie ich imi")
  private static let soft = list("i iego iemu im ia iej ią ie ich imi")

  private static func list(_ text: String) -> [String] {
    text.split(separator: " ").map(String.init)
  }
}

/// What an adjective agrees with.
enum PolishGender {
  case masculine, feminine, neuter, plural

  /// The gender that the ending of a noun in the nominative singular shows.
  init(ofNoun noun: String) {
    if PolishIrregulars.plurals.contains(noun) {
      self = .plural
    } else if noun.hasSuffix("um") && !PolishIrregulars.masculinesInUm.contains(noun)
      || ["o", "e", "ę"].contains(where: noun.hasSuffix)
    {
      self = .neuter
    } else if !["lista", "playlista", "podlista", "checklista"].contains(noun),
      noun.hasSuffix("ista") || noun.hasSuffix("ysta")
    {
      self = .masculine
    } else if noun.hasSuffix("a") || noun.hasSuffix("ść")
      || PolishIrregulars.feminines.contains(where: noun.hasSuffix)
    {
      self = .feminine
    } else {
      self = .masculine
    }
  }
}
