import IsoglossProject
import Synchronization

/// Tells which of the configured documents could not be read, each once.
final class UnreadDocuments: Sendable {
  private let terminal: Terminal
  private let told = Mutex<Set<RunError>>([])

  /// Begins with none.
  init(_ terminal: Terminal) { self.terminal = terminal }

  /// Whether there were any.
  var areSome: Bool { told.withLock { !$0.isEmpty } }

  /// Says what is wrong with a document.
  func tell(_ error: RunError) {
    guard told.withLock({ $0.insert(error).inserted }) else { return }
    terminal.complain("\(error): left out")
  }
}
