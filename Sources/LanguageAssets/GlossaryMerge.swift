internal import LanguageText

/// Merges glossaries into one: concepts with the same identifier, and concepts that share terms.
///
/// Languages are the same where text in one serves as text in the other, `en` and `en-US`, `zh-CN` and `zh-Hans`. What
/// the first glossary says is kept, but for terms that are only proposed there and that another has decided on;
/// identifiers of its concepts never change. What a file does not say and its reader had to make up, identifiers in a
/// list of pairs of terms and the status of these, changes nothing.
package struct GlossaryMerge: Sendable {
  /// Which concepts with different identifiers are one.
  package enum Joining: Sendable {
    /// Those that share a term in every language that both have terms in.
    case whatSharesTerms
    /// Those of which one has no term that the other lacks.
    case whatIsKnown
  }

  /// The glossary so far.
  package internal(set) var glossary: Glossary
  /// Where the glossaries contradict each other, in order.
  package private(set) var conflicts: [GlossaryConflict] = []
  private let joining: Joining
  private var positions: [String: Int] = [:]
  /// The concepts that have a term, by its text in small letters, which is shared between languages.
  private(set) var holders: [String: [Int]] = [:]
  /// How many concepts the glossaries before the one that is added have: those of one glossary are compared with each
  /// other by lint.
  private(set) var countBefore = 0
  /// Terms that are admitted here because their concept had a preferred one, by the concept's position.
  private var demoted: Set<Demotion> = []

  /// Makes a merge that begins with a glossary.
  package init(_ glossary: Glossary, joining: Joining = .whatSharesTerms) {
    self.joining = joining
    self.glossary = Glossary(language: glossary.language, title: glossary.title)
    self.glossary.carried = glossary.carried
    for concept in glossary.concepts { append(concept) }
  }

  /// Adds a glossary.
  ///
  /// Complexity: O(number of terms), apart from terms that many concepts share.
  package mutating func add(_ other: Glossary) {
    glossary.language = glossary.language ?? other.language
    glossary.title = glossary.title ?? other.title
    glossary.carried += other.carried.filter { !glossary.carried.contains($0) }
    countBefore = glossary.concepts.count
    for concept in other.concepts {
      if concept.isIdentifierImplied {
        addListed(concept)
      } else if let position = positions[concept.id] ?? partner(of: concept) {
        join(concept, into: position)
      } else {
        append(concept)
      }
    }
  }

  private mutating func append(_ concept: Concept) {
    if let position = positions[concept.id] { return join(concept, into: position) }
    let position = glossary.concepts.count
    positions[concept.id] = position
    glossary.concepts.append(concept)
    for term in concept.terms { hold(term, at: position) }
  }

  private mutating func hold(_ term: Term, at position: Int) {
    let text = term.text.lowercased()
    if holders[text]?.last != position { holders[text, default: []].append(position) }
  }

  /// Adds a concept whose identifier was made up, as in a list of pairs: the terms that some concept has with another one
  /// of it are there already.
  private mutating func addListed(_ concept: Concept) {
    let places = knownPlaces(of: concept)
    for (term, place) in zip(concept.terms, places) {
      if let place { complete(place, with: term) }
    }
    let homes = Set(places.map(\.?.concept))
    if !homes.contains(nil) {
      if homes.count == 1, let home = homes.first.flatMap(\.self) {
        join(concept.withoutTerms, into: home)
      }
      return
    }
    let home =
      partner(of: concept) ?? positions[concept.id].flatMap { shares($0, concept) ? $0 : nil }
    var rest = concept
    guard let home else {
      rest.id = unusedIdentifier(like: concept.id)
      return append(rest)
    }
    rest.terms = zip(concept.terms, places).filter { $1 == nil }.map(\.0)
    join(rest, into: home)
  }

  private func shares(_ position: Int, _ concept: Concept) -> Bool {
    concept.terms.contains { term in
      glossary.concepts[position].terms.contains {
        $0.language == term.language && $0.text == term.text
      }
    }
  }

  private func unusedIdentifier(like id: String) -> String {
    guard positions[id] != nil else { return id }
    var number = 2
    while positions["\(id)-\(number)"] != nil { number += 1 }
    return "\(id)-\(number)"
  }

  /// The concept that another one is the same as; reports those that it only resembles.
  private mutating func partner(of concept: Concept) -> Int? {
    if joining == .whatIsKnown, !concept.isIdentifierImplied { return keeper(of: concept) }
    var shared: [Int: Set<LanguageTag>] = [:]
    for term in concept.terms {
      let text = term.text.lowercased()
      for position in holders[text] ?? []
      where position < countBefore
        && glossary.concepts[position].terms.contains(where: {
          $0.language.matches(term.language) && $0.text.lowercased() == text
        })
      {
        shared[position, default: []].insert(term.language)
      }
    }
    let languages = Set(concept.terms.map(\.language))
    let candidates = shared.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
    for (position, agreed) in candidates {
      let known = Set(glossary.concepts[position].terms.map(\.language))
      let both = languages.filter { language in known.contains { $0.matches(language) } }
      if both.isSubset(of: agreed) { return position }
    }
    if let (position, agreed) = candidates.first, !concept.isIdentifierImplied {
      conflicts.append(
        GlossaryConflict(
          concept: concept.id, .sharedTerms(otherConcept: glossary.concepts[position].id),
          kept: "two concepts", other: agreed.sorted().map(\.canonical).joined(separator: ", ")))
    }
    return nil
  }

  private mutating func join(_ other: Concept, into position: Int) {
    var concept = glossary.concepts[position]
    let other = other.withoutEchoes(of: concept)
    keep(\.subject, "subject", of: &concept, other)
    keep(\.definition, "definition", of: &concept, other)
    keep(\.note, "note", of: &concept, other)
    for (language, text) in other.definitions.sorted(by: { $0.key < $1.key }) {
      guard let known = concept.definitions[language] else {
        concept.definitions[language] = text
        continue
      }
      report(concept.id, .field("definition (\(language))"), kept: known, other: text)
    }
    concept.carried += other.carried.filter { !concept.carried.contains($0) }
    concept.carriedByLanguage.merge(other.carriedByLanguage) { first, second in
      first + second.filter { !first.contains($0) }
    }
    for term in other.terms { join(term, into: &concept, at: position) }
    glossary.concepts[position] = concept
  }

  private mutating func join(_ term: Term, into concept: inout Concept, at position: Int) {
    guard
      let known = concept.terms.firstIndex(where: {
        $0.language == term.language && $0.text == term.text
      })
        ?? concept.terms.firstIndex(where: {
          // Lists have it as its own translation.
          term.isStatusImplied && $0.status == .doNotTranslate && $0.text == term.text
        })
    else {
      if let wider = concept.indexMoreWidely(of: term) {
        if joining == .whatSharesTerms { concept.terms[wider].complete(with: term) }
        return
      }
      let last = concept.terms.lastIndex { $0.language == term.language }
      let new = settled(term, in: concept, at: position)
      concept.terms.insert(new, at: last.map { $0 + 1 } ?? concept.terms.count)
      hold(term, at: position)
      return
    }
    decide(on: known, of: &concept, at: position, with: term)
  }

  /// Takes over what a glossary says about a term that is there.
  private mutating func complete(_ place: KnownPlace, with term: Term) {
    var concept = glossary.concepts[place.concept]
    var term = term
    if term.note.map(concept.says) == true { term.note = nil }
    decide(on: place.term, of: &concept, at: place.concept, with: term)
    glossary.concepts[place.concept] = concept
  }

  private mutating func decide(
    on known: Int, of concept: inout Concept, at position: Int, with term: Term
  ) {
    let demotion = Demotion(position: position, language: term.language, text: term.text)
    if term.isStatusImplied {
      // What the file does not say decides nothing.
    } else if concept.terms[known].status == .proposed || concept.terms[known].isStatusImplied {
      concept.terms[known].isStatusImplied = false
      concept.terms[known].status = settled(term, in: concept, at: position).status
    } else if term.status != .proposed,
      term.status != .preferred || !demoted.contains(demotion)
    {
      report(
        concept.id, .status(term.language, term: term.text),
        kept: concept.terms[known].status.rawValue, other: term.status.rawValue)
    }
    let fields: [(String, KeyPath<Term, String?>)] = [
      ("part of speech", \.partOfSpeech), ("gender", \.gender), ("location", \.location),
    ]
    for (name, field) in fields where concept.terms[known].language == term.language {
      guard let kept = concept.terms[known][keyPath: field], let other = term[keyPath: field],
        kept.lowercased() != other.lowercased()
      else { continue }
      report(
        concept.id, .termField(term.language, term: term.text, name), kept: kept, other: other)
    }
    concept.terms[known].complete(with: term)
  }

  /// A term as it joins a concept: admitted where that has a preferred one.
  private mutating func settled(
    _ term: Term, in concept: Concept, at position: Int
  ) -> Term {
    let preferred = concept.terms.first {
      $0.language == term.language && $0.status == .preferred
    }
    guard term.status == .preferred, let preferred else { return term }
    // A word with a capital, as lists of labels have it, is no other name.
    if !term.isStatusImplied, preferred.text.lowercased() != term.text.lowercased() {
      report(concept.id, .preferred(term.language), kept: preferred.text, other: term.text)
    }
    var term = term
    term.status = .admitted
    demoted.insert(Demotion(position: position, language: term.language, text: term.text))
    return term
  }

  private mutating func keep(
    _ field: WritableKeyPath<Concept, String?>, _ name: String, of concept: inout Concept,
    _ other: Concept
  ) {
    guard let text = other[keyPath: field] else { return }
    guard let known = concept[keyPath: field] else {
      concept[keyPath: field] = text
      return
    }
    report(concept.id, .field(name), kept: known, other: text)
  }

  private mutating func report(
    _ concept: String, _ subject: GlossaryConflict.Subject, kept: String, other: String
  ) {
    if kept == other { return }
    conflicts.append(GlossaryConflict(concept: concept, subject, kept: kept, other: other))
  }
}

/// A term of a concept, by its exact text.
private struct Demotion: Hashable {
  let position: Int
  let language: LanguageTag
  let text: String
}

extension Concept {
  fileprivate var withoutTerms: Concept {
    var concept = self
    concept.terms = []
    return concept
  }
}

extension Term {
  /// Takes over what another entry of the same term says and this one does not.
  fileprivate mutating func complete(with other: Term) {
    partOfSpeech = partOfSpeech ?? other.partOfSpeech
    gender = gender ?? other.gender
    location = location ?? other.location
    context = context ?? other.context
    note = note ?? other.note
    isExact = isExact || other.isExact
    forms += other.forms.filter { !forms.contains($0) }
    removedForms += other.removedForms.filter { !removedForms.contains($0) }
    blockers += other.blockers.filter { !blockers.contains($0) }
    carried += other.carried.filter { !carried.contains($0) }
  }
}
