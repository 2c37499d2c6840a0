/// Cuts a stream of bytes into messages: a header with the length of the content, an empty line, the
/// content.
///
/// Whatever the stream holds, no more than ``Limits`` allow is held of it, and what follows a fault
/// is read on from the next header. Source: Language Server Protocol 3.17, “Base Protocol”.
package struct MessageReader: Sendable {
  /// How much is read before it counts as a fault.
  package struct Limits: Sendable {
    /// The longest header, in bytes.
    package var header = 8 << 10
    /// The longest content, in bytes.
    package var content = 64 << 20

    /// The usual limits.
    package init() {}
  }

  /// What was read.
  package enum Item: Hashable, Sendable {
    /// The content of a message.
    case message([UInt8])
    /// Why something was left out.
    case fault(Fault)
  }

  /// Why a part of the stream is no message.
  package enum Fault: Hashable, Sendable {
    /// A header without a length that can be understood.
    case noLength
    /// A header that does not end.
    case endlessHeader
    /// A content of so many bytes, which was left out.
    case tooLong(Int)

    /// The fault in words.
    package var reason: String {
      switch self {
      case .noLength: "a header without a Content-Length"
      case .endlessHeader: "a header that does not end"
      case .tooLong(let length): "a message of \(length) bytes, which is too long"
      }
    }
  }

  private enum State {
    case header
    case content(Int)
    /// Content that is too long and let by.
    case skipping(Int)
    /// What follows a fault, up to the next header.
    case lost
  }

  private static let fieldName = Array("Content-Length:".utf8)
  /// More bytes than a field with a length has.
  private static let longestField = 64

  private let limits: Limits
  private var state = State.header
  private var pending: [UInt8] = []
  /// How much of ``pending`` is done with.
  private var start = 0

  /// Makes a reader of a stream from its beginning.
  package init(limits: Limits = Limits()) { self.limits = limits }

  /// Takes the next bytes of the stream.
  ///
  /// - Returns: the messages that are whole now, in order.
  /// - Complexity: O(n) in the number of bytes over all calls.
  package mutating func read(_ bytes: some Sequence<UInt8>) -> [Item] {
    pending.append(contentsOf: bytes)
    var items: [Item] = []
    reading: while true {
      switch step() {
      case .item(let item): items.append(item)
      case .moved: continue
      case .starved: break reading
      }
    }
    pending.removeFirst(start)
    start = 0
    return items
  }

  private enum Step {
    /// Something was read to its end.
    case item(Item)
    /// The state is another one now.
    case moved
    /// More bytes are needed.
    case starved
  }

  private mutating func step() -> Step {
    switch state {
    case .header: readHeader()
    case .content(let length): readContent(length)
    case .skipping(let length): skip(length)
    case .lost: findHeader()
    }
  }

  private mutating func readHeader() -> Step {
    while start < pending.count, [0x0A, 0x0D].contains(pending[start]) { start += 1 }
    guard let end = endOfHeader() else {
      guard pending.count - start > limits.header else { return .starved }
      // Its end may be the beginning of another.
      start += max(1, limits.header - Self.longestField)
      state = .lost
      return .item(.fault(.endlessHeader))
    }
    let header = Header(pending[start..<end.lowerBound])
    guard let length = header.length else {
      // A length may follow in what looks like content.
      start = end.upperBound
      state = .lost
      return .item(.fault(.noLength))
    }
    start = end.upperBound
    guard length <= limits.content else {
      state = .skipping(length)
      return .item(.fault(.tooLong(length)))
    }
    state = .content(length)
    return .moved
  }

  private mutating func readContent(_ length: Int) -> Step {
    guard pending.count - start >= length else { return .starved }
    let content = Array(pending[start..<start + length])
    start += length
    state = .header
    return .item(.message(content))
  }

  private mutating func skip(_ length: Int) -> Step {
    let skipped = min(length, pending.count - start)
    start += skipped
    guard skipped == length else {
      state = .skipping(length - skipped)
      return .starved
    }
    state = .header
    return .moved
  }

  private mutating func findHeader() -> Step {
    let name = Self.fieldName
    while start + name.count <= pending.count {
      if pending[start] == name[0], pending[start..<start + name.count].elementsEqual(name) {
        state = .header
        return .moved
      }
      start += 1
    }
    return .starved
  }

  /// The empty line behind a header; a line that ends in LF alone is let through.
  private func endOfHeader() -> Range<Int>? {
    var lineStart = start
    let end = min(pending.count, start + limits.header)
    while let feed = pending[lineStart..<end].firstIndex(of: UInt8(ascii: "\n")) {
      let line = pending[lineStart..<feed]
      if line.isEmpty || line.elementsEqual([UInt8(ascii: "\r")]) { return lineStart..<feed + 1 }
      lineStart = feed + 1
    }
    return nil
  }
}

/// The fields in front of a message.
private struct Header {
  /// The length of the content in bytes; nil when it is not said, or not as a number.
  var length: Int?

  init(_ bytes: ArraySlice<UInt8>) {
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let field = String(decoding: line, as: UTF8.self)
      guard let colon = field.firstIndex(of: ":"),
        field[..<colon].lowercased() == "content-length"
      else { continue }
      let value = field[field.index(after: colon)...].filter { !$0.isWhitespace }
      length = value.allSatisfy(\.isASCII) && value.allSatisfy(\.isNumber) ? Int(value) : nil
    }
  }
}

/// Messages as a stream.
package enum MessageWriter {
  /// A message with its header.
  package static func framed(_ content: [UInt8]) -> [UInt8] {
    Array("Content-Length: \(content.count)\r\n\r\n".utf8) + content
  }
}
