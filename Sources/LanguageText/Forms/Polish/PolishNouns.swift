/// Declension of Polish nouns by their endings, without a dictionary.
///
/// Where the spelling of a word leaves its declension or gender open, the forms of every possible one are
/// given: forms that are no words do no harm in matching. After Swan, A Grammar of Contemporary Polish.
enum PolishNouns {
  /// The forms of a noun given in its nominative, in lower case.
  static func forms(of word: String) -> [String] {
    guard word.count > 2, let last = word.last else { return [] }
    let stem = String(word.dropLast())
    switch last {
    case "a": return inA(stem)
    case "o": return inO(stem)
    case "e": return inE(stem)
    case "ę": return inNasal(stem)
    case "y", "i": return plural(stem, last)
    case "u", "ó", "ą": return []
    default: return inConsonant(word)
    }
  }

  private static func inA(_ stem: String) -> [String] {
    let genitives = PolishStems.closed(of: stem)
    let common = join(stem, "a ę ą o om ami ach") + genitives
    switch PolishStems.end(of: stem) {
    // Neuter plurals end so, too: ustawienia, kryteria.
    case .palatal: return common + join(stem, "i e ów")
    case .soft:
      // nadzieja, nadziei; other words in -ja have -ji.
      let isAfterVowel = stem.dropLast().last.map(PolishStems.vowels.contains) == true
      let short = isAfterVowel && stem.hasSuffix("j") ? [String(stem.dropLast() + "i")] : []
      return common + join(stem, "i e") + short
    case .hardened: return common + join(stem, "y e")
    case .vowel: return common + join(stem, "i y e")
    case .velar: return common + [stem + "i"] + locatives(stem) + men(inA: stem)
    case .hard:
      // The adverb of an adjective is no case of it: domyślna, domyślnie.
      let isAdjective = ["ln", "czn", "nn", "wn", "żn", "śn"].contains(where: stem.hasSuffix)
      return common + [stem + "y"] + (isAdjective ? [] : locatives(stem)) + men(inA: stem)
    }
  }

  /// programista, programiści, programistów; kolega, koledzy.
  private static func men(inA stem: String) -> [String] {
    guard ["ist", "yst", "eg", "nt"].contains(where: stem.hasSuffix) else { return [] }
    return [stem + "ów"] + [PolishStems.plural(ofMen: stem)].compactMap(\.self)
  }

  private static func inO(_ stem: String) -> [String] {
    let common = join(stem, "o a u om ami ach") + PolishStems.closed(of: stem)
    switch PolishStems.end(of: stem) {
    case .vowel: return []
    case .velar: return common + join(stem, "iem i") + locatives(stem)
    case .palatal: return common + join(stem, "em ów")
    default: return common + [stem + "em"] + locatives(stem)
    }
  }

  /// Neuters as zadanie, pole and miejsce, and plurals as klucze and panele.
  private static func inE(_ stem: String) -> [String] {
    let common = join(stem, "e a u em om ami ach ów") + PolishStems.closed(of: stem)
    switch PolishStems.end(of: stem) {
    case .hardened: return common + [stem + "y"]
    case .soft: return common + [stem + "i"]
    case .palatal: return common
    // Loans such as cache, which have their endings behind an apostrophe.
    default: return [stem + "e"]
    }
  }

  private static func inNasal(_ stem: String) -> [String] {
    if stem.hasSuffix("mi") {
      return join(stem, "ę enia eniu eniem ona on onom onami onach")
    }
    return join(stem, "ę ęcia ęciu ęciem ęta ąt ętom ętami ętach")
  }

  /// A term given in the plural, or a loan in -y and -i.
  private static func plural(_ stem: String, _ last: Character) -> [String] {
    guard stem.count > 3 else { return [] }
    return join(stem, "\(last) ów om ami ach") + PolishStems.closed(of: stem)
  }

  private static func inConsonant(_ word: String) -> [String] {
    let own = [word] + (word.hasSuffix("um") ? join(word.dropLast(2), "a ów om ami ach") : [])
    return own + PolishStems.open(of: word).flatMap(inflected)
  }

  private static func inflected(_ stem: String) -> [String] {
    let common = "a u owi ów om ami ach"
    switch PolishStems.end(of: stem) {
    case .palatal:
      // The forms of feminines, too: możliwość, odpowiedź, przestrzeń.
      guard let last = stem.last, let spelled = PolishStems.palatals[last] else { return [] }
      let soft = String(stem.dropLast() + spelled)
      return join(soft, common + " em e ą mi") + [soft]
    case .soft:
      let short = stem.hasSuffix("j") ? [String(stem.dropLast() + "i")] : []
      return join(stem, common + " em e i ą") + short
    case .hardened: return join(stem, common + " em e y ą o")
    case .velar:
      return join(stem, common + " iem i owie") + locatives(stem) + men(stem)
    case .hard: return join(stem, common + " em y owie") + locatives(stem) + men(stem)
    case .vowel: return []
    }
  }

  /// The plural of men; of short words it would be other words: list, liści.
  private static func men(_ stem: String) -> [String] {
    let plural = stem.count > 4 ? PolishStems.plural(ofMen: stem) : nil
    let people =
      stem.hasSuffix("anin")
      ? join(stem.dropLast(2), "ie om ami ach") + [String(stem.dropLast(2))] : []
    return (plural.map { [$0] } ?? []) + people
  }

  private static func locatives(_ stem: String) -> [String] {
    PolishStems.beforeE(stem).map { $0 + "e" }
  }

  private static func join(_ stem: some StringProtocol, _ endings: String) -> [String] {
    endings.split(separator: " ").map { "\(stem)\($0)" }
  }
}
