/// The forms of Dutch nouns and of the adjectives before them by rules, without a dictionary: the plural, and -e.
///
/// Where the spelling leaves the plural open, every possible one is given, but that in -en of some nouns which is a verb:
/// forms that are no words do no harm where texts are searched for them, and are not to be taken for what a word with a
/// letter wrong was meant to be. The rules are common knowledge, no grammar was followed; the tables of the tests say how
/// far they reach.
enum DutchForms {
  /// The forms of a noun folded as by ``TermForms/fold(_:)``, the word itself included.
  static func forms(of word: String) -> Set<String> {
    guard isInflected(word) else { return [word] }
    return Set(plurals(of: word).filter { !FunctionWords.contain($0, in: "nl") }).union([word])
  }

  /// The forms of an adjective, folded likewise: with and without -e.
  static func forms(ofAdjective word: String) -> Set<String> {
    guard isInflected(word), word.count > 2 else { return [word] }
    guard word.hasSuffix("e") else { return Set(withEnding("e", word)).union([word]) }
    let stem = String(word.dropLast())
    let bases = [stem, withoutDouble(stem), lengthened(stem)].map(devoiced)
    return Set(bases.filter { withEnding("e", $0).contains(word) }).union([word])
  }

  private static func isInflected(_ word: String) -> Bool {
    word.count > 1 && word.allSatisfy { $0.isLetter || $0 == "-" }
      && !FunctionWords.contain(word, in: "nl")
  }

  private static func plurals(of word: String) -> [String] {
    if let irregular = irregular(word) { return irregular }
    guard let last = word.last else { return [] }
    if word.hasSuffix("heid") { return [word.dropLast(4) + "heden"] }
    if word.hasSuffix("ie") { return [word + "s", word + "ën", word.dropLast() + "ën"] }
    if word.hasSuffix("ee") { return [word + "ën", word + "s"] }
    switch last {
    case "a", "i", "o", "u", "y": return [word + "'s", word + "s"]
    case "e": return [word + "s", word + "n"]
    case "é": return [word + "s"]
    default: break
    }
    if verbs.contains(where: word.hasSuffix) || word.hasSuffix("en") { return [word + "s"] }
    // What is not stressed has -s: regel, computer; regelen and computeren are verbs.
    if word.hasSuffix("er") || word.hasSuffix("em"), !hasLongVowel(word) { return [word + "s"] }
    if word.hasSuffix("el"), !hasLongVowel(word) { return [word + "s", word + "len"] }
    return withEnding("en", word) + [word + "s"]
  }

  /// A word with an ending that begins with e: a long vowel is written once before it, the consonant behind a short one
  /// twice, and f and s may become v and z.
  private static func withEnding(_ ending: String, _ word: String) -> [String] {
    let letters = Array(word)
    guard letters.count > 1, let last = letters.last, !isVowel(last) else { return [word + ending] }
    let vowels = letters.dropLast().reversed().prefix(while: isVowel).count
    let stem = String(letters.dropLast())
    func voiced(_ stem: String) -> [String] {
      switch last {
      case "f": [stem + "v" + ending, stem + "f" + ending]
      case "s": [stem + "z" + ending, stem + "s" + ending]
      default: [stem + String(last) + ending]
      }
    }
    switch vowels {
    case 0: return voiced(stem)
    case 1:
      // Unstressed endings do not double, which a word does not show: monniken and sensoren, but knoppen, gebeurtenissen
      // and modellen.
      let isBound = ["ig", "lijk", "ik", "or"].contains(where: word.hasSuffix) && letters.count > 4
      if isBound || "wxjy".contains(last) { return [word + ending] }
      let doubled = word + String(last) + ending
      return letters.count > longestWithStress ? [doubled, word + ending] : [doubled]
    default:
      let pair = letters[(letters.count - 3)...].prefix(2)
      guard pair.first == pair.last, pair.first != "i" else { return voiced(stem) }
      return voiced(String(letters.dropLast(2)))
    }
  }

  private static func hasLongVowel(_ word: String) -> Bool {
    word.dropLast().reversed().prefix(while: isVowel).count > 1
  }

  private static func withoutDouble(_ stem: String) -> String {
    let end = stem.suffix(2)
    return end.count == 2 && end.first == end.last ? String(stem.dropLast()) : stem
  }

  /// A stem with its last vowel twice: *grot* of *grote* is *groot*.
  private static func lengthened(_ stem: String) -> String {
    guard let last = stem.last, let vowel = stem.dropLast().last, "aeou".contains(vowel) else {
      return stem
    }
    return stem.dropLast(2) + "\(vowel)\(vowel)\(last)"
  }

  private static func devoiced(_ stem: String) -> String {
    switch stem.last {
    case "v": stem.dropLast() + "f"
    case "z": stem.dropLast() + "s"
    default: stem
    }
  }

  private static func isVowel(_ letter: Character) -> Bool { "aeiouéëï".contains(letter) }

  /// Up to so many letters, the last syllable is stressed.
  private static let longestWithStress = 5

  /// The plural of a word, or of one that ends with it as a compound, which rules do not make.
  private static func irregular(_ word: String) -> [String]? {
    if let own = table[word] { return own }
    for (ending, plurals) in table
    where word.hasSuffix(ending) && word.count > ending.count + 2 && !ambiguous.contains(ending) {
      return plurals.map { word.dropLast(ending.count) + $0 }
    }
    return nil
  }

  /// Nouns whose plural in -en is a verb, and which have one in -s.
  private static let verbs = [
    "chat", "check", "click", "download", "export", "import", "klik", "link", "log", "post",
    "print", "reset", "scan", "start", "stream", "tag", "test", "update", "upload", "zoom",
  ]
  /// Irregular words that others end with by chance.
  private static let ambiguous: Set<String> = [
    "lid", "ei", "weg", "gat", "bad", "god", "pad", "lot",
  ]
  private static let table: [String: [String]] = [
    "stad": ["steden"], "lid": ["leden"], "schip": ["schepen"], "kind": ["kinderen"],
    "blad": ["bladen", "bladeren"], "ei": ["eieren"], "weg": ["wegen"], "dag": ["dagen"],
    "dak": ["daken"], "pad": ["paden"], "gat": ["gaten"], "glas": ["glazen"], "vat": ["vaten"],
    "bad": ["baden"], "slot": ["sloten"], "lot": ["loten"], "god": ["goden"], "gebed": ["gebeden"],
    "gebrek": ["gebreken"], "bevel": ["bevelen"], "verslag": ["verslagen"],
    "bedrag": ["bedragen"], "gebied": ["gebieden"], "spel": ["spellen", "spelen"],
    "schot": ["schoten"], "hertog": ["hertogen"], "oorlog": ["oorlogen"],
    "museum": ["musea", "museums"], "medium": ["media", "mediums"], "datum": ["data", "datums"],
    "criterium": ["criteria"], "technicus": ["technici"],
    "catalogus": ["catalogi", "catalogussen"],
    "artikel": ["artikelen", "artikels"], "middel": ["middelen"],
  ]
}
