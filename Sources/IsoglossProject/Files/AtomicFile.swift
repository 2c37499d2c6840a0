import Foundation

/// Writes files so that a kill at any moment leaves the old file or the new one.
///
/// Two processes that write one file at the same time do not disturb each other: the one that ends
/// last wins.
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
  /// old file. A symbolic link stays one: the file it names is replaced. The permissions stay those
  /// of the old file. A device or a pipe cannot be replaced and is written to.
  ///
  /// A file with several names (hard links) would lose all but one if it were replaced, so it is written over, when all
  /// that it shall hold is beside it and on the disk: that stays there until it is done, and for good when it fails.
  ///
  /// - Throws: ``RunError``; what the body throws as its description.
  package static func write(
    to path: String, _ body: ((ArraySlice<UInt8>) throws -> Void) throws -> Void
  ) throws(RunError) {
    let kind = FileKind(at: path)
    if kind == .folder { throw RunError("is a folder, expected a file", path: path) }
    if kind == .special { return try writeThrough(to: path, body) }
    let target = kind == nil ? path : URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let temporary = temporaryPath(beside: target)
    let attributes = kind.flatMap { _ in
      try? FileManager.default.attributesOfItem(atPath: target)
    }
    let permissions = attributes?[.posixPermissions]
    let hasOtherNames = (attributes?[.referenceCount] as? NSNumber)?.intValue ?? 1 > 1
    guard
      FileManager.default.createFile(
        atPath: temporary, contents: nil,
        attributes: permissions.map { [.posixPermissions: $0] } ?? [:]),
      let handle = FileHandle(forWritingAtPath: temporary)
    else { throw cannotBeMade(path) }
    do {
      try fill(handle, body)
      try handle.synchronize()
      try handle.close()
      if !hasOtherNames { try replace(target, with: temporary) }
    } catch {
      try? handle.close()
      try? FileManager.default.removeItem(atPath: temporary)
      throw named(error, path: path)
    }
    if hasOtherNames { try overwrite(target, with: temporary) }
  }

  /// Puts what a finished file holds into another one, which keeps all its names, and removes the first.
  ///
  /// - Throws: ``RunError`` when the system refuses; the finished file is left where it is once the other one has been
  ///   touched.
  private static func overwrite(_ target: String, with finished: String) throws(RunError) {
    guard let input = FileHandle(forReadingAtPath: finished),
      let output = FileHandle(forUpdatingAtPath: target)
    else {
      try? FileManager.default.removeItem(atPath: finished)
      throw RunError("cannot be written", path: target, hint: "check its permissions")
    }
    do {
      var length: UInt64 = 0
      while let piece = try input.read(upToCount: 1 << 18), !piece.isEmpty {
        try output.write(contentsOf: piece)
        length += UInt64(piece.count)
      }
      try output.truncate(atOffset: length)
      try output.synchronize()
      try output.close()
      try input.close()
    } catch {
      throw RunError(
        "could not be written to its end", path: target, hint: "all of it is in \(finished)")
    }
    try? FileManager.default.removeItem(atPath: finished)
  }

  /// Where this process writes what is to replace a file.
  static func temporaryPath(beside target: String) -> String {
    "\(target).\(ProcessInfo.processInfo.processIdentifier).isogloss-partial"
  }

  /// Puts a finished file in the place of another, for good.
  ///
  /// - Throws: ``RunError`` when the system refuses.
  static func replace(_ target: String, with temporary: String) throws(RunError) {
    guard unsafe rename(temporary, target) == 0 else {
      throw RunError("cannot be replaced", path: target, hint: "check its permissions")
    }
    synchronizeFolder(of: target)
  }

  /// The error of a file that cannot be made beside the one it is to replace.
  static func cannotBeMade(_ path: String) -> RunError {
    RunError(
      "cannot be written", path: path,
      hint: "check that its folder exists and may be written, and that the disk is not full")
  }

  private static func writeThrough(
    to path: String, _ body: ((ArraySlice<UInt8>) throws -> Void) throws -> Void
  ) throws(RunError) {
    guard let handle = FileHandle(forWritingAtPath: path) else {
      throw RunError("cannot be written", path: path, hint: "check its permissions")
    }
    do {
      try fill(handle, body)
      try handle.close()
    } catch {
      try? handle.close()
      throw named(error, path: path)
    }
  }

  private static func fill(
    _ handle: FileHandle, _ body: ((ArraySlice<UInt8>) throws -> Void) throws -> Void
  ) throws {
    var pending: [UInt8] = []
    try body { piece in
      pending.append(contentsOf: piece)
      guard pending.count >= 1 << 18 else { return }
      try put(pending, to: handle)
      pending.removeAll(keepingCapacity: true)
    }
    try put(pending, to: handle)
  }

  private static func put(_ bytes: [UInt8], to handle: FileHandle) throws {
    do {
      try handle.write(contentsOf: Data(bytes))
    } catch {
      throw RunError("cannot be written: the disk is full, or may not be written to")
    }
  }

  private static func named(_ error: any Error, path: String) -> RunError {
    guard var error = error as? RunError else {
      return RunError("cannot be written: \(error)", path: path)
    }
    if error.path == nil { error.path = path }
    return error
  }

  /// Makes the new name of a file last through a loss of power, where the system allows it.
  private static func synchronizeFolder(of path: String) {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    if let handle = FileHandle(forReadingAtPath: folder) {
      try? handle.synchronize()
      try? handle.close()
    }
  }
}
