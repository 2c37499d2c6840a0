internal import CLibXML2

/// Runs libxml2 with callbacks alone: no events, no tree, nothing outside the bytes.
enum CallbackParser {
  /// Parses a document.
  ///
  /// - Parameters:
  ///   - nextChunk: the bytes, until it returns nil.
  ///   - callbacks: what libxml2 calls for start tags, end tags and, if wanted, text; they find the
  ///     state by ``state(_:of:)``.
  ///   - state: what they write into.
  ///   - goesOn: is asked after each piece of the document; false ends the parsing.
  /// - Returns: whether the whole document was parsed, is well-formed, and uses no entities of its
  ///   own.
  /// - Throws: what the source of the chunks or `goesOn` throws.
  static func parse<State>(
    _ nextChunk: () throws -> [UInt8]?, _ callbacks: xmlSAXHandler,
    into state: UnsafeMutablePointer<State>, goesOn: () throws -> Bool
  ) throws -> Bool {
    xmlInitParser()
    isogloss_refuse_external_entities()
    var callbacks = unsafe completed(callbacks)
    guard let context = unsafe xmlCreatePushParserCtxt(&callbacks, nil, nil, 0, nil) else {
      return false
    }
    defer {
      unsafe xmlFreeDoc(context.pointee.myDoc)
      unsafe context.pointee.myDoc = nil
      unsafe xmlFreeParserCtxt(context)
    }
    var notes = unsafe CallbackNotes(state: UnsafeMutableRawPointer(state))
    return try unsafe withUnsafeMutablePointer(to: &notes) { notes in
      unsafe context.pointee._private = UnsafeMutableRawPointer(notes)
      return try unsafe parse(nextChunk, in: context) {
        try unsafe !notes.pointee.isOdd && goesOn()
      }
    }
  }

  private static func parse(
    _ nextChunk: () throws -> [UInt8]?, in context: xmlParserCtxtPtr, goesOn: () throws -> Bool
  ) throws -> Bool {
    unsafe xmlCtxtUseOptions(context, CInt(XML_PARSE_NONET.rawValue))
    var isFirst = true
    while let next = try nextChunk() {
      let chunk = isFirst ? DeclaredEncoding.corrected(next) : next
      isFirst = isFirst && next.isEmpty
      for start in stride(from: 0, to: chunk.count, by: 65536) {
        let piece = chunk[start..<min(start + 65536, chunk.count)]
        guard unsafe feed(piece, to: context), try goesOn() else { return false }
      }
    }
    guard unsafe feed([], to: context, isLast: true), try goesOn() else { return false }
    return unsafe context.pointee.wellFormed == 1
  }

  /// The state that belongs to the context a callback is given.
  static func state<State>(
    _ context: UnsafeMutableRawPointer?, of _: State.Type
  ) -> UnsafeMutablePointer<State>? {
    guard let context = unsafe context?.assumingMemoryBound(to: xmlParserCtxt.self),
      let notes = unsafe context.pointee._private
    else { return nil }
    return unsafe notes.assumingMemoryBound(to: CallbackNotes.self).pointee.state
      .assumingMemoryBound(to: State.self)
  }

  /// The callbacks with those that all parsers here have alike.
  private static func completed(_ own: xmlSAXHandler) -> xmlSAXHandler {
    var callbacks = unsafe own
    unsafe callbacks.initialized = XML_SAX2_MAGIC
    unsafe callbacks.ignorableWhitespace = own.characters
    unsafe callbacks.cdataBlock = own.characters
    unsafe callbacks.entityDecl = { context, _, _, _, _, _ in unsafe markOdd(context) }
    unsafe callbacks.reference = { context, _ in unsafe markOdd(context) }
    unsafe callbacks.serror = { context, _ in unsafe markOdd(context) }
    return unsafe callbacks
  }

  private static func feed(
    _ piece: ArraySlice<UInt8>, to context: xmlParserCtxtPtr, isLast: Bool = false
  ) -> Bool {
    var hasMessage: CInt = 0
    let result = unsafe piece.withUnsafeBytes { buffer in
      unsafe isogloss_parse_chunk(
        context, buffer.baseAddress?.assumingMemoryBound(to: CChar.self), CInt(buffer.count),
        isLast ? 1 : 0, &hasMessage)
    }
    return result == 0 && hasMessage == 0
  }
}

/// What the callbacks are given.
@safe private struct CallbackNotes {
  /// What the caller's callbacks write into.
  let state: UnsafeMutableRawPointer
  /// Whether there was a fault or an entity, which these parsers leave to an ``XMLReader``.
  var isOdd = false
}

private func markOdd(_ context: UnsafeMutableRawPointer?) {
  guard let context = unsafe context?.assumingMemoryBound(to: xmlParserCtxt.self),
    let notes = unsafe context.pointee._private
  else { return }
  unsafe notes.assumingMemoryBound(to: CallbackNotes.self).pointee.isOdd = true
}
