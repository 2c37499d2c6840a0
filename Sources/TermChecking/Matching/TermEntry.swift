import LanguageAssets
import LanguageText

/// A term of a glossary as a matcher knows it; two are equal when they stand in the same place.
struct TermEntry: Hashable, Sendable {
  /// The index of the concept in the glossary.
  let concept: Int
  /// The index of the term in the concept.
  let index: Int
  /// The status of the term, which every rule asks for.
  let status: TermStatus
  /// Whether the concept has several approved terms in the language.
  let hasSynonyms: Bool
  /// The term; in the list of its concept's terms, since every use of it in a text holds the entry.
  var term: Term { terms[place] }

  /// Whether the concept approves one spelling of the term and forbids another.
  var hasContestedSpelling: Bool { ContestedSpelling.isContested(term, among: terms) }

  /// The spellings that the concept tells apart so; nil for most terms.
  var contestedSpelling: ContestedSpelling? { ContestedSpelling(term, among: terms) }

  private let terms: [Term]
  private let place: Int

  /// Makes the entry of one of the terms of a concept.
  init(concept: Int, index: Int, of terms: [Term], hasSynonyms: Bool = true) {
    self.concept = concept
    self.index = index
    self.terms = terms
    self.hasSynonyms = hasSynonyms
    place = index
    status = terms[index].status
  }

  /// The term of another entry as one of another concept.
  init(_ other: TermEntry, asOneOf concept: Int, index: Int) {
    self.concept = concept
    self.index = index
    terms = other.terms
    place = other.place
    hasSynonyms = true
    status = other.status
  }

  /// Whether a folded word is one of the concept's names in another language than the term's, or its plural with s.
  ///
  /// A Romance language has the words of its sisters with other accents: *dialogo* is Italian, and wrong in Spanish.
  func isForeign(_ word: String) -> Bool {
    terms.contains { other in
      !other.language.matches(term.language)
        && !Self.romance.contains(other.language.language)
        && other.text.split(whereSeparator: { !$0.isLetter }).contains { part in
          let part = TermForms.fold(part)
          return word == part || word == part + "s"
        }
    }
  }

  private static let romance: Set<String> = ["ca", "es", "fr", "gl", "it", "pt", "ro"]

  static func == (left: TermEntry, right: TermEntry) -> Bool {
    left.concept == right.concept && left.index == right.index
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(concept)
    hasher.combine(index)
  }
}
