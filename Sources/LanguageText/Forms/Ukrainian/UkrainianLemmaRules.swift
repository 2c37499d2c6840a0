/// What a Ukrainian form may be a form of, by its ending.
enum UkrainianLemmaRules {
  /// A lemma that a form may belong to; a higher prior is likelier.
  struct Candidate: Hashable, Sendable {
    let lemma: String
    let prior: Double
  }

  /// The lemmas whose paradigm has a form, likeliest first; the form itself among them.
  static func candidates(ofForm form: String) -> [Candidate] {
    if UkrainianParadigm.isKnownAsIndeclinable(form) {
      return [Candidate(lemma: form, prior: 1)]
    }
    var priors = [form: prior(ofUnchanged: form)]
    let letters = Array(form)
    for length in 0...min(6, max(0, letters.count - 2)) {
      let stem = String(letters.dropLast(length))
      for rule in rules[String(letters.suffix(length))] ?? [] {
        for (variant, cost) in stems(of: stem, before: rule.lemmaEnding, isBare: length == 0)
        where isPossible(variant, rule.lemmaEnding) {
          let lemma = variant + rule.lemmaEnding
          let isLoan = rule.lemmaEnding == "я" && isFeminineLoan(variant)
          let known = UkrainianIrregulars.softAdjectives.contains(lemma) || isLoan ? 0.5 : 0
          priors[lemma] = max(priors[lemma] ?? -1, rule.prior - cost + known)
        }
      }
    }
    for lemma in UkrainianIrregulars.words.lemmas[form] ?? [] {
      priors[lemma] = lemma == "дані" ? Self.surely : 0.9
    }
    return priors.filter {
      $0.key == form || UkrainianParadigm.forms(ofWord: $0.key).contains(form)
    }
    .map { Candidate(lemma: $0.key, prior: $0.value) }
    .sorted { ($1.prior, $0.lemma) < ($0.prior, $1.lemma) }
  }

  /// More than all forms of an adjective bring it: «даних» is of «дані», though «даного» is not.
  private static let surely = 20.0

  private struct Rule: Sendable {
    let lemmaEnding: String
    let prior: Double
  }

  /// How likely a form is a lemma by its last letters.
  private static func prior(ofUnchanged form: String) -> Double {
    if form.hasSuffix("ий") || form.hasSuffix("ння") || form.hasSuffix("ість") { return 0.9 }
    if form.hasSuffix("ій") { return UkrainianIrregulars.softAdjectives.contains(form) ? 0.9 : 0.2 }
    if ["ів", "ам", "ах", "ям", "ях", "ом", "ою", "ей", "їв"].contains(where: form.hasSuffix) {
      return -0.2
    }
    return form.last.map { "иіїує".contains($0) } == true ? -0.4 : 0.45
  }

  /// Whether a stem can stand before the ending of a lemma.
  private static func isPossible(_ stem: String, _ ending: String) -> Bool {
    guard let last = stem.last, last != "'" || ending == "я" else { return false }
    let isVowel = UkrainianStems.vowels.contains(last)
    switch ending {
    case "": return !isVowel && last != "й" && last != "ь" && last != "ц"
    case "ь": return "дзлнстц".contains(last)
    // «інструкцій» is of «інструкція», unlike «сценаріїв» of «сценарій».
    case "й": return isVowel && !isFeminineLoan(stem)
    case "я": return last != "й" && !"кгхжшчщцрбпвмф".contains(last)
    case "ий": return !isVowel && last != "й" && last != "ь" && last != "ц"
    case "ій": return last == "н"
    case "е": return "жшчщцлр".contains(last)
    case "а", "о": return !isVowel && last != "й" && last != "ь"
    default: return true
    }
  }

  /// Whether a stem is that of a noun in -ія such as функція, версія, бібліографія.
  private static func isFeminineLoan(_ stem: String) -> Bool {
    ["ці", "сі", "зі", "фі", "гі"].contains { stem.hasSuffix($0) }
  }

  /// The stems that a lemma may have where a form has this one, each with what its change costs.
  private static func stems(
    of stem: String, before ending: String, isBare: Bool
  ) -> [(String, Double)] {
    var found = [(stem, ending.isEmpty && isUnusualNoun(stem) ? 0.5 : 0)]
    guard let last = stem.last, let before = stem.dropLast().last else { return found }
    let body = stem.dropLast()
    if let hard = hardened[last] {
      found.append((body + String(hard), ending == "а" ? -0.35 : 0.1))
    }
    let isOpen = before == "о" || before == "е"
    if isBare {
      let isUsual = "кцнл".contains(last)
      if isOpen {
        found.append((body.dropLast() + String(last), isUsual ? -0.6 : 0.2))
        found.append((body.dropLast() + "ь" + String(last), 0.2))
      }
      if before == "і" { found.append((body.dropLast() + "о" + String(last), 0.2)) }
    } else if ["", "ь", "й"].contains(ending) {
      found += lengthened(body, before, last, ending)
      let closed = body.dropLast() + "і" + String(last)
      if isOpen { found.append((closed, 0.2)) }
      if stem.last == "о" || stem.last == "е" { found.append((body + "і", -0.2)) }
    }
    return found
  }

  /// Whether few nouns are like a stem, such as вікн, кнопк and вікнам.
  private static func isUnusualNoun(_ stem: String) -> Bool {
    if stem.hasSuffix("ам") || stem.hasSuffix("ям") { return true }
    guard let last = stem.last, let before = stem.dropLast().last, "кнлмв".contains(last) else {
      return false
    }
    return !UkrainianStems.vowels.contains(before) && !"рлнсй".contains(before)
  }

  /// рядк gives рядок, рівн рівен, вузл вузол, стільц стілец.
  private static func lengthened(
    _ body: Substring, _ before: Character, _ last: Character, _ ending: String
  ) -> [(String, Double)] {
    guard !UkrainianStems.vowels.contains(before) else { return [] }
    let core = before == "ь" || before == "й" ? body.dropLast() : body
    switch (ending, last) {
    case ("", "к"): return [(body + "о" + String(last), -0.2)]
    case ("ь", "ц"):
      return [(core + (before == "й" ? "є" : "е") + String(last), before == "й" ? 0.2 : -0.3)]
    case ("ь", "н"), ("ь", "л"): return [(body + "е" + String(last), 0)]
    case ("", "л"), ("", "н"): return [(body + "о" + String(last), 0.1)]
    case ("", "р"): return [(body + "е" + String(last), 0.3)]
    default: return []
    }
  }

  private static let hardened: [Character: Character] = ["з": "г", "ц": "к", "с": "х"]

  /// The lemma endings by the endings of forms.
  private static let rules: [String: [Rule]] = {
    let declensions: [(String, Double, String)] = [
      ("", 0.6, "а у ові ом и ів ам ами ах"), ("", 0.3, "і еві ем я ю ям ями ях"),
      ("ь", 0.3, "я ю еві ем і ів ям ями ях ей ью"),
      ("а", 0.5, "и у ою ам ами ах"), ("а", 0.3, "і ею о"), ("а", -0.1, "0"),
      ("я", 0.3, "і ю ею ї єю ям ями ях"), ("я", 0, "й ь 0"),
      ("о", 0.4, "а у ом і ам ами ах"), ("о", -0.1, "0"),
      ("е", 0.2, "я а у ю ем і ям ями ях ам ами ах"), ("е", 0, "0 ь"),
      ("й", 0.1, "ю"), ("й", 0.4, "я єві єм ї їв ям ями ях"),
      ("ий", 0.9, "ого ому ими их"), ("ий", 0.45, "им ім а ої ій у ою е і"),
      ("ій", 0.6, "ього ьому ьої ьою"), ("ій", 0.1, "ім я ю є і іх іми"),
      ("ість", 0.9, "ості ости істю остей остям остями остях"),
      ("ння", 0.9, "нню нням нні нь ннями ннях"), ("ття", 0.9, "ттю ттям тті ттями ттях ттів"),
      ("ль", 0.8, "ллю"), ("нь", 0.2, "нню"), ("дь", 0.8, "ддю"), ("ть", 0.6, "ттю тю"),
      ("ч", 0.8, "ччю"),
    ]
    var result: [String: [Rule]] = [:]
    for (lemma, prior, endings) in declensions {
      for ending in endings.split(separator: " ") {
        let surface = ending == "0" ? "" : String(ending)
        result[surface, default: []].append(Rule(lemmaEnding: lemma, prior: prior))
      }
    }
    return result
  }()
}
