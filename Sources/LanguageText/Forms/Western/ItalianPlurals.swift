/// The plurals of Italian nouns and adjectives by rules, without a dictionary.
///
/// The gender of an adjective in a term is that of its noun, so that only the number changes: barra
/// laterale, barre laterali. What has an accent on its last vowel or ends in a consonant keeps its form.
/// After Maiden and Robustelli, A Reference Grammar of Modern Italian, chapter 3.
enum ItalianPlurals {
  /// The forms of a word folded as by ``TermForms/fold(_:)``: itself and its plurals; of a function word only where it
  /// is all of its term, and so a noun.
  static func forms(of word: String, isAlone: Bool = false) -> Set<String> {
    guard isAlone || !FunctionWords.contain(word, in: "it") else { return [word] }
    let plurals = plurals(of: word).filter { !FunctionWords.contain($0, in: "it") }
    return Set(plurals).union([word])
  }

  /// The forms of a word that an elided one may stand before, as in nome dell'utente.
  static func forms(ofElided word: String, isAlone: Bool = false) -> Set<String> {
    guard let mark = word.lastIndex(of: "'") else { return forms(of: word, isAlone: isAlone) }
    let rest = word.index(after: mark)
    return Set(forms(of: String(word[rest...])).map { word[..<rest] + $0 })
  }

  /// The plurals of a word, the likeliest first; empty for one that has the same form in both
  /// numbers.
  static func plurals(of word: String) -> [String] {
    guard word.count > 2, let last = word.last else { return [] }
    if let irregular = irregular[word] { return irregular }
    let stem = String(word.dropLast())
    switch last {
    case "a": return inA(stem)
    case "e": return inE(stem)
    case "o": return inO(stem)
    // Loans have the plural of English in some texts: i token, i tokens.
    case _ where "bcdfgklmnprtw".contains(last): return [word + "s"]
    default: return []
    }
  }

  /// The singulars that a plural may have, the likeliest first, each with whether the ending alone
  /// makes it likely.
  static func singulars(of form: String) -> [(word: String, isLikely: Bool)] {
    guard form.count > 3, let last = form.last, !FunctionWords.contain(form, in: "it"),
      !irregularSingulars.contains(form), !isLoan(form)
    else { return [] }
    if let singular = singularsOfIrregulars[form] { return [(singular, true)] }
    let stem = String(form.dropLast())
    let found: [(word: String, isLikely: Bool)]
    switch last {
    case "i": found = ofI(form, stem)
    case "e": found = ofE(form, stem)
    case "s": found = [(stem, false)]
    default: found = []
    }
    return found.filter {
      plurals(of: $0.word).contains(form) && !FunctionWords.contain($0.word, in: "it")
    }
  }

  /// Only some words in -a are masculine or of both genders: problema, problemi; artista, artisti and
  /// artiste.
  private static func inA(_ stem: String) -> [String] {
    // A verb beside its noun: seleziona, selezione.
    if stem.hasSuffix("ion") { return [] }
    if stem.hasSuffix("c") || stem.hasSuffix("g") { return [stem + "he"] }
    for ending in ["ci", "gi"] where stem.hasSuffix(ending) {
      return [stem + "e", stem.dropLast() + "e"]
    }
    if ["ist", "cid", "iatr"].contains(where: stem.hasSuffix), !feminineStems.contains(stem) {
      return [stem + "i", stem + "e"]
    }
    let isMasculine =
      masculineStems.contains(where: stem.hasSuffix) && !feminineStems.contains(stem)
    return [stem + (isMasculine ? "i" : "e")]
  }

  private static func inE(_ stem: String) -> [String] {
    if stem.hasSuffix("i") || isLoan(stem + "e") { return [] }
    return [stem + "i"]
  }

  private static func inO(_ stem: String) -> [String] {
    switch stem.last {
    case "i": return [stem, stem + "i"]
    case "c", "g":
      let (soft, hard) = (stem + "i", stem + "hi")
      return isSoft(stem) ? [soft, hard] : [hard, soft]
    default: return [stem + "i"]
    }
  }

  /// Whether a stem in -c or -g keeps its soft sound in the plural: those stressed on the syllable before
  /// the last but one, as grafico, grafici and psicologo, psicologi.
  private static func isSoft(_ stem: String) -> Bool {
    stem.hasSuffix("ic") && stem.count > 3 || stem.hasSuffix("fag")
      || ["amic", "nemic", "grec", "porc", "medic", "psicolog"].contains(stem)
  }

  private static func ofI(_ form: String, _ stem: String) -> [(word: String, isLikely: Bool)] {
    if stem.hasSuffix("h") { return [(stem.dropLast() + "o", true), (stem + "io", false)] }
    for (plural, singular) in endingsOfI where form.hasSuffix(plural) {
      return [(form.dropLast(plural.count) + singular, true)]
        + others(stem, besides: form.dropLast(plural.count) + singular)
    }
    return others(stem, besides: "")
  }

  private static func others(_ stem: String, besides: String) -> [(word: String, isLikely: Bool)] {
    ["o", "e", "io", "a"].map { (stem + $0, false) }.filter { $0.0 != besides }
  }

  private static func ofE(_ form: String, _ stem: String) -> [(word: String, isLikely: Bool)] {
    if stem.hasSuffix("h") { return [(stem.dropLast() + "a", true)] }
    // Most words that end so are singulars.
    let isPlural = pluralsInE.contains(form)
    guard isPlural || !singularEndings.contains(where: form.hasSuffix) else {
      return []
    }
    let isLikely =
      isPlural || endingsOfE.contains { form.hasSuffix($0) && form.count > $0.count + 1 }
    let soft = stem.hasSuffix("c") || stem.hasSuffix("g") ? [(stem + "ia", false)] : []
    return [(stem + "a", isLikely)] + soft
  }

  private static func isLoan(_ word: String) -> Bool {
    loans.contains(word)
      || ["ware", "frame", "space", "place", "page"].contains {
        word.hasSuffix($0) && word.count > $0.count
      }
  }

  private static let endingsOfI = [
    ("zioni", "zione"), ("sioni", "sione"), ("tori", "tore"), ("sori", "sore"), ("lori", "lore"),
    ("menti", "mento"), ("eventi", "evento"), ("enti", "ente"), ("anti", "ante"),
    ("ali", "ale"), ("bili", "bile"), ("ioni", "ione"), ("udini", "udine"), ("magini", "magine"),
    ("afici", "afico"), ("istici", "istico"), ("atici", "atico"), ("ologi", "ologo"),
    ("ati", "ato"), ("uti", "uto"), ("iti", "ito"), ("ivi", "ivo"), ("osi", "oso"),
    ("etti", "etto"), ("elli", "ello"), ("ismi", "ismo"), ("emi", "ema"), ("ammi", "amma"),
    ("olari", "olare"), ("alari", "alare"), ("ari", "ario"), ("izi", "izio"), ("ggi", "ggio"),
  ]
  private static let endingsOfE = [
    "elle", "ette", "enze", "anze", "ure", "ate", "ute", "zze", "iere", "ole", "erie", "orie",
    "ogie", "afie", "omie", "egie", "ieste",
  ]
  private static let singularEndings = [
    "ione", "ente", "ante", "ore", "ale", "bile", "udine", "magine", "rdine", "rmine", "rigine",
    "ice", "ase", "ile", "ume", "one", "ese", "are", "ere", "ire", "arsi", "ave", "ude", "uce",
    "oce", "asse", "ede", "ome", "onte",
  ]
  /// Plurals that end as singulars do.
  private static let pluralsInE = words(
    """
    icone pagine macchine persone zone poltrone colonne case prese imprese spese riprese attese difese offese scale \
    sale pile chiese schede corone
    """)
  /// The ends of masculines in -a, as problema, programma, diploma and enigma.
  private static let masculineStems = [
    "em", "amm", "om", "igm", "ogm", "asm", "clim", "dramm", "pianet", "poet", "atlet",
  ]
  private static let feminineStems = words(
    "crem gamm fiamm mamm gomm chiom estrem list pist vist rivist intervist conquist provvist")
  /// English words that keep their form: i file, le cache.
  private static let loans = words(
    """
    file cache code pipeline timeline inline online offline baseline outline deadline headline \
    database template engine mouse console interface service device release range table profile \
    title image module package queue node type value state store bundle home resume cookie movie \
    smartphone microphone website update delete change language browse source resource feature \
    slide theme schedule style handle toggle byte kilobyte megabyte gigabyte mime suite remote \
    route storage badge bridge merge large message voice performance instance routine \
    texture azure capture secure failure structure fixture gesture signature future
    """)
  private static let irregular: [String: [String]] = [
    "uovo": ["uova"], "dito": ["dita"], "paio": ["paia"], "migliaio": ["migliaia"],
    "centinaio": ["centinaia"], "braccio": ["bracci", "braccia"], "uomo": ["uomini"],
    "tempio": ["templi"], "mano": ["mani"], "eco": ["echi"], "ala": ["ali"], "arma": ["armi"],
    "superficie": ["superfici"], "moglie": ["mogli"], "foto": [], "auto": [], "moto": [],
    "radio": [], "video": [], "audio": [], "euro": [], "info": [], "demo": [], "promo": [],
    "promemoria": [], "media": [], "multimedia": [], "belga": ["belgi", "belghe"],
    "collega": ["colleghi", "colleghe"], "repo": [], "logo": ["loghi"], "stereo": [],
    "macro": [], "cinema": [], "delta": [], "beta": [], "alfa": [], "extra": [],
    "carico": ["carichi"], "incarico": ["incarichi"], "scarico": ["scarichi"],
    "sovraccarico": ["sovraccarichi"], "antico": ["antichi"], "valico": ["valichi"],
    "invio": ["invii"], "rinvio": ["rinvii"], "avvio": ["avvii"], "riavvio": ["riavvii"],
    "pendio": ["pendii"], "ronzio": ["ronzii"], "addio": ["addii"], "zio": ["zii"],
    "ciglio": ["cigli", "ciglia"], "lenzuolo": ["lenzuola", "lenzuoli"],
  ]
  private static let singularsOfIrregulars = Dictionary(
    irregular.flatMap { singular, plurals in plurals.map { ($0, singular) } },
    uniquingKeysWith: min)
  /// Words in -i, -e or -s that are singulars, and what is hardly said of one.
  private static let irregularSingulars = words(
    """
    analisi crisi tesi sintesi ipotesi enfasi parentesi diagnosi sintassi prassi alibi oggi ieri \
    domani quindi emoji wifi taxi kiwi altrimenti avanti metropoli genesi protesi ascii dati bisogni \
    serie specie superficie carie intemperie progenie effigie forte parte arte base
    """)

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(separator: " ").map(String.init))
  }
}
