import Foundation

/// Writes files so that a kill at any moment leaves the old file or the new one.
package enum AtomicFile {
  /// Writes a file: beside it, fsync, rename.
  ///
  /// - Throws: ``RunError`` when the folder does not exist, may not be written or the disk is full;
  ///   the old file is then as it was and nothing is left beside it.
  package static func write(_ bytes: [UInt8], to path: String) throws(RunError) {
    try write(to: path) { sink in try sink(bytes[...]) }
  }

  /// Writes a file in pieces, as ``write(_:to:)`` does.
  ///
  /// The body hands pieces to the sink it is given; what it throws ends the writing and leaves the
  /// old file.
  ///
  /// - Throws: ``RunError``; what the body throws as its description.
  package static func write(
    to path: String, _ body: ((ArraySlice<UInt8>) throws -> Void) throws -> Void
  ) throws(RunError) {
    let temporary = "\(path).\(ProcessInfo.processInfo.processIdentifier).isogloss-partial"
    guard FileManager.default.createFile(atPath: temporary, contents: nil),
      let handle = FileHandle(forWritingAtPath: temporary)
    else {
      throw RunError(
        "cannot be written", path: path,
        hint: "check that its folder exists and may be written, and that the disk is not full")
    }
    do {
      try body { piece in try handle.write(contentsOf: Data(piece)) }
      try handle.synchronize()
      try handle.close()
      guard unsafe rename(temporary, path) == 0 else {
        throw RunError("cannot be replaced", path: path, hint: "check its permissions")
      }
    } catch {
      try? handle.close()
      try? FileManager.default.removeItem(atPath: temporary)
      throw (error as? RunError) ?? RunError("cannot be written: \(error)", path: path)
    }
  }
}
