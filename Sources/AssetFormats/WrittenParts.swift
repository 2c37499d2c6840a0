internal import LanguageAssets
internal import LanguageText

/// What of a glossary a writer has put into a file, so that the rest can be told.
struct WrittenParts {
  /// How many pieces that belong to no field were written.
  var carriedCount = 0
  private var parts: Set<Part> = []

  /// A detail of a concept or a term, by the concept's identifier.
  private struct Part: Hashable {
    var concept: String
    var detail: GlossaryDetail
    var language: LanguageTag?
    var term: String?
  }

  /// The text of a term, which is written.
  mutating func text(of term: Term, in concept: Concept) -> String {
    parts.insert(
      Part(concept: concept.id, detail: .term, language: term.language, term: term.text))
    return term.text
  }

  /// A detail of a concept, or its definition in a language, which is written; nil when it has none.
  mutating func take(
    _ detail: GlossaryDetail, of concept: Concept, in language: LanguageTag? = nil
  ) -> String? {
    let language = language.map { concept.definitionLanguage($0) }
    guard let text = concept.text(of: detail, in: language) else { return nil }
    parts.insert(Part(concept: concept.id, detail: detail, language: language))
    return text
  }

  /// A detail of a term, which is written; nil when it has none.
  mutating func take(
    _ detail: GlossaryDetail, of term: Term?, in concept: Concept
  ) -> String? {
    guard let term, let text = term.text(of: detail) else { return nil }
    parts.insert(
      Part(concept: concept.id, detail: detail, language: term.language, term: term.text))
    return text
  }

  /// Notes that a pair of terms is written.
  mutating func take(_ pair: BilingualPairs.Pair, of concept: Concept) {
    _ = text(of: pair.source, in: concept)
    if let target = pair.target { _ = text(of: target, in: concept) }
  }

  /// Notes that a glossary is written whole, save what hangs on no term.
  mutating func takeAll(of glossary: Glossary, except omitted: Set<GlossaryDetail> = []) {
    for concept in glossary.concepts {
      for term in concept.terms where !term.text.isEmpty {
        takeAll(of: term, in: concept, except: omitted)
        _ = take(.definition, of: concept, in: term.language)
      }
      for detail in GlossaryDetail.allCases { _ = take(detail, of: concept) }
    }
  }

  /// Notes that a term is written with all that is said about it.
  mutating func takeAll(
    of term: Term, in concept: Concept, except omitted: Set<GlossaryDetail> = []
  ) {
    _ = text(of: term, in: concept)
    for detail in GlossaryDetail.allCases where !omitted.contains(detail) {
      _ = take(detail, of: term, in: concept)
    }
  }

  /// Whether a detail of a concept was written.
  func holds(_ detail: GlossaryDetail, of concept: Concept, in language: LanguageTag?) -> Bool {
    parts.contains(Part(concept: concept.id, detail: detail, language: language))
  }

  /// Whether a term was written, or a detail of it.
  func holds(_ detail: GlossaryDetail, of term: Term, in concept: Concept) -> Bool {
    parts.contains(
      Part(concept: concept.id, detail: detail, language: term.language, term: term.text))
  }
}

extension Concept {
  /// The language of the definition that a file in a language takes: the same, else one that
  /// matches and has no terms of its own there.
  fileprivate func definitionLanguage(_ language: LanguageTag) -> LanguageTag {
    if definitions[language] != nil || terms.contains(where: { $0.language == language }) {
      return language
    }
    return definitions.keys.filter { $0.matches(language) }.min() ?? language
  }

  /// What the concept says; nil when it says nothing, or nothing in the language.
  func text(of detail: GlossaryDetail, in language: LanguageTag? = nil) -> String? {
    let text: String? =
      switch detail {
      case .definition: if let language { definitions[language] } else { definition }
      case .subject: subject
      case .note: note
      default: nil
      }
    return text.flatMap { $0.isEmpty ? nil : $0 }
  }
}

extension Term {
  /// What is said about the term; nil when nothing is.
  func text(of detail: GlossaryDetail) -> String? {
    let text: String? =
      switch detail {
      case .note: note
      case .context: context
      case .partOfSpeech: partOfSpeech
      case .gender: gender
      case .location: location
      case .forms: FormList(forms: forms, removedForms: removedForms).description
      case .blockers: FormList(forms: blockers).description
      case .exactness: isExact ? "true" : nil
      case .status: status == .preferred || status == .admitted ? nil : status.rawValue
      case .term, .subject, .definition: nil
      }
    return text.flatMap { $0.isEmpty ? nil : $0 }
  }
}
