import Synchronization

/// What checks warn of, wherever they run, until somebody tells it.
final class WarningList: Sendable {
  private let texts = Mutex<[String]>([])

  /// Adds a warning.
  func add(_ text: String) { texts.withLock { $0.append(text) } }

  /// Takes the warnings there are, in order.
  func take() -> [String] {
    texts.withLock { texts in
      defer { texts = [] }
      return texts
    }
  }
}
