/// Patterns of scalars, found from a place in a text on.
struct CharacterTrie: Sendable {
  private var edges: [UInt64: Int32] = [:]
  /// What ends at each node.
  private var values: [[Int32]] = [[]]

  /// Whether there is no pattern.
  var isEmpty: Bool { values.count == 1 }

  /// Adds a pattern with a value.
  mutating func insert(_ pattern: some Sequence<Unicode.Scalar>, _ value: Int32) {
    var node: Int32 = 0
    for scalar in pattern {
      let key = Self.key(node, scalar)
      if let next = edges[key] {
        node = next
      } else {
        node = Int32(values.count)
        edges[key] = node
        values.append([])
      }
    }
    if node != 0, !values[Int(node)].contains(value) { values[Int(node)].append(value) }
  }

  /// The node behind a scalar, nil when no pattern goes on with it; the root is 0.
  func step(_ node: Int32, _ scalar: Unicode.Scalar) -> Int32? { edges[Self.key(node, scalar)] }

  /// The values of the patterns that end at a node.
  func values(at node: Int32) -> [Int32] { values[Int(node)] }

  private static func key(_ node: Int32, _ scalar: Unicode.Scalar) -> UInt64 {
    UInt64(UInt32(bitPattern: node)) << 32 | UInt64(scalar.value)
  }
}
