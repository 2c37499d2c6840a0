/// Links by the two candidates that they hold together.
struct LinkIndex: Sendable {
  private let links: [Link]
  private var places: [UInt64: Int32] = [:]

  /// Indexes links.
  init(_ links: [Link]) {
    self.links = links
    places.reserveCapacity(links.count)
    for (place, link) in links.enumerated() {
      places[Self.key(link.first, link.second)] = Int32(place)
    }
  }

  /// The link of two candidates in any order; nil when there is none.
  subscript(first: Int, second: Int) -> Link? {
    places[Self.key(first, second)].map { links[Int($0)] }
  }

  /// Whether two candidates, in any order, are linked well enough to be names of one thing.
  func supports(_ first: Int, _ second: Int) -> Bool {
    self[first, second].map { $0.probability >= Self.leastProbability } ?? false
  }

  private static func key(_ first: Int, _ second: Int) -> UInt64 {
    UInt64(UInt32(min(first, second))) << 32 | UInt64(UInt32(max(first, second)))
  }

  private static let leastProbability = 0.3
}
