/// Does the same with many things, on several cores.
enum ParallelMap {
  /// Does something with each item.
  ///
  /// - Parameters:
  ///   - items: the items.
  ///   - jobs: how many are worked on at a time; 1 does one after the other.
  ///   - progress: is told each item that is done, as they come.
  ///   - body: what to do with an item.
  /// - Returns: what the body gives, in the order of the items, whatever the number of jobs.
  /// - Throws: the error of the first item that has one, in the order of the items.
  static func map<Item: Sendable, Output: Sendable>(
    _ items: [Item], jobs: Int, progress: (Item) -> Void = { _ in },
    _ body: @escaping @Sendable (Item) throws(RunError) -> Output
  ) async throws(RunError) -> [Output] {
    var outputs: [Output] = []
    guard jobs > 1, items.count > 1 else {
      for item in items {
        outputs.append(try body(item))
        progress(item)
      }
      return outputs
    }
    for result in await results(items, jobs: jobs, progress: progress, body) {
      outputs.append(try result.get())
    }
    return outputs
  }

  private static func results<Item: Sendable, Output: Sendable>(
    _ items: [Item], jobs: Int, progress: (Item) -> Void,
    _ body: @escaping @Sendable (Item) throws(RunError) -> Output
  ) async -> [Result<Output, RunError>] {
    await withTaskGroup(of: (Int, Result<Output, RunError>).self) { group in
      var results = [Result<Output, RunError>?](repeating: nil, count: items.count)
      var started = 0
      func startNext() {
        guard started < items.count else { return }
        let index = started
        let item = items[index]
        started += 1
        group.addTask {
          do throws(RunError) {
            return (index, .success(try body(item)))
          } catch {
            return (index, .failure(error))
          }
        }
      }
      for _ in 0..<jobs { startNext() }
      for await (index, result) in group {
        results[index] = result
        progress(items[index])
        startNext()
      }
      return results.compactMap(\.self)
    }
  }
}
