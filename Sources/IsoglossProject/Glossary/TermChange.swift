import AssetFormats
package import LanguageAssets
package import LanguageText

/// A change of one value of a concept or a term, as a person words it.
package struct TermChange: Sendable {
  /// The name of the field.
  package var field: String
  /// The new value; empty to take it away.
  package var value: String
  /// The language of the term or of the definition; nil when not said.
  package var language: LanguageTag?
  /// The term; nil when the concept is meant, or the only term of the language.
  package var term: String?
  /// The language that is translated, which has the names that stay as they are.
  package var sourceLanguage: LanguageTag = "en"

  /// Makes a change.
  package init(field: String, value: String, language: LanguageTag? = nil, term: String? = nil) {
    self.field = field
    self.value = value
    self.language = language
    self.term = term
  }

  /// The edit of a concept that makes the change.
  ///
  /// - Throws: ``RunError`` when the concept has no such term, several terms could be meant, or the
  ///   field or the value is none.
  package func edit(of concept: Concept) throws(RunError) -> GlossaryEdit {
    let name = field.lowercased()
    let conceptField = GlossaryEdit.ConceptField.allCases.first {
      $0.rawValue.lowercased() == name
    }
    let termField = GlossaryEdit.TermField.allCases.first { $0.rawValue.lowercased() == name }
    let isAboutTerm = term != nil || conceptField == nil || language != nil && name == "note"
    if let conceptField, !isAboutTerm {
      return .setConcept(
        concept.id, conceptField, conceptField == .definition ? language : nil,
        value.isEmpty ? nil : value)
    }
    guard let termField else { throw unknownField() }
    var changed = try meantTerm(of: concept)
    try set(termField, of: &changed)
    return .replace(concept: concept.id, changed)
  }

  /// The edits of a concept that make the change: one, or where no term is named and its names become
  /// preferred ones, one for each language that has none yet.
  ///
  /// A name that is to stay as it is does so in every language that has it: see ``protectedNames(of:)``.
  ///
  /// The name of a language is the first of its proposals. Nothing is left to edit where no language without
  /// a preferred term has one.
  ///
  /// - Parameters:
  ///   - concept: the concept.
  ///   - isOneOfSeveral: whether several concepts are changed alike, so that nobody has looked at the status
  ///     that the only term of one has.
  /// - Returns: the edits, in the order of the terms.
  /// - Throws: as ``edit(of:)``.
  package func edits(
    of concept: Concept, isOneOfSeveral: Bool = false
  ) throws(RunError) -> [GlossaryEdit] {
    let names = protectedNames(of: concept)
    if !names.isEmpty {
      return names.map { name in
        var name = name
        name.status = .doNotTranslate
        return .replace(concept: concept.id, name)
      }
    }
    guard term == nil, field.lowercased() == GlossaryEdit.TermField.status.rawValue,
      value == TermStatus.preferred.rawValue,
      isOneOfSeveral || meantTerms(of: concept).count > 1
    else { return [try edit(of: concept)] }
    var settled = Set(concept.terms.filter { $0.status == .preferred }.map(\.language))
    return meantTerms(of: concept).compactMap { name in
      guard name.status == .proposed, settled.insert(name.language).inserted else { return nil }
      var name = name
      name.status = .preferred
      return .replace(concept: concept.id, name)
    }
  }

  /// The terms of one text that are to stay as they are, where no language is said: the one that is named, the one that
  /// all terms have, or that of the source language where whatever else there is has only been proposed.
  private func protectedNames(of concept: Concept) -> [Term] {
    guard language == nil, field.lowercased() == GlossaryEdit.TermField.status.rawValue,
      value == TermStatus.doNotTranslate.rawValue
    else { return [] }
    let meant = meantTerms(of: concept)
    if Set(meant.map(\.text)).count == 1 { return meant }
    let originals = meant.filter { $0.language.matches(sourceLanguage) }
    guard originals.count == 1, let name = originals.first?.text else { return [] }
    let (names, others) = (meant.filter { $0.text == name }, meant.filter { $0.text != name })
    return others.allSatisfy { $0.status == .proposed } ? names : []
  }

  private func meantTerms(of concept: Concept) -> [Term] {
    concept.terms.filter {
      (term == nil || $0.text == term) && (language == nil || $0.language == language)
    }
  }

  private func meantTerm(of concept: Concept) throws(RunError) -> Term {
    let candidates = meantTerms(of: concept)
    if candidates.count == 1, let only = candidates.first { return only }
    let known = concept.terms.map { "\($0.text) (\($0.language))" }.joined(separator: ", ")
    if candidates.isEmpty {
      throw RunError("“\(concept.id)” has no such term", hint: "it has \(known)")
    }
    throw RunError(
      "“\(concept.id)” has several terms that could be meant",
      hint: "say which with --term and --lang: \(known)")
  }

  private func set(_ field: GlossaryEdit.TermField, of term: inout Term) throws(RunError) {
    let text = value.isEmpty ? nil : value
    switch field {
    case .status:
      guard let status = TermStatus(rawValue: value) else {
        throw Self.unlisted("status", TermStatus.allCases.map(\.rawValue), value)
      }
      term.status = status
    case .partOfSpeech:
      term.partOfSpeech = try listed("part of speech", TermPicklist.partsOfSpeech, value)
    case .gender:
      term.gender = try listed("gender", TermPicklist.genders, Term.gender(named: value))
    case .location: term.location = try listed("location", TermPicklist.locations, value)
    case .context: term.context = text
    case .note: term.note = text
    case .forms:
      let forms = value.split(separator: ";").map { $0.trimmingSpaces }.filter { !$0.isEmpty }
      term.forms = forms.filter { !$0.hasPrefix("!") }
      term.removedForms = forms.filter { $0.hasPrefix("!") }.map { String($0.dropFirst()) }
    case .blockers:
      term.blockers = value.split(separator: ";").map { $0.trimmingSpaces }.filter { !$0.isEmpty }
    case .exact:
      guard ["true", "false", "yes", "no", ""].contains(value.lowercased()) else {
        throw RunError("“\(value)” is neither true nor false")
      }
      term.isExact = ["true", "yes"].contains(value.lowercased())
    }
  }

  /// A word of a list; nil for an empty one.
  private func listed(
    _ name: String, _ known: Set<String>, _ word: String
  ) throws(RunError) -> String? {
    if word.isEmpty { return nil }
    if let listed = TermPicklist.word(word, of: known) { return listed }
    throw Self.unlisted(name, known.sorted(), word)
  }

  private static func unlisted(_ name: String, _ known: [String], _ word: String) -> RunError {
    let nearest = NearestName.of(word, among: known).map { "is “\($0)” meant? " } ?? ""
    return RunError(
      "“\(word)” is no \(name)",
      hint: nearest + "expected \(known.joined(separator: ", "))")
  }

  private func unknownField() -> RunError {
    let names =
      Set(
        GlossaryEdit.ConceptField.allCases.map(\.rawValue)
          + GlossaryEdit.TermField.allCases.map(\.rawValue)
      ).sorted()
    let nearest = NearestName.of(field, among: names)
    return RunError(
      "“\(field)” is no field of a concept or a term",
      hint: nearest.map { "is “\($0)” meant?" } ?? "expected \(names.joined(separator: ", "))")
  }
}

extension Substring {
  fileprivate var trimmingSpaces: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
