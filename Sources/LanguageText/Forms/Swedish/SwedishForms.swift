/// The forms of Swedish nouns and of the adjectives before them by rules, without a dictionary: both numbers, with and
/// without the article, and in the genitive.
///
/// Where the spelling leaves gender and declension open, the forms of every possible one are given: forms that are no
/// words do no harm where texts are searched for them, and are not to be taken for what a word with a letter wrong was
/// meant to be. The rules are common knowledge, no grammar was followed; the tables of the tests say how far they reach.
enum SwedishForms {
  /// The forms of a noun folded as by ``TermForms/fold(_:)``, the word itself included.
  static func forms(of word: String) -> Set<String> {
    guard isInflected(word) else { return [word] }
    let others = others[word] ?? []
    let plain = Set(nominatives(of: word)).union([word]).filter {
      !others.contains($0) && (word == $0 || !FunctionWords.contain($0, in: "sv"))
    }
    return plain.union(plain.filter { !"sxz".contains($0.last ?? "s") }.map { $0 + "s" })
  }

  /// The forms of an adjective, folded likewise: beside a neuter, in the plural and with the article.
  static func forms(ofAdjective word: String) -> Set<String> {
    guard isInflected(word), word.count > 1 else { return [word] }
    let bases = bases(ofAdjective: word)
    return Set(bases.flatMap { [$0] + endings(ofAdjective: $0) }).union([word])
  }

  private static func isInflected(_ word: String) -> Bool {
    word.count > 1 && word.allSatisfy { $0.isLetter || $0 == "-" }
      && !FunctionWords.contain(word, in: "sv")
  }

  private static func nominatives(of word: String) -> [String] {
    if let irregular = irregular(word) { return irregular }
    let stem = String(word.dropLast())
    switch word.last {
    // ruta, rutor; schema, scheman.
    case "a":
      return join(word, ["n", "t", "na"]) + join(stem, ["or", "orna"])
    // meddelande, meddelanden; pojke, pojkar; linje, linjer.
    case "e":
      return join(word, ["n", "t", "na", "r", "rna"]) + join(stem, ["ar", "arna"])
        + (word.hasSuffix("are") ? [stem + "na"] : [])
    // konto, konton; meny, menyer; nivå, nivåer.
    case "i", "o", "u", "y", "å", "ä", "ö", "é":
      return join(word, ["n", "t", "na", "er", "erna", "et", "r", "rna", "or", "orna"])
    default: break
    }
    // nyckel, nycklar; filter, filtret; tecken, tecknet.
    if let ending = ["el", "er", "en"].first(where: word.hasSuffix), word.count > 3,
      !"aeiouyåäö".contains(word.dropLast(2).last ?? "a")
    {
      let short = word.dropLast(2) + ending.suffix(1)
      let syncopated = withoutDouble(word.dropLast(2) + "") + ending.suffix(1)
      return ["\(short)", syncopated].flatMap {
        join($0, ["et", "en", "ar", "arna", "er", "erna"])
      } + (ending == "en" ? [] : [word + "n", word + "na"]) + stressed(word)
    }
    if word.hasSuffix("or") || word.hasSuffix("ar") {
      return [word + "n"] + regular(word)
    }
    return regular(word) + stressed(word)
  }

  /// fil, filer; mapp, mappar; fält, fälten.
  private static func regular(_ word: String) -> [String] {
    join(word, ["en", "et", "ar", "arna", "er", "erna"])
  }

  /// What ends in one m or n behind a short vowel has two of them before an ending: program, programmet.
  ///
  /// A stressed -er keeps its vowel: kvarter, kvarteret.
  private static func stressed(_ word: String) -> [String] {
    if word.hasSuffix("er") || word.hasSuffix("el") { return join(word, ["et", "en"]) }
    guard let last = word.last, "mn".contains(last), word.dropLast().last.map(isVowel) == true
    else { return [] }
    return regular(word + String(last)) + (word.hasSuffix("en") ? join(word, ["et", "en"]) : [])
  }

  private static func isVowel(_ letter: Character) -> Bool { "aeiouyåäöé".contains(letter) }

  private static func withoutDouble(_ stem: String) -> String {
    let end = stem.suffix(2)
    return end.count == 2 && end.first == end.last ? String(stem.dropLast()) : stem
  }

  private static func join(_ stem: some StringProtocol, _ endings: [String]) -> [String] {
    endings.map { "\(stem)\($0)" }
  }

  // MARK: Adjectives

  /// The words that an adjective may be a form of, itself first.
  private static func bases(ofAdjective word: String) -> [String] {
    var bases = [word]
    if word.hasSuffix("ade") { bases.append(word.dropLast(3) + "ad") }
    if word.hasSuffix("at") { bases.append(word.dropLast() + "d") }
    if word.hasSuffix("a") { bases.append(String(word.dropLast())) }
    if word.hasSuffix("t") { bases.append(String(word.dropLast())) }
    // dolt is of dold, tomma of tom.
    if word.hasSuffix("t") { bases.append(word.dropLast() + "d") }
    if word.hasSuffix("a") { bases.append(withoutDouble(String(word.dropLast()))) }
    return bases.filter { $0.count > 1 }
  }

  private static func endings(ofAdjective base: String) -> [String] {
    if base.hasSuffix("ad") { return [base.dropLast() + "t", base + "e"] }
    guard let last = base.last else { return [] }
    var forms = [base + "t", base + "a"]
    // dold, dolt; öppen, öppet, öppna; enkel, enkla; tom, tomma.
    if last == "d" { forms.append(base.dropLast() + "t") }
    if base.hasSuffix("en") { forms += [base.dropLast() + "t", base.dropLast(2) + "na"] }
    if base.hasSuffix("el") { forms.append(base.dropLast(2) + "la") }
    if base.hasSuffix("er") { forms.append(base.dropLast(2) + "ra") }
    if "mn".contains(last), base.dropLast().last.map(isVowel) == true {
      forms.append(base + "\(last)a")
    }
    if isVowel(last) { forms.append(base + "tt") }
    return forms
  }

  // MARK: Words with forms of their own

  private static func irregular(_ word: String) -> [String]? {
    if let own = table[word] { return own }
    for (ending, forms) in table
    where word.hasSuffix(ending) && word.count > ending.count + 2 && !ambiguous.contains(ending) {
      return forms.map { word.dropLast(ending.count) + $0 }
    }
    return nil
  }

  private static let table: [String: [String]] = {
    var result: [String: [String]] = [:]
    for line in lines.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      if let lemma = words.first { result[lemma] = words }
    }
    return result
  }()
  /// Irregular words that others end with by chance.
  private static let ambiguous: Set<String> = [
    "and", "fot", "man", "mus", "not", "rot", "son", "tand",
  ]
  private static let lines = """
    bok boken böcker böckerna
    bokstav bokstaven bokstäver bokstäverna
    fot foten fötter fötterna
    hand handen händer händerna
    land landet länder länderna
    ledamot ledamoten ledamöter ledamöterna
    man mannen män männen
    mus musen möss mössen
    natt natten nätter nätterna
    rand randen ränder ränderna
    rot roten rötter rötterna
    son sonen söner sönerna
    stad staden städer städerna
    strand stranden stränder stränderna
    tand tanden tänder tänderna
    tång tången tänger tängerna
    öga ögat ögon ögonen
    öra örat öron öronen
    centrum centret centrum centra centren centrumet
    medium mediet medier medierna mediumet
    museum museet museer museerna
    """
  /// Forms that are another frequent word, most of them what somebody does, by the word that the rules make them of.
  private static let others: [String: Set<String>] = [
    "bild": ["bildar"], "fel": ["felar"], "fil": ["filar"], "form": ["formar"], "färg": ["färgar"],
    "klick": ["klickar"], "kod": ["kodar"], "rad": ["radar", "radet"], "spel": ["spelar"],
    "start": ["startar"], "tecken": ["tecknar"], "test": ["testar"], "text": ["textar"],
    "val": ["valar"],
  ]
}
