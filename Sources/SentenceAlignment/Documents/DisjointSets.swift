/// A partition of 0..<count that grows coarser: union and find with path halving.
struct DisjointSets {
  private var parents: [Int]

  /// Makes a partition into single elements.
  init(count: Int) { parents = Array(0..<count) }

  /// How many elements there are.
  var count: Int { parents.count }

  /// The representative of an element's set: its smallest element.
  mutating func root(_ element: Int) -> Int {
    var element = element
    while parents[element] != element {
      parents[element] = parents[parents[element]]
      element = parents[element]
    }
    return element
  }

  /// Makes one set of the sets of two elements.
  mutating func join(_ first: Int, _ second: Int) {
    let (first, second) = (root(first), root(second))
    parents[max(first, second)] = min(first, second)
  }
}
