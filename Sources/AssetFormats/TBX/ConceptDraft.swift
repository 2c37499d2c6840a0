internal import LanguageAssets
internal import LanguageText

/// A concept while its entry is read.
struct ConceptDraft {
  /// What is known so far; ``finish()`` fills in the rest.
  var concept: Concept
  /// The drafts that may have more to say about the status; nil for a further term of one.
  private var remarks: [TermDraft?] = []
  private var statuses: [TermStatus?] = []
  private var categories: [TBXCategory] = []
  private var definitions: [LanguageTag: [TBXCategory]] = [:]

  /// Makes a draft without terms.
  init(id: String) { concept = Concept(id: id) }

  /// Adds the term of an element, and the other ones if it has more.
  mutating func add(_ draft: TermDraft) {
    for (index, text) in ([draft.term.text] + draft.otherTexts).enumerated() {
      var term = draft.term
      term.text = text
      if index > 0 { (term.id, term.carried) = (nil, []) }
      concept.terms.append(term)
      statuses.append(draft.status)
      remarks.append(index == 0 ? draft : nil)
    }
  }

  /// Takes over a data category of the entry, or of one language.
  mutating func apply(_ category: TBXCategory, in language: LanguageTag? = nil) {
    switch category.field {
    case .definition:
      if let language {
        definitions[language, default: []].append(category)
      } else {
        categories.append(category)
      }
    case .subjectField: categories.append(category)
    case .note:
      if let marker = TBXMarker(parsing: category.value), apply(marker, in: language) { return }
      if let language {
        concept.carriedByLanguage[language, default: []].append(category.element)
      } else {
        categories.append(category)
      }
    default: carry(category.element, in: language)
    }
  }

  private mutating func apply(_ marker: TBXMarker, in language: LanguageTag?) -> Bool {
    switch marker.kind {
    case .id: concept.id = marker.value
    case .definition:
      let parts = marker.value.split(separator: " ", maxSplits: 1)
      guard parts.count == 2, let language = LanguageTag(parts[0]) else { return false }
      definitions[language, default: []]
        .append(TBXCategory(TBXField.definition.element(String(parts[1]))))
    case .note: categories.append(TBXCategory(TBXField.note.element(marker.value)))
    case .element:
      guard let element = EscapedElement.element(in: marker.value) else { return false }
      let category = TBXCategory(element)
      switch category.field {
      case .definition where language != nil:
        if let language { definitions[language, default: []].adorn(with: category) }
      case .definition, .subjectField, .note: categories.adorn(with: category)
      default: carry(element, in: language)
      }
    default: return false
    }
    return true
  }

  private mutating func carry(_ element: CarriedElement, in language: LanguageTag?) {
    if let language {
      concept.carriedByLanguage[language, default: []].append(element)
    } else {
      concept.carried.append(element)
    }
  }

  /// Fills the fields from all that was read.
  mutating func finish() {
    settleStatuses()
    let unplaced = concept.carried
    concept.carried = []
    for field in [TBXField.subjectField, .definition, .note] {
      guard categories.contains(where: { $0.field == field }) else { continue }
      let occurrences = categories.filter { $0.field == field }
      let value = field.value(of: occurrences)
      switch field {
      case .subjectField: concept.subject = value
      case .definition: concept.definition = value
      default: concept.note = value
      }
      if occurrences.needCarrying { concept.carried += occurrences.map(\.element) }
    }
    concept.carried += unplaced
    for (language, occurrences) in definitions {
      concept.definitions[language] = TBXField.definition.value(of: occurrences)
      guard occurrences.needCarrying else { continue }
      let others = concept.carriedByLanguage[language] ?? []
      concept.carriedByLanguage[language] = occurrences.map(\.element) + others
    }
  }

  /// Gives every term the status that the file says or implies.
  private mutating func settleStatuses() {
    for (index, status) in statuses.enumerated() {
      let language = concept.terms[index].language
      let hasPreferred = concept.terms.indices.contains {
        concept.terms[$0].language == language
          && (statuses[$0] == .preferred || $0 < index && concept.terms[$0].status == .preferred)
      }
      let settled = status ?? (hasPreferred ? .admitted : .preferred)
      concept.terms[index].status = settled
      let said = remarks[index]?.remarks(on: settled) ?? []
      concept.terms[index].carried.insert(contentsOf: said, at: 0)
    }
  }
}
