import Foundation
import TermChecking

/// A file of the cache that says what state it is of, and whether it is as it was written: the state
/// and a checksum stand before what it keeps.
enum SealedFile {
  /// A reader of what a file keeps; nil when there is no such file, it is of another state, or it is
  /// damaged.
  static func reader(of path: String, state: String) -> FlatReader? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let bytes = [UInt8](data)
    let head = Array(state.utf8)
    guard bytes.starts(with: head), bytes.count > 2 * head.count,
      bytes[head.count..<2 * head.count].elementsEqual(
        checksum(of: bytes[(2 * head.count)...]).utf8)
    else { return nil }
    return FlatReader(bytes, from: 2 * head.count)
  }

  /// Writes a file beside and renames it, with its folder when there is none.
  ///
  /// One that cannot be written is none.
  /// The state is thirty-two characters, as ``ContentHash`` gives them.
  static func write(_ content: FlatWriter, to path: String, state: String) {
    let head = state + checksum(of: content.bytes[...])
    let data = Data(head.utf8) + Data(content.bytes)
    let temporary = AtomicFile.temporaryPath(beside: path)
    if !write(data, to: temporary) {
      let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
      try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      guard write(data, to: temporary) else { return }
    }
    if unsafe rename(temporary, path) != 0 {
      try? FileManager.default.removeItem(atPath: temporary)
    }
  }

  /// Writes a file, without waiting for the disk as Foundation does: what a loss of power leaves of it
  /// does not have the checksum.
  private static func write(_ data: Data, to path: String) -> Bool {
    let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    guard descriptor >= 0 else { return false }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    return (try? handle.write(contentsOf: data)) != nil
  }

  /// A checksum that tells damage: every step keeps all that the one before said, so that a change of
  /// one word changes the sum.
  private static func checksum(of bytes: ArraySlice<UInt8>) -> String {
    var sum: UInt64 = 0xcbf2_9ce4_8422_2325
    let words = bytes.count / 8 * 8
    let span = bytes.span
    for start in stride(from: 0, to: words, by: 8) {
      // Of eight bytes that are known to be there the compiler makes one load.
      let part = span.extracting(start..<start + 8)
      var word: UInt64 = 0
      for index in 0..<8 { word |= UInt64(part[index]) << UInt64(8 * index) }
      sum = (sum ^ word) &* 0x0000_0100_0000_01b3
      sum ^= sum >> 32
    }
    var hash = ContentHash()
    hash.combine(String(sum, radix: 16))
    hash.combine(bytes.dropFirst(words))
    return hash.hexadecimal
  }
}
