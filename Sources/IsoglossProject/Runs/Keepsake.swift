import Synchronization

/// Holds on to what a run has made, for a process that ends behind it.
///
/// To give terms and tables back one by one takes a fifth of a short check.
package final class Keepsake: Sendable {
  private let kept = Mutex<[any Sendable]>([])

  /// Makes one that holds nothing.
  package init() {}

  /// Holds on to a value as long as this exists.
  package func keep(_ value: some Sendable) { kept.withLock { $0.append(value) } }
}
