import Dispatch
import Synchronization

/// Does the same with many things on several cores, where nothing waits for input.
enum ConcurrentMap {
  /// Does something with each item.
  ///
  /// - Parameters:
  ///   - items: the items.
  ///   - jobs: how many are worked on at a time; 1 does one after the other.
  ///   - body: what to do with an item.
  /// - Returns: what the body gives, in the order of the items, whatever the number of jobs.
  static func map<Item: Sendable, Output: Sendable>(
    _ items: [Item], jobs: Int, _ body: @Sendable (Item) -> Output
  ) -> [Output] {
    guard jobs > 1, items.count > 1 else { return items.map(body) }
    let next = Mutex(0)
    let outputs = Mutex([Output?](repeating: nil, count: items.count))
    DispatchQueue.concurrentPerform(iterations: min(jobs, items.count)) { _ in
      while let index = next.withLock({ next -> Int? in
        defer { next += 1 }
        return next < items.count ? next : nil
      }) {
        let output = body(items[index])
        outputs.withLock { $0[index] = output }
      }
    }
    return outputs.withLock { $0.compactMap(\.self) }
  }
}
