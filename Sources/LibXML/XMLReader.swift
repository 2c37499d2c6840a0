internal import CLibXML2

/// Reads an XML document event by event from chunks of bytes, in memory that does not grow with
/// the document.
///
/// Nothing outside the given bytes is ever read: no DTD, no external entity, no network. Entities
/// that the document declares inside itself are resolved, up to five times the input's size; one declared outside is an error where it is used. Elements nest at most ``maximumDepth`` deep. The encoding
/// comes from the byte order mark, the XML declaration or the first bytes, in this order.
@safe package struct XMLReader: ~Copyable {
  private let events: UnsafeMutablePointer<ParsedEvents>
  private let context: xmlParserCtxtPtr?
  private let nextChunk: () throws -> [UInt8]?
  /// What is left of the chunk that came last.
  private var rest: ArraySlice<UInt8> = []

  /// How many elements may be open at once; libxml2's own limit does not hold for push parsing.
  package static let maximumDepth = 256

  /// Makes a reader of the chunks that a closure returns until it returns nil; empty chunks are
  /// allowed, and chunks of 64 KB are best.
  package init(_ nextChunk: @escaping () throws -> [UInt8]?) {
    self.nextChunk = nextChunk
    unsafe events = UnsafeMutablePointer<ParsedEvents>.allocate(capacity: 1)
    unsafe events.initialize(to: ParsedEvents())
    unsafe context = makeContext(events)
  }

  /// Makes a reader of a document in memory.
  package init(_ bytes: [UInt8]) {
    var rest: [UInt8]? = bytes
    self.init {
      defer { rest = nil }
      return rest
    }
  }

  deinit {
    if let context = unsafe context {
      unsafe xmlFreeDoc(context.pointee.myDoc)
      unsafe context.pointee.myDoc = nil
      unsafe xmlFreeParserCtxt(context)
    }
    unsafe events.deinitialize(count: 1)
    unsafe events.deallocate()
  }

  /// The faults read past so far, at most 100.
  package var warnings: [XMLWarning] { unsafe events.pointee.warnings }

  /// Where the parser stands, which is at or after the event that ``next()`` returned last.
  package var position: XMLPosition {
    guard let context = unsafe context else { return XMLPosition(line: 1, column: 1) }
    return unsafe currentPosition(context)
  }

  /// Returns the next event; nil after the end of the document.
  ///
  /// - Throws: ``XMLError`` when the bytes are not a well-formed document, and whatever the source
  ///   of the chunks throws. Reading cannot go on after either.
  package mutating func next() throws -> XMLEvent? {
    while true {
      if let event = unsafe events.pointee.takeNext() { return event }
      if let error = unsafe events.pointee.error { throw error }
      if unsafe events.pointee.isAtEnd { return nil }
      try parseChunk()
    }
  }

  private mutating func parseChunk() throws {
    guard let context = unsafe context else {
      throw XMLError(at: XMLPosition(line: 1, column: 1), "libxml2 has no memory for a parser")
    }
    if rest.isEmpty {
      guard let chunk = try nextChunk() else {
        unsafe events.pointee.isAtEnd = true
        if unsafe events.pointee.inputBytes == 0 { throw XMLError.emptyFile }
        return unsafe feed(context, [], isLast: true)
      }
      let isFirst = unsafe events.pointee.inputBytes == 0
      unsafe events.pointee.inputBytes += chunk.count
      rest = (isFirst ? DeclaredEncoding.corrected(chunk) : chunk)[...]
    }
    // The events of one piece are taken before the next one is parsed.
    unsafe feed(context, rest.prefix(65536), isLast: false)
    rest = rest.dropFirst(65536)
  }

  private func feed(_ context: xmlParserCtxtPtr, _ bytes: ArraySlice<UInt8>, isLast: Bool) {
    if unsafe events.pointee.error != nil { return }
    var hasMessage: CInt = 0
    let result = unsafe bytes.withUnsafeBytes { buffer in
      unsafe isogloss_parse_chunk(
        context, buffer.baseAddress?.assumingMemoryBound(to: CChar.self), CInt(buffer.count),
        isLast ? 1 : 0, &hasMessage)
    }
    if hasMessage != 0 {
      unsafe stop(context, events, .wrongEncoding(at: currentPosition(context)))
    }
    if result != 0, unsafe context.pointee.wellFormed == 0 {
      unsafe events.pointee.fail(
        XMLError(at: currentPosition(context), "not well-formed XML (libxml2 error \(result))"))
    }
  }
}

// MARK: - The parser and its callbacks: free functions, since C calls them on any thread

/// Makes a push parser that queues into the given place; nil when memory is short.
private func makeContext(_ events: UnsafeMutablePointer<ParsedEvents>) -> xmlParserCtxtPtr? {
  _ = libraryIsReady
  var callbacks = unsafe xmlSAXHandler()
  unsafe callbacks.initialized = XML_SAX2_MAGIC
  unsafe callbacks.startDocument = xmlSAX2StartDocument
  unsafe callbacks.internalSubset = xmlSAX2InternalSubset
  unsafe callbacks.getEntity = findEntity
  unsafe callbacks.getParameterEntity = findParameterEntity
  unsafe callbacks.entityDecl = declareEntity
  unsafe callbacks.startElementNs = startElement
  unsafe callbacks.endElementNs = endElement
  unsafe callbacks.characters = characters
  unsafe callbacks.ignorableWhitespace = characters
  unsafe callbacks.cdataBlock = characters
  // Inferred, because the error's constness differs between libxml2 2.9 and 2.12.
  unsafe callbacks.serror = { context, error in
    guard let error = unsafe error else { return }
    unsafe report(
      context, code: Int(error.pointee.code), isFatal: error.pointee.level == XML_ERR_FATAL,
      domain: Int(error.pointee.domain), message: error.pointee.message,
      XMLPosition(line: Int(error.pointee.line), column: Int(error.pointee.int2)))
  }
  // No user data: libxml2's own entity callbacks take the context for it.
  guard let context = unsafe xmlCreatePushParserCtxt(&callbacks, nil, nil, 0, nil) else {
    return nil
  }
  unsafe context.pointee._private = UnsafeMutableRawPointer(events)
  unsafe xmlCtxtUseOptions(
    context, CInt(XML_PARSE_NONET.rawValue | XML_PARSE_NOENT.rawValue))
  return unsafe context
}

/// Sets libxml2 up once for the process.
private let libraryIsReady: Void = {
  xmlInitParser()
  isogloss_refuse_external_entities()
}()

private func state(_ context: UnsafeMutableRawPointer?) -> (
  context: xmlParserCtxtPtr, events: UnsafeMutablePointer<ParsedEvents>
)? {
  guard let context = unsafe context?.assumingMemoryBound(to: xmlParserCtxt.self),
    let events = unsafe context.pointee._private
  else { return nil }
  return unsafe (context, events.assumingMemoryBound(to: ParsedEvents.self))
}

private func startElement(
  _ context: UnsafeMutableRawPointer?, _ name: UnsafePointer<xmlChar>?,
  _ prefix: UnsafePointer<xmlChar>?, _ namespace: UnsafePointer<xmlChar>?, _: CInt,
  _: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, _ attributeCount: CInt, _: CInt,
  _ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
) {
  guard let (context, events) = unsafe state(context) else { return }
  var list: [XMLAttribute] = []
  if let attributes = unsafe attributes, attributeCount > 0 {
    list.reserveCapacity(Int(attributeCount))
    for index in 0..<Int(attributeCount) {
      let field = unsafe attributes + 5 * index
      guard let begin = unsafe field[3], let end = unsafe field[4] else { continue }
      let value = unsafe String(
        decoding: UnsafeBufferPointer(start: begin, count: end - begin), as: UTF8.self)
      list.append(XMLAttribute(unsafe qualifiedName(field[0], prefix: field[1]), value))
    }
  }
  let local = unsafe text(name)
  let element = unsafe XMLElement(
    name: prefix == nil ? local : qualifiedName(name, prefix: prefix), localName: local,
    namespace: namespace.map { unsafe String(cString: $0) }, attributes: list,
    position: tagPosition(context))
  guard unsafe events.pointee.openElements.count < XMLReader.maximumDepth else {
    return unsafe stop(context, events, .tooDeep(at: element.position))
  }
  let size = list.reduce(element.name.utf8.count) { $0 + $1.value.utf8.count }
  guard unsafe mayAdd(size, context, events) else { return }
  unsafe events.pointee.start(element)
}

private func endElement(
  _ context: UnsafeMutableRawPointer?, _: UnsafePointer<xmlChar>?, _: UnsafePointer<xmlChar>?,
  _: UnsafePointer<xmlChar>?
) {
  guard let (_, events) = unsafe state(context) else { return }
  unsafe events.pointee.end()
}

private func characters(
  _ context: UnsafeMutableRawPointer?, _ text: UnsafePointer<xmlChar>?, _ count: CInt
) {
  guard let (context, events) = unsafe state(context), let text = unsafe text,
    unsafe mayAdd(Int(count), context, events)
  else { return }
  unsafe events.pointee.text(UnsafeBufferPointer(start: text, count: Int(count)))
}

private func findEntity(
  _ context: UnsafeMutableRawPointer?, _ name: UnsafePointer<xmlChar>?
) -> xmlEntityPtr? {
  // A reference takes four bytes, so references that expand to nothing are counted as well.
  guard let (parser, events) = unsafe state(context), unsafe mayAdd(4, parser, events) else {
    return nil
  }
  return unsafe xmlSAX2GetEntity(context, name)
}

private func findParameterEntity(
  _ context: UnsafeMutableRawPointer?, _ name: UnsafePointer<xmlChar>?
) -> xmlEntityPtr? {
  guard let (parser, events) = unsafe state(context), unsafe mayAdd(4, parser, events) else {
    return nil
  }
  return unsafe xmlSAX2GetParameterEntity(context, name)
}

/// Counts bytes of output, and ends parsing when they are out of proportion to the input.
private func mayAdd(
  _ bytes: Int, _ context: xmlParserCtxtPtr, _ events: UnsafeMutablePointer<ParsedEvents>
) -> Bool {
  if unsafe events.pointee.spend(bytes) { return true }
  let place = unsafe events.pointee.openElements.last?.position ?? currentPosition(context)
  unsafe stop(context, events, .endlessEntities(at: place))
  return false
}

private func stop(
  _ context: xmlParserCtxtPtr, _ events: UnsafeMutablePointer<ParsedEvents>, _ error: XMLError
) {
  unsafe events.pointee.fail(error)
  unsafe xmlStopParser(context)
}

private func declareEntity(
  _ context: UnsafeMutableRawPointer?, _ name: UnsafePointer<xmlChar>?, _ type: CInt,
  _ publicID: UnsafePointer<xmlChar>?, _ systemID: UnsafePointer<xmlChar>?,
  _ content: UnsafeMutablePointer<xmlChar>?
) {
  guard let (_, events) = unsafe state(context) else { return }
  if type == CInt(XML_INTERNAL_GENERAL_ENTITY.rawValue)
    || type == CInt(XML_INTERNAL_PARAMETER_ENTITY.rawValue)
  {
    unsafe xmlSAX2EntityDecl(context, name, type, publicID, systemID, content)
  } else if type == CInt(XML_EXTERNAL_PARAMETER_ENTITY.rawValue) {
    // Declarations from outside: none, which nothing but an entity can miss.
    var nothing: xmlChar = 0
    unsafe xmlSAX2EntityDecl(
      context, name, CInt(XML_INTERNAL_PARAMETER_ENTITY.rawValue), nil, nil, &nothing)
  } else if type == CInt(XML_EXTERNAL_GENERAL_PARSED_ENTITY.rawValue) {
    unsafe events.pointee.declareExternalEntity(text(name))
  }
}

private func report(
  _ context: UnsafeMutableRawPointer?, code: Int, isFatal: Bool, domain: Int,
  message: UnsafePointer<CChar>?, _ position: XMLPosition
) {
  guard let (parser, events) = unsafe state(context) else { return }
  let position = XMLPosition(line: max(position.line, 1), column: max(position.column, 1))
  let message = unsafe message.map { unsafe String(cString: $0) } ?? "not well-formed XML"
  let isUndeclared = code == Int(XML_WAR_UNDECLARED_ENTITY.rawValue)
  guard isFatal || isUndeclared else {
    unsafe events.pointee.warn(
      XMLWarning(position: position, reason: XMLError.firstLine(of: message)))
    return
  }
  unsafe stop(
    parser, events,
    XMLError.explaining(
      code: code, message: message, at: position, isAtEnd: isAtEnd(parser, events),
      after: events.pointee))
}

/// Whether the parser stands at the end of all input, up to half a character.
private func isAtEnd(
  _ context: xmlParserCtxtPtr, _ events: UnsafeMutablePointer<ParsedEvents>
) -> Bool {
  guard unsafe events.pointee.isAtEnd, let input = unsafe context.pointee.input,
    let cursor = unsafe input.pointee.cur, let end = unsafe input.pointee.end
  else { return false }
  return unsafe end - cursor < 4
}

private func qualifiedName(
  _ name: UnsafePointer<xmlChar>?, prefix: UnsafePointer<xmlChar>?
) -> String {
  guard let prefix = unsafe prefix else { return unsafe text(name) }
  return unsafe "\(text(prefix)):\(text(name))"
}

private func text(_ name: UnsafePointer<xmlChar>?) -> String {
  unsafe name.map { unsafe String(cString: $0) } ?? ""
}

private func currentPosition(_ context: xmlParserCtxtPtr) -> XMLPosition {
  guard let input = unsafe context.pointee.input else { return XMLPosition(line: 1, column: 1) }
  return unsafe XMLPosition(
    line: max(Int(input.pointee.line), 1), column: max(Int(input.pointee.col), 1))
}

/// The place of the `<` of the start tag that the parser has just read.
///
/// libxml2 knows only where the tag ends. An attribute value cannot hold a raw `<`, so the last one
/// before that place begins the tag.
private func tagPosition(_ context: xmlParserCtxtPtr) -> XMLPosition {
  let end = unsafe currentPosition(context)
  guard let input = unsafe context.pointee.input, let base = unsafe input.pointee.base,
    var cursor = unsafe input.pointee.cur
  else { return end }
  var (line, column) = (end.line, end.column)
  var codePoints = 0
  while unsafe cursor > base {
    unsafe cursor -= 1
    let byte = unsafe cursor.pointee
    if byte & 0xC0 != 0x80 { codePoints += 1 }
    if byte == UInt8(ascii: "\n") { (line, column, codePoints) = (line - 1, 0, 0) }
    if byte == UInt8(ascii: "<") { break }
  }
  if column > 0 { return XMLPosition(line: max(line, 1), column: max(column - codePoints, 1)) }
  column = 1
  while unsafe cursor > base {
    unsafe cursor -= 1
    let byte = unsafe cursor.pointee
    if byte == UInt8(ascii: "\n") { break }
    if byte & 0xC0 != 0x80 { column += 1 }
  }
  return XMLPosition(line: max(line, 1), column: column)
}
