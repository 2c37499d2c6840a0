internal import LanguageAssets

/// A data category of TBX with its value, however the file writes it.
struct TBXCategory: Hashable {
  /// The element as read: a `descrip`, `termNote`, `note` …, or a group that begins with one.
  let element: CarriedElement
  /// The name in lower case, such as `partofspeech`; `note` for a note.
  let name: String
  /// The text.
  let value: String
  /// The field that it belongs to; nil for none.
  let field: TBXField?

  /// Looks at an element.
  init(_ element: CarriedElement) {
    let main = Self.main(of: element)
    self.element = element
    name = (main["type"] ?? main.name).lowercased()
    value = main.text.unwrapped
    field = TBXField(category: name)
  }

  /// Whether the element holds the value and nothing besides: no source, identifier or mark-up.
  var isPlain: Bool {
    for piece in element.pieces {
      if case .element = piece { return false }
    }
    return element.attributes.allSatisfy { $0.name == "type" }
  }

  /// The element with another text, with what stands beside it in its group.
  func replacing(_ text: String) -> CarriedElement {
    var copy = element
    if Self.isGroup(element), case .element(var main)? = element.pieces.first {
      main.pieces = [.text(text)]
      copy.pieces[0] = .element(main)
    } else {
      copy.pieces = [.text(text)]
    }
    return copy
  }

  private static func main(of element: CarriedElement) -> CarriedElement {
    guard isGroup(element), case .element(let first)? = element.pieces.first else {
      return element
    }
    return first
  }

  private static func isGroup(_ element: CarriedElement) -> Bool {
    switch element.name {
    case "descripGrp", "termNoteGrp", "adminGrp": true
    default: false
    }
  }
}

/// A field of a concept or a term that TBX has a data category for.
enum TBXField: String, CaseIterable {
  case subjectField
  case definition
  case note
  case partOfSpeech
  case grammaticalGender
  case termLocation
  case context

  /// All fields, made once.
  static let all = allCases

  /// The element that holds the category.
  var carrier: String {
    switch self {
    case .subjectField, .definition, .context: "descrip"
    case .partOfSpeech, .grammaticalGender, .termLocation: "termNote"
    case .note: "note"
    }
  }

  /// What stands between values when a file has several; nil when only the first one counts.
  var separator: String? {
    switch self {
    case .subjectField: "; "
    case .definition, .note, .context: "\n"
    case .partOfSpeech, .grammaticalGender, .termLocation: nil
    }
  }

  /// The field that a category of a name in lower case belongs to; nil for none.
  fileprivate init?(category name: String) {
    switch name {
    case "subjectfield": self = .subjectField
    case "definition": self = .definition
    case "note": self = .note
    case "partofspeech": self = .partOfSpeech
    case "grammaticalgender": self = .grammaticalGender
    case "termlocation": self = .termLocation
    case "context": self = .context
    default: return nil
    }
  }

  /// The one value that several occurrences make; nil when there is none.
  func value(of categories: [TBXCategory]) -> String? {
    let values = categories.map(\.value).filter { !$0.isEmpty }
    guard let first = values.first else { return nil }
    return separator.map { values.joined(separator: $0) } ?? first
  }

  /// An element that holds a value and nothing besides.
  func element(_ value: String) -> CarriedElement {
    self == .note
      ? CarriedElement("note", pieces: [.text(value)])
      : CarriedElement(carrier, type: rawValue, value)
  }
}
