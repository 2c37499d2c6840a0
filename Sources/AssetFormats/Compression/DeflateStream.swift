/// Decompresses DEFLATE data chunk by chunk (RFC 1951).
struct DeflateStream {
  /// The compressed data; after the end, what follows them.
  var input: BitStream
  /// The last 32 KB of output at least, which later data may repeat, and what is not handed over.
  private var window: [UInt8] = []
  private var handedOver = 0
  private var block = Block.none
  private var isLastBlock = false

  private static let windowSize = 32768
  private static let chunkSize = 65536

  private enum Block {
    case none
    case stored(remaining: Int)
    case compressed(literals: HuffmanTable, distances: HuffmanTable)
  }

  /// Makes a stream of data that begin at an aligned place.
  init(_ input: BitStream) { self.input = input }

  /// Returns the next chunk of decompressed bytes, never empty; nil at the end of the data.
  ///
  /// - Throws: ``AssetError`` when the data are damaged or cut off.
  mutating func nextChunk() throws -> [UInt8]? {
    if window.count > 4 * Self.windowSize {
      let surplus = window.count - Self.windowSize
      window.removeFirst(surplus)
      handedOver -= surplus
    }
    while window.count - handedOver < Self.chunkSize {
      switch block {
      case .none:
        if isLastBlock { return takeChunk() }
        try startBlock()
      case .stored(let remaining): try copyStored(remaining)
      case .compressed(let literals, let distances): try inflate(literals, distances)
      }
    }
    return takeChunk()
  }

  private mutating func takeChunk() -> [UInt8]? {
    guard handedOver < window.count else { return nil }
    defer { handedOver = window.count }
    return Array(window[handedOver...])
  }

  private mutating func startBlock() throws {
    isLastBlock = try input.bits(1) == 1
    switch try input.bits(2) {
    case 0:
      input.align()
      let length = try input.number(bytes: 2)
      guard try input.number(bytes: 2) == length ^ 0xFFFF else { throw Self.damaged }
      block = .stored(remaining: length)
    case 1:
      let lengths = (0..<288).map { symbol -> UInt8 in
        symbol < 144 ? 8 : symbol < 256 ? 9 : symbol < 280 ? 7 : 8
      }
      block = try Self.compressed(lengths, [UInt8](repeating: 5, count: 30))
    case 2: try readCodes()
    default: throw Self.damaged
    }
  }

  private mutating func copyStored(_ remaining: Int) throws {
    let count = min(remaining, Self.chunkSize)
    window += try input.bytes(count)
    block = count == remaining ? .none : .stored(remaining: remaining - count)
  }

  private static func compressed(_ literals: [UInt8], _ distances: [UInt8]) throws -> Block {
    guard let literals = HuffmanTable(lengths: literals),
      let distances = HuffmanTable(lengths: distances)
    else { throw damaged }
    return .compressed(literals: literals, distances: distances)
  }

  /// Reads the codes of a block that brings its own (§3.2.7).
  private mutating func readCodes() throws {
    let literalCount = try input.bits(5) + 257
    let distanceCount = try input.bits(5) + 1
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    var codeLengths = [UInt8](repeating: 0, count: 19)
    for index in order.prefix(try input.bits(4) + 4) {
      codeLengths[index] = UInt8(try input.bits(3))
    }
    guard let table = HuffmanTable(lengths: codeLengths) else { throw Self.damaged }
    var lengths: [UInt8] = []
    while lengths.count < literalCount + distanceCount {
      let symbol = try self.symbol(table)
      switch symbol {
      case 0..<16: lengths.append(UInt8(symbol))
      case 16:
        guard let last = lengths.last else { throw Self.damaged }
        lengths += [UInt8](repeating: last, count: try input.bits(2) + 3)
      case 17: lengths += [UInt8](repeating: 0, count: try input.bits(3) + 3)
      default: lengths += [UInt8](repeating: 0, count: try input.bits(7) + 11)
      }
    }
    guard lengths.count == literalCount + distanceCount else { throw Self.damaged }
    block = try Self.compressed(
      Array(lengths[..<literalCount]), Array(lengths[literalCount...]))
  }

  private mutating func symbol(_ table: HuffmanTable) throws -> Int {
    guard let (symbol, length) = table.lookUp(try input.peek()) else { throw Self.damaged }
    try input.drop(length)
    return symbol
  }

  private mutating func inflate(_ literals: HuffmanTable, _ distances: HuffmanTable) throws {
    while window.count - handedOver < Self.chunkSize {
      let symbol = try self.symbol(literals)
      if symbol < 256 {
        window.append(UInt8(symbol))
      } else if symbol == 256 {
        block = .none
        return
      } else {
        try copyRepeated(lengthSymbol: symbol - 257, distances)
      }
    }
  }

  private mutating func copyRepeated(lengthSymbol: Int, _ distances: HuffmanTable) throws {
    guard lengthSymbol < Self.lengths.count else { throw Self.damaged }
    let length = Self.lengths[lengthSymbol] + (try input.bits(Self.lengthBits[lengthSymbol]))
    let distanceSymbol = try symbol(distances)
    guard distanceSymbol < 30 else { throw Self.damaged }
    let extraBits = max(0, distanceSymbol / 2 - 1)
    let base = distanceSymbol < 2 ? distanceSymbol + 1 : (2 + distanceSymbol % 2) << extraBits + 1
    let distance = base + (try input.bits(extraBits))
    guard distance <= window.count else { throw Self.damaged }
    for _ in 0..<length { window.append(window[window.count - distance]) }
  }

  /// The shortest repetition for each length symbol (§3.2.5).
  private static let lengths = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
    163, 195, 227, 258,
  ]
  /// How many bits add to it.
  private static let lengthBits = [
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  ]

  /// The error for data that no compressor writes.
  static let damaged = AssetError(
    "the compressed data are damaged", hint: "fetch the file again, or unpack it first")
}
