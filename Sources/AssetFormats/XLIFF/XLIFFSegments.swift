internal import LanguageAssets
internal import LanguageText
internal import LibXML

/// The segments of a unit of XLIFF while it is read: `trans-unit` of 1.x, `unit` of 2.x.
struct XLIFFSegments {
  /// A segment; the target is nil where there is none.
  struct Pair {
    var source = SegmentContent("")
    var target: SegmentContent?
    var state: String?
  }

  /// The unit's identifier; empty when it has none.
  let id: String
  /// The line at which the unit begins.
  let line: Int
  /// The notes.
  private(set) var notes: [String] = []
  /// The languages that the texts name themselves.
  private(set) var sourceLanguage: LanguageTag?
  private(set) var targetLanguage: LanguageTag?

  private var segments: [Pair] = []
  private var whole = Pair()
  /// The parts that `mrk` of the type `seg` cuts a 1.x unit into, by `mid`.
  private var sourceParts: [(mid: String, content: SegmentContent)] = []
  private var targetParts: [(mid: String, content: SegmentContent)] = []
  private var codes: [String: String] = [:]

  /// Makes an empty unit.
  init(id: String, line: Int) {
    self.id = id
    self.line = line
  }

  /// The segments with their translations.
  var pairs: [Pair] {
    if !segments.isEmpty { return segments }
    guard !sourceParts.isEmpty, !targetParts.isEmpty else {
      return whole.source.pieces.isEmpty && whole.target == nil ? [] : [whole]
    }
    return sourceParts.map { part in
      Pair(
        source: part.content, target: targetParts.first { $0.mid == part.mid }?.content,
        state: whole.state)
    }
  }

  /// Reads the open unit to its end.
  mutating func read(_ cursor: inout ElementCursor, state: String?) throws {
    whole.state = state
    while let child = try cursor.nextChild() {
      switch child.localName {
      case "source", "target", "seg-source":
        var pair = whole
        try readText(child, &cursor, into: &pair)
        whole = pair
      case "segment":
        var pair = Pair(state: child["state"])
        while let text = try cursor.nextChild() {
          if ["source", "target"].contains(text.localName) {
            try readText(text, &cursor, into: &pair)
          } else {
            try cursor.skip()
          }
        }
        segments.append(pair)
      case "originalData": try readCodes(&cursor)
      case "notes":
        while try cursor.nextChild() != nil { addNote(try cursor.text()) }
      case "note": addNote(try cursor.text())
      default: try cursor.skip()
      }
    }
  }

  private mutating func addNote(_ text: String) {
    if !text.trimmed.isEmpty { notes.append(text.trimmed) }
  }

  private mutating func readCodes(_ cursor: inout ElementCursor) throws {
    while let data = try cursor.nextChild() {
      let text = try cursor.text()
      if let id = data["id"] { codes[id] = text }
    }
  }

  private mutating func readText(
    _ element: XMLElement, _ cursor: inout ElementCursor, into pair: inout Pair
  ) throws {
    var text = XLIFFInlineReader(codes: codes)
    let content = SegmentContent(pieces: try text.read(&cursor))
    let language = element["xml:lang"].flatMap { LanguageTag($0) }
    switch element.localName {
    case "source":
      pair.source = content
      sourceLanguage = sourceLanguage ?? language
    case "seg-source": sourceParts = text.parts
    default:
      pair.target = content
      pair.state = element["state"] ?? pair.state
      targetParts = text.parts
      targetLanguage = targetLanguage ?? language
    }
  }
}
