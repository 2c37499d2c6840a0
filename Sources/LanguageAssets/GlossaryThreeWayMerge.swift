internal import LanguageText

/// Merges two glossaries that were edited apart, with the one that both began with.
///
/// What only one side changed is taken from that side; where both changed the same thing to
/// different values, our side is kept and a conflict reported. Concepts are the same by identifier,
/// terms by language and text.
package struct GlossaryThreeWayMerge: Sendable {
  /// The merged glossary: our order, with their additions after what they follow there.
  package private(set) var glossary: Glossary
  /// Where both sides changed the same thing, in order.
  package private(set) var conflicts: [GlossaryConflict] = []

  /// Merges.
  package init(base: Glossary, ours: Glossary, theirs: Glossary) {
    glossary = ours
    glossary.language = Self.choose(base.language, ours.language, theirs.language).value
    glossary.title = Self.choose(base.title, ours.title, theirs.title).value
    glossary.carried = Self.union(base.carried, ours.carried, theirs.carried)
    let list = KeyedMerge(
      base: base.concepts, ours: ours.concepts, theirs: theirs.concepts, key: \.id)
    glossary.concepts = []
    for entry in list.entries {
      if let concept = concept(entry) { glossary.concepts.append(concept) }
    }
  }

  private mutating func concept(_ entry: KeyedMerge<String, Concept>.Entry) -> Concept? {
    guard let ours = entry.ours, let theirs = entry.theirs else {
      return survivor(entry, id: entry.key, kept: entry.key) { $0.ours ?? $0.theirs }
    }
    let base = entry.base ?? Concept(id: ours.id)
    var result = ours
    result.subject = field("subject", ours.id, base.subject, ours.subject, theirs.subject)
    result.definition = field(
      "definition", ours.id, base.definition, ours.definition, theirs.definition)
    result.note = field("note", ours.id, base.note, ours.note, theirs.note)
    let languages = Set(base.definitions.keys).union(ours.definitions.keys)
      .union(theirs.definitions.keys)
    for language in languages.sorted() {
      result.definitions[language] = field(
        "definition (\(language))", ours.id, base.definitions[language],
        ours.definitions[language], theirs.definitions[language])
    }
    result.carried = Self.union(base.carried, ours.carried, theirs.carried)
    result.carriedByLanguage = ours.carriedByLanguage
    for (language, elements) in theirs.carriedByLanguage {
      result.carriedByLanguage[language] = Self.union(
        base.carriedByLanguage[language] ?? [], ours.carriedByLanguage[language] ?? [], elements)
    }
    let terms = KeyedMerge(
      base: base.terms, ours: ours.terms, theirs: theirs.terms, key: TermName.init)
    result.terms = terms.entries.compactMap { term($0, in: ours.id) }
    return result
  }

  private mutating func term(
    _ entry: KeyedMerge<TermName, Term>.Entry, in concept: String
  ) -> Term? {
    guard let ours = entry.ours, let theirs = entry.theirs else {
      return survivor(entry, id: concept, kept: entry.key.text) { $0.ours ?? $0.theirs }
    }
    let base = entry.base
    let (language, text) = (ours.language, ours.text)
    var result = ours
    let status = Self.choose(base?.status, ours.status, theirs.status)
    result.status = status.value ?? ours.status
    if status.isConflict {
      conflicts.append(
        GlossaryConflict(
          concept: concept, .status(language, term: text), kept: ours.status.rawValue,
          other: theirs.status.rawValue))
    }
    let fields: [(String, WritableKeyPath<Term, String?>)] = [
      ("part of speech", \.partOfSpeech), ("gender", \.gender), ("location", \.location),
      ("context", \.context), ("note", \.note), ("id", \.id),
    ]
    for (name, path) in fields {
      let choice = Self.choose(base?[keyPath: path], ours[keyPath: path], theirs[keyPath: path])
      result[keyPath: path] = choice.value
      guard choice.isConflict else { continue }
      conflicts.append(
        GlossaryConflict(
          concept: concept, .termField(language, term: text, name),
          kept: ours[keyPath: path] ?? "", other: theirs[keyPath: path] ?? ""))
    }
    result.isExact = Self.choose(base?.isExact, ours.isExact, theirs.isExact).value ?? false
    result.forms = Self.union(base?.forms ?? [], ours.forms, theirs.forms)
    result.removedForms = Self.union(
      base?.removedForms ?? [], ours.removedForms, theirs.removedForms)
    result.blockers = Self.union(base?.blockers ?? [], ours.blockers, theirs.blockers)
    result.carried = Self.union(base?.carried ?? [], ours.carried, theirs.carried)
    return result
  }

  /// What remains of an entry that one side or both do not have.
  private mutating func survivor<Key, Value: Equatable>(
    _ entry: KeyedMerge<Key, Value>.Entry, id: String, kept: String,
    _ value: (KeyedMerge<Key, Value>.Entry) -> Value?
  ) -> Value? {
    let remaining = value(entry)
    guard let base = entry.base, let remaining else { return remaining }
    if remaining == base { return nil }
    conflicts.append(
      GlossaryConflict(concept: id, .removed, kept: kept, other: "removed on the other side"))
    return remaining
  }

  private mutating func field(
    _ name: String, _ concept: String, _ base: String?, _ ours: String?, _ theirs: String?
  ) -> String? {
    let choice = Self.choose(base, ours, theirs)
    if choice.isConflict {
      conflicts.append(
        GlossaryConflict(
          concept: concept, .field(name), kept: ours ?? "(none)", other: theirs ?? "(none)"))
    }
    return choice.value
  }

  private static func choose<Value: Equatable>(
    _ base: Value?, _ ours: Value?, _ theirs: Value?
  ) -> (value: Value?, isConflict: Bool) {
    if ours == theirs || theirs == base { return (ours, false) }
    if ours == base { return (theirs, false) }
    return (ours, true)
  }

  /// Our list without what they removed, with what they added.
  private static func union<Value: Equatable>(
    _ base: [Value], _ ours: [Value], _ theirs: [Value]
  ) -> [Value] {
    if ours == theirs || theirs == base { return ours }
    if ours == base { return theirs }
    let kept = ours.filter { !base.contains($0) || theirs.contains($0) }
    return kept + theirs.filter { !base.contains($0) && !kept.contains($0) }
  }
}

/// What identifies a term inside its concept.
private struct TermName: Hashable {
  let language: LanguageTag
  let text: String

  init(_ term: Term) {
    language = term.language
    text = term.text
  }
}

/// The entries of three lists, side by side: in our order, with theirs after their predecessors.
private struct KeyedMerge<Key: Hashable, Value> {
  struct Entry {
    var key: Key
    var base: Value?
    var ours: Value?
    var theirs: Value?
  }

  var entries: [Entry] = []

  init(base: [Value], ours: [Value], theirs: [Value], key: (Value) -> Key) {
    let inBase = Dictionary(base.map { (key($0), $0) }, uniquingKeysWith: { first, _ in first })
    let inOurs = Dictionary(ours.map { (key($0), $0) }, uniquingKeysWith: { first, _ in first })
    let inTheirs = Dictionary(
      theirs.map { (key($0), $0) }, uniquingKeysWith: { first, _ in first })
    var order: [Key] = []
    var followers: [Key?: [Key]] = [:]
    var last: Key?
    var seen: Set<Key> = []
    for value in theirs where seen.insert(key(value)).inserted {
      if inOurs[key(value)] == nil {
        followers[last, default: []].append(key(value))
      } else {
        last = key(value)
      }
    }
    order += followers[nil] ?? []
    var listed: Set<Key> = []
    for value in ours where listed.insert(key(value)).inserted {
      order.append(key(value))
      order += followers[key(value)] ?? []
    }
    entries = order.map { Entry(key: $0, base: inBase[$0], ours: inOurs[$0], theirs: inTheirs[$0]) }
  }
}
