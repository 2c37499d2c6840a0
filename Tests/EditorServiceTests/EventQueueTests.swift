import Foundation
import Testing

@testable import EditorService

/// Events come in order, and who brings them waits for room.
@Suite struct EventQueueTests {
  @Test func moreComesThanThereIsRoomFor() {
    let queue = EventQueue<Int>(capacity: 2)
    Thread.detachNewThread { for number in 0..<100 { queue.add(number) } }
    // The time is that of a failure alone.
    #expect((0..<100).map { _ in queue.next(within: .seconds(60)) } == Array(0..<100))
  }

  @Test func whatNeedsNoRoomComesAtOnce() {
    let queue = EventQueue<Int>(capacity: 1)
    queue.add(1)
    queue.addAtOnce(2)
    queue.addAtOnce(3)
    #expect((0..<3).map { _ in queue.next(within: .zero) } == [1, 2, 3])
    #expect(queue.next(within: .zero) == nil)
  }
}
