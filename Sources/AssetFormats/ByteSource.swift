/// Where a reader gets its bytes from, chunk by chunk.
///
/// Readers open no files: whoever has the file hands over its chunks.
package struct ByteSource {
  /// Returns the next chunk; nil at the end.
  ///
  /// Chunks may be empty.
  package let next: () throws -> [UInt8]?

  /// Makes a source of the chunks that a closure returns; chunks of 64 KB are best.
  package init(_ next: @escaping () throws -> [UInt8]?) { self.next = next }

  /// Makes a source of bytes in memory.
  package init(_ bytes: [UInt8]) {
    var rest: [UInt8]? = bytes
    next = {
      defer { rest = nil }
      return rest
    }
  }

  /// Reads what is left into memory.
  package func readAll() throws -> [UInt8] {
    var bytes: [UInt8] = []
    while let chunk = try next() { bytes.append(contentsOf: chunk) }
    return bytes
  }
}
