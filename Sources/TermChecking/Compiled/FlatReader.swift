/// Reads what ``FlatWriter`` wrote.
///
/// A file that ends too early is an error, never a trap; that its numbers mean what they did is for
/// a checksum to tell.
package struct FlatReader {
  /// The file is not as it was written.
  package struct Damaged: Error, Hashable, Sendable {
    /// Makes the error.
    package init() {}
  }

  private let file: [UInt8]
  private var position: Int

  /// Begins at an offset of a file.
  package init(_ file: [UInt8], from position: Int = 0) {
    self.file = file
    self.position = min(position, file.count)
  }

  /// Reads a number.
  package mutating func integer() throws(Damaged) -> Int {
    let start = try skip(8)
    return Int(truncatingIfNeeded: Self.number64(file.span, start))
  }

  /// Reads a truth.
  package mutating func truth() throws(Damaged) -> Bool { file[try skip(1)] != 0 }

  /// Reads a text.
  package mutating func text() throws(Damaged) -> String {
    let count = try count(of: 1)
    let start = try skip(count)
    return String(decoding: file[start..<start + count], as: UTF8.self)
  }

  /// Reads a text, or that there is none.
  package mutating func textIfAny() throws(Damaged) -> String? {
    try truth() ? try text() : nil
  }

  /// Reads bytes.
  package mutating func bytes() throws(Damaged) -> [UInt8] {
    let count = try count(of: 1)
    let start = try skip(count)
    return Array(file[start..<start + count])
  }

  /// Reads numbers of 32 bits.
  package mutating func int32s() throws(Damaged) -> [Int32] {
    let count = try count(of: 4)
    return Self.numbers32(file, try skip(4 * count), count)
  }

  /// Reads numbers of 64 bits.
  package mutating func int64s() throws(Damaged) -> [UInt64] {
    let count = try count(of: 8)
    return Self.numbers64(file, try skip(8 * count), count)
  }

  /// Reads texts.
  package mutating func texts() throws(Damaged) -> [String] {
    let count = try count(of: 4)
    var texts: [String] = []
    texts.reserveCapacity(count)
    for _ in 0..<count { texts.append(try text()) }
    return texts
  }

  /// The number of elements of a size that follow; never more than the file has room for.
  private mutating func count(of size: Int) throws(Damaged) -> Int {
    let start = try skip(4)
    let count = Int(Self.number32(file.span, start))
    guard count <= (file.count - position) / size else { throw Damaged() }
    return count
  }

  /// Goes on behind so many bytes and returns where they begin.
  private mutating func skip(_ count: Int) throws(Damaged) -> Int {
    guard count <= file.count - position else { throw Damaged() }
    position += count
    return position - count
  }

  private static func numbers32(_ file: [UInt8], _ start: Int, _ count: Int) -> [Int32] {
    var numbers = [Int32](repeating: 0, count: count)
    let part = file.span.extracting(start..<start + 4 * count)
    for index in numbers.indices {
      numbers[index] = Int32(bitPattern: number32(part, 4 * index))
    }
    return numbers
  }

  private static func numbers64(_ file: [UInt8], _ start: Int, _ count: Int) -> [UInt64] {
    var numbers = [UInt64](repeating: 0, count: count)
    let part = file.span.extracting(start..<start + 8 * count)
    for index in numbers.indices { numbers[index] = number64(part, 8 * index) }
    return numbers
  }

  // Of bytes that are known to be there the compiler makes one load.

  @inline(__always)
  private static func number32(_ file: Span<UInt8>, _ start: Int) -> UInt32 {
    let part = file.extracting(start..<start + 4)
    var number: UInt32 = 0
    for index in 0..<4 { number |= UInt32(part[index]) << UInt32(8 * index) }
    return number
  }

  @inline(__always)
  private static func number64(_ file: Span<UInt8>, _ start: Int) -> UInt64 {
    let part = file.extracting(start..<start + 8)
    var number: UInt64 = 0
    for index in 0..<8 { number |= UInt64(part[index]) << UInt64(8 * index) }
    return number
  }
}
