import LanguageAssets
import LanguageText

/// Words in Latin letters that stand for a concept in a draft of another script and that the glossary
/// does not list for its language.
///
/// A draft in Chinese that calls a control *Slider* throughout has no plural; *Sliders* is a second
/// name. And a concept that another language names in English may have been left so here.
enum StrayForms {
  /// The stray names of concepts that the draft names otherwise, in order.
  ///
  /// - Complexity: O(n) in the length of the draft, and O(total length of the forms) of the concepts
  ///   that it names.
  static func uses(of concepts: Set<Int>, in context: CheckContext) -> [TermUse] {
    guard context.language.likelyScript != "Latn" else { return [] }
    let names = concepts.sorted().map { concept in
      (concept: concept, terms: forms(of: context.glossary.concepts[concept], context))
    }.filter { !$0.terms.isEmpty }
    guard !names.isEmpty else { return [] }
    let glossary = Glossary(concepts: names.map { Concept(id: "\($0.concept)", terms: $0.terms) })
    let known = context.knownRanges
    let found = TermUse.uses(
      in: context.draft, of: CompiledTermbase(glossary, language: context.language))
    return found.filter { use in
      !use.isPartOfWord && known[use.block]?.overlaps(use.range) != true
    }.map { use in
      use.reading(
        TermEntry(
          concept: names[use.concept].concept, index: -1 - use.entry.index, term: use.term))
    }
  }

  /// What English makes of the Latin names of a concept: its own in this language, and those of
  /// other languages that are not written in Latin letters.
  private static func forms(of concept: Concept, _ context: CheckContext) -> [Term] {
    let own = concept.terms(in: context.language).map { TermForms.fold($0.text) }
    var forms: [String] = []
    for term in concept.terms where term.status.isApproved && term.status != .doNotTranslate {
      guard term.language.likelyScript != "Latn", term.text.count >= 4,
        term.text.unicodeScalars.allSatisfy({
          $0.isASCII && ($0.properties.isAlphabetic || $0 == " ")
        })
      else { continue }
      for form in TermForms.surfaceForms(of: term.text, language: "en")
      where !form.contains("'") && !own.contains(form) && !forms.contains(form) {
        forms.append(form)
      }
    }
    return forms.map { Term($0, language: context.language, status: .admitted) }
  }
}
