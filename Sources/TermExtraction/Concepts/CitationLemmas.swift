import LanguageText

/// The lemmas by which the languages that have rules for them cite names.
struct CitationLemmas {
  /// For each language, the lemmas of its words; empty where it has no rules.
  private let lemmas: [[String: String]]
  /// For each language, the words that English has, too, and whose lemma the language has not.
  private let english: [Set<String>]
  /// The words of the English documents.
  private let source: Set<String>
  /// For each language whose nouns are small, the words that sentences write with a capital alone.
  private let names: [Set<String>]

  /// Prepares the lemmas of a corpus.
  ///
  /// What a language leaves in English is cited as it stands: it has a lemma by the rules of the
  /// language only where a text has that, too, or where words of the language stand beside it.
  init(_ corpus: Corpus) {
    let counts = corpus.languages.indices.map { corpus.counts(of: $0) }
    let words = counts.map { Set($0.keys) }
    let source = corpus.languages.firstIndex { $0.language == "en" }.map { words[$0] } ?? []
    let lemmas = corpus.languages.indices.map { index in
      var lemmas = SpacedCandidates.lemmas(
        of: counts[index], in: corpus.vocabulary, language: corpus.languages[index])
      if corpus.languages[index].language == "de" {
        for form in Self.besideEnglish(lemmas, counts[index], source, corpus.vocabulary) {
          lemmas[form] = form
        }
      }
      return lemmas.merging(Self.lemmasInContext(of: index, in: corpus, lemmas: lemmas)) { $1 }
    }
    english = corpus.languages.indices.map { index in
      Set(
        source.map { corpus.vocabulary[$0] }.filter { word in
          let lemma = lemmas[index][word].flatMap { corpus.vocabulary.existingNumber(of: $0) }
          return lemma.map { !words[index].contains($0) } ?? false
        })
    }
    self.lemmas = lemmas
    self.source = Set(source.map { corpus.vocabulary[$0] })
    names = corpus.languages.indices.map { index in
      Self.withSmallNouns.contains(corpus.languages[index].language)
        ? Self.names(in: index, of: corpus).filter { name in
          let lemma = lemmas[index][name].flatMap { corpus.vocabulary.existingNumber(of: $0) }
          return lemma.map { !words[index].contains($0) } ?? true
        } : []
    }
  }

  /// The words in -en that a text has far more often than the English word that they seem to be the plural of:
  /// Knoten is none of Knot, the name of a program.
  private static func besideEnglish(
    _ lemmas: [String: String], _ counts: [Int32: Int], _ english: Set<Int32>,
    _ vocabulary: Vocabulary
  ) -> [String] {
    lemmas.filter { form, lemma in
      guard form == lemma + "en", let number = vocabulary.existingNumber(of: lemma),
        english.contains(number), let own = vocabulary.existingNumber(of: form),
        !english.contains(own)
      else { return false }
      return counts[own] ?? 0 > rareShare * (counts[number] ?? 0)
    }.map(\.key)
  }

  private static let rareShare = 3

  /// The lemmas of nouns that are in a text in one form alone, where all adjectives before it tell the same:
  /// тема where all there is is «темну тему».
  private static func lemmasInContext(
    of language: Int, in corpus: Corpus, lemmas: [String: String]
  ) -> [String: String] {
    guard corpus.languages[language].language == "uk" else { return [:] }
    var found: [String: Set<String>] = [:]
    for segment in corpus.segments where segment.language == language {
      for token in segment.tokens.dropFirst() {
        let word = corpus.word(token)
        guard lemmas[word] == word,
          let lemma = CitationForm.lemma(
            ofNoun: word, behind: corpus.word(token - 1), lemmas: lemmas,
            language: corpus.languages[language])
        else { continue }
        found[word, default: []].insert(lemma)
      }
    }
    return found.filter { $0.value.count == 1 }.compactMapValues(\.first)
  }

  private static let withSmallNouns: Set<String> = ["es", "fr", "it", "pl", "pt", "ro"]

  /// The words that have a capital wherever they stand, also beside small words: Windows, whose s is
  /// no plural.
  private static func names(in language: Int, of corpus: Corpus) -> Set<String> {
    var (names, words): (Set<Int32>, Set<Int32>) = ([], [])
    for segment in corpus.segments where segment.language == language {
      let tokens = segment.tokens.filter { corpus.tokens[$0].script == .latin }
      let hasSmall = tokens.contains { token in
        !corpus.tokens[token].isCapitalized && corpus.word(token).utf8.count > shortest
      }
      for token in tokens {
        guard corpus.tokens[token].isCapitalized else {
          words.insert(corpus.tokens[token].word)
          continue
        }
        let isInside =
          token > segment.tokens.lowerBound && corpus.tokens[token - 1].script.isWord
        if isInside, hasSmall { names.insert(corpus.tokens[token].word) }
      }
    }
    return Set(names.subtracting(words).map { corpus.vocabulary[$0] })
  }

  /// In bytes; shorter words are small in headings, too.
  private static let shortest = 3

  /// A phrase as a glossary lists it; nil where its language has no rules.
  func citation(of form: String, language: Int, in corpus: Corpus) -> String? {
    guard !lemmas[language].isEmpty else { return nil }
    let words = form.split(separator: " ").map(String.init)
    // What a verb is said of stands in the case that the verb asks for.
    if corpus.languages[language].language == "uk", words.count > 1,
      words.map({ TermForms.fold($0) }).contains(where: UkrainianVerbs.contain)
    {
      return words.map { $0.utf8.contains { $0 < 0x80 && $0 != 0x2d } ? $0 : TermForms.fold($0) }
        .joined(separator: " ")
    }
    return CitationForm.phrase(
      words, lemmas: lemmas(of: words, language), language: corpus.languages[language])
  }

  /// The lemmas of a language; of a name in capitals only those of its words, which is its own lemma:
  /// the s of macOS makes no plural.
  ///
  /// Where what has a capital may be an adjective of a title, all words are their own.
  private func lemmas(of words: [String], _ language: Int) -> [String: String] {
    let isEnglish = words.allSatisfy { english[language].contains(TermForms.fold($0)) }
    let isName = { (word: String) in
      word.last?.isUppercase == true || names[language].contains(TermForms.fold(word))
    }
    guard isEnglish || words.contains(where: isName) else { return lemmas[language] }
    let isTitle = words.dropFirst().contains { word in
      let folded = TermForms.fold(word)
      return names[language].contains(folded) && !source.contains(folded)
        && lemmas[language][folded] != folded
    }
    return words.reduce(into: [:]) { own, word in
      let folded = TermForms.fold(word)
      own[folded] = isEnglish || isTitle || isName(word) ? folded : lemmas[language][folded]
    }
  }
}
