import LanguageText

/// The text of a file in UTF-8, every byte of which knows its bytes in the file.
///
/// A byte order mark is no part of the text. UTF-8 is read with or without one, UTF-16 of either
/// byte order only with one.
struct SourceText: Sendable {
  /// The text, without a byte order mark; holds no NUL.
  let utf8: [UInt8]
  /// Where the text begins in the file; only meaningful when ``wide`` is nil.
  private let start: Int
  /// The map of a file that is not in UTF-8.
  private let wide: OffsetMap?

  private static let null = ByteMarks([0])

  /// Reads the text of a file.
  ///
  /// - Throws: `.binary` at the first NUL, `.notText` at the first byte that is no valid UTF-8 (or
  ///   UTF-16).
  /// - Complexity: O(n).
  init(_ bytes: [UInt8]) throws(DocumentError) {
    if bytes.starts(with: [0xff, 0xfe]) || bytes.starts(with: [0xfe, 0xff]) {
      let decoded = try UTF16Decoding.decode(bytes)
      (utf8, wide, start) = (decoded.utf8, decoded.offsets, 2)
      return
    }
    if let null = Self.null.first(in: bytes.span, from: 0, to: bytes.count) {
      throw DocumentError(.binary, at: null)
    }
    guard Self.isValid(bytes) else {
      throw DocumentError(.notText, at: Self.firstInvalid(bytes))
    }
    start = bytes.starts(with: [0xef, 0xbb, 0xbf]) ? 3 : 0
    utf8 = start == 0 ? bytes : Array(bytes[start...])
    wide = nil
  }

  /// The bytes of the file that show a stretch of the text.
  func fileRange(of range: Range<Int>) -> Range<Int> {
    wide?.fileRange(of: range) ?? range.lowerBound + start..<range.upperBound + start
  }

  /// Whether every byte of the text is one byte of the file.
  var isByteForByte: Bool { wide == nil }

  /// The text in a range, which must begin and end at characters.
  func string(_ range: Range<Int>) -> String {
    String(decoding: utf8[range], as: UTF8.self)
  }

  private static func isValid(_ bytes: [UInt8]) -> Bool {
    (try? UTF8Span(validating: bytes.span)) != nil
  }

  private static func firstInvalid(_ bytes: [UInt8]) -> Int {
    var decoder = UTF8Scanner(bytes)
    while let scalar = decoder.next() {
      if scalar.value == nil { return scalar.range.lowerBound }
    }
    return bytes.count
  }
}

/// Walks over the scalars of UTF-8 bytes; unlike a string's view it says where they stand.
struct UTF8Scanner: IteratorProtocol {
  /// A scalar, or the byte that begins none (then ``value`` is nil), and its bytes.
  typealias Element = (value: Unicode.Scalar?, range: Range<Int>)

  private let bytes: ArraySlice<UInt8>
  private var position: Int

  /// Makes a scanner of all bytes of a text.
  init(_ bytes: [UInt8]) {
    self.init(bytes[...])
  }

  /// Makes a scanner of a part of a text; its ranges count from the start of the whole.
  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
  }

  mutating func next() -> Element? {
    guard position < bytes.endIndex else { return nil }
    let start = position
    let lead = bytes[start]
    guard lead >= 0x80 else {
      position += 1
      return (Unicode.Scalar(lead), start..<position)
    }
    let length = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2
    let end = min(start + length, bytes.endIndex)
    var decoder = UTF8()
    var input = bytes[start..<end].makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&input) else {
      position += 1
      return (nil, start..<position)
    }
    position = end
    return (scalar, start..<end)
  }
}

/// Reads UTF-16 of either byte order.
private enum UTF16Decoding {
  static func decode(
    _ bytes: [UInt8]
  ) throws(DocumentError) -> (utf8: [UInt8], offsets: OffsetMap) {
    let isBigEndian = bytes[0] == 0xfe
    var utf8: [UInt8] = []
    utf8.reserveCapacity(bytes.count)
    var offsets = OffsetMap()
    var position = 2
    func unit(at offset: Int) -> UInt16? {
      guard offset + 1 < bytes.count else { return nil }
      let pair = (UInt16(bytes[offset]), UInt16(bytes[offset + 1]))
      return isBigEndian ? pair.0 << 8 | pair.1 : pair.1 << 8 | pair.0
    }
    while position < bytes.count {
      guard let first = unit(at: position) else { throw DocumentError(.notText, at: position) }
      if first == 0 { throw DocumentError(.binary, at: position) }
      var units = [first]
      if UTF16.isLeadSurrogate(first), let second = unit(at: position + 2) { units.append(second) }
      var decoder = UTF16()
      var input = units.makeIterator()
      guard case .scalarValue(let scalar) = decoder.decode(&input) else {
        throw DocumentError(.notText, at: position)
      }
      let end = position + 2 * UTF16.width(scalar)
      let encoded = Array(UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      utf8 += encoded
      offsets.append(textLength: encoded.count, file: position..<end)
      position = end
    }
    return (utf8, offsets)
  }
}
