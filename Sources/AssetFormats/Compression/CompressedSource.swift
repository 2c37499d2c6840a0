extension ByteSource {
  /// The source itself, or its decompressed content when it is a gzip or zip file.
  ///
  /// Of a zip file, the first entry with the given file name extension is read, decompressed while
  /// it is read; a zip file without one is an ``AssetError`` when reading begins.
  package func decompressed(entryExtension: String) -> ByteSource {
    var content: ByteSource?
    return ByteSource {
      let opened = try content ?? open(entryExtension: entryExtension)
      content = opened
      return try opened.next()
    }
  }

  /// Looks at the first bytes and decides.
  private func open(entryExtension: String) throws -> ByteSource {
    var start: [UInt8] = []
    while start.count < 4, let chunk = try next() { start += chunk }
    if start.starts(with: [0x1F, 0x8B]) { return GzipFile.content(BitStream(self, after: start)) }
    if start.starts(with: [0x50, 0x4B, 0x03, 0x04]) {
      return try ZipFile.content(BitStream(self, after: start), entryExtension: entryExtension)
    }
    var first: [UInt8]? = start
    return ByteSource {
      defer { first = nil }
      return try first ?? next()
    }
  }
}

/// A gzip file: one or more compressed members (RFC 1952).
private enum GzipFile {
  static func content(_ stream: BitStream) -> ByteSource {
    var state = (stream: stream, member: Optional<CheckedStream>.none)
    return ByteSource {
      while true {
        if let chunk = try state.member?.nextChunk() { return chunk }
        if let member = state.member {
          state.stream = member.rest
          let checksum = try state.stream.number(bytes: 4)
          _ = try state.stream.number(bytes: 4)
          guard checksum == Int(member.checksum) else { throw DeflateStream.damaged }
        }
        guard let first = try state.stream.byte(), first == 0x1F else { return nil }
        try skipHeader(&state.stream)
        state.member = CheckedStream(state.stream)
      }
    }
  }

  /// Skips what follows the first byte of a member's header.
  private static func skipHeader(_ stream: inout BitStream) throws {
    let header = try stream.bytes(9)
    guard header[0] == 0x8B, header[1] == 8 else { throw DeflateStream.damaged }
    let flags = header[2]
    if flags & 4 != 0 { _ = try stream.bytes(try stream.number(bytes: 2)) }
    for flag in [8, 16] as [UInt8] where flags & flag != 0 {
      while try stream.bytes(1) != [0] {}
    }
    if flags & 2 != 0 { _ = try stream.bytes(2) }
  }
}

/// A zip file, read from its beginning (PKWARE APPNOTE 4.3.7).
private enum ZipFile {
  static func content(_ stream: BitStream, entryExtension: String) throws -> ByteSource {
    var stream = stream
    while try stream.number(bytes: 4) == 0x0403_4B50 {
      let entry = try Entry(&stream)
      if entry.name.lowercased().hasSuffix("." + entryExtension) {
        return try entry.content(stream)
      }
      try entry.skip(&stream)
    }
    throw AssetError("the zip file holds no .\(entryExtension) file")
  }

  private struct Entry {
    let name: String
    let flags: Int
    let method: Int
    let checksum: Int
    let compressedSize: Int

    /// Reads the header that follows the signature.
    init(_ stream: inout BitStream) throws {
      _ = try stream.number(bytes: 2)
      flags = try stream.number(bytes: 2)
      method = try stream.number(bytes: 2)
      _ = try stream.number(bytes: 4)
      checksum = try stream.number(bytes: 4)
      compressedSize = try stream.number(bytes: 4)
      _ = try stream.number(bytes: 4)
      let nameLength = try stream.number(bytes: 2)
      let extraLength = try stream.number(bytes: 2)
      name = String(decoding: try stream.bytes(nameLength), as: UTF8.self)
      _ = try stream.bytes(extraLength)
    }

    /// Whether checksum and sizes follow the data instead of standing before them.
    var hasDescriptor: Bool { flags & 8 != 0 }

    func content(_ stream: BitStream) throws -> ByteSource {
      guard flags & 1 == 0 else { throw AssetError("“\(name)” in the zip file is encrypted") }
      switch method {
      case 0 where !hasDescriptor: return stored(stream)
      case 8: return deflated(stream)
      default:
        throw AssetError(
          "“\(name)” in the zip file is packed by a method not known here", hint: "unpack it first")
      }
    }

    /// Skips the data of an entry that is not wanted.
    func skip(_ stream: inout BitStream) throws {
      guard hasDescriptor else {
        for _ in 0..<compressedSize where try stream.byte() == nil { throw BitStream.cutOff }
        return
      }
      var data = CheckedStream(stream)
      while try data.nextChunk() != nil {}
      stream = data.rest
      _ = try Self.descriptorChecksum(&stream)
    }

    private func stored(_ stream: BitStream) -> ByteSource {
      var state = (stream: stream, remaining: compressedSize)
      return ByteSource {
        let count = min(state.remaining, 65536)
        state.remaining -= count
        return count == 0 ? nil : try state.stream.bytes(count)
      }
    }

    private func deflated(_ stream: BitStream) -> ByteSource {
      var data = CheckedStream(stream)
      return ByteSource {
        if let chunk = try data.nextChunk() { return chunk }
        var rest = data.rest
        let expected = hasDescriptor ? try Self.descriptorChecksum(&rest) : checksum
        guard expected == Int(data.checksum) else { throw DeflateStream.damaged }
        return nil
      }
    }

    /// Reads a data descriptor, whose signature is optional, and returns its checksum.
    private static func descriptorChecksum(_ stream: inout BitStream) throws -> Int {
      var number = try stream.number(bytes: 4)
      if number == 0x0807_4B50 { number = try stream.number(bytes: 4) }
      _ = try stream.bytes(8)
      return number
    }
  }
}

/// Decompressed data and their CRC-32.
private struct CheckedStream {
  private var deflate: DeflateStream
  private var register: UInt32 = 0xFFFF_FFFF

  init(_ input: BitStream) { deflate = DeflateStream(input) }

  /// The checksum of what was handed over so far.
  var checksum: UInt32 { ~register }

  /// What follows the data, aligned; call it after the last chunk.
  var rest: BitStream {
    var rest = deflate.input
    rest.align()
    return rest
  }

  mutating func nextChunk() throws -> [UInt8]? {
    guard let chunk = try deflate.nextChunk() else { return nil }
    for byte in chunk {
      register = register >> 8 ^ Self.table[Int(UInt8(truncatingIfNeeded: register) ^ byte)]
    }
    return chunk
  }

  private static let table = (0..<256 as Range<UInt32>).map { byte in
    (0..<8).reduce(byte) { value, _ in value >> 1 ^ (value & 1 == 1 ? 0xEDB8_8320 : 0) }
  }
}
