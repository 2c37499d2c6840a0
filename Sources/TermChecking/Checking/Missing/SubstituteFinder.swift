import LanguageAssets
import LanguageText

/// Finds the names of other concepts that may stand for terms that are missing in a passage.
///
/// All missing terms of a sentence have the same one, which is looked for once.
struct SubstituteFinder {
  private let passage: Passage
  private let context: CheckContext
  private var asked: Set<Int>?
  private var known: [Int: TermUse?] = [:]

  /// Looks at a passage of a draft.
  init(_ passage: Passage, _ context: CheckContext) {
    self.passage = passage
    self.context = context
  }

  /// The decided name of another concept that may stand for a term that is missing.
  ///
  /// The translation of the sentence has it while nothing near its source asks for it, be it by a word made
  /// from the concept's name, as *configure* asks for a configuration; nil when there is none, or several.
  ///
  /// - Complexity: O(terms of the passage, and length of the sentence) for each sentence, once.
  mutating func substitute(in sentence: Int, of table: SentenceTable) -> TermUse? {
    if let known = known[sentence] { return known }
    let substitute = find(in: sentence, of: table)
    known[sentence] = .some(substitute)
    return substitute
  }

  private mutating func find(in sentence: Int, of table: SentenceTable) -> TermUse? {
    let asked = self.asked ?? askedConcepts
    self.asked = asked
    let unasked = passage.draftUses.filter { other in
      other.status.isApproved && other.status != .proposed && table.holds(other, in: sentence)
        && !other.mayName(anyOf: asked)
    }
    guard let first = unasked.first, unasked.allSatisfy({ $0.concept == first.concept }) else {
      return nil
    }
    let source = context.sources[passage.document].language
    let words = Set(TermTracer.words(of: table.sentences[sentence].source).map { $0.prefix(5) })
    let names = context.glossary.concepts[first.concept].terms(in: source)
    let isAsked = names.contains { name in
      TermTracer.words(of: name.text).contains { $0.count > 3 && words.contains($0.prefix(5)) }
    }
    return isAsked ? nil : first
  }

  /// What the source of the passage names, also as a part of another term.
  private var askedConcepts: Set<Int> {
    passage.sourceUses.reduce(into: passage.sourceConcepts) { $0.formUnion($1.nestedConcepts) }
  }
}
