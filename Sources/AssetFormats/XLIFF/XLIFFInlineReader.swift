internal import LanguageAssets
internal import LibXML

/// Turns the content of a `source` or `target` into text and the inline codes of TMX.
///
/// Paired codes become `bpt` and `ept`, standalone ones `ph`, those without a partner `it`;
/// markers of terms become `hi`, other markers leave only their text. `x` pairs codes between
/// languages by their `id`.
struct XLIFFInlineReader {
  /// What `mrk` of the type `seg` encloses, by `mid`.
  private(set) var parts: [(mid: String, content: SegmentContent)] = []

  /// The native codes of the unit, by the name that codes refer to (XLIFF 2 `originalData`).
  private let codes: [String: String]
  private var pairCount = 0
  /// The numbers of the codes that opened, by `id` or `rid`.
  private var open: [String: Int] = [:]

  /// Makes a reader of one text.
  init(codes: [String: String]) { self.codes = codes }

  /// Reads the open element to its end.
  mutating func read(_ cursor: inout ElementCursor) throws -> [SegmentContent.Piece] {
    isolate(try pieces(&cursor))
  }

  private mutating func pieces(_ cursor: inout ElementCursor) throws -> [SegmentContent.Piece] {
    var pieces: [SegmentContent.Piece] = []
    while let event = try cursor.next() {
      switch event {
      case .end: return pieces
      case .text(let text): pieces.append(text: text)
      case .start(let element):
        for piece in try code(element, &cursor) {
          if case .text(let text) = piece {
            pieces.append(text: text)
          } else {
            pieces.append(piece)
          }
        }
      }
    }
    return pieces
  }

  private mutating func code(
    _ element: XMLElement, _ cursor: inout ElementCursor
  ) throws -> [SegmentContent.Piece] {
    switch element.localName {
    case "g", "pc": try paired(element, &cursor)
    case "x": [.code(standalone("ph", element, content: try pieces(&cursor)))]
    case "ph" where element["dataRef"] != nil || element["equiv"] != nil || element["disp"] != nil:
      [.code(standalone("ph", element, content: try pieces(&cursor)))]
    case "ph": [.code(standalone("ph", element, content: try pieces(&cursor)))]
    case "it":
      [
        .code(
          standalone(
            "it", element, [.init(name: "pos", value: element["pos"] == "close" ? "end" : "begin")],
            content: try pieces(&cursor)))
      ]
    case "bx", "bpt", "sc": [.code(opening(element, content: try pieces(&cursor)))]
    case "ex", "ept", "ec": [.code(closing(element, content: try pieces(&cursor)))]
    case "cp": try character(element, &cursor)
    case "sub": [.code(InlineCode(name: "sub", pieces: try pieces(&cursor)))]
    case "mrk": try marked(element, &cursor)
    case "sm", "em": try pieces(&cursor)
    default: try pieces(&cursor)
    }
  }

  private mutating func marked(
    _ element: XMLElement, _ cursor: inout ElementCursor
  ) throws -> [SegmentContent.Piece] {
    let content = try pieces(&cursor)
    if element["mtype"] == "seg" {
      parts.append((element["mid"] ?? "", SegmentContent(pieces: isolate(content))))
    }
    guard (element["mtype"] ?? element["type"]) == "term" else { return content }
    return [
      .code(
        InlineCode(name: "hi", attributes: [.init(name: "type", value: "term")], pieces: content))
    ]
  }

  private mutating func paired(
    _ element: XMLElement, _ cursor: inout ElementCursor
  ) throws -> [SegmentContent.Piece] {
    pairCount += 1
    let number = String(pairCount)
    let name = element.localName
    let id = element["id"] ?? number
    let start = native(element, "dataRefStart") ?? "<\(name) id=\"\(id)\">"
    let end = native(element, "dataRefEnd") ?? "</\(name)>"
    let begin = InlineCode(
      name: "bpt", attributes: [.init(name: "i", value: number)] + common(element),
      pieces: [.text(start)])
    let finish = InlineCode(
      name: "ept", attributes: [.init(name: "i", value: number)], pieces: [.text(end)])
    return [.code(begin)] + (try pieces(&cursor)) + [.code(finish)]
  }

  private func standalone(
    _ name: String, _ element: XMLElement, _ attributes: [InlineCode.Attribute] = [],
    content: [SegmentContent.Piece]
  ) -> InlineCode {
    InlineCode(
      name: name, attributes: attributes + common(element),
      pieces: content.isEmpty ? [.text(nativeText(of: element))] : content)
  }

  private mutating func opening(
    _ element: XMLElement, content: [SegmentContent.Piece]
  ) -> InlineCode {
    pairCount += 1
    for key in ["id", "rid"] { if let value = element[key] { open[value] = pairCount } }
    return InlineCode(
      name: "bpt", attributes: [.init(name: "i", value: String(pairCount))] + common(element),
      pieces: content.isEmpty ? [.text(nativeText(of: element))] : content)
  }

  private mutating func closing(
    _ element: XMLElement, content: [SegmentContent.Piece]
  ) -> InlineCode {
    let key = element["startRef"] ?? element["rid"] ?? element["id"] ?? ""
    let pieces = content.isEmpty ? [.text(nativeText(of: element))] : content
    guard let number = open.removeValue(forKey: key) else {
      return InlineCode(
        name: "it", attributes: [.init(name: "pos", value: "end")] + common(element),
        pieces: pieces)
    }
    return InlineCode(
      name: "ept", attributes: [.init(name: "i", value: String(number))], pieces: pieces)
  }

  /// The character that `cp` stands for; nothing when XML cannot hold it.
  private mutating func character(
    _ element: XMLElement, _ cursor: inout ElementCursor
  ) throws -> [SegmentContent.Piece] {
    try cursor.skip()
    guard let value = element["hex"].flatMap({ UInt32($0, radix: 16) }), value >= 0x20,
      let scalar = Unicode.Scalar(value), value & 0xFFFE != 0xFFFE
    else { return [] }
    return [.text(String(scalar))]
  }

  /// The attributes that TMX has for what XLIFF says about a code.
  private func common(_ element: XMLElement) -> [InlineCode.Attribute] {
    var attributes: [InlineCode.Attribute] = []
    if let id = element["id"], Int(id) != nil { attributes.append(.init(name: "x", value: id)) }
    if let type = element["ctype"] ?? element["type"] {
      attributes.append(.init(name: "type", value: type))
    }
    return attributes
  }

  private func nativeText(of element: XMLElement) -> String {
    if let text = native(element, "dataRef") { return text }
    if let text = element["equiv-text"] ?? element["equiv"] ?? element["disp"] { return text }
    let id = element["id"].map { " id=\"\($0)\"" } ?? ""
    return "<\(element.localName)\(id)/>"
  }

  private func native(_ element: XMLElement, _ name: String) -> String? {
    element[name].flatMap { codes[$0] }
  }

  /// Turns codes whose partner is in another segment into `it`.
  private func isolate(_ pieces: [SegmentContent.Piece]) -> [SegmentContent.Piece] {
    func numbers(_ name: String) -> Set<String> {
      Set(
        pieces.compactMap { piece in
          guard case .code(let code) = piece, code.name == name else { return nil }
          return code.attributes.first { $0.name == "i" }?.value
        })
    }
    let paired = numbers("bpt").intersection(numbers("ept"))
    return pieces.map { piece in
      guard case .code(var code) = piece, ["bpt", "ept"].contains(code.name),
        let number = code.attributes.first(where: { $0.name == "i" })?.value,
        !paired.contains(number)
      else { return piece }
      code.attributes.removeAll { $0.name == "i" }
      code.attributes.insert(
        .init(name: "pos", value: code.name == "bpt" ? "begin" : "end"), at: 0)
      code.name = "it"
      return .code(code)
    }
  }
}

extension [SegmentContent.Piece] {
  /// Adds text to the text that stands last.
  fileprivate mutating func append(text: String) {
    if case .text(let last)? = last {
      self[count - 1] = .text(last + text)
    } else if !text.isEmpty {
      append(.text(text))
    }
  }
}
