/// A source of a damaged XML file, mended while it is read.
package final class RepairedSource {
  private let source: ByteSource
  private var repair = XMLRepair()
  private var isAtEnd = false
  private var isEmpty = true

  /// Makes a source over another one, which may be gzip or zip.
  package init(_ source: ByteSource, entryExtension: String) {
    self.source = source.decompressed(entryExtension: entryExtension).asUTF8()
  }

  private static let nothingToMend = AssetError(
    line: 1, column: 1, "nothing can be mended: the file has no element",
    hint: "it is no XML, or of another kind than its name says")

  /// What was mended so far.
  package var log: RepairLog { repair.log }

  /// The mended bytes.
  package var bytes: ByteSource {
    ByteSource {
      if self.isAtEnd { return nil }
      if let chunk = try self.source.next() {
        self.isEmpty = self.isEmpty && chunk.isEmpty
        return self.repair.feed(chunk)
      }
      self.isAtEnd = true
      let rest = self.repair.finish()
      if !self.repair.hasRoot, !self.isEmpty { throw Self.nothingToMend }
      return rest
    }
  }
}

extension ByteSource {
  /// The source itself, or as UTF-8 what it holds in UTF-16, with or without byte order mark.
  ///
  /// Half surrogate pairs come out as what XML cannot hold. The encoding that the XML declaration
  /// names is rewritten.
  fileprivate func asUTF8() -> ByteSource {
    var decoder: UTF16Decoder?
    var isFirst = true
    return ByteSource {
      guard var chunk = try next() else {
        return decoder?.finish()
      }
      while isFirst, chunk.count < 4, let more = try next() { chunk += more }
      if isFirst {
        isFirst = false
        decoder = UTF16Decoder(detecting: chunk)
      }
      return decoder?.decode(chunk) ?? chunk
    }
  }
}

/// Turns UTF-16 into UTF-8 chunk by chunk.
private struct UTF16Decoder {
  private let isBigEndian: Bool
  private var half: UInt8?
  private var high: UInt16?
  private var isAtStart = true
  private var isFinished = false
  /// What was decoded before the XML declaration is complete.
  private var beginning: [UInt8] = []
  private static let longestDeclaration = 200

  /// Makes a decoder if a file that begins so is UTF-16; returns nil if not.
  init?(detecting bytes: [UInt8]) {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0x3C, 0x00]) {
      isBigEndian = false
    } else if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0x00, 0x3C]) {
      isBigEndian = true
    } else {
      return nil
    }
  }

  mutating func decode(_ chunk: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(chunk.count)
    for byte in chunk {
      guard let first = half else {
        half = byte
        continue
      }
      half = nil
      let unit =
        isBigEndian ? UInt16(first) << 8 | UInt16(byte) : UInt16(byte) << 8 | UInt16(first)
      append(unit, to: &result)
    }
    guard isAtStart else { return result }
    beginning += result
    if beginning.count < Self.longestDeclaration { return [] }
    return takeBeginning()
  }

  private mutating func takeBeginning() -> [UInt8] {
    isAtStart = false
    defer { beginning = [] }
    return Self.withoutEncoding(beginning)
  }

  mutating func finish() -> [UInt8]? {
    if isFinished { return nil }
    isFinished = true
    return takeBeginning()
  }

  private mutating func append(_ unit: UInt16, to result: inout [UInt8]) {
    if let lead = high {
      high = nil
      if UTF16.isTrailSurrogate(unit) {
        let value = 0x10000 + (UInt32(lead) - 0xD800) << 10 + UInt32(unit) - 0xDC00
        if let scalar = Unicode.Scalar(value) { result += Array(String(scalar).utf8) }
        return
      }
      appendThreeBytes(lead, to: &result)
    }
    if UTF16.isLeadSurrogate(unit) {
      high = unit
    } else if let scalar = Unicode.Scalar(UInt32(unit)) {
      if unit != 0xFEFF || !beginning.isEmpty || !result.isEmpty || !isAtStart {
        result += Array(String(scalar).utf8)
      }
    } else {
      appendThreeBytes(unit, to: &result)
    }
  }

  /// A surrogate as three bytes, which the repair takes out as it does other bad characters.
  private func appendThreeBytes(_ unit: UInt16, to result: inout [UInt8]) {
    result.append(0xED)
    result.append(UInt8(0x80 | unit >> 6 & 0x3F))
    result.append(UInt8(0x80 | unit & 0x3F))
  }

  /// The beginning of a document with UTF-8 in its XML declaration.
  private static func withoutEncoding(_ bytes: [UInt8]) -> [UInt8] {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.hasPrefix("<?xml"), let end = text.firstRange(of: "?>") else { return bytes }
    return Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\(text[end.upperBound...])".utf8)
  }
}
