internal import LibXML

/// Mends a damaged XML document while it is read, unit by unit.
///
/// It takes out characters that XML cannot hold, escapes bare `&` and `<`, replaces entities that
/// nobody declares, closes what was left open and drops the unit in which a file was cut off. A
/// document that is well-formed comes out as it was, byte for byte. The bytes must be in an encoding
/// in which ASCII stands for itself.
struct XMLRepair {
  /// What was mended so far.
  private(set) var log = RepairLog()

  private var text = XMLRepairText()
  private var input: [UInt8] = []
  private var index = 0
  private var position = SourcePosition()
  private var output: [UInt8] = []
  /// The open elements: their names, and where their start tags stand in the unit, if there.
  private var open: [(name: String, unitToken: Int?)] = []
  /// The tokens of the unit that is being read; nil outside of one.
  private var unit: [[UInt8]]?
  private var unitStart = SourcePosition()
  /// Whether an element was found.
  private(set) var hasRoot = false
  private var hasBegun = false
  private let unitNames: Set<String> = ["tu", "trans-unit", "unit", "termEntry", "conceptEntry"]
  private let parents = ["tuv": "tu", "seg": "tuv"]
  private let structure: Set<String> = [
    "tmx", "header", "body", "tu", "tuv", "seg", "prop", "note", "bpt", "ept", "ph", "it", "hi",
    "ut", "sub",
  ]

  /// Takes a chunk, and returns what can be handed on.
  mutating func feed(_ chunk: [UInt8]) -> [UInt8] {
    input.append(contentsOf: chunk)
    while let token = nextToken(isLast: false) { handle(token) }
    input.removeFirst(index)
    index = 0
    return takeOutput()
  }

  /// Takes the end of the input, and returns the rest.
  mutating func finish() -> [UInt8] {
    while let token = nextToken(isLast: true) { handle(token) }
    if !open.isEmpty { closeAll() }
    return takeOutput()
  }

  private mutating func takeOutput() -> [UInt8] {
    defer { output.removeAll(keepingCapacity: true) }
    return output
  }

  // MARK: Tokens

  private enum Token {
    case text(Range<Int>)
    /// A comment, an instruction, a declaration or CDATA.
    case other(Range<Int>)
    case tag(XMLRepairTag, Range<Int>)
    /// A tag that the end of the file cuts off.
    case cutTag(Range<Int>)
  }

  /// The next token of the input; nil when more input is needed for it.
  private mutating func nextToken(isLast: Bool) -> Token? {
    guard index < input.count else { return nil }
    if input[index] != UInt8(ascii: "<") {
      let end = input[index...].firstIndex(of: UInt8(ascii: "<"))
      // A reference may go on in the next chunk, so text waits for its end.
      guard let end = end ?? (isLast ? input.count : nil) else { return nil }
      return .text(index..<end)
    }
    for (start, close) in Self.sections {
      let isComplete = input.count - index >= start.count
      if !isComplete, !isLast, start.starts(with: input[index...]) { return nil }
      guard isComplete, input[index...].starts(with: start) else { continue }
      if let end = input.end(of: close, from: index + start.count) { return .other(index..<end) }
      return isLast ? .cutTag(index..<input.count) : nil
    }
    switch XMLRepairTag.parse(input, from: index) {
    case .tag(let tag, let end): return .tag(tag, index..<end)
    case .incomplete: return isLast ? .cutTag(index..<input.count) : nil
    case .noTag: return .text(index..<index + 1)
    }
  }

  private static let sections: [(start: [UInt8], end: [UInt8])] = [
    (Array("<!--".utf8), Array("-->".utf8)), (Array("<![CDATA[".utf8), Array("]]>".utf8)),
    (Array("<?".utf8), Array("?>".utf8)), (Array("<!DOCTYPE".utf8), Array(">".utf8)),
  ]

  private mutating func handle(_ token: Token) {
    let start = position
    switch token {
    case .text(let range):
      addText(range, at: start)
      advance(range)
    case .other(var range):
      if input[range].starts(with: "<!DOCTYPE".utf8) {
        range = documentType(range)
        text.declare(entitiesIn: input[range])
      }
      handleOther(range, at: start)
      advance(range)
    case .tag(let tag, let range):
      handle(tag, at: start)
      advance(range)
    case .cutTag(let range): advance(range)
    }
  }

  /// Hands on a comment, an instruction, a declaration or CDATA; a declaration that is no right one
  /// is written anew or left out.
  private mutating func handleOther(_ range: Range<Int>, at start: SourcePosition) {
    let bytes = text.withoutControls(input[range], at: start, log: &log)
    guard bytes.starts(with: "<?".utf8) || bytes.starts(with: "<!DOCTYPE".utf8) else {
      return emit(bytes)
    }
    switch XMLRepairDeclaration.mended(bytes, isFirst: !hasBegun) {
    case bytes: emit(bytes)
    case let mended:
      log.add(mended.isEmpty ? .outside : .attribute, at: start.place)
      if !mended.isEmpty { emit(mended) }
    }
  }

  /// The whole of a document type declaration, its internal subset included.
  private func documentType(_ range: Range<Int>) -> Range<Int> {
    guard input[range].contains(UInt8(ascii: "[")),
      let end = input.end(of: Array("]>".utf8), from: range.lowerBound)
    else { return range }
    return range.lowerBound..<end
  }

  private mutating func advance(_ range: Range<Int>) {
    position.advance(over: input[range])
    index = range.upperBound
  }

  // MARK: Structure

  private mutating func addText(_ range: Range<Int>, at start: SourcePosition) {
    if open.isEmpty {
      let isBlank = input[range].allSatisfy { $0 <= 0x20 || [0xEF, 0xBB, 0xBF].contains($0) }
      // White space may not stand before the declaration; a byte order mark may.
      let isMark = input[range].elementsEqual([0xEF, 0xBB, 0xBF])
      if isMark || (isBlank && hasBegun) { return emit(Array(input[range])) }
      return log.add(.outside, at: start.place)
    }
    emit(text.mended(input[range], at: start, log: &log))
  }

  private mutating func handle(_ tag: XMLRepairTag, at start: SourcePosition) {
    if open.isEmpty, hasRoot { return log.add(.outside, at: start.place) }
    hasRoot = true
    if tag.isEnd { return close(tag, at: start) }
    for _ in 0..<tag.droppedAttributes { log.add(.attribute, at: start.place) }
    closeUnfinished(before: tag.name, at: start)
    if unitNames.contains(tag.name), unit == nil, !tag.isEmpty {
      unit = []
      unitStart = start
    }
    emit(tag.bytes { text.mended($0, isAttribute: true, at: start, log: &log) })
    if !tag.isEmpty { open.append((tag.name, unit.map { $0.count - 1 })) }
  }

  /// Closes the elements that an element cannot stand in, since their ends are missing: a unit in a
  /// unit, a variant in a variant or its segment.
  private mutating func closeUnfinished(before name: String, at place: SourcePosition) {
    var outer = open.count
    if unitNames.contains(name) {
      outer = open.firstIndex { $0.name == name } ?? outer
    } else if let parent = parents[name], let index = open.lastIndex(where: { $0.name == parent }),
      open[(index + 1)...].allSatisfy({ structure.contains($0.name) })
    {
      outer = index + 1
    }
    while open.count > outer { closeInnermost(at: place) }
  }

  private mutating func close(_ tag: XMLRepairTag, at start: SourcePosition) {
    guard let match = open.lastIndex(where: { $0.name == tag.name }) else {
      return log.add(.tag, at: start.place)
    }
    while open.count - 1 > match { closeInnermost(at: start) }
    open.removeLast()
    emit(Array("</\(tag.name)>".utf8))
    flushUnitIfComplete()
  }

  /// Closes an element whose end tag is missing; one that is no part of the format, such as a
  /// `<br>` of HTML, becomes an empty one.
  private mutating func closeInnermost(at place: SourcePosition) {
    guard let (name, token) = open.popLast() else { return }
    log.add(.tag, at: place.place)
    if !structure.contains(name), let token, let bytes = unit?[token], bytes.last == 0x3E {
      unit?[token] = bytes.dropLast() + Array("/>".utf8)
    } else {
      emit(Array("</\(name)>".utf8))
    }
    flushUnitIfComplete()
  }

  private mutating func flushUnitIfComplete() {
    guard let tokens = unit, !open.contains(where: { unitNames.contains($0.name) }) else { return }
    unit = nil
    for token in tokens { output.append(contentsOf: token) }
  }

  private mutating func closeAll() {
    log.add(.cutOff, at: (unit == nil ? position : unitStart).place)
    if unit != nil {
      let first = open.firstIndex { unitNames.contains($0.name) } ?? open.count
      open.removeSubrange(first...)
      unit = nil
    }
    while let (name, _) = open.popLast() { output.append(contentsOf: Array("</\(name)>".utf8)) }
    output.append(0x0A)
  }

  private mutating func emit(_ bytes: [UInt8]) {
    hasBegun = hasBegun || bytes.first == UInt8(ascii: "<")
    if unit != nil { unit?.append(bytes) } else { output.append(contentsOf: bytes) }
  }
}

extension [UInt8] {
  /// The index behind the first occurrence of a short pattern; nil when there is none.
  fileprivate func end(of pattern: [UInt8], from start: Int) -> Int? {
    guard start <= count, let first = pattern.first else { return nil }
    var from = start
    while let index = self[from...].firstIndex(of: first) {
      if self[index...].starts(with: pattern) { return index + pattern.count }
      from = index + 1
    }
    return nil
  }
}
