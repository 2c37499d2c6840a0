package import LanguageText

/// How a draft renders a concept that a sentence of its source names.
package struct TermRendering: Hashable, Sendable {
  /// Where the draft has a term of the concept.
  package enum Naming: String, Hashable, Sendable {
    /// In the sentences that translate the sentence.
    case here
    /// In another sentence of the paragraphs that translate the paragraph, or next to them.
    case nearby
    /// Nowhere near.
    case nowhere
  }

  /// The identifier of the concept.
  package var concept: String
  /// The language of the draft.
  package var language: LanguageTag
  /// Where the draft has a term of the concept.
  package var naming: Naming
  /// The index of the sentence among the ``CheckResult/sentences`` of the check.
  package var sentence: Int
  /// The term in the text of the source sentence, as UTF-8 byte offsets.
  package var term: Range<Int>
  /// A name of another concept that stands in the sentences that translate the sentence, and which their
  /// source does not ask for; nil where there is none, or the rendering names the concept.
  package var substitute: String?
  /// The identifier of the concept that ``substitute`` names.
  package var substituteConcept: String?
  /// What ``MissingTerm`` reports of the rendering, or would if it had another name; nil for a
  /// rendering that names the concept.
  package var finding: Finding? {
    get { reported?.finding }
    set { reported = newValue.map(Reported.init) }
  }

  /// Behind a reference: most renderings report nothing, and a set has many.
  private var reported: Reported?

  private final class Reported: Hashable, Sendable {
    let finding: Finding

    init(_ finding: Finding) { self.finding = finding }

    static func == (left: Reported, right: Reported) -> Bool { left.finding == right.finding }

    func hash(into hasher: inout Hasher) { hasher.combine(finding) }
  }

  /// Makes a rendering.
  package init(
    concept: String, language: LanguageTag, naming: Naming, sentence: Int, term: Range<Int>,
    finding: Finding? = nil
  ) {
    self.concept = concept
    self.language = language
    self.naming = naming
    self.sentence = sentence
    self.term = term
    reported = finding.map(Reported.init)
  }
}
