internal import CLibXML2

/// How many elements of some names a document has, and how often an attribute of one of them has
/// which value.
///
/// Counting makes no strings and no events, so it is about as fast as libxml2 itself.
package struct XMLTally: Sendable {
  /// What is counted.
  package struct Plan: Sendable {
    /// The elements by local name, and the depth at which each stands; the root has depth 0.
    package let elements: [(name: String, depth: Int)]
    /// The local name of the attribute whose values are counted, on the last of the elements.
    package let attribute: String
    /// The local name of the root element.
    package let root: String

    /// Makes a plan.
    package init(root: String, elements: [(name: String, depth: Int)], attribute: String) {
      self.root = root
      self.elements = elements
      self.attribute = attribute
    }
  }

  /// The numbers of elements, in the order of the plan.
  package fileprivate(set) var counts: [Int]
  /// The numbers of elements by value of the attribute, in the order in which values came.
  package fileprivate(set) var values: [(value: String, count: Int)] = []

  /// Counts a document.
  ///
  /// - Returns: nil when anything is out of the ordinary: a fault, an entity, an element at another
  ///   depth, or one without the attribute. An ``XMLReader`` then says what.
  /// - Throws: what the source of the chunks throws.
  package static func count(
    _ plan: Plan, in nextChunk: () throws -> [UInt8]?
  ) throws -> XMLTally? {
    isogloss_prepare_tally()
    var state = TallyState(plan)
    let isComplete = try unsafe withUnsafeMutablePointer(to: &state) { pointer in
      try unsafe parse(nextChunk, into: pointer)
    }
    return isComplete ? state.tally : nil
  }

  private static func parse(
    _ nextChunk: () throws -> [UInt8]?, into state: UnsafeMutablePointer<TallyState>
  ) throws -> Bool {
    var callbacks = unsafe makeCallbacks()
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
    var isLast = false
    while !isLast {
      let chunk = try nextChunk()
      isLast = chunk == nil
      for piece in (chunk ?? []).pieces(of: 65536, isLast: isLast) {
        var hasMessage: CInt = 0
        let result = unsafe piece.withUnsafeBytes { buffer in
          unsafe isogloss_parse_chunk(
            context, buffer.baseAddress?.assumingMemoryBound(to: CChar.self), CInt(buffer.count),
            isLast ? 1 : 0, &hasMessage)
        }
        if result != 0 || hasMessage != 0 { return false }
        if unsafe state.pointee.isOdd { return false }
      }
    }
    return unsafe context.pointee.wellFormed == 1 && state.pointee.hasRoot
  }
}

extension [UInt8] {
  /// The array in slices of a size; an empty one at the end of the input.
  fileprivate func pieces(of size: Int, isLast: Bool) -> [ArraySlice<UInt8>] {
    if isLast { return [self[...]] }
    return stride(from: 0, to: count, by: size).map { self[$0..<Swift.min($0 + size, count)] }
  }
}

/// What the callbacks count in.
@safe private struct TallyState {
  var tally: XMLTally
  var isOdd = false
  var hasRoot = false
  var depth = 0
  private let names: [[UInt8]]
  private let depths: [Int]
  private let attribute: [UInt8]
  private let root: [UInt8]
  private var values: [[UInt8]] = []
  /// The names by address, for libxml2 keeps one copy of each, and what each is in the plan; -1 for
  /// none.
  private var known: [(address: UInt, index: Int)] = []

  init(_ plan: XMLTally.Plan) {
    names = plan.elements.map { Array($0.name.utf8) }
    depths = plan.elements.map(\.depth)
    attribute = Array(plan.attribute.utf8)
    root = Array(plan.root.utf8)
    tally = XMLTally(counts: Array(repeating: 0, count: plan.elements.count))
  }

  mutating func start(
    _ name: UnsafePointer<xmlChar>?, _ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?,
    _ count: Int
  ) {
    guard let name = unsafe name else { return isOdd = true }
    defer { depth += 1 }
    if depth == 0 {
      hasRoot = unsafe Self.equals(name, root)
      if !hasRoot { isOdd = true }
      return
    }
    if depth >= XMLReader.maximumDepth { return isOdd = true }
    let index = unsafe index(of: name)
    guard index >= 0 else { return }
    if depths[index] != depth { return isOdd = true }
    tally.counts[index] += 1
    if index == names.count - 1 { unsafe countValue(attributes, count) }
  }

  private mutating func index(of name: UnsafePointer<xmlChar>) -> Int {
    let address = UInt(bitPattern: name)
    for entry in known where entry.address == address { return entry.index }
    let index = names.firstIndex { unsafe Self.equals(name, $0) } ?? -1
    if known.count < 32 { known.append((address, index)) }
    return index
  }

  private mutating func countValue(
    _ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, _ count: Int
  ) {
    guard let attributes = unsafe attributes else { return isOdd = true }
    var found: UnsafeBufferPointer<UInt8>?
    for number in 0..<count {
      let field = unsafe attributes + 5 * number
      guard let name = unsafe field[0], unsafe Self.equals(name, attribute),
        let begin = unsafe field[3], let end = unsafe field[4]
      else { continue }
      // Twice, with a prefix and without one: not for a counter to decide.
      if unsafe found != nil { return isOdd = true }
      unsafe found = UnsafeBufferPointer(start: begin, count: end - begin)
    }
    guard let found = unsafe found else { return isOdd = true }
    if let index = values.firstIndex(where: { unsafe $0.elementsEqual(found) }) {
      tally.values[index].count += 1
    } else if values.count < 1000 {
      unsafe values.append(Array(found))
      tally.values.append((unsafe String(decoding: found, as: UTF8.self), 1))
    } else {
      isOdd = true
    }
  }

  private static func equals(_ name: UnsafePointer<xmlChar>, _ bytes: [UInt8]) -> Bool {
    for (index, byte) in bytes.enumerated() where unsafe name[index] != byte { return false }
    return unsafe name[bytes.count] == 0
  }
}

private func isogloss_prepare_tally() {
  xmlInitParser()
  isogloss_refuse_external_entities()
}

private func makeCallbacks() -> xmlSAXHandler {
  var callbacks = unsafe xmlSAXHandler()
  unsafe callbacks.initialized = XML_SAX2_MAGIC
  unsafe callbacks.startElementNs = { context, name, _, _, _, _, count, _, attributes in
    guard let state = unsafe tallyState(context) else { return }
    unsafe state.pointee.start(name, attributes, Int(count))
  }
  unsafe callbacks.endElementNs = { context, _, _, _ in
    unsafe tallyState(context)?.pointee.depth -= 1
  }
  unsafe callbacks.entityDecl = { context, _, _, _, _, _ in
    unsafe tallyState(context)?.pointee.isOdd = true
  }
  unsafe callbacks.reference = { context, _ in
    unsafe tallyState(context)?.pointee.isOdd = true
  }
  unsafe callbacks.serror = { context, _ in
    unsafe tallyState(context)?.pointee.isOdd = true
  }
  return unsafe callbacks
}

private func tallyState(_ context: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<TallyState>? {
  guard let context = unsafe context?.assumingMemoryBound(to: xmlParserCtxt.self),
    let state = unsafe context.pointee._private
  else { return nil }
  return unsafe state.assumingMemoryBound(to: TallyState.self)
}
