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

  /// What character data ``next(skipping:)`` passes over.
  package enum Skipping {
    /// None.
    case nothing
    /// That of white space only.
    case blanks
    /// All.
    case text
  }

  /// Takes the next event.
  ///
  /// - Parameter skipping: what character data is passed over, which costs less than to take it.
  /// - Returns: the event; nil after the end of the document.
  /// - Throws: ``XMLError`` when the bytes are not a well-formed document, and whatever the source
  ///   of the chunks throws. Reading cannot go on after either.
  package mutating func next(skipping: Skipping = .nothing) throws -> XMLEvent? {
    while true {
      if let event = unsafe events.pointee.takeNext(skipping: skipping) { return event }
      if let error = unsafe events.pointee.error { throw error }
      if unsafe events.pointee.isAtEnd { return nil }
      try parseChunk()
    }
  }

  /// Reads the open element to its end.
  ///
  /// - Throws: as ``next(skipping:)`` does.
  package mutating func skipElement() throws {
    var levels = 1
    while true {
      levels = unsafe events.pointee.skip(levels: levels)
      if levels == 0 { return }
      if let error = unsafe events.pointee.error { throw error }
      if unsafe events.pointee.isAtEnd { return }
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
