/// The plurals of French nouns and adjectives by rules, without a dictionary.
///
/// The gender of an adjective in a term is that of its noun, so that only the number changes:
/// barre latérale, barres latérales. A form that another frequent word has is left out, but for one of a word in a
/// longer term: fils are sons, fils d'exécution are none.
enum FrenchPlurals {
  /// The forms of a word folded as by ``TermForms/fold(_:)``: itself and its plurals,
  /// of a word that is all of its term without those that are another word by themselves.
  static func forms(of word: String, isAlone: Bool = true) -> Set<String> {
    // What is all of its term is a noun: son, sons.
    guard isAlone || !FunctionWords.contain(word, in: "fr") else { return [word] }
    let plurals = plurals(of: word).filter {
      !isAlone || !FunctionWords.contain($0, in: "fr") && !otherWords.contains($0)
    }
    return Set(plurals).union([word])
  }

  /// The forms of a word that an elided one may stand before, as in nom d'utilisateur.
  static func forms(ofElided word: String, isAlone: Bool) -> Set<String> {
    guard let mark = word.lastIndex(of: "'") else { return forms(of: word, isAlone: isAlone) }
    let rest = word.index(after: mark)
    return Set(forms(of: String(word[rest...]), isAlone: isAlone).map { word[..<rest] + $0 })
  }

  /// The plurals of a word, the likeliest first; empty for one that has the same form in both
  /// numbers.
  static func plurals(of word: String) -> [String] {
    guard word.count > 1, let last = word.last, last.isLetter, !"sxz".contains(last) else {
      return []
    }
    if word.hasSuffix("al") { return [word.dropLast() + "ux", word + "s"] }
    if inAux.contains(where: word.hasSuffix) { return [word.dropLast(2) + "ux"] }
    if word.hasSuffix("au") || word.hasSuffix("eu") { return [word + "x", word + "s"] }
    if inOux.contains(word) { return [word + "x"] }
    if word.hasSuffix("ch") || word.hasSuffix("sh") { return [word + "s", word + "es"] }
    return [word + "s"] + (LoanPlurals.inIes(of: word).map { [$0] } ?? [])
  }

  /// The singular of a plural, as far as its ending tells it; nil when it does not.
  ///
  /// In the plural -aux stands for -al, -ail and -au.
  static func singular(of word: String) -> String? {
    if pluralsInUs.contains(where: word.hasSuffix) { return String(word.dropLast()) }
    guard word.count > 3, !isSingular(word) else { return nil }
    if word.hasSuffix("eaux") || word.hasSuffix("eux") && pluralsInEux.contains(word) {
      return String(word.dropLast())
    }
    if word == "travaux" { return "travail" }
    if word.hasSuffix("aux"), word.count > 5 { return word.dropLast(2) + "l" }
    return word.hasSuffix("s") ? String(word.dropLast()) : nil
  }

  /// Whether a word may well be the singular, as accès, processus and avis are.
  private static func isSingular(_ word: String) -> Bool {
    FunctionWords.contain(word, in: "fr") || otherWords.contains(word)
      || ["ss", "us", "ès", "is", "ps"].contains(where: word.hasSuffix)
      || singularsInS.contains(where: word.hasSuffix)
  }

  private static let singularsInS = words(
    """
    bras cadenas canevas compas cours encens fonds gras héros matelas poids propos puits repas repos \
    sens tas tiers travers univers
    """)
  /// Plurals of words in -u; most words in -us are singulars.
  private static let pluralsInUs = words("menus contenus revenus aperçus tissus individus inconnus")
  private static let pluralsInEux = words("jeux lieux cheveux feux vœux enjeux neveux aveux")
  private static let inAux = words("travail bail corail émail vitrail soupirail")
  private static let inOux = words("bijou caillou chou genou hibou joujou pou")
  /// Forms that would mean another frequent word: cour is no plural in au cours de.
  private static let otherWords = Set(
    words("ans cours fils fois mois pris tris vers puis bas corps ais avis temps dos ois"))

  private static func words(_ text: String) -> [String] {
    text.split(separator: " ").map(String.init)
  }
}
