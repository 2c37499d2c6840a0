/// The forms of English words by rules.
package enum EnglishForms {
  /// The plural and possessive forms of a noun in lower case, with `'` for the apostrophe.
  ///
  /// Holds the word itself; over-generates for words that have no plural.
  package static func nounForms(ofWord word: String) -> Set<String> {
    Set(orderedNounForms(ofWord: word.lowercased()))
  }

  /// The plural and possessive forms of a noun in lower case, in ascending order, the noun among them.
  static func orderedNounForms(ofWord word: String) -> [String] {
    guard isWord(word) else { return Set([word, word.lowercased()]).sorted() }
    var forms: [String] = []
    forms.reserveCapacity(5)
    func add(_ form: String) { if !forms.contains(form) { forms.append(form) } }
    add(word)
    add(word + "'s")
    if word.utf8.last == UInt8(ascii: "s") { add(word + "'") }
    for plural in plurals(ofNoun: word) {
      add(plural)
      add(plural.utf8.last == UInt8(ascii: "s") ? plural + "'" : plural + "'s")
    }
    forms.sort()
    return forms
  }

  /// The forms of a verb in lower case: third person, past, participles.
  package static func verbForms(ofWord word: String) -> Set<String> {
    let word = word.lowercased()
    guard isWord(word) else { return [word] }
    var forms: Set<String> = [word, withS(word)]
    if let irregular = irregularVerbs[word] {
      forms.formUnion(irregular.split(separator: " ").map(String.init))
    }
    for stem in participleStems(of: word) { forms.formUnion([stem + "ing", stem + "ed"]) }
    if word.hasSuffix("e") { forms.insert(word + "d") }
    return forms
  }

  /// The verb that an irregular form in lower case is of; nil for other words.
  package static func irregularVerb(ofForm form: String) -> String? { irregularVerbForms[form] }

  /// The plurals of a noun in lower case, likeliest first; the word itself when it is a plural.
  package static func plurals(ofNoun word: String) -> [String] {
    if let irregular = irregularPlurals[word] { return irregular }
    if singulars[word] != nil { return [word] }
    let last = word.utf8.last
    let end = compoundEnds.first {
      $0.utf8.last == last && word.hasSuffix($0) && word.count > $0.count + 2
    }
    if let end, let plurals = irregularPlurals[end], !notOfMan.contains(where: word.hasSuffix) {
      return plurals.map { word.dropLast(end.count) + $0 }
    }
    return [withS(word)]
  }

  /// Whether a word of a term in lower case is a noun that takes the plural before what follows it: bills
  /// of lading, passers-by, attorneys general.
  package static func isHead(_ index: Int, of words: [String]) -> Bool {
    guard index < words.count - 1, words[index].utf8.count > 2 else { return false }
    let next = words[index + 1]
    // None of the words below is longer.
    guard next.utf8.count <= 8 else { return false }
    guard index + 1 == words.count - 1 else { return innerPrepositions.contains(next) }
    return followingAdjectives.contains(next)
      || words[index].hasSuffix("er") && ["by", "in", "on", "off"].contains(next)
  }

  /// Whether the words of a term in lower case are a verb and its particle: set up, shut down.
  package static func isPhrasalVerb(_ words: [String]) -> Bool {
    guard words.count == 2 else { return false }
    return particles.contains(words[1]) && verbsWithParticles.contains(words[0])
      || verbsWithPrepositions[words[1]]?.contains(words[0]) == true
      || takesNoObject(words[0], words[1])
  }

  /// Whether a verb has no object behind its particle, as *log in*: what is logged in a file has nothing to do
  /// with it.
  package static func takesNoObject(_ verb: String, _ particle: String) -> Bool {
    verbsWithoutObject[particle]?.contains(verb) == true
  }

  private static let verbsWithPrepositions: [String: Set<String>] = [
    "in": ["fill", "key", "plug", "type"], "on": ["power", "put", "switch", "turn"],
    "over": ["hand", "switch", "take"],
  ]
  private static let verbsWithoutObject: [String: Set<String>] = [
    "in": ["check", "clock", "dial", "fade", "log", "opt", "punch", "sign", "zoom"],
    "on": ["carry", "log", "move", "sign"],
  ]

  private static let particles: Set<String> = [
    "away", "back", "down", "off", "out", "up",
  ]
  private static let verbsWithParticles = Set(
    """
    add back boot break bring build call carry check clean clear close come copy cut dial drag drop fade \
    fall fill find fold get give go hand hang hide hold join jump keep key lay leave let lock log look make \
    map mark move opt pair pass pay phase pick plug point pop power pull push put read roll rule run scale scan scroll \
    send set shut sign slow sort speed spin split start sum swap swipe switch take tear time track try turn type \
    wake wind wipe wrap write zip zoom
    """.split(separator: " ").map(String.init))

  private static let innerPrepositions: Set<String> = [
    "of", "for", "per", "from", "with", "without", "at", "to",
  ]
  private static let followingAdjectives: Set<String> = [
    "elect", "emeritus", "general", "laureate", "martial",
  ]

  /// The singular of a plural in lower case that no ending tells, as *caches* and *hypotheses*; nil
  /// for other words.
  package static func singular(ofIrregular plural: String) -> String? { singulars[plural] }

  /// The singular of a noun in lower case, or the word itself when it looks like no plural.
  package static func singular(ofNoun word: String) -> String {
    if let known = singulars[word] { return known }
    guard word.count > 3, word.hasSuffix("s"), !isSingularInS(word) else { return word }
    if word.hasSuffix("ies"), word.count > 4 { return word.dropLast(3) + "y" }
    let withoutEs = String(word.dropLast(2))
    if word.hasSuffix("es"), singularsInS.contains(withoutEs) { return withoutEs }
    let takesEs = ["sses", "shes", "ches", "xes", "zzes", "oes"].contains(where: word.hasSuffix)
    return takesEs ? withoutEs : String(word.dropLast())
  }

  /// Whether a word in lower case ends in -s and is no plural: *does*, *this*, *statistics*.
  package static func isNoPlural(_ word: String) -> Bool {
    singularsInS.contains(word) || word.hasSuffix("s") && irregularVerbForms[word] != nil
  }

  private static func isSingularInS(_ word: String) -> Bool {
    ["ss", "sis", "xis", "'s"].contains(where: word.hasSuffix) || singularsInS.contains(word)
  }

  /// Words in -s that are no plurals.
  private static let singularsInS = Set(
    """
    alias always analytics apparatus atlas basics bias bonus bus campus canvas census chaos \
    consensus corpus cosmos does dynamics economics ethics focus genius graphics has his lens locus \
    mathematics modulus news nexus physics plus politics radius series species statistics status \
    stylus this thus towards versus virus was afterwards perhaps
    """.split(separator: " ").map(String.init))

  /// The word with the ending s, es or ies.
  private static func withS(_ word: String) -> String {
    var letters = word.unicodeScalars.reversed().makeIterator()
    switch (letters.next(), letters.next()) {
    case ("y", "a"), ("y", "e"), ("y", "i"), ("y", "o"), ("y", "u"), ("y", nil): return word + "s"
    case ("y", _): return word.dropLast() + "ies"
    case ("s", _), ("x", _), ("z", _), ("h", "c"), ("h", "s"): return word + "es"
    default: return word + "s"
    }
  }

  private static func participleStems(of word: String) -> [String] {
    guard let last = word.last else { return [] }
    if word.hasSuffix("ee") { return [word] }
    if word.hasSuffix("ie") { return [word.dropLast(2) + "y"] }
    if last == "e" { return [String(word.dropLast())] }
    if last == "y" {
      let isVowelBefore = "aeiou".contains(word.dropLast().last ?? "b")
      return isVowelBefore ? [word] : [word, word.dropLast() + "i"]
    }
    let tail = Array(word.suffix(3))
    let doubles =
      tail.count == 3 && !"aeiou".contains(tail[0]) && "aeiou".contains(tail[1])
      && !"aeiouwxy".contains(tail[2])
    return doubles ? [word, word + String(last)] : [word]
  }

  private static func isWord(_ word: String) -> Bool {
    word.utf8.count > 1 && word.utf8.allSatisfy { (0x61...0x7a).contains($0) }
  }

  private static let irregularPlurals: [String: [String]] = [
    "cache": ["caches"], "shoe": ["shoes"], "child": ["children"], "person": ["people", "persons"],
    "man": ["men"], "woman": ["women"],
    "mouse": ["mice", "mouses"], "foot": ["feet"], "tooth": ["teeth"], "goose": ["geese"],
    "index": ["indexes", "indices"], "matrix": ["matrices", "matrixes"],
    "vertex": ["vertices", "vertexes"], "appendix": ["appendices", "appendixes"],
    "axis": ["axes"], "analysis": ["analyses"], "basis": ["bases"], "thesis": ["theses"],
    "hypothesis": ["hypotheses"], "crisis": ["crises"], "parenthesis": ["parentheses"],
    "criterion": ["criteria"], "phenomenon": ["phenomena"], "datum": ["data"],
    "medium": ["media", "mediums"], "schema": ["schemas", "schemata"],
    "leaf": ["leaves"], "half": ["halves"], "shelf": ["shelves"], "life": ["lives"],
    "knife": ["knives"], "self": ["selves"], "wolf": ["wolves"], "series": ["series"],
    "species": ["species"], "quiz": ["quizzes"], "stimulus": ["stimuli"],
    "radius": ["radii", "radiuses"],
    "status": ["statuses"], "formula": ["formulas", "formulae"],
    "antenna": ["antennas", "antennae"], "vertebra": ["vertebrae"], "larva": ["larvae"],
    "diagnosis": ["diagnoses"], "prognosis": ["prognoses"], "synthesis": ["syntheses"],
    "synopsis": ["synopses"], "ellipsis": ["ellipses"], "oasis": ["oases"],
    "metastasis": ["metastases"], "emphasis": ["emphases"], "paralysis": ["paralyses"],
    "calf": ["calves"], "hoof": ["hooves", "hoofs"], "loaf": ["loaves"], "thief": ["thieves"],
    "scarf": ["scarves", "scarfs"], "wharf": ["wharves"], "wife": ["wives"], "elf": ["elves"],
    "dwarf": ["dwarves", "dwarfs"], "sheaf": ["sheaves"], "ox": ["oxen"], "die": ["dice", "dies"],
    "louse": ["lice"], "bacterium": ["bacteria"], "stratum": ["strata"],
    "addendum": ["addenda"], "erratum": ["errata"], "spectrum": ["spectra", "spectrums"],
    "curriculum": ["curricula", "curriculums"], "memorandum": ["memoranda", "memorandums"],
    "focus": ["foci", "focuses"], "locus": ["loci"], "nucleus": ["nuclei"],
    "fungus": ["fungi", "funguses"], "syllabus": ["syllabi", "syllabuses"],
    "cactus": ["cacti", "cactuses"], "alumnus": ["alumni"], "codex": ["codices"],
    "vortex": ["vortices", "vortexes"], "helix": ["helices", "helixes"],
    "automaton": ["automata", "automatons"], "corpus": ["corpora", "corpuses"],
    "genus": ["genera"], "bureau": ["bureaus", "bureaux"], "plateau": ["plateaus", "plateaux"],
    "sheep": ["sheep"], "aircraft": ["aircraft"], "spacecraft": ["spacecraft"],
    "offspring": ["offspring"], "echo": ["echoes", "echos"], "hero": ["heroes"],
    "veto": ["vetoes"], "potato": ["potatoes"], "tomato": ["tomatoes"], "torpedo": ["torpedoes"],
    "embargo": ["embargoes"], "cargo": ["cargoes", "cargos"], "zero": ["zeros", "zeroes"],
    "mosquito": ["mosquitoes", "mosquitos"], "volcano": ["volcanoes", "volcanos"],
    "motto": ["mottoes", "mottos"], "halo": ["halos", "haloes"],
    "tornado": ["tornadoes", "tornados"],
  ]

  /// The ends of compounds that take the plural of a word by itself: bookshelf, salesman.
  private static let compoundEnds = [
    "child", "foot", "knife", "leaf", "life", "man", "mouse", "shelf", "tooth", "wife",
  ]
  private static let notOfMan = ["human", "german", "roman", "shaman", "talisman", "caiman"]

  /// Nouns whose plurals look like those of nouns in y: cookies, not cooky.
  private static let nounsInIe =
    """
    auntie birdie brownie calorie cookie freebie genie hippie hoodie indie junkie movie newbie pixie
    prairie rookie selfie smoothie talkie veggie zombie
    """.split(whereSeparator: \.isWhitespace).map(String.init)

  private static let singulars: [String: String] = {
    var result: [String: String] = [:]
    for singular in irregularPlurals.keys.sorted() {
      for plural in irregularPlurals[singular] ?? [] { result[plural] = singular }
    }
    for noun in nounsInIe { result[noun + "s"] = noun }
    return result
  }()

  private static let irregularVerbForms: [String: String] = {
    var result: [String: String] = [:]
    for verb in irregularVerbs.keys.sorted() {
      for form in (irregularVerbs[verb] ?? "").split(separator: " ") { result[String(form)] = verb }
    }
    return result
  }()

  private static let irregularVerbs: [String: String] = [
    "be": "am is are was were been being", "have": "has had having", "do": "does did done doing",
    "go": "goes went gone", "run": "ran running", "set": "setting", "get": "got gotten getting",
    "put": "putting", "cut": "cutting", "hide": "hid hidden", "show": "showed shown",
    "choose": "chose chosen", "write": "wrote written", "read": "read", "see": "saw seen",
    "take": "took taken", "give": "gave given", "hold": "held", "send": "sent", "build": "built",
    "find": "found", "keep": "kept", "leave": "left", "make": "made", "bind": "bound",
    "draw": "drew drawn", "break": "broke broken", "begin": "began begun beginning",
    "split": "splitting", "reset": "resetting", "undo": "undoes undid undone",
    "redo": "redoes redid redone", "override": "overrode overridden", "freeze": "froze frozen",
  ]
}
