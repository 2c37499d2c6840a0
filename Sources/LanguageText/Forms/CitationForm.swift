/// The dictionary form of words and phrases found in text, best effort and without a dictionary.
///
/// All words are given and returned in lower case with е for ё, as ``TermForms/fold(_:)`` makes
/// them, unless said otherwise.
package enum CitationForm {
  /// The lemmas that a word may be a form of, likeliest first; the word itself when none is known.
  package static func lemmaCandidates(ofWord word: String, language: LanguageTag) -> [String] {
    let folded = TermForms.fold(word)
    switch language.language {
    case "ru":
      let all = RussianLemmaRules.candidates(ofForm: folded).map(\.lemma)
        .filter { RussianParadigm.forms(ofWord: $0).contains(folded) }
      return all.isEmpty ? [folded] : all
    case "uk": return UkrainianLemmaRules.candidates(ofForm: folded).map(\.lemma)
    case "pl": return PolishLemmaRules.candidates(ofForm: folded).map(\.lemma)
    case "ro": return [RomanianLemmatizer.lemma(of: folded)]
    case "tr": return [TurkishLemmatizer.lemma(of: folded)]
    case "ko": return KoreanParticles.nouns(of: folded).reversed() + [folded]
    case "en": return [EnglishForms.singular(ofNoun: folded)]
    case "de", "es", "fr", "it", "pt": return [AttestedLemmas.lemma(of: folded, language: language)]
    default: return [folded]
    }
  }

  /// The likeliest citation form of one word of which nothing else is known.
  package static func word(_ word: String, language: LanguageTag) -> String {
    switch language.language {
    case "ru": RussianLemmatizer(counts: [:]).lemma(of: TermForms.fold(word))
    case "uk": UkrainianLemmatizer.lemma(of: TermForms.fold(word))
    case "pl": PolishLemmatizer.lemma(of: TermForms.fold(word))
    case "ro": RomanianLemmatizer.lemma(of: TermForms.fold(word))
    case "tr": TurkishLemmatizer.lemma(of: TermForms.fold(word))
    case "ko": KoreanLemmatizer.noun(of: TermForms.fold(word))
    case "en": EnglishForms.singular(ofNoun: TermForms.fold(word))
    case "de", "es", "fr", "it", "pt":
      AttestedLemmas.lemma(of: TermForms.fold(word), language: language)
    default: TermForms.fold(word)
    }
  }

  /// The lemma of each form of a corpus, chosen so that the forms of one word share it.
  ///
  /// - Parameters:
  ///   - counts: How often each folded form occurs.
  ///   - language: The language of the forms.
  /// - Returns: A lemma for every form given.
  /// - Complexity: O(f) in the number of forms.
  package static func lemmas(
    forms counts: [String: Int], language: LanguageTag
  ) -> [String: String] {
    var result: [String: String] = [:]
    switch language.language {
    case "ru":
      let lemmatizer = RussianLemmatizer(counts: counts)
      for form in counts.keys { result[form] = lemmatizer.lemma(of: form) }
    case "uk": result = UkrainianLemmatizer(forms: counts).lemmas
    case "pl": result = PolishLemmatizer(forms: counts.keys).lemmas
    case "ro": result = RomanianLemmatizer(forms: counts.keys).lemmas
    case "tr": result = TurkishLemmatizer(forms: counts.keys).lemmas
    case "ko": result = KoreanLemmatizer(forms: counts.keys).lemmas
    case "it": result = ItalianLemmatizer(forms: counts.keys).lemmas
    case "de", "es", "fr", "nl", "pt", "sv":
      result = AttestedLemmas(forms: counts.keys, language: language).lemmas
    default: for form in counts.keys { result[form] = word(form, language: language) }
    }
    return result
  }

  /// The lemma of a noun of which the word before it tells the gender: «темну тему» has a тема.
  ///
  /// - Returns: nil where the word is no such adjective by the lemmas of the corpus, and for languages
  ///   other than Ukrainian, which tell it otherwise.
  package static func lemma(
    ofNoun form: String, behind word: String, lemmas: [String: String], language: LanguageTag
  ) -> String? {
    guard language.language == "uk" else { return nil }
    return UkrainianAgreement.lemma(
      ofNoun: TermForms.fold(form), behind: TermForms.fold(word), lemmas: lemmas)
  }

  /// The citation form of a noun phrase given as it stands in text.
  ///
  /// In Russian, Ukrainian and Polish the head noun goes to the nominative singular, the adjectives before it agree with
  /// it, and what follows stays: системной кнопки закрытия gives системная кнопка закрытия. In
  /// German, French, Italian, Spanish and Portuguese the noun and its adjectives go to the singular, and the capitals of
  /// nouns stay. In Dutch and Swedish a word alone goes to the singular. In Romanian they lose the article, too, in
  /// Turkish the last word its suffixes but that of a compound. In English the last word goes to the singular, in Korean
  /// it loses its particles. ё stays where the text has it.
  ///
  /// - Parameters:
  ///   - words: The words in order, in any case; a hyphen compound is one word.
  ///   - lemmas: What ``lemmas(forms:language:)`` found for the corpus; may be empty.
  ///   - language: The language of the phrase.
  /// - Returns: The words between single spaces; words other than names in lower case.
  package static func phrase(
    _ words: [String], lemmas: [String: String] = [:], language: LanguageTag
  ) -> String {
    switch language.language {
    case "ru": return RussianPhrase.citationForm(of: words, lemmas: lemmas)
    case "uk": return UkrainianPhrase.citationForm(of: words, lemmas: lemmas)
    case "pl":
      return PolishPhrase.citationForm(
        of: words.map { SuffixedName.bare($0, language) }, lemmas: lemmas)
    case "ro":
      return RomanianPhrase.citationForm(
        of: words.map { SuffixedName.bare($0, language) }, lemmas: lemmas)
    case "tr": return TurkishPhrase.citationForm(of: words, lemmas: lemmas)
    case "de": return GermanPhrase.citationForm(of: words, lemmas: lemmas)
    case "es", "fr", "it", "pt":
      return RomancePhrase.citationForm(of: words, lemmas: lemmas, language: language)
    case "ko":
      guard let last = words.last else { return "" }
      let folded = TermForms.fold(last)
      let noun = lemmas[folded] ?? KoreanLemmatizer.noun(of: folded)
      let keepsCapitals = folded.count == last.count && folded.hasPrefix(noun)
      let citation = keepsCapitals ? String(last.prefix(noun.count)) : noun
      return (words.dropLast() + [citation]).joined(separator: " ")
    case "en":
      guard let last = words.last else { return "" }
      let folded = TermForms.fold(last)
      let singular = EnglishForms.singular(ofNoun: folded)
      return (words.dropLast() + [singular == folded ? last : singular]).joined(separator: " ")
    case "nl", "sv":
      // The words before a noun would have to agree with it.
      guard words.count == 1, let lemma = lemmas[TermForms.fold(words[0])] else {
        return words.joined(separator: " ")
      }
      let isSame = lemma == TermForms.fold(words[0])
      return isSame
        ? words[0]
        : words[0].first?.isUppercase == true
          ? lemma.prefix(1).uppercased() + lemma.dropFirst() : lemma
    default: return words.joined(separator: language.isWrittenWithoutSpaces ? "" : " ")
    }
  }
}
