import Dispatch
package import Foundation

/// Runs a server on a pair of streams: one thread reads, one checks, and the caller's does all else.
package struct ServerLoop {
  /// How many events may wait before reading does.
  private static let mostWaiting = 64

  private let queue = EventQueue<ServerEvent>(capacity: mostWaiting)
  private let checks = DispatchQueue(label: "isogloss.checks")
  private var server: EditorServer

  /// Makes a loop for a server.
  package init(_ server: EditorServer) { self.server = server }

  /// Serves until the client ends the session or is gone.
  ///
  /// - Returns: the exit status.
  package mutating func run(input: FileHandle, output: FileHandle) -> Int32 {
    startReading(input)
    let clock = ContinuousClock()
    let start = clock.now
    while true {
      let now = clock.now - start
      let event = queue.next(within: server.wakeUp.map { max(.zero, $0 - now) })
      for action in server.handle(event ?? .timePassed, at: clock.now - start) {
        switch action {
        case .send(let content):
          // A client that has gone is told by the end of its input.
          try? output.write(contentsOf: Data(MessageWriter.framed(content)))
        case .check(let job):
          checks.async { [queue] in queue.addAtOnce(.checked(job.run())) }
        case .end(let status): return status
        }
      }
    }
  }

  private func startReading(_ input: FileHandle) {
    let queue = queue
    Thread.detachNewThread {
      let input = ByteStream(descriptor: input.fileDescriptor)
      var reader = MessageReader()
      while let bytes = input.next() {
        for item in reader.read(bytes) { queue.add(.received(item)) }
      }
      queue.add(.inputEnded)
    }
  }
}
