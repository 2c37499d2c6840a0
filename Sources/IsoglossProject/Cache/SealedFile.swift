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

  /// Writes a file beside and renames it; one that cannot be written is none.
  ///
  /// The state is thirty-two characters, as ``ContentHash`` gives them.
  static func write(_ content: FlatWriter, to path: String, state: String) {
    let head = state + checksum(of: content.bytes[...])
    write(Data(head.utf8) + Data(content.bytes), to: path)
  }

  /// Writes bytes beside and renames them; makes the folder when there is none.
  static func write(_ data: Data, to path: String) {
    let file = URL(fileURLWithPath: path)
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? data.write(to: file, options: .atomic)
  }

  private static func checksum(of bytes: ArraySlice<UInt8>) -> String {
    var hash = ContentHash()
    hash.combine(bytes)
    return hash.hexadecimal
  }
}
