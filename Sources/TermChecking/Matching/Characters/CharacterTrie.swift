/// Patterns of scalars, found from a place in a text on.
///
/// The first step, which most places of a text do not pass, is two array lookups; the others look
/// up node and scalar in one open-addressed table.
struct CharacterTrie: Sendable {
  /// The pages of the first step by the upper half of a scalar of the Basic Multilingual Plane; 0
  /// for none.
  private var pageNumbers = [UInt16](repeating: 0, count: 256)
  /// The nodes behind the first scalar, a page of 256 after the other; 0 for none.
  private var pages = [Int32](repeating: 0, count: 256)
  /// Node and scalar in one number, and the node behind; 0 for a free slot.
  private var keys = [UInt64](repeating: 0, count: 64)
  private var nodes = [Int32](repeating: 0, count: 64)
  private var edgeCount = 0
  /// Which list of ``lists`` has the values of each node; -1 for a node without any.
  private var ends: [Int32] = [-1]
  private var lists = NumberLists()
  /// While patterns are added: the lists and their values.
  private var growing: [(list: Int32, number: Int32)] = []
  /// While patterns are added: the last value of each list.
  private var lastValues: [Int32] = []

  /// Makes an empty trie.
  init() {}

  /// Whether there is no pattern.
  var isEmpty: Bool { ends.count == 1 }

  /// Adds a pattern with a value; a pattern that has the value since it was added last stays as it is.
  mutating func insert(_ pattern: some Sequence<Unicode.Scalar>, _ value: Int32) {
    var node: Int32 = 0
    for scalar in pattern {
      if let next = step(node, scalar) {
        node = next
      } else {
        let next = Int32(ends.count)
        ends.append(-1)
        link(node, scalar, to: next)
        node = next
      }
    }
    guard node != 0 else { return }
    let list = ends[Int(node)]
    if list < 0 {
      ends[Int(node)] = Int32(lastValues.count)
      lastValues.append(value)
    } else {
      guard lastValues[Int(list)] != value else { return }
      lastValues[Int(list)] = value
    }
    growing.append((ends[Int(node)], value))
  }

  /// Ends the adding of patterns: from now on their values can be asked for.
  mutating func finish() {
    lists = NumberLists(growing, count: lastValues.count)
    (growing, lastValues) = ([], [])
  }

  /// The next place of a text from one on with which a pattern begins, and the node behind it; nil when
  /// none does up to the end.
  func firstStep(
    in scalars: Span<Unicode.Scalar>, from start: Int
  ) -> (place: Int, node: Int32)? {
    let (numbers, nodes) = (pageNumbers.span, pages.span)
    for place in start..<scalars.count {
      let value = Int(truncatingIfNeeded: scalars[place].value)
      guard value < 0x1_0000 else {
        if let node = step(0, scalars[place]) { return (place, node) }
        continue
      }
      let node = nodes[Int(numbers[value >> 8]) << 8 | value & 0xff]
      if node != 0 { return (place, node) }
    }
    return nil
  }

  /// The node behind a scalar, nil when no pattern goes on with it; the root is 0.
  @inline(__always)
  func step(_ node: Int32, _ scalar: Unicode.Scalar) -> Int32? {
    if node == 0, scalar.value < 0x1_0000 {
      let page = Int(pageNumbers[Int(scalar.value >> 8)])
      let next = pages[page << 8 | Int(scalar.value & 0xff)]
      return next == 0 ? nil : next
    }
    let key = Self.key(node, scalar)
    var slot = Self.slot(key, keys.count)
    while keys[slot] != 0 {
      if keys[slot] == key { return nodes[slot] }
      slot = (slot + 1) & (keys.count - 1)
    }
    return nil
  }

  /// Whether a pattern ends at a node.
  @inline(__always)
  func isEnd(_ node: Int32) -> Bool { ends[Int(node)] >= 0 }

  /// The places of the values of the patterns that end at a node; see ``value(at:)``.
  @inline(__always)
  func places(at node: Int32) -> Range<Int> {
    let list = ends[Int(node)]
    return list < 0 ? 0..<0 : lists.places(of: Int(list))
  }

  /// The value at a place.
  @inline(__always)
  func value(at place: Int) -> Int32 { lists.number(at: place) }

  private mutating func link(_ node: Int32, _ scalar: Unicode.Scalar, to next: Int32) {
    if node == 0, scalar.value < 0x1_0000 {
      let upper = Int(scalar.value >> 8)
      if pageNumbers[upper] == 0 {
        pageNumbers[upper] = UInt16(pages.count >> 8)
        pages.append(contentsOf: repeatElement(0, count: 256))
      }
      pages[Int(pageNumbers[upper]) << 8 | Int(scalar.value & 0xff)] = next
      return
    }
    edgeCount += 1
    if edgeCount * 2 > keys.count { grow() }
    place(Self.key(node, scalar), next)
  }

  private mutating func grow() {
    let (oldKeys, oldNodes) = (keys, nodes)
    keys = Array(repeating: 0, count: oldKeys.count * 2)
    nodes = Array(repeating: 0, count: oldKeys.count * 2)
    for index in oldKeys.indices where oldKeys[index] != 0 {
      place(oldKeys[index], oldNodes[index])
    }
  }

  private mutating func place(_ key: UInt64, _ node: Int32) {
    var slot = Self.slot(key, keys.count)
    while keys[slot] != 0 { slot = (slot + 1) & (keys.count - 1) }
    keys[slot] = key
    nodes[slot] = node
  }

  /// Never 0: the root's scalars beyond the Basic Multilingual Plane are above 0xffff.
  private static func key(_ node: Int32, _ scalar: Unicode.Scalar) -> UInt64 {
    UInt64(UInt32(bitPattern: node)) << 32 | UInt64(scalar.value)
  }

  @inline(__always)
  private static func slot(_ key: UInt64, _ count: Int) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9e37_79b9_7f4a_7c15) >> 32) & (count - 1)
  }

  // MARK: In a file

  /// Writes a finished trie.
  func write(to file: inout FlatWriter) {
    file.write(pageNumbers.map { Int32($0) })
    file.write(pages)
    file.write(keys)
    file.write(nodes)
    file.write(ends)
    lists.write(to: &file)
  }

  /// Reads what ``write(to:)`` wrote.
  init(from file: inout FlatReader) throws(FlatReader.Damaged) {
    pageNumbers = try file.int32s().map { UInt16(truncatingIfNeeded: $0) }
    pages = try file.int32s()
    keys = try file.int64s()
    nodes = try file.int32s()
    ends = try file.int32s()
    lists = try NumberLists(from: &file)
  }
}
