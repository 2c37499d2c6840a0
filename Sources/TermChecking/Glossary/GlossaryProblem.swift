import LanguageAssets
package import LanguageText

/// Something that makes a glossary hard to check with.
package struct GlossaryProblem: Hashable, Sendable {
  /// What kind of problem it is.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The same term twice in one concept.
    case duplicate
    /// The same spelling is approved in one place and forbidden in another.
    case contradiction
    /// The same form belongs to terms of two concepts.
    case homograph
    /// A sentence that shows the term in use, in which it is not found.
    case example
    /// A term that is forbidden and never found, since it is a form of one that is to be written.
    case noEffect = "no-effect"
    /// A blocker that does not contain its term.
    case blocker
    /// A term so short that it is a part of many other words, without blockers.
    case short
    /// A form of a Russian term is usually another word.
    case ambiguousForm = "ambiguous-form"
    /// A language has terms for a concept, and none of them may be used.
    case noPreferredTerm = "no-preferred-term"
    /// A language has more than one preferred term for a concept.
    case severalPreferredTerms = "several-preferred-terms"
    /// A common noun with a capital, as lists of labels give it.
    case capital
    /// A term without text.
    case empty
    /// Most terms of a language are in a script that it is not written in.
    case language
  }

  /// What kind of problem it is.
  package var kind: Kind
  /// The identifier of the concept.
  package var concept: String
  /// The language of the term.
  package var language: LanguageTag
  /// The term; empty when the problem is about the whole concept.
  package var term: String
  /// How much it weighs.
  package var severity: Severity
  /// What is wrong and what to do, in a sentence without a full stop.
  package var message: String
  /// Whether it is about a term that nobody has decided on.
  package var isOfProposal = false
}

extension GlossaryProblem {
  /// The problem of a term that one place forbids and another, or the same, approves.
  static func contradiction(
    _ term: Term, in concept: Concept, with approved: Term, of other: String, _ severity: Severity
  ) -> GlossaryProblem {
    let alike =
      approved.text == term.text
      ? "" : " as “\(approved.text)”, which differs in nothing that a check tells apart"
    return GlossaryProblem(
      kind: .contradiction, concept: concept.id, language: term.language, term: term.text,
      severity: severity,
      message:
        "“\(term.text)” is \(term.status.word) here and \(approved.status.word) in “\(other)”\(alike)"
    )
  }
}

extension TermStatus {
  /// What a term of the status is, for people.
  fileprivate var word: String {
    switch self {
    case .preferred, .admitted: "approved"
    case .proposed: "only proposed"
    case .doNotTranslate: "a name to keep"
    case .forbidden: "forbidden"
    case .deprecated: "deprecated"
    }
  }
}
