import TestSupport
import Testing

@testable import EditorService

/// Messages are cut out of a stream, whatever stands in it.
@Suite struct MessageReaderTests {
  private static func items(
    _ stream: String, limits: MessageReader.Limits = MessageReader.Limits()
  ) -> [String] {
    var reader = MessageReader(limits: limits)
    return reader.read(stream.utf8).map(\.text)
  }

  @Test(arguments: [
    ("Content-Length: 2\r\n\r\n{}", ["{}"]),
    ("Content-Length: 2\r\n\r\n{}Content-Length: 4\r\n\r\nnull", ["{}", "null"]),
    ("content-length:2\r\nContent-Type: application/json; charset=utf-8\r\n\r\n{}", ["{}"]),
    ("Content-Type: x\r\nContent-Length: 2\r\n\r\n{}", ["{}"]),
    ("Content-Length: 2\n\n{}", ["{}"]),
    ("Content-Length: 2\r\n\r\n{}\r\nContent-Length: 1\r\n\r\n1", ["{}", "1"]),
    ("Content-Length: 0\r\n\r\n", [""]),
    ("Content-Length: 4\r\n\r\nか", []),
    ("Content-Length: 3\r\n\r\nか", ["か"]),
    ("Content-Length: -1\r\n\r\nContent-Length: 1\r\n\r\n1", ["noLength", "1"]),
    ("Content-Length: two\r\n\r\n{}Content-Length: 1\r\n\r\n1", ["noLength", "1"]),
    ("Content-Length: 99999999999999999999\r\n\r\nContent-Length: 1\r\n\r\n1", ["noLength", "1"]),
    ("Content-Length:\r\n\r\nContent-Length: 1\r\n\r\n1", ["noLength", "1"]),
    ("Länge: 2\r\n\r\n{}\nContent-Length: 1\r\n\r\n1", ["noLength", "1"]),
    ("GET / HTTP/1.1\r\nHost: x\r\n\r\nContent-Length: 1\r\n\r\n1", ["noLength", "1"]),
  ])
  func cutsMessages(stream: String, items: [String]) {
    #expect(Self.items(stream) == items)
  }

  @Test func leavesOutWhatIsTooLong() {
    var limits = MessageReader.Limits()
    limits.content = 3
    let items = Self.items(
      "Content-Length: 4\r\n\r\n1234Content-Length: 3\r\n\r\n123", limits: limits)
    #expect(items == ["tooLong(4)", "123"])
  }

  @Test func givesUpAHeaderThatDoesNotEnd() {
    var limits = MessageReader.Limits()
    limits.header = 200
    let stream = String(repeating: "x", count: 1000) + "Content-Length: 1\r\n\r\n1"
    #expect(Self.items(stream, limits: limits) == ["endlessHeader", "1"])
  }

  @Test func holdsLittleOfAStreamThatIsNone() {
    var reader = MessageReader()
    var faults = 0
    for _ in 0..<200 {
      faults += reader.read(Array(repeating: UInt8(ascii: "C"), count: 10_000)).count
    }
    #expect(faults == 1)
    #expect(reader.read("Content-Length: 1\r\n\r\n1".utf8).map(\.text) == ["1"])
  }

  @Test func readsTheSameInPieces() {
    let stream = Array(
      "Content-Length: 2\r\n\r\n{}\r\nContent-Length: x\r\n\r\nContent-Length: 3\r\n\r\nか".utf8)
    var whole = MessageReader()
    let expected = whole.read(stream)
    for size in 1...stream.count {
      var reader = MessageReader()
      var items: [MessageReader.Item] = []
      for start in stride(from: 0, to: stream.count, by: size) {
        items += reader.read(stream[start..<min(start + size, stream.count)])
      }
      #expect(items == expected, "in pieces of \(size)")
    }
  }

  @Test func survivesDamage() {
    var generator = SeededGenerator(seed: 7)
    let message = Array("Content-Length: 11\r\n\r\n{\"method\":1}".utf8)
    let clean = MessageWriter.framed(Array("{}".utf8))
    for round in 0..<2000 {
      var stream = (0..<3).flatMap { _ in message }
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        let place = Int.random(in: 0..<stream.count, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: stream[place] = .random(in: 0...255, using: &generator)
        case 1: stream.remove(at: place)
        default: stream.insert(.random(in: 0...255, using: &generator), at: place)
        }
      }
      var limits = MessageReader.Limits()
      limits.header = 128
      limits.content = 256
      var whole = MessageReader(limits: limits)
      var pieces = MessageReader(limits: limits)
      let items = whole.read(stream)
      let cut = Int.random(in: 0...stream.count, using: &generator)
      #expect(pieces.read(stream[..<cut]) + pieces.read(stream[cut...]) == items, "round \(round)")
      // Whatever came before, what follows enough of silence is understood again.
      let silence = Array(repeating: UInt8(ascii: "\n"), count: 1000)
      _ = whole.read(silence)
      #expect(whole.read(clean).last == .message(Array("{}".utf8)), "round \(round)")
    }
  }
}

extension MessageReader.Item {
  fileprivate var text: String {
    switch self {
    case .message(let content): String(decoding: content, as: UTF8.self)
    case .fault(let fault): "\(fault)"
    }
  }
}
