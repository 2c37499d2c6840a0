import LanguageText

/// Finds the terms of documents in one or more languages and links them into concepts.
package struct TermExtractor: Sendable {
  /// How much is proposed.
  package let options: ExtractionOptions

  /// Makes an extractor.
  package init(_ options: ExtractionOptions = ExtractionOptions()) { self.options = options }

  /// Extracts concepts, best first.
  ///
  /// The result does not depend on the order of documents and groups.
  ///
  /// - Complexity: about linear in the size of the text.
  package func extract(_ input: ExtractionInput) -> [ProposedConcept] {
    var corpus = CorpusBuilder.corpus(of: input.withoutUntranslatedSentences.thinned())
    corpus.background = Background(input.background, of: corpus)
    let index = input.known.isEmpty ? nil : KnownTermIndex(input.known, in: corpus)
    var inventory = CandidateInventory(&corpus, known: index)
    let projection = Projection(inventory, of: corpus)
    let found = ProjectedCandidates.found(by: projection, beside: inventory, in: corpus)
    inventory.add(found, in: corpus)
    let projected = ProjectedLinks(projection, inventory, of: corpus)
    let known = KnownLinks(inventory, of: corpus, known: index)
    let links = LinkFinder.links(
      in: inventory, of: corpus, known: known, projected: projected, jobs: options.jobs)
    var clusters = ConceptBuilder.clusters(of: inventory, linkedBy: links)
    SubstitutedNames(inventory, of: corpus, clusters: clusters).add(to: &clusters)
    SlotNames(inventory, of: corpus, groups: links.groups, clusters: clusters).add(to: &clusters)
    MisspeltNames(inventory, of: corpus, groups: links.groups).add(to: &clusters)
    let russian = inventory.keys.lazy.compactMap { $0 as? RussianCandidates }.first.map {
      RussianCitation(corpus, $0.lexicon)
    }
    return ConceptWriter(
      inventory, of: corpus, input: input, options: options, links: links, russian: russian
    ).concepts(of: clusters)
  }
}
