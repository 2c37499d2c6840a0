internal import CLibXML2

// What libxml2 calls for an XMLReader: free functions, since C calls them on any thread.

/// Makes a push parser that queues into the given place; nil when memory is short.
func makeContext(_ events: UnsafeMutablePointer<ParsedEvents>) -> xmlParserCtxtPtr? {
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
  let position = unsafe tagPosition(context)
  guard unsafe events.pointee.depth < XMLReader.maximumDepth else {
    return unsafe stop(context, events, .tooDeep(at: position))
  }
  var size = 8
  var count = 0
  if let attributes = unsafe attributes {
    for index in 0..<Int(attributeCount) {
      let field = unsafe attributes + 5 * index
      guard let begin = unsafe field[3], let end = unsafe field[4] else { continue }
      size += unsafe end - begin
      count += 1
      let key = unsafe events.pointee.names.attribute(field[0], field[1])
      unsafe events.pointee.attribute(
        name: key, value: UnsafeBufferPointer(start: begin, count: end - begin))
    }
  }
  guard unsafe mayAdd(size, context, events) else { return }
  let tag = unsafe events.pointee.names.tag(name, prefix, namespace)
  unsafe events.pointee.start(tag: tag, attributeCount: count, at: position)
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
  let place = unsafe events.pointee.innermost?.position ?? currentPosition(context)
  unsafe stop(context, events, .endlessEntities(at: place))
  return false
}

func stop(
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
    unsafe events.pointee.declareExternalEntity(name.map { unsafe String(cString: $0) } ?? "")
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

func currentPosition(_ context: xmlParserCtxtPtr) -> XMLPosition {
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
