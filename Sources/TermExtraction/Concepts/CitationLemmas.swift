import LanguageText

/// The lemmas by which the languages that have rules for them cite names.
struct CitationLemmas {
  /// For each language, the lemmas of its words; empty where it has no rules.
  private let lemmas: [[String: String]]

  /// Prepares the lemmas of a corpus.
  ///
  /// What a language leaves in English is cited as it stands: it has a lemma by the rules of the
  /// language only where a text has that, too.
  init(_ corpus: Corpus) {
    let words = corpus.languages.indices.map { corpus.words(of: $0) }
    let english = corpus.languages.firstIndex { $0.language == "en" }.map { words[$0] } ?? []
    lemmas = corpus.languages.indices.map { index in
      let language = corpus.languages[index]
      guard SpacedCandidates.lemmatized.contains(language.language) else { return [:] }
      var lemmas = SpacedCandidates.lemmas(
        of: words[index].map { corpus.vocabulary[$0] }, language: language)
      for number in english {
        let word = corpus.vocabulary[number]
        let lemma = lemmas[word].flatMap { corpus.vocabulary.existingNumber(of: $0) }
        if let lemma, !words[index].contains(lemma) { lemmas[word] = word }
      }
      return lemmas
    }
  }

  /// A phrase as a glossary lists it; nil where its language has no rules.
  func citation(of form: String, language: Int, in corpus: Corpus) -> String? {
    guard !lemmas[language].isEmpty else { return nil }
    let words = form.split(separator: " ").map(String.init)
    return CitationForm.phrase(
      words, lemmas: lemmas(of: words, language), language: corpus.languages[language])
  }

  /// The lemmas of a language; of a name in capitals only those of its words, which is its own lemma:
  /// the s of macOS makes no plural.
  private func lemmas(of words: [String], _ language: Int) -> [String: String] {
    guard words.contains(where: { $0.last?.isUppercase == true }) else { return lemmas[language] }
    return words.reduce(into: [:]) { own, word in
      let folded = TermForms.fold(word)
      own[folded] = word.last?.isUppercase == true ? folded : lemmas[language][folded]
    }
  }
}
