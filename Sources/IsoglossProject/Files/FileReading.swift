import Foundation

/// Reads files whole, refusing what is no regular file.
package enum FileReading {
  /// The largest file that is read whole, in bytes; larger text than that is no document.
  package static let limit = 1 << 30

  /// Reads the bytes of a file.
  ///
  /// - Throws: ``RunError`` when the path does not exist, is a folder, a pipe or a device, may not
  ///   be read or is larger than ``limit``.
  package static func bytes(of path: String) throws(RunError) -> [UInt8] {
    try requireRegularFile(path, upTo: limit)
    guard let data = FileManager.default.contents(atPath: path) else {
      throw RunError("cannot be read", path: path, hint: "check its permissions")
    }
    return [UInt8](data)
  }

  /// A source of chunks of a file, for readers that work in constant memory.
  ///
  /// A chunk has at most `size` bytes, the file any size; the closure returns nil at the end and throws when reading
  /// fails.
  ///
  /// - Throws: ``RunError`` as ``bytes(of:)``, whatever the size.
  package static func chunks(
    of path: String, size: Int = 1 << 16
  ) throws(RunError) -> () throws -> [UInt8]? {
    try requireRegularFile(path, upTo: .max)
    guard let handle = FileHandle(forReadingAtPath: path) else {
      throw RunError("cannot be read", path: path, hint: "check its permissions")
    }
    return {
      guard let data = try handle.read(upToCount: size), !data.isEmpty else { return nil }
      return [UInt8](data)
    }
  }

  /// Reads the bytes of a file, or what a program writes into a pipe: `<(git diff --name-only)` of a shell is one.
  ///
  /// - Throws: ``RunError`` as ``bytes(of:)``, but not for a pipe or a device.
  package static func bytes(ofFileOrPipe path: String) throws(RunError) -> [UInt8] {
    guard FileKind(at: path) == .special else { return try bytes(of: path) }
    guard let handle = FileHandle(forReadingAtPath: path) else {
      throw RunError("cannot be read", path: path, hint: "check its permissions")
    }
    var bytes: [UInt8] = []
    do {
      // A device may have no end.
      while let data = try handle.read(upToCount: 1 << 16), !data.isEmpty, bytes.count <= limit {
        bytes += data
      }
    } catch { throw RunError("cannot be read", path: path) }
    guard bytes.count <= limit else { throw RunError("is larger than 1 GiB", path: path) }
    return bytes
  }

  private static func requireRegularFile(_ path: String, upTo limit: Int) throws(RunError) {
    switch FileKind(at: path) {
    case nil: throw missing(path)
    case .folder: throw RunError("is a folder, expected a file", path: path)
    case .special: throw RunError("is no regular file", path: path)
    case .file(let size):
      if size > limit { throw RunError("is larger than 1 GiB", path: path, hint: "split it") }
    }
  }

  private static func missing(_ path: String) -> RunError {
    guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else {
      return RunError("no such file", path: path)
    }
    var error = RunError("is a link to \(target), which is not there", path: path)
    // Such a document is as good as one that cannot be understood.
    error.isOfContent = true
    return error
  }
}
