import LanguageAssets
import LanguageText

/// What the language of a draft calls a concept, looked up once for the many uses of its terms.
///
/// Behind a reference: a term is a dozen texts, all of which a copy counts.
final class ConceptNames {
  /// The term to write; nil when there is none.
  let preferred: Term?
  /// Whether the term to write is a noun: see ``NounEnding``.
  let isNoun: Bool
  /// Whether the term to write is a verb: see ``VerbOfNoun/isInfinitive(_:in:)``.
  private(set) lazy var isVerb =
    preferred.map { VerbOfNoun.isInfinitive($0.text, in: language) } ?? false
  /// The approved names that are translated, as their traces are looked for.
  private(set) lazy var traced: [TracedTerm] = concept.terms(in: language).filter {
    $0.status.isApproved && $0.status != .doNotTranslate
  }.map { TracedTerm($0.text, language) }

  /// The decided names that are translated.
  private(set) lazy var decided: [String] = concept.terms(in: language).filter {
    $0.status.isApproved && $0.status != .doNotTranslate && $0.status != .proposed
  }.map(\.text)

  /// The same by their words.
  private(set) lazy var spellings: [[MisspeltTerms.Spelling]] = decided.map { name in
    let words = TermForms.words(of: name)
    return words.enumerated().map { place, word in
      MisspeltTerms.Spelling(
        TermForms.forms(
          ofWord: word.text, isLast: place == words.count - 1, language: language
        ).map { Array($0.unicodeScalars) })
    }
  }

  /// The folded words of the decided names that are translated.
  private(set) lazy var citedWords: Set<String> = Set(
    decided.flatMap { TermForms.words(of: $0).map { TermForms.fold($0.text) } })

  private let concept: Concept
  private var abbreviations: [Int: Bool] = [:]
  private let language: LanguageTag

  /// Looks up the names of a concept.
  init(of concept: Concept, in language: LanguageTag) {
    self.concept = concept
    self.language = language
    preferred = concept.preferredTerm(in: language)
    isNoun = preferred.map { NounEnding.isNoun($0.text, in: language) } ?? false
  }

  /// Whether one of the concept's terms in a source is an abbreviation, of which the language of the draft
  /// has none of its own: what the draft may keep as it is.
  func isForeignAbbreviation(_ entry: TermEntry) -> Bool {
    if let known = abbreviations[entry.index] { return known }
    let isForeign = concept.isAbbreviation(entry.term) && !concept.hasAbbreviation(in: language)
    abbreviations[entry.index] = isForeign
    return isForeign
  }
}
