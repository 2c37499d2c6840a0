/// Writes numbers, texts and arrays of them one behind the other, for ``FlatReader``.
package struct FlatWriter {
  /// What is written so far.
  package private(set) var bytes: [UInt8] = []

  /// Makes an empty file.
  package init() {}

  /// Writes a number.
  package mutating func write(_ number: Int) { append(UInt64(bitPattern: Int64(number)), 8) }

  /// Writes a truth.
  package mutating func write(_ truth: Bool) { bytes.append(truth ? 1 : 0) }

  /// Writes a text.
  package mutating func write(_ text: String) { write(Array(text.utf8)) }

  /// Writes a text, or that there is none.
  package mutating func write(_ text: String?) {
    write(text != nil)
    if let text { write(text) }
  }

  /// Writes bytes.
  package mutating func write(_ array: [UInt8]) {
    append(UInt64(array.count), 4)
    bytes += array
  }

  /// Writes numbers of 32 bits.
  package mutating func write(_ array: [Int32]) {
    append(UInt64(array.count), 4)
    bytes.reserveCapacity(bytes.count + 4 * array.count)
    for number in array { append(UInt64(UInt32(bitPattern: number)), 4) }
  }

  /// Writes numbers of 64 bits.
  package mutating func write(_ array: [UInt64]) {
    append(UInt64(array.count), 4)
    bytes.reserveCapacity(bytes.count + 8 * array.count)
    for number in array { append(number, 8) }
  }

  /// Writes texts.
  package mutating func write(_ array: [String]) {
    append(UInt64(array.count), 4)
    for text in array { write(text) }
  }

  /// Writes the lowest bytes of a number, the lowest first.
  private mutating func append(_ number: UInt64, _ count: Int) {
    for index in 0..<count { bytes.append(UInt8(truncatingIfNeeded: number >> UInt64(8 * index))) }
  }
}
