/// Declension of Ukrainian nouns by their endings, without a dictionary.
///
/// Where the spelling of a word leaves its declension open, the forms of every possible one are
/// given: forms that are no words do no harm in matching.
enum UkrainianNouns {
  /// The forms of a noun given in its nominative, in lower case with `'` for every apostrophe.
  static func forms(of word: String) -> [String] {
    guard let last = word.last else { return [] }
    let stem = String(word.dropLast())
    switch last {
    case "а": return feminineHard(stem) + young(word)
    case "я": return endsInYa(stem) + young(word)
    case "о": return neuterHard(stem)
    case "е": return neuterSoft(stem)
    case "й": return endsInY(stem)
    case "ь": return endsInSoftSign(stem)
    case "и", "і", "ї": return plural(stem, last)
    default: return UkrainianStems.vowels.contains(last) ? [] : endsInConsonant(word)
    }
  }

  /// The forms of кошеня or курча with the т that they have before endings; none of other nouns.
  private static func young(_ word: String) -> [String] {
    guard UkrainianIrregulars.young.contains(word) || word.hasSuffix("еня") else { return [] }
    return join(word + "т", "и і а ам ами ах") + [word + "т", word + "м"]
  }

  private static func feminineHard(_ stem: String) -> [String] {
    let genitives = UkrainianStems.closed(of: stem)
    if isSibilant(stem) {
      return join(stem, "а і у ею о е ам ами ах ей") + genitives
    }
    return join(stem, "а и у ою о ам ами ах") + [UkrainianStems.beforeI(stem) + "і"] + genitives
  }

  private static func endsInYa(_ stem: String) -> [String] {
    guard let last = stem.last else { return [] }
    if UkrainianStems.vowels.contains(last) {
      return join(stem, "я ї ю єю є й ям ями ях")
    }
    if last == "'" { return join(stem, "я ї ю єю є ям ями ях їв") + [stem.dropLast() + "ей"] }
    let isDoubled = stem.dropLast().last == last
    let single = isDoubled ? String(stem.dropLast()) : stem
    let genitives = UkrainianStems.closed(of: single).flatMap { [$0 + "ь", $0] }
    return join(stem, "я і ю ею е ям ями ях ів") + [single + "ей"] + genitives
  }

  private static func neuterHard(_ stem: String) -> [String] {
    join(stem, "о а у ом ові і ам ами ах ів") + [UkrainianStems.beforeI(stem) + "і"]
      + UkrainianStems.closed(of: stem) + (stem.hasSuffix("к") ? [stem + "и"] : [])
  }

  private static func neuterSoft(_ stem: String) -> [String] {
    let closed = UkrainianStems.closed(of: stem)
    if isSibilant(stem) { return join(stem, "е а у ем і ам ами ах ей") + closed }
    return join(stem, "е я ю ем еві і ям ями ях ів") + closed.flatMap { [$0 + "ь", $0] }
  }

  private static func endsInY(_ stem: String) -> [String] {
    var stems = [stem]
    if stem.last == "і" { stems += ["о", "е"].map { stem.dropLast() + $0 } }
    return [stem + "й"]
      + stems.flatMap { join($0, "я ю єві єм ї є їв ям ями ях") }
  }

  private static func endsInSoftSign(_ stem: String) -> [String] {
    let nominative = stem + "ь"
    let opened = UkrainianStems.open(of: stem)
    let feminine = [nominative] + feminineInstrumentals(of: stem)
    if stem.hasSuffix("іст"), stem.count > 4 {
      return feminine + join(stem.dropLast(3) + "ост", "і и е ей ям ями ях")
    }
    // області and области, both correct.
    let other = stem.hasSuffix("ст") ? [stem + "и"] : []
    return feminine + other
      + opened.flatMap {
        join($0, "я ю еві ем і е ів ей ям ями ях") + [UkrainianStems.beforeE($0) + "е"]
      }
  }

  /// роллю, областю, ніччю, любов'ю.
  private static func feminineInstrumentals(of stem: String) -> [String] {
    guard let last = stem.last, let before = stem.dropLast().last else { return [] }
    if "бпвмфр".contains(last) { return [stem + "'ю"] }
    let isSingle = UkrainianStems.vowels.contains(before)
    return [stem + (isSingle ? String(last) : "") + "ю"]
  }

  private static func endsInConsonant(_ word: String) -> [String] {
    let stems = UkrainianStems.open(of: word)
    if isSibilant(word) {
      let masculine = stems.flatMap { join($0, "а у еві ові ем ом і е ів ам ами ах ей") }
      return [word] + feminineInstrumentals(of: word) + masculine
    }
    let hard = stems.flatMap { stem in
      join(stem, "а у ові ом и ів ам ами ах")
        // показе, unlike князь: покаже is a verb.
        + [
          UkrainianStems.beforeI(stem) + "і",
          (stem.last == "з" ? stem : UkrainianStems.beforeE(stem)) + "е",
        ]
    }
    return [word] + hard + softened(word, stems) + ofPeople(word)
  }

  /// Nouns in -р that are soft before endings (якір), feminines in a labial (любов).
  private static func softened(_ word: String, _ stems: [String]) -> [String] {
    switch word.last {
    case "р": stems.flatMap { join($0, "я ю еві ем і ів ям ями ях") }
    case "в": feminineInstrumentals(of: word) + stems.flatMap { join($0, "і ей") }
    default: []
    }
  }

  /// Nouns in -нин lose that ending in the plural: громадянин, громадяни.
  private static func ofPeople(_ word: String) -> [String] {
    guard word.hasSuffix("нин"), word.count > 5 else { return [] }
    return [String(word.dropLast(2))] + join(String(word.dropLast(2)), "и ам ами ах")
  }

  /// A term given in the plural, with the singular that it may have.
  private static func plural(_ stem: String, _ last: Character) -> [String] {
    guard stem.count > 2 else { return [] }
    let genitives = UkrainianStems.closed(of: stem)
    switch last {
    case "и":
      return join(stem, "и ів ам ами ах а у ом ою")
        + [UkrainianStems.beforeI(stem) + "і"] + genitives
    case "ї": return join(stem, "ї їв й ям ями ях ю єю єм я")
    default:
      let soft = join(stem, "і ів ей ям ями ях ю ем ею я") + genitives.flatMap { [$0 + "ь", $0] }
      return isSibilant(stem) ? join(stem, "і ів ей ам ами ах а у ем ею") + genitives : soft
    }
  }

  private static func isSibilant(_ stem: String) -> Bool {
    stem.last.map(UkrainianStems.sibilants.contains) == true
  }

  private static func join(_ stem: some StringProtocol, _ endings: String) -> [String] {
    endings.split(separator: " ").map { "\(stem)\($0)" }
  }
}
