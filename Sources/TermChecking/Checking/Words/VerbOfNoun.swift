import LanguageText

/// Tells verbs that are made from a noun, or the noun from them: *buscar* and *búsqueda*.
///
/// English has one word for the two, and the label of a button may be either.
enum VerbOfNoun {
  /// Whether a name is the infinitive that belongs to a noun, by its ending and the letters that both
  /// begin with; of several words the first are the verb and the noun, and the others begin alike: *aislar sus
  /// dependencias* and *aislamiento de dependencias*.
  static func isVerb(_ name: String, of noun: String, in language: LanguageTag) -> Bool {
    if language.language == "ja" { return name == noun + "する" || isJapaneseVerb(name, of: noun) }
    if language.language == "en" { return isEnglishVerb(name, of: noun) }
    let (verb, other) = (TermForms.fold(name), TermForms.fold(noun))
    if verb.contains(" "), other.contains(" ") { return isPhrase(verb, of: other, in: language) }
    guard !verb.contains(" "), !other.contains(" "), let stem = stem(ofInfinitive: verb, language),
      self.stem(ofInfinitive: other, language) == nil, !nouns.contains(verb)
    else { return false }
    let shared = zip(letters(verb), letters(other)).prefix { $0 == $1 }.count
    return shared >= leastShared && shared * 2 >= stem
  }

  /// Whether a name is an infinitive, or a phrase that begins with one, by its ending: what a text is told to do has many
  /// other forms.
  ///
  /// False for languages that this project knows no infinitives of.
  static func isInfinitive(_ name: String, in language: LanguageTag) -> Bool {
    guard let word = name.split(separator: " ").first,
      language.language != "de" || word.first?.isLowercase == true
    else { return false }
    let folded = TermForms.fold(String(word))
    // Loans have the ending, too: *router*.
    let isLoan =
      ["ca", "es", "fr", "pt"].contains(language.language) && folded.hasSuffix("er")
      && !["exporter", "importer"].contains(folded)
      && (EnglishFrequency.entry(of: folded).kind != .unknown
        || loanEndings.contains(where: folded.hasSuffix))
    return stem(ofInfinitive: folded, language) != nil && !nouns.contains(folded) && !isLoan
  }

  /// Whether a noun is the stem of a verb: 埋め込み of 埋め込む, 並べ of 並べる.
  private static func isJapaneseVerb(_ verb: String, of noun: String) -> Bool {
    guard let ending = verb.last, let last = noun.last, noun.count > 1,
      noun.unicodeScalars.contains(where: { ScriptClass($0) == .han })
    else { return false }
    if ending == "る", verb.dropLast() == noun { return "えけせてねへめれげぜでべぺいきしちにみりぎじび".contains(last) }
    return verb.dropLast() == noun.dropLast() && stems[ending] == last
  }

  /// The ending of the stem by that of the verb.
  private static let stems: [Character: Character] = [
    "う": "い", "く": "き", "す": "し", "つ": "ち", "ぬ": "に", "ぶ": "び", "む": "み", "る": "り", "ぐ": "ぎ",
  ]

  private static func isPhrase(_ verb: String, of noun: String, in language: LanguageTag) -> Bool {
    let words = [verb, noun].map { phrase in
      phrase.split(separator: " ").map(String.init).filter {
        !FunctionWords.contain($0, in: language)
      }
    }
    guard words[0].count == words[1].count, words[0].count > 1,
      isVerb(words[0][0], of: words[1][0], in: language)
    else { return false }
    return zip(words[0], words[1]).dropFirst().allSatisfy { first, second in
      let shared = zip(first, second).prefix { $0 == $1 }.count
      return shared > leastShared && shared * 2 > max(first.count, second.count)
    }
  }

  /// Whether a noun is a word with the ending of what is done or of who does it: *dependency* of *depend*,
  /// *configuration* of *configure*.
  private static func isEnglishVerb(_ name: String, of noun: String) -> Bool {
    let (verb, other) = (TermForms.fold(name), TermForms.fold(noun))
    guard verb.count > leastShared, !other.contains(" "), verb.first == other.first else {
      return false
    }
    let stems =
      verb.last == "e"
      ? [verb.dropLast()] : verb.last == "y" ? [verb.dropLast() + "i"] : [verb[...]]
    return stems.contains { stem in
      other.hasPrefix(stem) && englishEndings.contains(String(other.dropFirst(stem.count)))
    } || other.hasPrefix(verb) && englishEndings.contains(String(other.dropFirst(verb.count)))
  }

  private static let englishEndings: Set<String> = [
    "al", "ance", "ancy", "ation", "cation", "ence", "ency", "er", "ication", "ion", "ition",
    "ment",
    "or", "r", "ure",
  ]

  private static let leastShared = 3

  /// The number of letters in front of the ending of an infinitive; nil for other words.
  private static func stem(ofInfinitive word: String, _ language: LanguageTag) -> Int? {
    guard let endings = endings[language.language],
      let ending = endings.first(where: { word.hasSuffix($0) }), word.count > ending.count + 1
    else { return nil }
    return word.count - ending.count
  }

  /// Letters without the marks that move with the stress.
  private static func letters(_ word: String) -> [Character] {
    word.map { letter in
      letter.unicodeScalars.first.map { Character(plain[$0] ?? $0) } ?? letter
    }
  }

  private static let plain: [Unicode.Scalar: Unicode.Scalar] = [
    "á": "a", "à": "a", "â": "a", "ã": "a", "é": "e", "è": "e", "ê": "e", "í": "i", "ó": "o",
    "ô": "o", "õ": "o", "ú": "u", "û": "u", "ç": "c",
  ]

  /// The longer ones first.
  private static let endings: [String: [String]] = [
    "ca": ["ar", "er", "ir"], "de": ["ieren", "eln", "ern", "en"],
    "es": ["arse", "erse", "irse", "ar", "er", "ir"],
    "fr": ["er", "ir"], "it": ["are", "ere", "ire"], "nl": ["en"],
    "pl": ["ać", "eć", "ić", "yć", "ąć", "uć"], "pt": ["ar", "er", "ir"],
    "ru": [
      "аться", "яться", "иться", "ать", "ять", "ить", "еть", "ыть", "нуть", "йти", "ести", "зти",
    ],
    "uk": ["атися", "ятися", "итися", "ати", "яти", "ити", "іти", "сти", "нути", "йти"],
  ]

  /// How English words in -er end, and no verbs.
  private static let loanEndings = [
    "outer", "uffer", "ainer", "eader", "river", "older", "uster", "cker", "pper", "ayer", "elper",
    "rser", "dler", "nner",
  ]

  /// What looks like an infinitive and is none.
  private static let nouns: Set<String> = [
    "кровать", "мать", "нить", "память", "печать", "рукоять", "сеть",
    "dossier", "fichier", "familiar", "lugar", "clavier", "papier", "courrier", "panier",
    "calendrier", "particulier", "premier", "dernier", "hogar", "par", "pilar", "ejemplar",
    "exemplar", "celular", "modular", "regular", "similar", "particular", "circular", "popular",
    "radar", "taller", "poder", "mujer", "mulher", "sieć", "particolare", "regolare", "modulare",
    "singolare", "circolare", "militare", "cellulare", "potere", "carattere", "cantiere",
  ]
}
