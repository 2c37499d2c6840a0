/// What a Polish form may be a form of, by its ending.
enum PolishLemmaRules {
  /// A lemma that a form may belong to; a higher prior is likelier.
  struct Candidate: Hashable, Sendable {
    let lemma: String
    let prior: Double
  }

  /// The lemmas whose paradigm has a form, likeliest first; the form itself among them.
  static func candidates(ofForm form: String) -> [Candidate] {
    if PolishIrregulars.indeclinable.contains(form) || FunctionWords.contain(form, in: "pl") {
      return [Candidate(lemma: form, prior: 1)]
    }
    var priors = [form: prior(ofUnchanged: form)]
    for length in 0...min(8, max(0, form.count - 2)) {
      let stem = String(form.dropLast(length))
      for rule in rules[String(form.suffix(length))] ?? [] {
        for (variant, cost) in stems(of: stem, before: rule.lemmaEnding, isBare: length == 0)
        where isPossible(variant, rule.lemmaEnding)
          && !(length == 0 && form.hasSuffix("ów") && form.count > 4)
        {
          let lemma = variant + rule.lemmaEnding
          priors[lemma] = max(priors[lemma] ?? -1, rule.prior - cost)
        }
      }
    }
    for lemma in PolishIrregulars.words.lemmas[form] ?? [] {
      priors[lemma] = PolishIrregulars.plurals.contains(lemma) ? surely : 0.9
    }
    return priors.filter { $0.key == form || PolishParadigm.forms(ofWord: $0.key).contains(form) }
      .map { Candidate(lemma: $0.key, prior: $0.value) }
      .sorted { ($1.prior, $0.lemma) < ($0.prior, $1.lemma) }
  }

  /// More than all forms of an adjective bring it: danych is of dane, though danego is not.
  private static let surely = 20.0

  private struct Rule: Sendable {
    let lemmaEnding: String
    let prior: Double
  }

  /// Whether a form has an ending that no lemma has.
  static func isSurelyInflected(_ form: String) -> Bool {
    form.count > 4
      && [
        "ów", "ami", "ach", "ego", "ych", "ymi", "iem", "owi", "ą", "ę", "cji", "sji", "nia", "niu",
        "niach", "ości", "ną", "nej", "nym", "ii",
      ].contains(where: form.hasSuffix)
      || form.count > 6 && form.hasSuffix("u")
        && form.dropLast().last.map(PolishStems.vowels.contains) == false
  }

  /// The ends of adjectives that few plurals of nouns have.
  private static let adjectives = [
    "owy", "lny", "czny", "jny", "rny", "nny", "wny", "żny", "any", "ony", "ący", "sty", "szy",
    "cki", "dzki", "tni", "dni", "drugi", "długi", "wielki", "krótki", "szybki", "wysoki",
    "szeroki",
  ]

  /// The ends of adjectives in other forms, and nouns that end so.
  private static let obliques = [
    "ym", "ej", "lna", "czna", "nna", "jna", "wna", "żna", "śna", "owa", "ska", "cka", "lne",
    "czne",
    "nne", "rne", "jne", "wne", "żne", "śne", "owe", "skie", "ckie", "ana", "ane", "ona", "one",
    "ąca",
    "ące",
  ]
  private static let nouns = ["mowa", "udowa", "łowa", "krowa", "kolej", "klej", "olej", "ymowa"]

  /// Whether a form looks like one of an adjective other than its lemma.
  static func isObliqueAdjective(_ form: String) -> Bool {
    form.count > 5 && obliques.contains(where: form.hasSuffix)
      && !nouns.contains(where: form.hasSuffix)
  }

  /// How likely a form is a lemma by its last letters.
  static func prior(ofUnchanged form: String) -> Double {
    if ["ość", "mię", "ziom", "atom", "idiom", "anie", "enie", "acja", "cja", "arka", "ium"]
      .contains(where: form.hasSuffix)
    {
      return 0.9
    }
    if form.hasSuffix("y") || form.hasSuffix("i") {
      return adjectives.contains(where: form.hasSuffix) ? 0.8 : -0.2
    }
    if ["ów", "ami", "ach", "om", "ych", "ich", "ego", "emu", "iem"].contains(where: form.hasSuffix)
    {
      return -0.4
    }
    if isObliqueAdjective(form) { return -0.1 }
    guard let last = form.last else { return 0 }
    if "ęąu".contains(last) { return -0.4 }
    return last == "e" ? 0 : 0.45
  }

  /// Whether a stem can stand before the ending of a lemma.
  private static func isPossible(_ stem: String, _ ending: String) -> Bool {
    guard stem.count > 1 else { return false }
    let end = PolishStems.end(of: stem)
    switch ending {
    case "":
      // No noun ends so: domyśln, poprawn, funkcj.
      let isAdjective =
        stem.last == "n" && stem.dropLast().last.map("lśwżzptdkgbn".contains) == true
      let isAbstract =
        stem.last == "j" && stem.dropLast().last.map(PolishStems.vowels.contains) == false
      return end != .vowel && stem.last != "i" && !isAdjective && !isAbstract
    case "o": return end == .hard || end == .velar || stem.hasSuffix("i")
    case "e": return end == .hardened || end == .soft || stem.hasSuffix("i")
    case "a": return end != .vowel
    case "y": return end == .hard || end == .hardened
    case "i": return end == .velar || stem.hasSuffix("n") || stem.hasSuffix("p")
    default: return true
    }
  }

  /// The stems that a lemma may have where a form has this one, each with what its change costs.
  private static func stems(
    of stem: String, before ending: String, isBare: Bool
  ) -> [(String, Double)] {
    var found = [(stem, 0.0)]
    // mieście is of miasto.
    if stem.hasSuffix("ie"), ["st", "zd", "t", "d", "ł"].contains(where: ending.hasPrefix) {
      found.append((stem.dropLast() + "a", 0))
    }
    guard let last = stem.last, let before = stem.dropLast().last else { return found }
    let body = String(stem.dropLast())
    if isBare, ending == "a" || ending == "o" || ending == "e" {
      // okien, haseł, kartek; słów, szkół; rąk.
      if before == "e", stem.count > 3 {
        let head = body.dropLast()
        found.append((head + String(last), last == "k" ? -0.4 : 0))
        if head.last == "i" { found.append((head.dropLast() + String(last), 0)) }
      }
      found += reopened(stem, ["ó": "o", "ą": "ę"])
    } else if !isBare, ending.last.map(PolishStems.vowels.contains) != true {
      if ending.isEmpty { found += lengthened(body, before, last) }
      found += reopened(stem, ["o": "ó", "ę": "ą"])
      if stem.hasSuffix("ks") { found.append((stem.dropLast(2) + "x", 0.2)) }
    }
    return found
  }

  /// wątk gives wątek, folderk folderek, końc koniec.
  private static func lengthened(
    _ body: String, _ before: Character, _ last: Character
  ) -> [(String, Double)] {
    guard !PolishStems.vowels.contains(before) else { return [] }
    switch last {
    case "k": return [(body + "ek", "srlnł".contains(before) ? 0.1 : -0.2)]
    case "c":
      let plain: [Character: String] = ["ń": "ni", "ś": "si", "ź": "zi", "r": "rz"]
      return [(body + "ec", 0), (body.dropLast() + (plain[before] ?? "") + "ec", 0)]
    case "ł", "l", "r": return [(body + "e" + String(last), 0.3)]
    default: return []
    }
  }

  /// A stem whose last vowel is another one in a closed syllable: zasob gives zasób.
  private static func reopened(
    _ stem: String, _ vowels: [Character: Character]
  ) -> [(String, Double)] {
    guard let index = stem.lastIndex(where: { PolishStems.vowels.contains($0) }),
      let other = vowels[stem[index]]
    else { return [] }
    // Most stems in -oj are of words in -ój: rozwój, nastrój.
    let cost = stem.hasSuffix("oj") ? -0.1 : 0.15
    return [(stem[..<index] + String(other) + stem[stem.index(after: index)...], cost)]
  }

  /// The lemma endings by the endings of forms.
  private static let rules: [String: [Rule]] = {
    var result: [String: [Rule]] = [:]
    func add(_ lemma: String, _ prior: Double, _ endings: String) {
      for ending in endings.split(separator: " ") {
        let surface = ending == "0" ? "" : String(ending)
        result[surface, default: []].append(Rule(lemmaEnding: lemma, prior: prior))
      }
    }
    add("", 0.55, "a u owi em iem y i ów om ami ach")
    add("", 0.3, "e ą")
    add("a", 0.5, "y i ę ą om ami ach")
    add("a", 0.3, "e ów")
    add("a", 0, "o 0")
    add("o", 0.4, "a u em iem om ami ach")
    add("o", 0, "0")
    add("e", 0.3, "a u em om ami ach")
    add("e", 0, "0")
    add("nie", 0.9, "nia niu niem niom niami niach ń")
    add("cie", 0.4, "cia ciu ciem ciom ciami ciach ć")
    add("um", 0.35, "a ów om ami ach")
    add("y", 0.9, "ego ych ymi ej")
    add("y", 0.5, "emu")
    add("y", 0.5, "ym a ą e")
    add("i", 0.8, "iego iemu ich imi iej")
    add("i", 0.5, "im ie ią ia")
    add("i", 0.5, "a ą")
    add("ość", 0.95, "ości ością ościom ościami ościach")
    add("ę", 0.8, "enia eniu eniem ona on onom onami onach")
    add("ień", 0.25, "nia niowi niem niu nie ni niom niami niach")
    for (palatal, spelled) in PolishStems.palatals {
      let endings = ["", "a", "u", "owi", "em", "e", "ów", "om", "ami", "ach", "ą"]
      for ending in endings {
        result[spelled + ending, default: []].append(
          Rule(lemmaEnding: String(palatal), prior: ["", "e", "ą"].contains(ending) ? 0.3 : 0.25))
      }
    }
    for (hard, soft) in PolishStems.softened {
      // Masculines in k, g and ch have -u there.
      let isVelar = ["k", "g", "ch"].contains(hard)
      for (ending, prior) in [("", 0.5), ("a", 0.5), ("o", 0.4)] where !(isVelar && ending == "") {
        result[soft + "e", default: []].append(Rule(lemmaEnding: hard + ending, prior: prior))
      }
    }
    result["ści", default: []].append(Rule(lemmaEnding: "sta", prior: 0.6))
    for (hard, soft) in PolishStems.personal {
      result[soft, default: []].append(Rule(lemmaEnding: hard, prior: 0.25))
      result[soft, default: []].append(Rule(lemmaEnding: hard + "y", prior: 0.2))
    }
    return result
  }()
}
