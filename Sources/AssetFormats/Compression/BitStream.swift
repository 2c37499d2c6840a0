/// Reads bits, lowest first, and whole bytes from a source.
struct BitStream {
  private let source: ByteSource
  private var chunk: [UInt8] = []
  private var index = 0
  private var buffer: UInt64 = 0
  private var bufferedBits = 0

  /// Makes a stream that begins with bytes already taken from the source.
  init(_ source: ByteSource, after start: [UInt8] = []) {
    self.source = source
    chunk = start
  }

  /// The next bits without taking them; beyond the end they are 0.
  ///
  /// - Returns: At least 48 bits, unless the input ends before.
  mutating func peek() throws -> UInt64 {
    while bufferedBits <= 48, let byte = try nextByte() {
      buffer |= UInt64(byte) << UInt64(bufferedBits)
      bufferedBits += 8
    }
    return buffer
  }

  /// Takes bits that were peeked at.
  ///
  /// - Throws: ``AssetError`` when the input has fewer.
  mutating func drop(_ count: Int) throws {
    guard count <= bufferedBits else { throw Self.cutOff }
    buffer >>= UInt64(count)
    bufferedBits -= count
  }

  /// Takes up to 32 bits as a number.
  mutating func bits(_ count: Int) throws -> Int {
    let value = try peek() & ((1 << UInt64(count)) - 1)
    try drop(count)
    return Int(value)
  }

  /// Drops the bits up to the next whole byte.
  mutating func align() {
    buffer >>= UInt64(bufferedBits % 8)
    bufferedBits -= bufferedBits % 8
  }

  /// Takes a byte; the stream must be aligned.
  ///
  /// - Returns: nil at the end.
  mutating func byte() throws -> UInt8? {
    if bufferedBits == 0 { return try nextByte() }
    return UInt8(try bits(8))
  }

  /// Takes bytes; the stream must be aligned.
  mutating func bytes(_ count: Int) throws -> [UInt8] {
    var bytes: [UInt8] = []
    for _ in 0..<count {
      guard let byte = try byte() else { throw Self.cutOff }
      bytes.append(byte)
    }
    return bytes
  }

  /// Takes a little-endian number of 2 or 4 bytes; the stream must be aligned.
  mutating func number(bytes count: Int) throws -> Int {
    try bytes(count).reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  private mutating func nextByte() throws -> UInt8? {
    while index == chunk.count {
      guard let next = try source.next() else { return nil }
      chunk = next
      index = 0
    }
    defer { index += 1 }
    return chunk[index]
  }

  /// The error for compressed data that end too early.
  static let cutOff = AssetError(
    "the compressed data end too early", hint: "the file was cut off; fetch it again")
}
