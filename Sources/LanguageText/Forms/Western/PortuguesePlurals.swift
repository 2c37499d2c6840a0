/// The plurals of Portuguese nouns and adjectives by rules, without a dictionary.
///
/// The gender of an adjective in a term is that of its noun, so that only the number changes: painel
/// lateral, painéis laterais. What ends in -ão has one of three plurals, which no rule tells.
enum PortuguesePlurals {
  /// The forms of a word folded as by ``TermForms/fold(_:)``: itself and its plurals; of a function word only where it
  /// is all of its term, and so a noun.
  static func forms(of word: String, isAlone: Bool = false) -> Set<String> {
    guard isAlone || !FunctionWords.contain(word, in: "pt") else { return [word] }
    let plurals = plurals(of: word).filter { !FunctionWords.contain($0, in: "pt") }
    return Set(plurals).union([word])
  }

  /// The plurals of a word, the likeliest first; empty for one that has the same form in both
  /// numbers.
  static func plurals(of word: String) -> [String] {
    guard word.count > 1, let last = word.last, last.isLetter else { return [] }
    if word.hasSuffix("ão") {
      let stem = word.dropLast(2)
      return stem.count < 2
        ? [stem + "ãos", stem + "ães", stem + "ões"] : [stem + "ões", stem + "ãos", stem + "ães"]
    }
    switch last {
    case "l": return inL(word)
    case "m": return [word.dropLast() + "ns", word + "s"]
    case "n": return [unmarked(word) + "s", word + "s"]
    case "r", "z": return [inSibilant(word) + "es", word + "s"]
    case "s": return inS(word)
    case "x": return [word + "es"]
    case "y": return [word + "s"] + (LoanPlurals.inIes(of: word).map { [$0] } ?? [])
    default: return [word + "s"]
    }
  }

  /// The singular of a plural, as far as its ending tells it; nil when it does not.
  static func singular(of word: String) -> String? {
    guard word.count > 3, word.hasSuffix("s"), !FunctionWords.contain(word, in: "pt") else {
      return nil
    }
    for (plural, singular) in endings where word.hasSuffix(plural) && word.count > plural.count + 1
    {
      return word.dropLast(plural.count) + singular
    }
    let isPlural = ["as", "es", "os"].contains(where: word.hasSuffix)
    return isPlural ? String(word.dropLast()) : nil
  }

  private static let endings = [
    ("ões", "ão"), ("ães", "ão"), ("ãos", "ão"), ("íveis", "ível"), ("áveis", "ável"),
    ("óveis", "óvel"), ("úveis", "úvel"), ("éis", "el"), ("óis", "ol"), ("uis", "ul"),
    ("ais", "al"), ("ens", "em"), ("ins", "im"), ("uns", "um"), ("ores", "or"), ("ares", "ar"),
    ("eres", "er"), ("ízes", "iz"), ("izes", "iz"), ("ezes", "ez"), ("azes", "az"), ("eses", "ês"),
  ]

  /// Words in -l change by the vowel before it and by whether the stress is on that; loans take -s.
  private static func inL(_ word: String) -> [String] {
    let stem = word.dropLast(2)
    let isMarkedBefore = stem.contains { marks[$0] != nil }
    let native: String? =
      switch word.dropLast().last {
      case "a": stem + "ais"
      case "e": stem + (isMarkedBefore ? "eis" : "éis")
      case "i": stem + (isMarkedBefore ? "eis" : "is")
      case "o": stem + (isMarkedBefore ? "ois" : "óis")
      case "u": stem + "uis"
      default: nil
      }
    return (native.map { [$0] } ?? []) + [word + "s"]
  }

  /// Words in -s keep their form unless the last syllable is stressed: país, países; mês, meses.
  private static func inS(_ word: String) -> [String] {
    guard let vowel = word.dropLast().last, let plain = marks[vowel] else { return [] }
    return [vowel == "í" ? word + "es" : word.dropLast(2) + String(plain) + "ses"]
  }

  /// The i of -iz is marked where it does not join the vowel before it: raiz, raízes.
  private static func inSibilant(_ word: String) -> String {
    guard word.hasSuffix("iz"), let before = word.dropLast(2).last, "aeou".contains(before),
      !word.hasSuffix("quiz"), !word.hasSuffix("guiz")
    else { return word }
    return word.dropLast(2) + "íz"
  }

  private static func unmarked(_ word: String) -> String {
    String(word.map { $0 == "ã" || $0 == "õ" ? $0 : marks[$0] ?? $0 })
  }

  private static let marks: [Character: Character] = [
    "á": "a", "â": "a", "é": "e", "ê": "e", "í": "i", "ó": "o", "ô": "o", "ú": "u",
  ]
}
