import Synchronization

/// Word boundaries of a text that were found already, by stretches: several termbases search the same
/// text, and finding boundaries costs more than all the rest.
final class FoundBreaks: Sendable {
  private let stretches = Mutex<[Int: [Int]]>([:])

  /// The boundaries of a stretch between two byte offsets, both included; nil when nobody looked.
  func offsets(from start: Int, to end: Int) -> [Int]? {
    stretches.withLock { stretches in
      guard let offsets = stretches[start], offsets.last == end else { return nil }
      return offsets
    }
  }

  /// Keeps the boundaries of a stretch, the first and the last of which are its ends.
  func keep(_ offsets: [Int]) {
    guard let start = offsets.first else { return }
    stretches.withLock { $0[start] = offsets }
  }
}
