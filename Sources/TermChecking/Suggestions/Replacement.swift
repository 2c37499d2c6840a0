import DocumentFormats
import LanguageAssets
import LanguageText

/// The term to write in place of another, in the form that the place asks for.
enum Replacement {
  /// The preferred term in the form of a use, as far as the language's rules can tell.
  ///
  /// Safe when the form is certain and no word around it has to agree with another gender or
  /// article.
  static func suggestion(
    for use: TermUse, preferred: Term, in context: CheckContext
  ) -> Suggestion {
    titled(
      withoutRest(inflected(for: use, preferred: preferred, in: context), use, context), use,
      context)
  }

  /// A suggestion without the words that stand behind the use already: *Bandeja* of *Bandeja de entrada* for *Buzón* in
  /// *Buzón de entrada*.
  private static func withoutRest(
    _ suggestion: Suggestion, _ use: TermUse, _ context: CheckContext
  ) -> Suggestion {
    guard suggestion.text.utf8.contains(0x20) else { return suggestion }
    let after = use.textAfter(in: context)
    guard after.first == " ", let letter = after.dropFirst().first?.lowercased() else {
      return suggestion
    }
    let text = suggestion.text
    let behind = TermForms.fold(String(after.prefix(text.count + 1)))
    for start in text.indices
    where text[start] == " " && text[text.index(after: start)...].first?.lowercased() == letter {
      let rest = TermForms.fold(String(text[start...]))
      if behind.hasPrefix(rest), behind.dropFirst(rest.count).first?.isLetter != true {
        return Suggestion(
          String(text[..<start]), isSafe: false, isInflected: suggestion.isInflected)
      }
    }
    return suggestion
  }

  /// A suggestion with a capital where the use begins its paragraph with one, also that of an abbreviation: «Форматы DASH»
  /// for «DASH-форматы»; but for names such as *iPhone*.
  static func titled(
    _ suggestion: Suggestion, _ use: TermUse, _ context: CheckContext
  ) -> Suggestion {
    let text = suggestion.text
    guard use.text.first?.isUppercase == true, let first = text.first, first.isLowercase,
      text.dropFirst().first?.isUppercase != true, use.isFirstWord(in: context)
    else { return suggestion }
    return Suggestion(
      first.uppercased() + text.dropFirst(), isSafe: suggestion.isSafe,
      isInflected: suggestion.isInflected)
  }

  private static func inflected(
    for use: TermUse, preferred: Term, in context: CheckContext
  ) -> Suggestion {
    switch preferred.language.language {
    case "ru": return russianOffer(for: use, preferred: preferred, in: context).suggestion
    case "en":
      let question = question([
        use.text, use.term.text, use.term.partOfSpeech ?? "", preferred.text,
      ])
      return context.suggestions.answer(to: question) { english(for: use, preferred: preferred) }
    case "de": return german(for: use, preferred: preferred, in: context)
    case "uk": return ukrainian(for: use, preferred: preferred, in: context)
    case "es", "fr", "it", "pt": return romance(for: use, preferred: preferred, in: context)
    case "nl", "pl", "ro", "sv", "tr":
      let isBasic =
        TermForms.fold(use.text) == TermForms.fold(use.term.text)
        // Dutch has menu's, and no word in its place need have the apostrophe.
        && !["'", "’"].contains(use.textAfter(in: context).first)
        && (preferred.language.language == "pl"
          ? isAlone(use, in: context) : !hidesForm(of: preferred, use, in: context))
      return Suggestion(
        capitalized(preferred.text, like: use), isSafe: false, isInflected: isBasic)
    case "ko":
      // The particle behind it changes with it where it has to.
      return Suggestion(preferred.text, isSafe: !use.isPartOfWord)
    case "ja":
      let text = japanese(for: use, preferred: preferred)
      return Suggestion(
        text ?? preferred.text,
        isSafe: text != nil && !use.isPartOfWord && !isMadeAVerb(use, in: context)
          && !joinsKatakana(use, preferred, in: context),
        isInflected: text != nil)
    default:
      let hasCapitals = !preferred.language.isWrittenWithoutSpaces
      return Suggestion(
        hasCapitals ? capitalized(preferred.text, like: use) : preferred.text,
        isSafe: !hasCapitals && !use.isPartOfWord)
    }
  }

  /// The form of its term that a use has but for hyphens, spaces and accents, in a language that inflects its words; in
  /// any other, and where none or several of its forms are the same without them, the term in the form of the use.
  ///
  /// Safe, since nothing but the spelling changes; not in German, where words that stand apart may belong apart.
  static func respelled(_ use: TermUse, in context: CheckContext) -> Suggestion {
    let language = use.term.language.language
    let hasAccents =
      ["es", "fr", "it", "pt"].contains(language) && use.term.text == use.term.text.lowercased()
    guard hasAccents || ["de", "ru", "uk"].contains(language) else {
      return suggestion(for: use, preferred: use.term, in: context)
    }
    let form = form(of: use.term, withLettersOf: use, in: context)
    let respelled =
      form.map {
        Suggestion(
          withCase(of: use.text, $0) ?? capitalized($0, like: use), isSafe: language != "de")
      }
      ?? suggestion(for: use, preferred: use.term, in: context)
    return sharesItsEnd(use, in: context) || isNounWithGenitive(use)
      ? respelled.unwritten : respelled
  }

  /// Whether a Russian or Ukrainian use of a term with a hyphen may be its first noun with the second in the genitive, as
  /// «файл ключа» beside «файл-ключ», which is no case of the term.
  private static func isNounWithGenitive(_ use: TermUse) -> Bool {
    guard ["ru", "uk"].contains(use.term.language.language) else { return false }
    let term = TermForms.fold(use.term.text).split(separator: "-")
    let words = TermForms.fold(use.unstressedText).split(separator: " ")
    // Loans in Latin letters and in -о have no cases: body-поле, аудио-поле.
    let isDeclined =
      term.first?.unicodeScalars.last.map {
        ScriptClass($0) == .cyrillic && !"оеиую".unicodeScalars.contains($0)
      } ?? false
    return isDeclined && term.count == 2 && words.count == 2 && term[0] == words[0]
      && term[1] != words[1]
  }

  /// The only form of a term that has the letters of a use but for hyphens, spaces and, in Romance languages, accents; nil
  /// where none or several have.
  private static func form(
    of term: Term, withLettersOf use: TermUse, in context: CheckContext
  ) -> String? {
    let language = term.language.language
    // A spelling comes back, and each asks for the paradigm of the term.
    return context.respellings.answer(to: Array("\(use.text)\u{0}\(term.text)".utf8)) {
      func letters(_ text: String) -> String {
        let letters = TermForms.fold(text).filter(\.isLetter)
        return ["es", "fr", "it", "pt"].contains(language)
          ? RomanceSpelling.withoutAccents(letters) : letters
      }
      let found = letters(use.text)
      let forms = TermForms.surfaceForms(of: term.text, language: term.language)
        .filter { letters($0) == found }
      guard forms.count == 1, let form = forms.first else { return nil }
      return language == "de" ? GermanPhrase.spelled(form, like: term.text) : form
    }
  }

  /// The form of a Russian or Ukrainian term for one that differs from it in hyphens and spaces only, *вебсторінки* for
  /// *веб сторінки*; nil for any other.
  static func rejoined(
    _ use: TermUse, as preferred: Term, in context: CheckContext
  ) -> Suggestion? {
    guard areSameButJoints(use.term, preferred),
      let form = form(of: preferred, withLettersOf: use, in: context)
    else { return nil }
    let name = TermForms.fold(preferred.text) == form ? preferred.text : form
    return Suggestion(
      capitalized(named(name, as: preferred, insteadOf: use), like: use), isSafe: !use.isPartOfWord)
  }

  /// A text with the capitals of another that has as many letters, *Política de Privacidad*; nil where it has more or
  /// fewer.
  private static func withCase(of other: String, _ text: String) -> String? {
    guard text.count == other.count, zip(text, other).allSatisfy({ $0.isLetter == $1.isLetter })
    else { return nil }
    return zip(text, other).reduce(into: "") { result, characters in
      let (own, model) = characters
      result += model.isUppercase && own.isLowercase ? own.uppercased() : String(own)
    }
  }

  static func russian(
    for use: TermUse, preferred: Term, behind words: RussianContext, prefersPlural: Bool,
    keepsFirstPart: Bool = false
  ) -> Suggestion {
    // No noun takes the place of a verb, nor the other way round.
    if isInfinitive(use.term.text) != isInfinitive(preferred.text) {
      return Suggestion(preferred.text, isSafe: false, isInflected: false)
    }
    let (found, term) = inflectedParts(of: use)
    let (first, last) = keepsFirstPart ? hyphenParts(of: preferred) : ("", preferred.text)
    let candidates = RussianReplacement.candidates(
      for: found, of: term, by: last, in: words, prefersPlural: prefersPlural
    ).map { first + $0 }
    let isOneWord = ![use.term.text, preferred.text].contains { $0.contains(" ") }
    let gender = RussianParadigm.gender(ofNoun: use.term.text)
    let hasSameGender =
      gender != nil && gender == RussianParadigm.gender(ofNoun: last)
    return Suggestion(
      capitalized(
        candidates.first.map { named($0, as: preferred, insteadOf: use) } ?? preferred.text,
        like: use),
      isSafe: candidates.count == 1 && isOneWord && hasSameGender,
      isInflected: !candidates.isEmpty)
  }

  private static func isInfinitive(_ text: String) -> Bool {
    ["ить", "ать", "ться"].contains(where: text.hasSuffix)
      && !["кровать", "нить", "печать"].contains(where: text.hasSuffix)
  }

  /// The text of a use and its term, or their last parts when those of «статус-бар» do not agree.
  private static func inflectedParts(of use: TermUse) -> (found: String, term: String) {
    let text = use.unstressedText
    let form = RussianParadigm.fold(text)
    let agrees = RussianParadigm.inflections(ofWord: use.term.text).contains { $0.form == form }
    guard !agrees, !use.term.text.contains(" "), let found = text.split(separator: "-").last,
      let term = use.term.text.split(separator: "-").last
    else { return (text, use.term.text) }
    return (String(found), String(term))
  }

  private static func english(for use: TermUse, preferred: Term) -> Suggestion {
    let found = TermForms.fold(use.text)
    // The last letter of “post-process” is no plural's.
    let isPlural = found.hasSuffix("s") && !haveSameLetters(found, TermForms.fold(use.term.text))
    var words = preferred.text.split(separator: " ").map(String.init)
    if isPlural, let last = words.last, last == last.lowercased(),
      let plural = EnglishForms.plurals(ofNoun: last).first
    {
      words[words.count - 1] = plural
    }
    if use.text.utf8.first.map({ $0 &- 0x41 < 26 }) == true, isTitle(use.text) {
      words = words.map { word in
        word.split(separator: "-", omittingEmptySubsequences: false)
          .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: "-")
      }
    }
    let text = capitalized(words.joined(separator: " "), like: use)
    let takesSameArticle = startsWithVowel(use.text) == startsWithVowel(text)
    return Suggestion(text, isSafe: takesSameArticle && use.term.partOfSpeech != "verb")
  }

  /// Whether two terms differ in hyphens, spaces and capitals at most, *Plugin* and *Plug-in*.
  static func areSameButJoints(_ first: Term, _ second: Term) -> Bool {
    haveSameLetters(TermForms.fold(first.text), TermForms.fold(second.text))
  }

  /// The same of two terms of a Romance language, whose accents may differ, too: *cluster* and *clúster*.
  static func areSameButMarks(_ first: Term, _ second: Term) -> Bool {
    func letters(_ term: Term) -> String {
      RomanceSpelling.withoutAccents(TermForms.fold(term.text))
    }
    return areSameButJoints(first, second) || haveSameLetters(letters(first), letters(second))
  }

  /// Whether two texts differ in hyphens and spaces at most.
  ///
  /// - Complexity: O(length of the texts) where they begin alike.
  static func haveSameLetters(_ first: String, _ second: String) -> Bool {
    func letters(_ text: String) -> some Sequence<UInt8> {
      text.utf8.lazy.filter { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: " ") }
    }
    return letters(first).elementsEqual(letters(second))
  }

  /// Whether a text has several words, all with capitals.
  private static func isTitle(_ text: String) -> Bool {
    let words = text.split { $0 == " " || $0 == "-" }
    return words.count > 1 && words.allSatisfy { $0.first?.isUppercase == true }
  }

  private static func startsWithVowel(_ text: String) -> Bool {
    text.lowercased().first.map { "aeiou".contains($0) } == true
  }

  /// A text with a capital where another one has it, because it begins a sentence.
  ///
  /// An abbreviation in capitals that both begin with stays as it is, since forms of a word are small: `ip-адресов`.
  /// The capital of another abbreviation says nothing of a sentence.
  static func capitalized(_ text: String, like use: TermUse) -> String {
    let (other, term) = (use.text, use.term.text)
    guard other.first?.isUppercase == true, let first = text.first else { return text }
    let isShouted = other.count(where: \.isUppercase) > 1 && !other.contains(where: \.isLowercase)
    if isShouted {
      // An abbreviation has its capitals anywhere.
      return term.contains(where: \.isLowercase) ? text.uppercased() : text
    }
    let abbreviation = other.prefix { $0.isLetter || $0.isNumber }
    let word = text.prefix { $0.isLetter || $0.isNumber }
    if abbreviation.count(where: \.isUppercase) > 1, other.contains(where: \.isLowercase) {
      return abbreviation.lowercased() == word
        ? String(abbreviation + text[word.endIndex...]) : text
    }
    return first.uppercased() + text.dropFirst()
  }
}
