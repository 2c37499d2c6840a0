#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Words of 32 bits in a file, read where they are: pages that nobody asks for are never loaded.
///
/// The file must not be changed while it is mapped; a store only ever replaces files whole.
@safe final class MappedWords {
  private let base: UnsafeMutableRawPointer
  private let length: Int
  /// Where the words begin, in bytes of the file.
  private let start: Int

  /// Maps a file from a byte that 4 divides to its end.
  ///
  /// - Throws: ``StoreError`` when the file cannot be opened or is shorter.
  init(path: String, from start: Int) throws(StoreError) {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw StoreError("cannot be opened") }
    defer { close(descriptor) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0, Int(status.st_size) > start,
      start >= 0, start % 4 == 0
    else { throw StoreError("is shorter than it says") }
    length = Int(status.st_size)
    self.start = start
    guard let mapped = unsafe mmap(nil, length, PROT_READ, MAP_PRIVATE, descriptor, 0),
      unsafe mapped != MAP_FAILED
    else { throw StoreError("cannot be mapped") }
    unsafe base = mapped
  }

  deinit { unsafe munmap(base, length) }

  /// A hash of the words, all or so many.
  func hash(upTo count: Int?) -> UInt64 {
    withWords(0..<(count ?? self.count)) { words in
      // Four hashes side by side, so that none waits for the one before.
      var (a, b, c, d): (UInt64, UInt64, UInt64, UInt64) = (1, 2, 3, 4)
      var index = 0
      while index + 4 <= words.count {
        a = (a ^ UInt64(words[index])) &* 0x9e37_79b9_7f4a_7c15
        b = (b ^ UInt64(words[index + 1])) &* 0xbf58_476d_1ce4_e5b9
        c = (c ^ UInt64(words[index + 2])) &* 0x94d0_49bb_1331_11eb
        d = (d ^ UInt64(words[index + 3])) &* 0xd6e8_feb8_6659_fd93
        (a, b, c, d) = (a ^ a >> 29, b ^ b >> 31, c ^ c >> 30, d ^ d >> 32)
        index += 4
      }
      while index < words.count {
        a = (a ^ UInt64(words[index])) &* 0x9e37_79b9_7f4a_7c15
        a ^= a >> 29
        index += 1
      }
      return ((a &* 31 &+ b) &* 31 &+ c) &* 31 &+ d
    }
  }

  /// Writes words behind the end of a file, and makes sure that the file is on the disk.
  ///
  /// - Throws: ``StoreError`` when the file cannot be opened or the disk is full.
  static func append(_ parts: [[UInt32]], to path: String) throws(StoreError) {
    let descriptor = unsafe open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
    guard descriptor >= 0 else { throw StoreError("cannot be opened") }
    defer { close(descriptor) }
    for part in parts {
      let isWritten = unsafe part.withUnsafeBytes { bytes in
        var offset = 0
        while offset < bytes.count {
          let rest = min(bytes.count - offset, 1 << 26)
          let count = unsafe write(descriptor, bytes.baseAddress.map { unsafe $0 + offset }, rest)
          if count > 0 { offset += count } else if count == 0 || errno != EINTR { return false }
        }
        return true
      }
      guard isWritten else { throw StoreError("cannot be written, is the disk full?") }
    }
    guard fsync(descriptor) == 0 else { throw StoreError("cannot be written to the disk") }
  }

  /// How many words there are.
  var count: Int { (length - start) / 4 }

  /// Hands over a range of the words, cut to those there are.
  func withWords<Result>(
    _ range: Range<Int>, _ body: (borrowing Span<UInt32>) throws -> Result
  ) rethrows -> Result {
    let range = range.clamped(to: 0..<count)
    let words = unsafe UnsafeBufferPointer(
      start: (base + start).assumingMemoryBound(to: UInt32.self) + range.lowerBound,
      count: range.count)
    return try body(unsafe Span(_unsafeElements: words))
  }
}
