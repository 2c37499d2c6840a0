import LanguageText

/// The lemmas by which the languages that have rules for them cite names.
struct CitationLemmas {
  /// For each language, the lemmas of its words; empty where it has no rules.
  private let lemmas: [[String: String]]
  /// For each language, the words that English has, too, and whose lemma the language has not.
  private let english: [Set<String>]

  /// Prepares the lemmas of a corpus.
  ///
  /// What a language leaves in English is cited as it stands: it has a lemma by the rules of the
  /// language only where a text has that, too, or where words of the language stand beside it.
  init(_ corpus: Corpus) {
    let words = corpus.languages.indices.map { corpus.words(of: $0) }
    let source = corpus.languages.firstIndex { $0.language == "en" }.map { words[$0] } ?? []
    let lemmas = corpus.languages.indices.map { index in
      SpacedCandidates.lemmas(
        of: words[index].map { corpus.vocabulary[$0] }, language: corpus.languages[index])
    }
    english = corpus.languages.indices.map { index in
      Set(
        source.map { corpus.vocabulary[$0] }.filter { word in
          let lemma = lemmas[index][word].flatMap { corpus.vocabulary.existingNumber(of: $0) }
          return lemma.map { !words[index].contains($0) } ?? false
        })
    }
    self.lemmas = lemmas
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
    let isEnglish = words.allSatisfy { english[language].contains(TermForms.fold($0)) }
    guard isEnglish || words.contains(where: { $0.last?.isUppercase == true }) else {
      return lemmas[language]
    }
    return words.reduce(into: [:]) { own, word in
      let folded = TermForms.fold(word)
      own[folded] =
        isEnglish || word.last?.isUppercase == true ? folded : lemmas[language][folded]
    }
  }
}
