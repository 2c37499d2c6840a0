internal import LanguageAssets

/// How the fields of MultiTerm termbases, which have names of their own, match those of TBX.
enum MultiTermField {
  /// The names that the default termbase definitions and common ones use, in lower case.
  private static let types: [String: String] = [
    "definition": "definition", "subject": "subjectField", "subject field": "subjectField",
    "domain": "subjectField", "note": "note", "comment": "note", "remark": "note",
    "context": "context", "example": "context", "status": "administrativeStatus",
    "usage status": "administrativeStatus", "usage": "administrativeStatus",
    "part of speech": "partOfSpeech", "pos": "partOfSpeech", "wordclass": "partOfSpeech",
    "gender": "grammaticalGender", "source": "source", "location": "termLocation",
    "customer": "customerSubset", "project": "projectSubset",
  ]

  /// What is said about the finding of a term, in fields of this project's own.
  private static let markers: [String: TBXMarker.Kind] = [
    "forms": .forms, "blockers": .blockers, "exact": .exact,
  ]

  /// A field of MultiTerm as a data category of TBX.
  static func category(_ element: CarriedElement, in place: TBXGrammar.Place) -> TBXCategory {
    TBXCategory(converted(element, in: place))
  }

  private static func converted(
    _ element: CarriedElement, in place: TBXGrammar.Place
  ) -> CarriedElement {
    if element.name == "transacGrp" { return transaction(element) }
    guard element.name == "descripGrp", let main = element.children.first,
      main.name == "descrip", let type = main["type"]
    else { return element }
    let converted = field(main, type, in: place)
    let rest = element.children.dropFirst().map { CarriedElement.Piece.element(self.nested($0)) }
    guard !rest.isEmpty else { return converted }
    let group =
      converted.name == "admin" ? "adminGrp" : converted.name == "termNote" ? "termNoteGrp" : nil
    return CarriedElement(group ?? "descripGrp", pieces: [.element(converted)] + rest)
  }

  private static func nested(_ element: CarriedElement) -> CarriedElement {
    guard element.name == "descripGrp", element.children.count == 1,
      let main = element.children.first, let type = main["type"]
    else { return element.name == "transacGrp" ? transaction(element) : element }
    return type.lowercased() == "source"
      ? CarriedElement("admin", type: "source", main.text)
      : CarriedElement("descripNote", type: type, main.text)
  }

  private static func field(
    _ main: CarriedElement, _ type: String, in place: TBXGrammar.Place
  ) -> CarriedElement {
    let value = main.text
    switch types[type.lowercased()] {
    case "note": return CarriedElement("note", pieces: [.text(value)])
    case "administrativeStatus":
      guard place == .term else { break }
      let status = StatusWord.status(value)
      let word = status.map { TBXStatus.word($0) } ?? value
      return CarriedElement("termNote", type: "administrativeStatus", word)
    case "partOfSpeech":
      return CarriedElement(
        "termNote", type: "partOfSpeech", listed(value, in: TBXBasic.partsOfSpeech))
    case "grammaticalGender":
      return CarriedElement(
        "termNote", type: "grammaticalGender",
        listed(Term.gender(named: value), in: TBXBasic.genders))
    case "termLocation": return CarriedElement("termNote", type: "termLocation", value)
    case .some(let known) where ["source", "customerSubset", "projectSubset"].contains(known):
      return CarriedElement("admin", type: known, value)
    case .some(let known): return CarriedElement("descrip", type: known, value)
    case nil:
      guard place == .term, let kind = markers[type.lowercased()] else { break }
      return CarriedElement("note", pieces: [.text(TBXMarker(kind, value).text)])
    }
    return CarriedElement("descrip", type: type, value)
  }

  /// A value as the picklist of TBX spells it, *Noun* as `noun`; others as they are written.
  private static func listed(_ value: String, in list: Set<String>) -> String {
    let name = value.lowercased()
    return list.contains(name) ? name : value
  }

  /// MultiTerm's transaction has its kind as type and the person as text.
  private static func transaction(_ element: CarriedElement) -> CarriedElement {
    guard let main = element.children.first(where: { $0.name == "transac" }),
      let type = main["type"], type != "transactionType"
    else { return element }
    var pieces: [CarriedElement.Piece] = [
      .element(CarriedElement("transac", type: "transactionType", type))
    ]
    if !main.text.isEmpty {
      pieces.append(.element(CarriedElement("transacNote", type: "responsibility", main.text)))
    }
    pieces += element.children.filter { $0.name != "transac" }.map { .element($0) }
    return CarriedElement("transacGrp", pieces: pieces)
  }
}
