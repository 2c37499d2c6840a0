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
    var state = TallyState(plan)
    let isComplete = try unsafe withUnsafeMutablePointer(to: &state) { state in
      try unsafe CallbackParser.parse(nextChunk, makeCallbacks(), into: state) {
        unsafe !state.pointee.isOdd
      }
    }
    return isComplete && state.hasRoot ? state.tally : nil
  }
}

/// What the callbacks count in.
@safe private struct TallyState {
  var tally: XMLTally
  var isOdd = false
  var hasRoot = false
  var depth = 0
  /// The elements of the plan, and the root behind them.
  private var names: WantedNames
  private let depths: [Int]
  private let attribute: [UInt8]
  private var values: [[UInt8]] = []

  init(_ plan: XMLTally.Plan) {
    names = WantedNames(plan.elements.map(\.name) + [plan.root])
    depths = plan.elements.map(\.depth)
    attribute = Array(plan.attribute.utf8)
    tally = XMLTally(counts: Array(repeating: 0, count: plan.elements.count))
  }

  mutating func start(
    _ name: UnsafePointer<xmlChar>?, _ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?,
    _ count: Int
  ) {
    guard let name = unsafe name else { return isOdd = true }
    defer { depth += 1 }
    let index = unsafe names.index(of: name)
    if depth == 0 {
      hasRoot = index == depths.count
      if !hasRoot { isOdd = true }
      return
    }
    if depth >= XMLReader.maximumDepth { return isOdd = true }
    guard depths.indices.contains(index) else { return }
    if depths[index] != depth { return isOdd = true }
    tally.counts[index] += 1
    if index == depths.count - 1 { unsafe countValue(attributes, count) }
  }

  private mutating func countValue(
    _ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, _ count: Int
  ) {
    let (found, _) = unsafe WantedNames.attribute(attribute, attributes, count)
    // Twice, with a prefix and without one, is not for a counter to decide.
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
}

private func makeCallbacks() -> xmlSAXHandler {
  var callbacks = unsafe xmlSAXHandler()
  unsafe callbacks.startElementNs = { context, name, _, _, _, _, count, _, attributes in
    guard let state = unsafe tallyState(context) else { return }
    unsafe state.pointee.start(name, attributes, Int(count))
  }
  unsafe callbacks.endElementNs = { context, _, _, _ in
    unsafe tallyState(context)?.pointee.depth -= 1
  }
  return unsafe callbacks
}

private func tallyState(_ context: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<TallyState>? {
  unsafe CallbackParser.state(context, of: TallyState.self)
}
