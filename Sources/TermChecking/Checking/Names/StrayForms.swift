import LanguageAssets
import LanguageText

/// Words in Latin letters that stand for a concept in a draft of another script and that the glossary
/// does not list for its language.
///
/// A draft in Chinese that calls a control *Slider* throughout has no plural; *Sliders* is a second
/// name. And a concept that another language names in English may have been left so here.
enum StrayForms {
  /// The stray names of concepts in a draft, in order, where nothing known stands.
  ///
  /// - Complexity: O(n) in the length of the draft, and O(total length of the forms) of the concepts.
  static func uses(
    of concepts: Set<Int>, in draft: CheckedDocument, _ glossary: Glossary,
    besides known: @autoclosure () -> [Int: RangeIndex]
  ) -> [TermUse] {
    guard isTold(in: draft.language) else { return [] }
    let names = concepts.sorted().map { concept in
      (concept: concept, terms: forms(of: glossary.concepts[concept], draft.language))
    }.filter { !$0.terms.isEmpty }
    guard !names.isEmpty else { return [] }
    let strays = Glossary(concepts: names.map { Concept(id: "\($0.concept)", terms: $0.terms) })
    let found = TermUse.uses(
      in: draft, of: CompiledTermbase(strays, language: draft.language))
    guard !found.isEmpty else { return [] }
    let known = known()
    return found.filter { use in
      !use.isPartOfWord && known[use.block]?.overlaps(use.range) != true
    }.map { use in
      use.reading(
        TermEntry(
          use.entry, asOneOf: names[use.concept].concept, index: -1 - use.entry.index))
    }
  }

  /// Whether words in Latin letters stand out in a language.
  static func isTold(in language: LanguageTag) -> Bool { language.likelyScript != "Latn" }

  /// Whether a language may write a term in several ways that are no forms of it: one in Latin
  /// letters, where these stand out.
  static func mayHave(_ term: Term) -> Bool {
    isTold(in: term.language) && isLatinName(term.text)
  }

  /// What English makes of the Latin names of a concept: its own in a language, and those of other
  /// languages that are not written in Latin letters.
  private static func forms(of concept: Concept, _ language: LanguageTag) -> [Term] {
    let own = concept.terms(in: language).map { TermForms.fold($0.text) }
    var forms: [String] = []
    for term in concept.terms where term.status.isApproved && term.status != .doNotTranslate {
      guard mayHave(term) else { continue }
      for form in TermForms.surfaceForms(of: term.text, language: "en")
      where !form.contains("'") && !own.contains(form) && !forms.contains(form) {
        forms.append(form)
      }
    }
    return forms.map { Term($0, language: language, status: .admitted) }
  }

  /// Words of Latin letters, long enough to have forms.
  private static func isLatinName(_ text: String) -> Bool {
    text.count >= 4
      && text.unicodeScalars.allSatisfy {
        $0.isASCII && ($0.properties.isAlphabetic || $0 == " " || $0 == "-")
      }
  }
}
