internal import LanguageAssets

/// What the core structures of TBX allow (TBXcoreStructV02.dtd, TBXcoreStructV03.rng), so that what
/// a file cannot hold is put elsewhere and not written wrongly.
struct TBXGrammar {
  /// Where an element stands.
  enum Place: Hashable {
    case concept
    case language
    case term
  }

  /// The version of TBX.
  let version: TBXWriter.Version

  /// Whether an element may stand in a place as it is, apart from identifiers and references.
  func allows(_ element: CarriedElement, in place: Place) -> Bool {
    let name = element.name
    if name.hasPrefix("termNote"), place != .term { return false }
    return Self.topLevel.contains(name) && allows(element)
      && (version != .v3DCT || TBXModule.allows(element, in: place))
  }

  /// Whether a `term` may stand as it is.
  func allowsTerm(_ element: CarriedElement) -> Bool {
    allows(element)
      && (version != .v2 || element.children.allSatisfy { $0.name == "hi" })
  }

  /// Whether an element of the header or the back matter may stand there as it is.
  func allowsInHeader(_ element: CarriedElement) -> Bool {
    Self.headerParts.contains(element.name) && allows(element)
  }

  private func allows(_ element: CarriedElement) -> Bool {
    guard allowsAttributes(of: element) else { return false }
    if let group = Self.groups[element.name] { return allowsGroup(element, group) }
    if Self.texts.contains(element.name) {
      return element.pieces.allSatisfy { piece in
        guard case .element(let inline) = piece else { return true }
        return allowsInline(inline)
      }
    }
    guard element.children.isEmpty else { return false }
    return element.name != "date" || version == .v2 || Self.isDate(element.text)
  }

  private func allowsGroup(_ element: CarriedElement, _ group: Group) -> Bool {
    let children = element.children
    guard children.count == element.pieces.count, let first = children.first else { return false }
    if let main = group.first, first.name != main { return false }
    return children.dropFirst(group.first == nil ? 0 : 1).allSatisfy {
      group.others.contains($0.name)
    } && children.allSatisfy(allows)
  }

  private func allowsInline(_ element: CarriedElement) -> Bool {
    let allowed: Set =
      version == .v2 ? ["hi", "foreign", "bpt", "ept", "ph"] : ["hi", "foreign", "ph"]
    guard allowed.contains(element.name), element["id"] == nil, element["target"] == nil,
      element.attributes.allSatisfy({ ["type", "xml:lang", "i"].contains($0.name) })
    else { return false }
    if element.name == "foreign" {
      return element["type"] == nil && element.children.allSatisfy(allowsInline)
    }
    guard version != .v2 else { return element.children.isEmpty }
    if element.name == "ph" { return element.pieces.isEmpty && element["xml:lang"] == nil }
    return element.children.isEmpty && element["xml:lang"] == nil
      && (element["type"].map(Self.highlights.contains) ?? true)
  }

  private func allowsAttributes(of element: CarriedElement) -> Bool {
    let name = element.name
    let allowed = Self.attributes(of: name)
    guard element.attributes.allSatisfy({ allowed.contains($0.name) }) else { return false }
    if let language = element["xml:lang"], !Self.isLanguage(language) { return false }
    let isTyped = Self.typed.contains(name) || name == "xref" && version != .v2
    if isTyped, (element["type"] ?? "").isEmpty { return false }
    guard name == "xref" else { return true }
    let target = element["target"] ?? ""
    return version == .v2 ? !target.isEmpty : Self.isWebAddress(target)
  }

  /// Whether a reference leaves the file by way of the web, the only kind version 3 knows.
  static func isWebAddress(_ text: String) -> Bool {
    (text.hasPrefix("http://") || text.hasPrefix("https://"))
      && text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\\") }
  }

  /// Whether a text is an `xsd:date` or `xsd:dateTime` of the usual kind.
  static func isDate(_ text: String) -> Bool {
    let pattern = Array("dddd-dd-ddTdd:dd:dd".utf8)
    let bytes = Array(text.utf8)
    guard bytes.count == 10 || bytes.count >= pattern.count else { return false }
    for (byte, expected) in zip(bytes, pattern) {
      if expected == UInt8(ascii: "d") {
        guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return false }
      } else if byte != expected {
        return false
      }
    }
    guard let month = Int(String(decoding: bytes[5..<7], as: UTF8.self)),
      let day = Int(String(decoding: bytes[8..<10], as: UTF8.self)), (1...12).contains(month),
      (1...(month == 2 ? 28 : 30)).contains(day)
    else { return false }
    return bytes.count <= pattern.count || text.hasSuffix("Z") && bytes.count == 20
  }

  private static func isLanguage(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    return parts.allSatisfy { (1...8).contains($0.utf8.count) && $0.allSatisfy(\.isASCII) }
      && parts[0].allSatisfy(\.isLetter)
      && parts.allSatisfy { $0.allSatisfy { $0.isLetter || $0.isNumber } }
  }

  private struct Group {
    var first: String?
    var others: Set<String>
  }

  private static let groups: [String: Group] = [
    "descripGrp": Group(
      first: "descrip",
      others: ["descripNote", "admin", "adminGrp", "transacGrp", "note", "ref", "xref"]),
    "adminGrp": Group(first: "admin", others: ["adminNote", "note", "ref", "xref"]),
    "termNoteGrp": Group(
      first: "termNote", others: ["admin", "adminGrp", "transacGrp", "note", "ref", "xref"]),
    "transacGrp": Group(first: "transac", others: ["transacNote", "date", "note", "ref", "xref"]),
    "refObjectList": Group(others: ["refObject"]),
    "refObject": Group(others: ["itemSet", "itemGrp", "item"]),
    "itemSet": Group(others: ["item", "itemGrp"]),
    "itemGrp": Group(
      first: "item", others: ["admin", "adminGrp", "transacGrp", "note", "ref", "xref"]),
    "sourceDesc": Group(others: ["p"]), "publicationStmt": Group(others: ["p"]),
    "encodingDesc": Group(others: ["p"]), "change": Group(others: ["p"]),
    "revisionDesc": Group(others: ["change"]),
  ]
  private static let topLevel: Set = [
    "descrip", "descripGrp", "admin", "adminGrp", "transacGrp", "note", "ref", "xref", "termNote",
    "termNoteGrp",
  ]
  private static let headerParts: Set = [
    "sourceDesc", "publicationStmt", "encodingDesc", "revisionDesc", "refObjectList", "note",
  ]
  private static let texts: Set = ["descrip", "admin", "note", "termNote", "item", "p", "term"]
  private static let typed: Set = [
    "descrip", "descripNote", "admin", "adminNote", "termNote", "transac", "transacNote", "ref",
    "refObjectList",
  ]
  private static let highlights: Set = [
    "entailedTerm", "hotkey", "italics", "bold", "superscript", "subscript", "math",
  ]

  private static func attributes(of name: String) -> Set<String> {
    if name == "xref" { return ["id", "type", "target"] }
    if typed.contains(name), name != "refObjectList" {
      return ["id", "xml:lang", "type", "target", "datatype"]
    }
    return switch name {
    case "note", "sourceDesc", "revisionDesc", "change": ["id", "xml:lang"]
    case "p": ["id", "xml:lang", "type"]
    case "item", "itemSet", "refObjectList": ["id", "type"]
    default: ["id"]
    }
  }
}
