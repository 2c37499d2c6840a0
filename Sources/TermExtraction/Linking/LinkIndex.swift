/// Links by the two candidates that they hold together.
struct LinkIndex: Sendable {
  private var links: [UInt64: Link] = [:]

  /// Indexes links.
  init(_ links: [Link]) {
    for link in links { self.links[LinkSupport.key(link.first, link.second)] = link }
  }

  /// The link of two candidates in any order; nil when there is none.
  subscript(first: Int, second: Int) -> Link? { links[LinkSupport.key(first, second)] }
}

/// Which candidates are linked well enough to be names of one thing.
struct LinkSupport: Sendable {
  private var pairs: Set<UInt64> = []

  /// Keeps the likely links among candidates.
  init(_ links: [Link]) {
    for link in links where link.probability >= Self.leastProbability {
      pairs.insert(Self.key(link.first, link.second))
    }
  }

  /// Whether two candidates, in any order, are linked.
  func holds(_ first: Int, _ second: Int) -> Bool { pairs.contains(Self.key(first, second)) }

  /// What identifies a pair of candidates in any order.
  static func key(_ first: Int, _ second: Int) -> UInt64 {
    UInt64(UInt32(min(first, second))) << 32 | UInt64(UInt32(max(first, second)))
  }

  private static let leastProbability = 0.3
}
