/// The patterns as a tree: which can begin with a word, and which go on with the next, by the sets of
/// forms that accept the words.
///
/// Thousands of terms may begin with the same words (*Ruby 2 …*); what a text costs is the words that
/// it follows them for, not how many there are.
struct PatternIndex: Sendable {
  /// The node that a set begins, by the set.
  ///
  /// Nodes are counted from 1; 0 is none.
  private var beginnings: [Int32] = []
  /// A node and the set that goes on from it in one number, and the node there; 0 for a free slot.
  private var keys = [UInt64](repeating: 0, count: 64)
  private var children = [Int32](repeating: 0, count: 64)
  private var childCount = 0
  /// Whether patterns go on from a node, by the node.
  private var isInner: [UInt8] = [0]
  /// Whether a set goes on from any node, by the set.
  private var isFollower: [UInt8] = []
  /// The patterns that end at each node.
  private var ends = NumberLists()
  /// While patterns are added: the node where each ends.
  private var growingEnds: [(list: Int32, number: Int32)] = []

  /// Makes an empty index.
  init() {}

  /// Adds a pattern.
  mutating func insert(_ words: some Collection<Int32>, _ pattern: Int32) {
    guard let first = words.first else { return }
    while beginnings.count <= Int(first) { beginnings.append(0) }
    if beginnings[Int(first)] == 0 { beginnings[Int(first)] = addNode() }
    var node = beginnings[Int(first)]
    for word in words.dropFirst() { node = child(addedTo: node, word) }
    growingEnds.append((node, pattern))
  }

  /// Ends the adding of patterns: from now on they can be asked for.
  mutating func finish() {
    ends = NumberLists(growingEnds, count: isInner.count)
    growingEnds = []
  }

  /// The node of the patterns that begin with a word of a set; 0 for none.
  @inline(__always)
  func beginning(with set: Int32) -> Int32 {
    Int(set) < beginnings.count ? beginnings[Int(set)] : 0
  }

  /// The places of the patterns that end at a node, ascending; see ``pattern(at:)``.
  @inline(__always)
  func ends(at node: Int32) -> Range<Int> { ends.places(of: Int(node)) }

  /// The pattern at a place.
  @inline(__always)
  func pattern(at place: Int) -> Int32 { ends.number(at: place) }

  /// Whether patterns go on from a node.
  @inline(__always)
  func goesOn(from node: Int32) -> Bool { isInner[Int(node)] != 0 }

  /// The node where patterns are that go on from another with a word of a set; 0 for none.
  @inline(__always)
  func child(of node: Int32, _ set: Int32) -> Int32 {
    guard Int(set) < isFollower.count, isFollower[Int(set)] != 0 else { return 0 }
    let key = Self.key(node, set)
    var slot = Self.slot(key, keys.count)
    while keys[slot] != 0 {
      if keys[slot] == key { return children[slot] }
      slot = (slot + 1) & (keys.count - 1)
    }
    return 0
  }

  private mutating func addNode() -> Int32 {
    isInner.append(0)
    return Int32(isInner.count - 1)
  }

  private mutating func child(addedTo node: Int32, _ set: Int32) -> Int32 {
    let known = child(of: node, set)
    guard known == 0 else { return known }
    while isFollower.count <= Int(set) { isFollower.append(0) }
    isFollower[Int(set)] = 1
    isInner[Int(node)] = 1
    if (childCount + 1) * 2 > keys.count { grow() }
    let child = addNode()
    put(Self.key(node, set), child)
    childCount += 1
    return child
  }

  private mutating func grow() {
    let (oldKeys, oldChildren) = (keys, children)
    keys = Array(repeating: 0, count: oldKeys.count * 2)
    children = Array(repeating: 0, count: oldKeys.count * 2)
    for index in oldKeys.indices where oldKeys[index] != 0 {
      put(oldKeys[index], oldChildren[index])
    }
  }

  private mutating func put(_ key: UInt64, _ child: Int32) {
    var slot = Self.slot(key, keys.count)
    while keys[slot] != 0 { slot = (slot + 1) & (keys.count - 1) }
    keys[slot] = key
    children[slot] = child
  }

  /// Never 0, as no node is.
  private static func key(_ node: Int32, _ set: Int32) -> UInt64 {
    UInt64(UInt32(bitPattern: node)) << 32 | UInt64(UInt32(bitPattern: set))
  }

  private static func slot(_ key: UInt64, _ count: Int) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9e37_79b9_7f4a_7c15) >> 32) & (count - 1)
  }

  // MARK: In a file

  /// Writes a finished index.
  func write(to file: inout FlatWriter) {
    file.write(beginnings)
    file.write(keys)
    file.write(children)
    file.write(isInner)
    file.write(isFollower)
    ends.write(to: &file)
  }

  /// Reads what ``write(to:)`` wrote.
  init(from file: inout FlatReader) throws(FlatReader.Damaged) {
    beginnings = try file.int32s()
    keys = try file.int64s()
    children = try file.int32s()
    isInner = try file.bytes()
    isFollower = try file.bytes()
    ends = try NumberLists(from: &file)
  }
}
