internal import LanguageText

/// What a column holds in a table that has one concept a row and a column for each language.
///
/// Knows the headers of memoQ, Trados and MultiTerm exports, Phrase, Crowdin, Weblate and of
/// spreadsheets that people make: `Term [ja]`, `Japanese`, `ja`, `Japanese_Def`, `Note (ja)`.
enum WideColumn: Hashable {
  /// What is said about a concept or a term.
  enum Detail: String {
    case id
    case subject
    case definition
    case note
    case context
    case status
    case partOfSpeech
    case gender
    /// Flags of memoQ: `CaseSense;Exact;Forbidden`.
    case flags
    /// Whether the term is translated at all, in Phrase.
    case translatable
    /// Whether the case of the row's first term counts, in Phrase.
    case caseSensitive
  }

  /// A term in a language.
  case term(LanguageTag)
  /// A detail of the concept, or in case of a term's detail of all terms of the row.
  case concept(Detail)
  /// A detail of a language's term.
  case language(LanguageTag, Detail)
  /// A detail of the term in the column before.
  case previous(Detail)
  /// Anything else, with its header.
  case other(String, LanguageTag?)

  /// Understands a header cell.
  ///
  /// - Parameters:
  ///   - header: the text.
  ///   - direction: the languages that `source` and `target` mean; nil when not known.
  init(header: String, direction: GlossaryDirection?) {
    let name = header.trimmed
    let lower = name.lowercased()
    if let direction, ["source", "source term", "term"].contains(lower) {
      self = .term(direction.source)
    } else if let direction, ["target", "target term", "translation"].contains(lower) {
      self = .term(direction.target)
    } else if let detail = Self.previousDetails[lower] {
      self = .previous(detail)
    } else if let detail = Self.details[lower] {
      self = .concept(detail)
    } else if let language = LanguageName.tag(name) {
      self = .term(language)
    } else if let (language, rest) = Self.split(name) {
      let key = rest.lowercased()
      if ["term", "terms", ""].contains(key) {
        self = .term(language)
      } else if let detail = Self.details[key] {
        self = .language(language, detail)
      } else {
        self = .other(rest, language)
      }
    } else {
      self = .other(name, nil)
    }
  }

  /// The language whose terms the column holds; nil for any other column.
  var termLanguage: LanguageTag? {
    if case .term(let language) = self { return language }
    return nil
  }

  /// Whether the header says what the column holds, or is empty.
  var isUnderstood: Bool {
    if case .other(let name, nil) = self { return name.isEmpty }
    return true
  }

  /// Splits a header into its language and the rest: `Note [ja]`, `Japanese_Def`, `ja note`.
  private static func split(_ name: String) -> (LanguageTag, String)? {
    for (open, close) in [("[", "]"), ("(", ")")] {
      guard name.hasSuffix(close), let start = name.range(of: open) else { continue }
      let inside = name[start.upperBound...].dropLast()
      if let tag = LanguageName.tag(String(inside)) {
        return (tag, name[..<start.lowerBound].trimmed)
      }
    }
    let words = name.split { $0 == "_" || $0 == " " || $0 == ":" }
    guard words.count > 1 else { return nil }
    for count in stride(from: words.count - 1, to: 0, by: -1) {
      let front = words.prefix(count).joined(separator: " ")
      let back = words.suffix(words.count - count).joined(separator: " ")
      if let tag = LanguageName.tag(front) { return (tag, back) }
      if let tag = LanguageName.tag(back) { return (tag, front) }
    }
    return nil
  }

  private static let previousDetails: [String: Detail] = [
    "term_info": .flags, "term_example": .context, "term info": .flags, "term example": .context,
  ]

  private static let details: [String: Detail] = [
    "id": .id, "entry id": .id, "entry_id": .id, "concept id": .id, "concept": .id,
    "entry number": .id, "term id": .id, "subject": .subject, "entry_subject": .subject,
    "entry subject": .subject, "concept subject": .subject, "subject field": .subject,
    "domain": .subject, "definition": .definition, "concept definition": .definition,
    "description": .definition, "entry_definition": .definition, "def": .definition,
    "note": .note, "notes": .note, "concept note": .note, "entry_note": .note, "entry note": .note,
    "comment": .note, "translator_comments": .note, "context": .context, "example": .context,
    "status": .status, "usage status": .status, "part of speech": .partOfSpeech,
    "partofspeech": .partOfSpeech, "pos": .partOfSpeech, "gender": .gender, "info": .flags,
    "translatable": .translatable, "case sensitive": .caseSensitive,
  ]
}

extension String {
  /// The first place where a text occurs.
  fileprivate func range(of text: String) -> Range<String.Index>? { firstRange(of: text) }
}
