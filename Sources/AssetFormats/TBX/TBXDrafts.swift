internal import LanguageAssets
internal import LanguageText

/// A data category of TBX with its value, however the file writes it.
struct TBXCategory: Hashable {
  /// The name as written, such as `partOfSpeech`; `note` for a note.
  let name: String
  /// The text.
  let value: String
}

/// A term while its entry is read.
struct TermDraft {
  /// What is known so far.
  private(set) var term: Term
  /// More terms of the same element, which TBX forbids.
  private(set) var otherTexts: [String] = []
  private var hasText = false
  /// The status values seen, by the lower-case name of their category.
  private var statuses: [String: TermStatus] = [:]

  /// Makes a draft without text.
  init(language: LanguageTag) { term = Term("", language: language) }

  /// Takes over the text of a `term` element.
  mutating func add(text: String) {
    if hasText { otherTexts.append(text) } else { term.text = text }
    hasText = true
  }

  /// The status that the file gives; nil when it gives none.
  var status: TermStatus? {
    if let marked = statuses["marker"] { return marked }
    return (TBXStatus.categories + ["processstatus"]).lazy.compactMap { statuses[$0] }.first
  }

  /// Takes over a data category; returns false for one that is not about a term.
  mutating func apply(_ category: TBXCategory) -> Bool {
    let (name, value) = (category.name.lowercased(), category.value)
    if value.isEmpty { return true }
    switch name {
    case "administrativestatus", "normativeauthorization", "usagestatus":
      statuses[name] = TBXStatus.status(value)
    case "processstatus": statuses[name] = TBXStatus.status(ofProcess: value)
    case "xbool_forbidden":
      if value.lowercased() == "true" { statuses["administrativestatus"] = .forbidden }
    case "partofspeech": term.partOfSpeech = value
    case "grammaticalgender": term.gender = value
    case "termlocation": term.location = value
    case "context": term.context = term.context.joined(value)
    case "note":
      if let marker = TBXMarker(parsing: value) {
        apply(marker)
      } else {
        term.note = term.note.joined(value)
      }
    default: return false
    }
    return true
  }

  private mutating func apply(_ marker: TBXMarker) {
    switch marker.kind {
    case .status: statuses["marker"] = TermStatus(rawValue: marker.value)
    case .forms:
      let list = FormList(parsing: marker.value)
      term.forms += list.forms
      term.removedForms += list.removedForms
    case .blockers: term.blockers += FormList(parsing: marker.value).forms
    case .exact: term.isExact = marker.value == "true"
    case .partOfSpeech: term.partOfSpeech = marker.value
    case .gender: term.gender = marker.value
    case .location: term.location = marker.value
    case .note: term.note = term.note.joined(marker.value)
    case .id, .definition: break
    }
  }
}

/// A concept while its entry is read.
struct ConceptDraft {
  /// What is known so far; the terms' statuses are settled last.
  var concept: Concept
  private var statuses: [TermStatus?] = []

  /// Makes a draft without terms.
  init(id: String) { concept = Concept(id: id) }

  /// Adds the term of an element, and the other ones if it has more.
  mutating func add(_ draft: TermDraft) {
    for text in [draft.term.text] + draft.otherTexts {
      var term = draft.term
      term.text = text
      concept.terms.append(term)
      statuses.append(draft.status)
    }
  }

  /// Takes over a data category of the entry, or of one language; returns false for an unknown one.
  mutating func apply(_ category: TBXCategory, in language: LanguageTag?) -> Bool {
    let value = category.value
    if value.isEmpty { return true }
    switch category.name.lowercased() {
    case "subjectfield": concept.subject = concept.subject.joined(value, by: "; ")
    case "definition":
      if let language {
        concept.definitions[language] = concept.definitions[language].joined(value)
      } else {
        concept.definition = concept.definition.joined(value)
      }
    case "note": applyNote(value)
    default: return false
    }
    return true
  }

  /// Gives every term the status that the file says or implies.
  mutating func settleStatuses() {
    for (index, status) in statuses.enumerated() {
      let language = concept.terms[index].language
      let hasPreferred = concept.terms.indices.contains {
        concept.terms[$0].language == language
          && (statuses[$0] == .preferred || $0 < index && concept.terms[$0].status == .preferred)
      }
      concept.terms[index].status = status ?? (hasPreferred ? .admitted : .preferred)
    }
  }

  private mutating func applyNote(_ text: String) {
    let marker = TBXMarker(parsing: text)
    switch marker?.kind {
    case .id: concept.id = marker?.value ?? concept.id
    case .definition:
      let parts = (marker?.value ?? "").split(separator: " ", maxSplits: 1)
      guard parts.count == 2, let language = LanguageTag(parts[0]) else { return }
      concept.definitions[language] = String(parts[1])
    case .note: concept.note = concept.note.joined(marker?.value ?? "")
    default: concept.note = concept.note.joined(text)
    }
  }
}

extension String? {
  /// The text with another one after it, or the other one where there is none yet.
  fileprivate func joined(_ other: String, by separator: String = "\n") -> String {
    map { $0 + separator + other } ?? other
  }
}
