import IsoglossProject
import LanguageAssets
import LanguageText

/// What the glossary says about a term, for somebody who points at it.
struct ConceptText {
  private let concept: Concept
  private let language: LanguageTag
  private let isMarkdown: Bool

  init(_ named: ResidentCheck.NamedTerm, isMarkdown: Bool) {
    self.init(named.concept, in: named.language, isMarkdown: isMarkdown)
  }

  init(_ concept: Concept, in language: LanguageTag, isMarkdown: Bool) {
    self.concept = concept
    self.language = language
    self.isMarkdown = isMarkdown
  }

  /// Names of the document's language first, by what they are; then the definition, then what other
  /// languages say.
  var text: String {
    let own = concept.terms(in: language)
    let lines =
      [heading(own)] + statuses(of: own) + [definition, note].compactMap(\.self) + contexts(of: own)
      + others
    return lines.joined(separator: "\n\n")
  }

  private func heading(_ own: [Term]) -> String {
    let preferred = own.filter { [.preferred, .doNotTranslate].contains($0.status) }
    let shown = preferred.isEmpty ? own.acceptedOrProposed : preferred
    guard let first = shown.first else { return code(concept.id) }
    let mark = first.status == .proposed ? "proposed: " : ""
    return "\(mark)\(names(shown)) \(code(concept.id))"
  }

  /// Names that are not in the heading, by status.
  private func statuses(of own: [Term]) -> [String] {
    let labels: [(TermStatus, String)] = [
      (.admitted, "also"), (.proposed, "proposed"), (.forbidden, "not"), (.deprecated, "no more"),
    ]
    let hasPreferred = own.contains { [.preferred, .doNotTranslate].contains($0.status) }
    let hasAccepted = own.acceptedOrProposed.first.map { $0.status != .proposed } ?? false
    return labels.compactMap { status, label in
      let terms = own.filter { $0.status == status }
      guard !terms.isEmpty,
        hasPreferred || !status.isApproved || status == .proposed && hasAccepted
      else { return nil }
      return "\(label): \(names(terms, isStruck: !status.isApproved))"
    }
  }

  private var definition: String? {
    let own = concept.definitions.filter { $0.key.matches(language) }
      .min { $0.key < $1.key }?.value
    return (own ?? concept.definition).map(escaped)
  }

  private var note: String? { concept.note.map { "note: " + escaped($0) } }

  private func contexts(of own: [Term]) -> [String] {
    own.compactMap(\.context).prefix(1).map {
      (isMarkdown ? "> " : "“") + escaped($0) + (isMarkdown ? "" : "”")
    }
  }

  private var others: [String] {
    let languages = Set(concept.terms.map(\.language)).filter { !$0.matches(language) }.sorted()
    let lines = languages.compactMap { other -> String? in
      let terms = concept.terms.filter { $0.language == other }.acceptedOrProposed
      guard let first = terms.first else { return nil }
      let mark = first.status == .proposed ? " (proposed)" : ""
      return "\(other.canonical): \(terms.map { escaped($0.text) }.joined(separator: ", "))\(mark)"
    }
    return lines.isEmpty ? [] : [lines.joined(separator: isMarkdown ? "  \n" : "\n")]
  }

  private func names(_ terms: [Term], isStruck: Bool = false) -> String {
    terms.map { term in
      guard isMarkdown else { return term.text }
      return isStruck ? "~~\(escaped(term.text))~~" : "**\(escaped(term.text))**"
    }.joined(separator: ", ")
  }

  private func code(_ text: String) -> String { isMarkdown ? "`\(text)`" : "(\(text))" }

  /// A text that Markdown shows as it is.
  private func escaped(_ text: String) -> String {
    guard isMarkdown else { return text }
    return text.reduce(into: "") { result, character in
      if "\\`*_{}[]<>#|~".contains(character) { result.append("\\") }
      result.append(character.isNewline ? " " : character)
    }
  }
}

extension [Term] {
  /// The terms that somebody has accepted; where there are none, those that are proposed.
  var acceptedOrProposed: [Term] {
    let accepted = filter { $0.status.isApproved && $0.status != .proposed }
    return accepted.isEmpty ? filter { $0.status == .proposed } : accepted
  }
}
