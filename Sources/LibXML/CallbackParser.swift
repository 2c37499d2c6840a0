internal import CLibXML2

/// Runs libxml2 with callbacks alone: no events, no tree, nothing outside the bytes.
enum CallbackParser {
  /// Parses a document.
  ///
  /// - Parameters:
  ///   - nextChunk: the bytes, until it returns nil.
  ///   - callbacks: what libxml2 calls; they find the state by ``state(_:of:)``.
  ///   - state: what they write into.
  ///   - goesOn: is asked after each piece of the document; false ends the parsing.
  /// - Returns: whether the whole document was parsed, and is well-formed.
  /// - Throws: what the source of the chunks or `goesOn` throws.
  static func parse<State>(
    _ nextChunk: () throws -> [UInt8]?, _ callbacks: xmlSAXHandler,
    into state: UnsafeMutablePointer<State>, goesOn: () throws -> Bool
  ) throws -> Bool {
    xmlInitParser()
    isogloss_refuse_external_entities()
    var callbacks = unsafe callbacks
    guard let context = unsafe xmlCreatePushParserCtxt(&callbacks, nil, nil, 0, nil) else {
      return false
    }
    defer {
      unsafe xmlFreeDoc(context.pointee.myDoc)
      unsafe context.pointee.myDoc = nil
      unsafe xmlFreeParserCtxt(context)
    }
    unsafe context.pointee._private = UnsafeMutableRawPointer(state)
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
      let state = unsafe context.pointee._private
    else { return nil }
    return unsafe state.assumingMemoryBound(to: State.self)
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
