import LanguageAssets
import LanguageText

/// Tells forms of one name from two names.
///
/// Where somebody has decided on names, one that the rules of the language make of another is its form,
/// and without such rules one that only has a short ending more. What is only proposed, for a language
/// in Latin letters, may be the plural, another person of the verb, a derivation or the name with its
/// article, too: *canal* and *canais*, *l’argument* and *argument*. They are no drift. A name that
/// a source's language has as well, any other where there are no sources, is a word left untranslated,
/// however much the two look alike: *módulo* and *module*; what rules make of a borrowed name is its form:
/// *folderu* of *folder*. So is a German compound that ends in the name.
enum KindredNames {
  /// The first of the approved names of a concept that a name is a form of or, where all are only
  /// proposed, kin to; the name itself where there is none before it.
  ///
  /// - Complexity: O(n) in the number of names and their forms.
  static func first(
    kinTo name: Term, among concept: Concept, translatedFrom sources: [LanguageTag] = []
  ) -> Term {
    let names = concept.terms(in: name.language)
    guard name.language.likelyScript == "Latn", names.allSatisfy({ $0.status == .proposed }) else {
      // A form is told from the name that somebody has decided on, if any.
      let ordered = names.filter { $0.status == .preferred } + names
      return ordered.first { $0.status.isApproved && isForm(name, of: $0, concept, sources) }
        ?? name
    }
    let loans = loans(of: concept, in: name.language, from: sources)
    let hasRules = TermForms.matching(of: name.language) != nil
    return names.first { areKin($0, name, loans) || hasRules && areForms($0, name) } ?? name
  }

  /// Whether a name is an inflected form of another of its concept.
  ///
  /// What nobody has decided on need only begin like it and differ by no more than an ending, in a language
  /// whose forms no rules make: *zasobów* beside *zasób*.
  ///
  /// - Complexity: O(n) in the number of the names of the concept, and as ``areForms(_:_:)``.
  static func isForm(
    _ guess: Term, of name: Term, _ concept: Concept, _ sources: [LanguageTag] = []
  ) -> Bool {
    if name.language.language == "uk", UkrainianEuphony.areSame(guess.text, name.text) {
      return true
    }
    if guess.status == .proposed,
      isCompound(guess, with: name) || haveSameContent(guess, name)
        || DerivedAdjective.isMade(guess.text, of: name.text, in: name.language)
        || name.language.language == "ar" && ArabicWords.areForms(guess.text, name.text)
        || isPluralOfLoan(guess, of: name, concept, sources)
        || isPredicate(guess.text, of: name.text, in: name.language)
        || isEnglishDerivation(guess.text, of: name.text, in: name.language)
    {
      return true
    }
    guard guess.status == .proposed, hasUnknownForms(name.language) else {
      return areForms(name, guess)
    }
    if TermForms.matching(of: name.language) != nil, areForms(name, guess) { return true }
    let texts = [guess, name].map { withoutMarks(TermForms.fold($0.text)) }
    guard texts[0] != texts[1] else { return true }
    // Where somebody has decided on the plural, the singular is its form.
    if texts[1] == texts[0] + "s" { return true }
    // The word of another language is a form only where it has an ending more: *profile* of *profil*.
    guard texts[0].first == texts[1].first,
      texts[0].hasPrefix(texts[1])
        || !loans(of: concept, in: name.language, from: sources).contains(
          TermForms.fold(guess.text))
    else { return false }
    guard !isMisspelt(texts[0], texts[1]) else { return false }
    let words = texts.map { text in text.split { !($0.isLetter || $0.isNumber) } }
    return words[0].count == words[1].count && zip(words[0], words[1]).allSatisfy(haveStem)
  }

  /// Whether a name is another with a letter wrong inside, *respadlo* for *respaldo*; a participle beside its gerund,
  /// *creado* and *creando*, is none.
  private static func isMisspelt(_ guess: String, _ name: String) -> Bool {
    func isGerund(_ long: String, of short: String) -> Bool {
      long.hasSuffix("ndo") && long.dropLast(3) == short.dropLast(2) && short.hasSuffix("do")
    }
    return MisspeltTerms.isMisspelt(Array(guess.unicodeScalars), Array(name.unicodeScalars))
      && !isGerund(guess, of: name) && !isGerund(name, of: guess)
  }

  /// Whether a Chinese name is the beginning of another with a verb that says what it is: 默认为 beside 默认值.
  private static func isPredicate(
    _ guess: String, of name: String, in language: LanguageTag
  ) -> Bool {
    language.language == "zh" && guess.last.map { "为為是".contains($0) } ?? false
      && guess.count > 2 && name.hasPrefix(guess.dropLast())
  }

  /// Whether an English word is what does what another says, or the adjective of a quality: an *updater* is no other
  /// name of an *update*, nor is *dependent* of *dependency*.
  private static func isEnglishDerivation(
    _ word: String, of noun: String, in language: LanguageTag
  ) -> Bool {
    guard language.language == "en" else { return false }
    let (word, noun) = (TermForms.fold(word), TermForms.fold(noun))
    let stem = noun.hasSuffix("e") ? String(noun.dropLast()) : noun
    if stem.count >= shortestStem, ["er", "or"].contains(where: { word == stem + $0 }) {
      return true
    }
    return ["ency", "ancy", "ence", "ance"].contains { ending in
      noun.hasSuffix(ending) && word == noun.dropLast(2) + "t"
    }
  }

  /// Whether a name is the plural that its source's language makes of a word that was taken from there:
  /// *branches* beside *branch* in Portuguese.
  private static func isPluralOfLoan(
    _ guess: Term, of name: Term, _ concept: Concept, _ sources: [LanguageTag]
  ) -> Bool {
    let text = TermForms.fold(name.text)
    return (sources.isEmpty ? concept.terms.map(\.language) : sources).contains { language in
      language.language == "en" && !language.matches(name.language)
        && loans(of: concept, in: name.language, from: [language]).contains(text)
        && TermForms.surfaceForms(of: name.text, language: language)
          .contains(TermForms.fold(guess.text))
    }
  }

  /// Whether two names differ in articles, prepositions and the Korean genitive only: *nombre de la clase* and *nombre
  /// de clase*.
  private static func haveSameContent(_ guess: Term, _ name: Term) -> Bool {
    let isKorean = name.language.language == "ko"
    let contents = [guess, name].map { term in
      TermForms.fold(term.text).split { !($0.isLetter || $0.isNumber) }
        .filter { !FunctionWords.contain(String($0), in: name.language) }
        .map { isKorean && $0.count > 2 && $0.hasSuffix("의") ? $0.dropLast() : $0 }
    }
    return !contents[0].isEmpty && contents[0] == contents[1]
  }

  /// Whether a name is one word that ends in another or a form of it, in a language that writes compounds so:
  /// *Ordnungsmethoden* beside *Methode* says which ones.
  private static func isCompound(_ guess: Term, with name: Term) -> Bool {
    guard joinsCompounds.contains(name.language.language), !name.text.contains(" ") else {
      return false
    }
    let (whole, last) = (TermForms.fold(guess.text), TermForms.fold(name.text))
    guard whole.count >= last.count + shortestStem, last.count > shortestStem else { return false }
    return whole.hasSuffix(last)
      || TermForms.surfaceForms(of: name.text, language: name.language).contains {
        $0.count >= last.count && whole.hasSuffix($0)
      }
  }

  static let joinsCompounds: Set<String> = ["da", "de", "fi", "nb", "nl", "nn", "no", "sv"]

  /// Whether words of a language have endings, and no rules make them, or none that tell derivations.
  private static func hasUnknownForms(_ language: LanguageTag) -> Bool {
    !isWrittenWithoutSpaces(language) && language.likelyScript != "Arab"
      && (TermForms.matching(of: language) == nil || derives.contains(language.language))
  }

  /// Languages in which what begins like a name that somebody has decided on is mostly a word made of it, as
  /// Italian *testare* of *test*, or the form of a name that is listed in another: Polish *użytkowników*
  /// beside *użytkownika*.
  private static let derives: Set<String> = ["it", "pl", "ro", "tr"]

  /// How many words of a text may be forms of a name of one word, in a language whose forms no rules make.
  ///
  /// - Complexity: O(length of the text); nothing in other languages.
  static func formCount(of name: Term, in text: String) -> Int {
    guard hasUnknownForms(name.language), !name.text.contains(" ") else { return 0 }
    let stem = withoutMarks(TermForms.fold(name.text))
    return text.split { !($0.isLetter || $0.isNumber) }.count { word in
      let word = withoutMarks(TermForms.fold(word))
      return word != stem && haveStem(word[...], stem[...])
    }
  }

  /// Whether a word begins like one of a concept's names in a language and differs by no more than an ending.
  ///
  /// - Complexity: O(length of the names).
  static func isForm(
    _ word: String, ofWordIn concept: Concept, _ language: LanguageTag
  ) -> Bool {
    let stem = withoutMarks(TermForms.fold(word))
    return concept.terms(in: language).contains { name in
      withoutMarks(TermForms.fold(name.text)).split { !($0.isLetter || $0.isNumber) }
        .contains { haveStem($0, stem[...]) }
    }
  }

  /// Whether two words have the same stem, as far as three letters and endings of four tell.
  private static func haveStem(_ first: Substring, _ second: Substring) -> Bool {
    let common = zip(first, second).prefix { $0 == $1 }.count
    let longest = max(first.count, second.count)
    return first == second
      || common >= shortestStem && longest - common < longestEnding && common * 2 >= longest
  }

  /// A word whose letters are those of its other forms: *zasob* for *zasób*, *blad* for *błęd*.
  static func withoutMarks(_ text: String) -> String {
    String(text.map { plainLetters[$0] ?? $0 })
  }

  private static let plainLetters: [Character: Character] = [
    "á": "a", "č": "c", "ď": "d", "é": "e", "ě": "e", "í": "i", "ň": "n", "ó": "o", "ř": "r",
    "š": "s",
    "ť": "t", "ú": "u", "ů": "u", "ý": "y", "ž": "z", "ą": "a", "ę": "a", "ć": "c", "ł": "l",
    "ń": "n",
    "ś": "s", "ź": "z", "ż": "z",
  ]

  /// The names of a concept in the languages of its sources, in all others where there are none.
  private static func loans(
    of concept: Concept, in language: LanguageTag, from sources: [LanguageTag]
  ) -> Set<String> {
    let names = concept.terms.filter { name in
      !name.language.matches(language)
        && (sources.isEmpty || sources.contains { name.language.matches($0) })
    }
    return Set(names.map { TermForms.fold($0.text) })
  }

  /// Whether one name of a language is an inflected form of another.
  ///
  /// - Complexity: O(n) in the number of forms; next to nothing for names that begin differently.
  static func areForms(_ first: Term, _ second: Term) -> Bool {
    let language = first.language
    let texts = [first, second].map { TermForms.fold(SuffixedName.bare($0.text, language)) }
    if texts[0] == texts[1] { return true }
    guard texts[0].first == texts[1].first, texts[0].first?.isLetter == true,
      !isWrittenWithoutSpaces(language)
    else { return false }
    if language.language == "de", hasPlural(texts[0], texts[1]) || hasPlural(texts[1], texts[0]) {
      return true
    }
    if RomanceVerb.isForm(texts[0], of: texts[1], in: language)
      || RomanceVerb.isForm(texts[1], of: texts[0], in: language)
    {
      return true
    }
    if haveGenders(texts[0], texts[1], language) || haveGenders(texts[1], texts[0], language) {
      return true
    }
    if language.language == "it",
      haveTwoPlurals(texts[0], texts[1]) || haveTwoPlurals(texts[1], texts[0])
    {
      return true
    }
    if haveStems(texts[0], texts[1], language) { return true }
    if TermForms.matching(of: language) != nil {
      return TermForms.surfaceForms(of: first.text, language: language).contains(texts[1])
        || TermForms.surfaceForms(of: second.text, language: language).contains(texts[0])
    }
    let words = texts.map { text in text.split { !($0.isLetter || $0.isNumber) } }
    return words[0].count == words[1].count && zip(words[0], words[1]).allSatisfy(hasEnding)
  }

  /// Whether two names of several words differ in nothing but endings and what joins them: *problema com o filtro* and
  /// *problemas com filtros*.
  static func haveStems(
    _ first: String, _ second: String, _ language: LanguageTag
  ) -> Bool {
    let words = [first, second].map { text in
      text.split { !($0.isLetter || $0.isNumber) }
        .filter { !FunctionWords.contain(String($0), in: language) }
    }
    guard words[0].count > 1, words[0].count == words[1].count, words[0] != words[1] else {
      return false
    }
    return zip(words[0], words[1]).allSatisfy { word, other in
      haveStem(word, other)
        && max(word.count, other.count) - zip(word, other).prefix { $0 == $1 }.count
          <= longestOfCase
    }
  }

  /// The longest ending that tells the case and number of a noun.
  private static let longestOfCase = 3

  /// Whether a German word is another with the ending of a plural, or an umlaut: *Abstürze* of *Absturz*,
  /// *Instanzen* of *Instanz*, which no list of nouns need have.
  private static func hasPlural(_ singular: String, _ plural: String) -> Bool {
    let vowels: [Character: Character] = ["ä": "a", "ö": "o", "ü": "u"]
    let plain = String(plural.map { vowels[$0] ?? $0 })
    return plural != singular && plain.hasPrefix(singular) && singular.count >= shortestStem
      && ["", "e", "er", "en", "ern", "n", "s"].contains(plain.dropFirst(singular.count))
  }

  /// Whether an Italian compound is another with both its parts in the plural: *casseforti* of *cassaforte*.
  private static func haveTwoPlurals(_ singular: String, _ plural: String) -> Bool {
    guard singular.count == plural.count, singular.last != plural.last else { return false }
    let changes = zip(singular, plural).filter { $0 != $1 }
    return changes.count == 2
      && changes.allSatisfy { $0 == "a" && $1 == "e" || "oe".contains($0) && $1 == "i" }
  }

  /// Whether an Italian, Portuguese, Romanian or Spanish word is another in the feminine: *manipuladora* of *manipulador*,
  /// which agrees with the noun beside it.
  private static func haveGenders(
    _ masculine: String, _ feminine: String, _ language: LanguageTag
  ) -> Bool {
    guard let endings = genders[language.language] else { return false }
    return endings.contains { ending in
      masculine.hasSuffix(ending.masculine) && feminine.hasSuffix(ending.feminine)
        && masculine.count - ending.masculine.count > shortestStem
        && masculine.dropLast(ending.masculine.count) == feminine.dropLast(ending.feminine.count)
    }
  }

  private static let genders: [String: [(masculine: String, feminine: String)]] = [
    "es": [("o", "a"), ("os", "as"), ("or", "ora"), ("ores", "oras")],
    "it": [("o", "a"), ("i", "e"), ("tore", "trice"), ("tori", "trici")],
    "ro": [("", "ă"), ("i", "e")],
    "pt": [("o", "a"), ("os", "as"), ("or", "ora"), ("ores", "oras"), ("ão", "ã")],
  ]

  /// Whether two words are the same but for a short ending of one of them, or for the vowel they end in.
  private static func hasEnding(_ first: Substring, _ second: Substring) -> Bool {
    if first.count == second.count, first.count > shortestStem + 1,
      first.dropLast() == second.dropLast()
    {
      return [first, second].allSatisfy { $0.last.map(endingVowels.contains) ?? false }
    }
    let (shorter, longer) = first.count < second.count ? (first, second) : (second, first)
    return shorter.count >= shortestStem && longer.hasPrefix(shorter)
      && longer.count - shorter.count < longestEnding
  }

  private static func isWrittenWithoutSpaces(_ language: LanguageTag) -> Bool {
    ["Jpan", "Hans", "Hant", "Hani", "Thai", "Laoo", "Khmr", "Mymr", "Kore"]
      .contains(language.likelyScript ?? "")
  }

  private static func areKin(_ first: Term, _ second: Term, _ loans: Set<String>) -> Bool {
    let texts = [first, second].map { TermForms.fold($0.text) }
    let words = zip([first, second], texts).map { contentWords($1, $0.language) }
    if words[0] == words[1] { return true }
    guard words[0].count == words[1].count, !texts.contains(where: loans.contains) else {
      return false
    }
    return zip(words[0], words[1]).allSatisfy { own, other in
      areKin(own, other) || RomanceVerbs.areForms(own, other, language: first.language)
    }
  }

  /// The words without those that hold the others together; all of them where there are no others.
  private static func contentWords(_ text: String, _ language: LanguageTag) -> [Substring] {
    let words = text.split { !($0.isLetter || $0.isNumber) }
    let content = words.filter {
      $0.count > 1 && !FunctionWords.contain(String($0), in: language)
        && !EnglishWords.determiners.contains(String($0))
    }
    return content.isEmpty ? words : content
  }

  /// Whether two words begin alike and differ by no more than an ending.
  private static func areKin(_ first: Substring, _ second: Substring) -> Bool {
    if first == second { return true }
    let (shorter, longer) = first.count < second.count ? (first, second) : (second, first)
    let common = zip(shorter, longer).prefix { $0 == $1 }.count
    if common == shorter.count, common >= wholeWord {
      return longer.count - common <= longestEnding
    }
    return common >= shortestStem && Double(common) >= stemShare * Double(longer.count)
  }

  /// As in *componente* and *componenti*.
  private static let endingVowels = Set("aeiouyăą")
  private static let wholeWord = 5
  /// As in *install* and *installation*.
  private static let longestEnding = 5
  private static let shortestStem = 3
  private static let stemShare = 0.6
}
