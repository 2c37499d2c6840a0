internal import LanguageAssets
internal import LanguageText

/// A term while its entry is read.
struct TermDraft {
  /// What is known so far.
  private(set) var term: Term
  /// More terms of the same element, which TBX forbids.
  private(set) var otherTexts: [String] = []
  /// The identifier that stands in the file; nil when there is none.
  private(set) var writtenID: String?
  private var hasText = false
  private var categories: [TBXCategory] = []
  private var statuses: [TBXCategory] = []
  private var markedStatus: TermStatus?
  private var listed: [TBXMarker] = []

  /// Makes a draft without text.
  init(language: LanguageTag, id: String?) {
    term = Term("", language: language)
    term.id = id
    writtenID = id
  }

  /// Takes over a `term` element.
  mutating func add(_ element: CarriedElement) {
    let text = element.text.collapsed
    if hasText { otherTexts.append(text) } else { term.text = text }
    hasText = true
    var element = element
    if term.id == nil || term.id == element["id"] {
      term.id = element["id"]
      writtenID = term.id
      element.attributes.removeAll { $0.name == "id" }
    }
    if !element.attributes.isEmpty || !element.children.isEmpty { term.carried.append(element) }
  }

  /// The status that the file gives; nil when it gives none.
  var status: TermStatus? { markedStatus ?? TBXStatus.status(of: statuses) }

  /// Takes over a data category.
  ///
  /// - Returns: false for a category of the concept that stands with the term.
  mutating func apply(_ category: TBXCategory) -> Bool {
    if TBXStatus.categories.contains(category.name) {
      statuses.append(category)
      return true
    }
    switch category.field {
    case .subjectField, .definition: return false
    case .note:
      if let marker = TBXMarker(parsing: category.value) { return apply(marker, category) }
      categories.append(category)
    case .some: categories.append(category)
    case nil: term.carried.append(category.element)
    }
    return true
  }

  private mutating func apply(_ marker: TBXMarker, _ category: TBXCategory) -> Bool {
    switch marker.kind {
    case .status: markedStatus = TermStatus(rawValue: marker.value)
    case .forms:
      let list = FormList(parsing: marker.value)
      term.forms += list.forms
      term.removedForms += list.removedForms
    case .blockers: term.blockers += FormList(parsing: marker.value).forms
    case .exact: term.isExact = marker.value == "true"
    case .partOfSpeech, .gender, .location: listed.append(marker)
    case .id: term.id = marker.value
    case .note: categories.append(TBXCategory(TBXField.note.element(marker.value)))
    case .element:
      guard let element = EscapedElement.element(in: marker.value) else { return false }
      let unescaped = TBXCategory(element)
      if TBXStatus.categories.contains(unescaped.name) {
        statuses.append(unescaped)
      } else if unescaped.field == nil || element.name == "term" {
        term.carried.append(element)
      } else {
        categories.adorn(with: unescaped)
      }
    case .definition: break
    }
    return true
  }

  /// Fills the fields from all that was read; the status is settled by the entry.
  mutating func finish() {
    let unplaced = term.carried
    term.carried = []
    for field in categories.isEmpty ? [] : TBXField.all {
      guard categories.contains(where: { $0.field == field }) else { continue }
      let occurrences = categories.filter { $0.field == field }
      let value = field.value(of: occurrences)
      switch field {
      case .partOfSpeech: term.partOfSpeech = value
      case .grammaticalGender: term.gender = value.map(Term.gender(named:))
      case .termLocation: term.location = value
      case .context: term.context = value
      case .note: term.note = value
      case .subjectField, .definition: break
      }
      if occurrences.needCarrying { term.carried += occurrences.map(\.element) }
    }
    for marker in listed {
      switch marker.kind {
      case .partOfSpeech: term.partOfSpeech = marker.value
      case .gender: term.gender = Term.gender(named: marker.value)
      default: term.location = marker.value
      }
    }
    if unplaced.isEmpty { return }
    let isNote = { (element: CarriedElement) in element.name.hasPrefix("termNote") }
    term.carried += unplaced.filter(isNote) + unplaced.filter { !isNote($0) }
  }

  /// What the file says about the status beyond the status itself.
  func remarks(on status: TermStatus) -> [CarriedElement] {
    statuses.compactMap { TBXStatus.remark($0, besides: status) }
  }
}

extension [TBXCategory] {
  /// Whether the field alone does not say what the elements say.
  var needCarrying: Bool { count > 1 || contains { !$0.isPlain || $0.value.isEmpty } }

  /// Puts an element that was escaped in the place of its plain copy, or at the end.
  mutating func adorn(with category: TBXCategory) {
    let plain = firstIndex {
      $0.isPlain && $0.name == category.name && $0.value == category.value
    }
    if let plain { self[plain] = category } else { append(category) }
  }
}
