import Foundation

/// A stream that is read as its bytes come.
///
/// Foundation's ways of reading either wait for more than there is, or end the process where reading
/// fails, as it does from a folder.
struct ByteStream: Sendable {
  let descriptor: Int32

  /// The bytes that come next, as soon as there are any; nil at the end and where reading fails.
  func next() -> ArraySlice<UInt8>? {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe read(descriptor, &bytes, bytes.count)
      if count > 0 { return bytes[..<count] }
      guard count < 0, errno == EINTR else { return nil }
    }
  }
}
