/// The terms of a document by the block in which they stand.
struct UsesByBlock {
  private let uses: [TermUse]

  /// Takes terms in order of their blocks.
  init(_ uses: [TermUse]) { self.uses = uses }

  /// The terms of some blocks, ascending, in order; those of neighbours are not copied.
  subscript(blocks: [Int]) -> ArraySlice<TermUse> {
    guard let first = blocks.first, let last = blocks.last else { return [] }
    guard last - first == blocks.count - 1 else {
      return blocks.flatMap { uses[start(of: $0)..<start(of: $0 + 1)] }[...]
    }
    return uses[start(of: first)..<start(of: last + 1)]
  }

  private func start(of block: Int) -> Int {
    var (low, high) = (0, uses.count)
    while low < high {
      let middle = (low + high) / 2
      if uses[middle].block < block { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
