import Dispatch
import Synchronization

/// What one thread waits for and others bring, in order.
///
/// Who brings what may wait, waits for room, so that nothing grows while the other thread is busy.
final class EventQueue<Event: Sendable>: Sendable {
  private struct Entry {
    var event: Event
    var takesRoom: Bool
  }

  private let entries = Mutex<[Entry]>([])
  private let available = DispatchSemaphore(value: 0)
  private let room: DispatchSemaphore

  /// Makes an empty queue with room for so many events.
  init(capacity: Int) { room = DispatchSemaphore(value: capacity) }

  /// Adds an event when there is room for it.
  func add(_ event: Event) {
    room.wait()
    add(Entry(event: event, takesRoom: true))
  }

  /// Adds an event whether there is room or not.
  func addAtOnce(_ event: Event) { add(Entry(event: event, takesRoom: false)) }

  /// Takes the next event; nil when none comes within some time.
  ///
  /// Without a time it waits for one.
  func next(within time: Duration?) -> Event? {
    let deadline = time.map { DispatchTime.now() + .nanoseconds(Int($0 / .nanoseconds(1))) }
    guard available.wait(timeout: deadline ?? .distantFuture) == .success else { return nil }
    let entry = entries.withLock { $0.isEmpty ? nil : $0.removeFirst() }
    if entry?.takesRoom == true { room.signal() }
    return entry?.event
  }

  private func add(_ entry: Entry) {
    entries.withLock { $0.append(entry) }
    available.signal()
  }
}
