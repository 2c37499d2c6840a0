package import LanguageAssets
package import LanguageText
package import TermChecking

/// Finds the concepts that a word belongs to and where they are named: what `isogloss term` does.
package struct LookupRun: Sendable {
  /// A concept with what led to it and where it occurs.
  package struct Match: Sendable {
    /// The concept.
    package var concept: Concept
    /// The terms of the concept that the word is a form of.
    package var hits: [TermLookup.Hit]
    /// Where the concept is named.
    package var places: [Place]
  }

  /// A line of a document that names a concept.
  package struct Place: Sendable {
    /// The document.
    package var document: LoadedDocument
    /// The byte offsets of the term in the file.
    package var range: Range<Int>
    /// The term that stands there.
    fileprivate var term: Term
  }

  /// The word or phrase.
  package var word: String
  /// The language of the word; nil to try all that the glossaries have.
  package var language: LanguageTag?
  /// Glossaries besides those of the configuration.
  package var glossaries: [String]
  /// Documents to search for the concepts, besides those of the configuration.
  package var paths: [String]
  /// The configuration in force.
  package var configuration: Configuration
  /// Is told what is left out.
  package var warn: @Sendable (String) -> Void = { _ in }
  /// Whether each file that is left out is named, be there many.
  package var namesAll = false
  /// Is told which of the configured documents cannot be read, while the others are; without it the first
  /// of them ends the run.
  package var complain: (@Sendable (RunError) -> Void)?

  /// Makes a run.
  package init(
    word: String, language: LanguageTag? = nil, glossaries: [String] = [], paths: [String] = [],
    configuration: Configuration
  ) {
    self.word = word
    self.language = language
    self.glossaries = glossaries
    self.paths = paths
    self.configuration = configuration
  }

  /// Looks the word up.
  ///
  /// - Throws: ``RunError`` when there is no glossary, or a file cannot be read.
  package func run() throws(RunError) -> [Match] {
    let glossary = try GlossaryLoader.load(configuration.glossaryPaths + glossaries)
    guard !glossary.concepts.isEmpty else {
      throw RunError(
        "no glossary to look in", hint: "name one with --glossary or in the configuration")
    }
    let hits = TermLookup(glossary, languages: language.map { [$0] } ?? []).hits(for: word)
    var order: [Int] = []
    for hit in hits where !order.contains(hit.concept) { order.append(hit.concept) }
    let places = order.isEmpty ? [:] : try places(of: Set(order), in: glossary)
    return order.map { index in
      let hits = hits.filter { $0.concept == index }
      let asked = Set(hits.map(\.term.language))
      let terms = Set(hits.map(\.term))
      // Who asks for a word wants to see that word first, then what its language calls the concept, then others.
      func rank(_ place: Place) -> Int {
        terms.contains(place.term) ? 0 : asked.contains(place.document.language) ? 1 : 2
      }
      let places = places[index] ?? []
      return Match(
        concept: glossary.concepts[index], hits: hits,
        places: (0...2).flatMap { wanted in places.filter { rank($0) == wanted } })
    }
  }

  private func places(
    of concepts: Set<Int>, in glossary: Glossary
  ) throws(RunError) -> [Int: [Place]] {
    let isConfigured = !configuration.documents.isEmpty
    guard isConfigured || !paths.isEmpty else { return [:] }
    let lookup = TermLookup(glossary.withoutProposals(besides: concepts))
    let loader = DocumentLoader(configuration: configuration)
    var places: [Int: [Place]] = [:]
    let selection = DraftSelection(configuration: configuration)
    let found = FoundDocuments(selection: selection, paths: paths, goesOn: complain != nil)
    for file in try selection.files(in: paths) {
      guard let parts = try found.read(file, { () throws(RunError) in try loader.loadAll(file) })
      else { continue }
      for document in parts where language.map(document.language.matches) ?? true {
        for occurrence in lookup.occurrences(in: document.checked, includingCovered: true)
        where concepts.contains(occurrence.concept) {
          places[occurrence.concept, default: []].append(
            Place(document: document, range: occurrence.range, term: occurrence.term))
        }
      }
    }
    found.report(all: namesAll, warn)
    if let complain { found.errors.forEach(complain) }
    return places
  }
}

extension Glossary {
  /// The glossary without what nobody has accepted of other concepts than some, by their indices: a longer name that is
  /// only proposed covers no place of theirs.
  fileprivate func withoutProposals(besides concepts: Set<Int>) -> Glossary {
    var glossary = self
    for index in glossary.concepts.indices where !concepts.contains(index) {
      glossary.concepts[index].terms.removeAll { $0.status == .proposed }
    }
    return glossary
  }
}
