/// What the parser's callbacks collect between two calls of ``XMLReader/next()``.
///
/// Callbacks cannot throw and cannot wait, so they note events here; a chunk of input gives a
/// bounded number of them. An event is noted as numbers and places in one array of bytes, and made
/// into strings when it is taken: whoever skips it spares them.
@safe struct ParsedEvents {
  /// The names of the document.
  var names = XMLNames()
  private var entries: [Entry] = []
  /// The number of the next entry to be taken.
  private var next = 0
  private var attributes: [Attribute] = []
  /// Texts and the values of attributes, as UTF-8 that libxml2 has checked.
  private var bytes: [UInt8] = []
  /// Where in ``bytes`` the text begins that is not an entry yet; the end when there is none.
  private var textStart = 0
  /// Whether that text goes on.
  private var hasText = false

  /// The first fatal error; nothing is noted after it.
  private(set) var error: XMLError?
  /// The faults read past, at most ``maximumWarnings``.
  private(set) var warnings: [XMLWarning] = []
  private var openElements: [(tag: Int, position: XMLPosition)] = []
  /// Whether the root element has ended.
  private(set) var isRootClosed = false
  /// The entities whose text is outside the file.
  private(set) var externalEntities: Set<String> = []
  /// Whether all input has been handed over.
  var isAtEnd = false
  /// How many bytes the parser was given.
  var inputBytes = 0
  private var outputBytes = 0

  private static let maximumWarnings = 100
  /// What a document may grow by entities whatever its size, and how many times beyond that.
  ///
  /// The values are those of libxml2 2.11 and later. Version 2.9 has no such limit when it hands
  /// over events, and would expand ten lines of entities for minutes.
  private static let freeExpansion = 1_000_000
  private static let maximumExpansion = 5

  private enum Kind {
    case start, end, text
  }

  private struct Entry {
    let kind: Kind
    /// The number of the element's names; 0 for a text.
    var tag: Int32 = 0
    /// The attributes of a start tag, or the bytes of a text.
    var first = 0
    var last = 0
    var line: Int32 = 0
    var column: Int32 = 0
  }

  private struct Attribute {
    let name: Int
    let first: Int
    let last: Int
  }

  /// How many elements are open.
  var depth: Int { openElements.count }

  /// The innermost element that is open; nil when there is none.
  var innermost: (name: String, position: XMLPosition)? {
    openElements.last.map { (names.tags[$0.tag].name, $0.position) }
  }

  /// Counts output against the input; returns false when entities expand without end.
  mutating func spend(_ bytes: Int) -> Bool {
    outputBytes += bytes
    return outputBytes <= Self.freeExpansion + inputBytes * Self.maximumExpansion
  }

  // MARK: Noting

  /// Notes an attribute of the start tag that is noted next.
  mutating func attribute(name: Int, value: UnsafeBufferPointer<UInt8>) {
    flushText()
    let first = bytes.count
    unsafe bytes.append(contentsOf: value)
    attributes.append(Attribute(name: name, first: first, last: bytes.count))
    textStart = bytes.count
  }

  /// Notes a start tag with the last attributes that were noted.
  mutating func start(tag: Int, attributeCount: Int, at position: XMLPosition) {
    flushText()
    openElements.append((tag, position))
    entries.append(
      Entry(
        kind: .start, tag: Self.short(tag), first: attributes.count - attributeCount,
        last: attributes.count, line: Self.short(position.line),
        column: Self.short(position.column)))
  }

  /// Notes the end of the innermost element.
  mutating func end() {
    flushText()
    guard let tag = openElements.popLast()?.tag else { return }
    isRootClosed = openElements.isEmpty
    entries.append(Entry(kind: .end, tag: Self.short(tag)))
  }

  /// Adds character data, given as UTF-8.
  mutating func text(_ part: UnsafeBufferPointer<UInt8>) {
    if openElements.isEmpty { return }
    unsafe bytes.append(contentsOf: part)
    hasText = true
  }

  /// Notes an entity that is declared to stand outside the file.
  mutating func declareExternalEntity(_ name: String) { externalEntities.insert(name) }

  /// Records the error that ends reading; a second one is ignored.
  mutating func fail(_ error: XMLError) {
    if self.error == nil { self.error = error }
  }

  /// Records a fault that reading goes past.
  mutating func warn(_ warning: XMLWarning) {
    if warnings.count < Self.maximumWarnings { warnings.append(warning) }
  }

  private mutating func flushText() {
    guard hasText else { return }
    hasText = false
    if bytes.count > textStart {
      entries.append(Entry(kind: .text, first: textStart, last: bytes.count))
    }
    textStart = bytes.count
  }

  /// A number of a name, a line or a column, which stay below two billion.
  private static func short(_ number: Int) -> Int32 { Int32(clamping: number) }

  // MARK: Taking

  /// Takes the next event that is not skipped; nil when more input is needed.
  mutating func takeNext(skipping: XMLReader.Skipping) -> XMLEvent? {
    while next < entries.count {
      let entry = entries[next]
      next += 1
      switch entry.kind {
      case .start: return .start(element(entry))
      case .end: return .end(name: names.tags[Int(entry.tag)].name)
      case .text:
        if skipping == .text || skipping == .blanks && isBlank(entry) { continue }
        return .text(string(entry.first, entry.last))
      }
    }
    reset()
    return nil
  }

  /// Takes events up to the end of the element that is open, some levels of which are left.
  ///
  /// - Returns: how many levels are left; 0 when its end was taken.
  mutating func skip(levels: Int) -> Int {
    var levels = levels
    while next < entries.count, levels > 0 {
      switch entries[next].kind {
      case .start: levels += 1
      case .end: levels -= 1
      case .text: break
      }
      next += 1
    }
    if next == entries.count { reset() }
    return levels
  }

  /// Forgets what was taken, all but text that has not ended.
  private mutating func reset() {
    next = 0
    entries.removeAll(keepingCapacity: true)
    attributes.removeAll(keepingCapacity: true)
    bytes.removeSubrange(0..<textStart)
    textStart = 0
  }

  private func element(_ entry: Entry) -> XMLElement {
    var list: [XMLAttribute] = []
    if entry.last > entry.first {
      list.reserveCapacity(entry.last - entry.first)
      for attribute in attributes[entry.first..<entry.last] {
        list.append(
          XMLAttribute(
            names.attributes[attribute.name], string(attribute.first, attribute.last)))
      }
    }
    return XMLElement(
      tag: names.tags[Int(entry.tag)], attributes: list,
      position: XMLPosition(line: Int(entry.line), column: Int(entry.column)))
  }

  private func string(_ first: Int, _ last: Int) -> String {
    String(decoding: bytes[first..<last], as: UTF8.self)
  }

  private func isBlank(_ entry: Entry) -> Bool {
    let bytes = bytes.span
    for index in entry.first..<entry.last where bytes[index] > 0x20 { return false }
    return true
  }
}
