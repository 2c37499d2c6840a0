/// The forms of Romanian nouns and adjectives by rules, without a dictionary: both numbers, with and without
/// the article, in the genitive and dative.
///
/// Where the spelling leaves the gender and the plural open, the forms of every possible one are given: forms
/// that are no words do no harm in matching. ș and ț stand also with a cedilla, as many texts write them.
/// After Cojocaru, Romanian Grammar, chapter 2.
enum RomanianForms {
  /// The forms of a word folded as by ``TermForms/fold(_:)``, the word itself included.
  static func forms(of word: String) -> Set<String> {
    let plain = withCommas(word)
    guard plain.count > 2 || irregular[plain] != nil, plain.allSatisfy(\.isLetter),
      !FunctionWords.contain(plain, in: "ro"),
      !indeclinable.contains(plain)
    else { return [word] }
    let others = others[plain] ?? []
    let forms = Set(inflected(plain)).filter {
      !FunctionWords.contain($0, in: "ro") && !others.contains($0)
    }
    return withCedillas(forms).union([word, plain])
  }

  /// A word with the letters that Romanian has, for those with a cedilla.
  static func withCommas(_ word: String) -> String {
    String(word.map { $0 == "ş" ? "ș" : $0 == "ţ" ? "ț" : $0 })
  }

  private static func withCedillas(_ forms: Set<String>) -> Set<String> {
    forms.union(
      forms.filter { $0.contains("ș") || $0.contains("ț") }
        .map { String($0.map { $0 == "ș" ? "ş" : $0 == "ț" ? "ţ" : $0 }) })
  }

  private static func inflected(_ word: String) -> [String] {
    if let irregular = irregular[word] { return irregular }
    let stem = String(word.dropLast())
    switch word.last {
    case "ă": return inA(stem)
    case "e": return inE(word, stem)
    case "u": return inU(word, stem)
    case "i": return join(word, ["ul", "ului", "uri", "urile", "urilor", "le", "lor", "i"])
    case "a": return word.hasSuffix("ea") ? inEa(word) : []
    case "o": return join(word, ["ul", "ului", "uri", "urile", "urilor"])
    default: return inConsonant(word)
    }
  }

  /// Masculines and neuters: utilizator, utilizatori; fișier, fișiere; cont, conturi.
  ///
  /// The plural of a participle with the article would be a noun: aplicat, aplicații.
  private static func inConsonant(_ word: String) -> [String] {
    let neuters = RomanianStems.neuterBeforeE(word).flatMap { plural(inE: $0 + "e") }
    let masculine = RomanianStems.beforeI(word) + "i"
    let forms =
      [word] + join(word, ["ul", "ului", "uri", "urile", "urilor", "ule"]) + neuters
      + join(masculine, word.hasSuffix("at") ? [""] : ["", "i", "lor"])
    return isAdjective(word) ? forms + feminines(of: word, masculine) : forms
  }

  /// The feminine of an adjective: activ, activă; securizat, securizată.
  private static func feminines(of word: String, _ plural: String) -> [String] {
    let stem = word.hasSuffix("esc") ? word.dropLast(3) + "easc" : word
    let plural = word.hasSuffix("esc") ? word.dropLast(3) + "ești" : plural
    return join(stem, ["ă", "a", "ei"]) + [plural]
      + RomanianStems.neuterBeforeE(word).map { $0 + "i" }
  }

  private static func inU(_ word: String, _ stem: String) -> [String] {
    let singular = [word] + join(word, ["l", "lui"])
    if stem.hasSuffix("i") { return singular + join(stem, ["i", "ile", "ilor", "ii", "e", "ele"]) }
    if let last = stem.last, RomanianStems.vowels.contains(last) {
      return singular + join(word, ["ri", "rile", "rilor", "ă"])
        + join(stem, ["e", "ele", "elor", "i", "ii", "ilor"])
    }
    let masculine = RomanianStems.beforeI(stem) + "i"
    return singular + join(word, ["ri", "rile", "rilor"]) + plural(inE: stem + "e")
      + join(masculine, ["", "i", "lor"]) + join(stem, ["ă", "a", "ei"])
  }

  /// Feminines: adresă, adrese; pagină, pagini; parte of the plural is the genitive with -i.
  private static func inA(_ stem: String) -> [String] {
    let first = RomanianStems.feminineBeforeE(stem).flatMap { plural(inE: $0 + "e") + [$0 + "ei"] }
    let second = RomanianStems.feminineBeforeI(stem).flatMap {
      join($0 + "i", ["", "i", "le", "lor"])
    }
    return [stem + "ă", stem + "a"] + first + second + join(stem, ["uri", "urile", "urilor"])
  }

  /// Feminines as eroare and aplicație, neuters as nume, and plurals as date.
  private static func inE(_ word: String, _ stem: String) -> [String] {
    let neuter = [word] + join(word, ["le", "lui", "lor", "a", "i"])
    if stem.hasSuffix("i") {
      return neuter + [stem] + join(stem, ["a", "i", "ile", "ilor", "ii", "le", "lor", "ei"])
    }
    return neuter
      + RomanianStems.feminineBeforeI(stem).flatMap { join($0 + "i", ["", "i", "le", "lor"]) }
  }

  /// rețea, rețeaua, rețele.
  private static func inEa(_ word: String) -> [String] {
    let stem = word.dropLast(2)
    return [word, word + "ua"] + join(stem + "ele", ["", "i", "le", "lor"])
  }

  private static func plural(inE plural: String) -> [String] {
    join(plural, ["", "le", "lor"])
  }

  private static func isAdjective(_ word: String) -> Bool {
    word.count > 3 && adjectives.contains(where: word.hasSuffix)
  }

  private static func join(_ stem: some StringProtocol, _ endings: [String]) -> [String] {
    endings.map { "\(stem)\($0)" }
  }

  private static let adjectives = [
    "at", "it", "ut", "ât", "al", "il", "iv", "ic", "os", "bil", "ent", "ant", "ar", "esc", "ern",
    "uc",
    "et", "us", "is", "ns", "rs", "ept", "or", "ual", "id", "ung", "urt", "plu", "ect", "gur",
  ]
  private static let indeclinable: Set<String> = [
    "media", "multimedia", "online", "offline", "wireless", "standard", "gen", "sus", "jos",
  ]
  /// Forms that are another frequent word, by the word that the rules make them of.
  private static let others: [String: Set<String>] = [
    "mod": ["mode", "moda"], "cont": ["conte"], "port": ["porți", "poarte", "poartele", "porții"],
    "cas": ["casă"], "fir": ["fire"], "stat": ["stată", "stata", "statei"],
    "dat": ["dată", "date", "data"], "val": ["vale"], "cod": ["coade", "cozi", "code"],
    "format": ["formată"],
    "num": ["nume", "numele", "numelor"], "titlu": ["title"],
  ]
  /// Words whose stem changes in ways of its own.
  private static let irregular: [String: [String]] = {
    var result: [String: [String]] = [:]
    for line in table.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      if let lemma = words.first { result[lemma] = words }
    }
    return result
  }()
  private static let table = """
    zi ziua zile zilei zilele zilelor
    nou nouă noi noul noului noua noii noile noilor nouei
    cuvânt cuvântul cuvântului cuvinte cuvintele cuvintelor
    om omul omului oameni oamenii oamenilor
    cap capul capului capete capetele capetelor
    mână mâna mâini mâinii mâinile mâinilor
    soră sora surori surorii surorile surorilor
    noapte noaptea nopți nopții nopțile nopților
    lege legea legi legii legile legilor
    cale calea căi căii căile căilor
    vale valea văi văii văile văilor
    stea steaua stele stelei stelele stelelor
    tată tatăl tatălui tați tații taților
    copil copilul copilului copii copiii copiilor
    cal calul calului cai caii cailor
    ou oul oului ouă ouăle ouălor
    deal dealul dealului dealuri dealurile dealurilor
    greu grea grei grele greul greului
    rău rea răi rele răul răului
    mic mică mici micul micului mica micii micile micilor
    tânăr tânără tineri tinere tânărul tânărului tinerii tinerilor
    sârmă sârma sârme sârmei sârmele sârmelor
    sânge sângele sângelui
    """
}
