import Foundation

/// A part of a memory that is being written beside the file it will replace.
///
/// Nothing is open between two writes, so thousands can be written at once.
final class SplitPartFile {
  private let target: String
  private let temporary: String
  private var pending: [UInt8] = []
  private var isDone = false

  /// Makes an empty file beside a path.
  ///
  /// - Throws: ``RunError`` when the folder does not exist or may not be written.
  init(replacing path: String) throws(RunError) {
    target = path
    temporary = AtomicFile.temporaryPath(beside: path)
    guard FileManager.default.createFile(atPath: temporary, contents: nil) else {
      throw AtomicFile.cannotBeMade(path)
    }
  }

  deinit {
    if !isDone { try? FileManager.default.removeItem(atPath: temporary) }
  }

  /// Adds bytes.
  func append(_ bytes: ArraySlice<UInt8>) throws {
    pending.append(contentsOf: bytes)
    if pending.count >= 1 << 16 { try flush(isLast: false) }
  }

  /// Adds the last bytes and makes sure that the file is on the disk.
  func finish(_ bytes: ArraySlice<UInt8>) throws {
    pending.append(contentsOf: bytes)
    try flush(isLast: true)
  }

  /// Puts the finished file in place of the one it replaces.
  func commit() throws {
    try AtomicFile.replace(target, with: temporary)
    isDone = true
  }

  private func flush(isLast: Bool) throws {
    guard let handle = FileHandle(forWritingAtPath: temporary) else {
      throw RunError("cannot be written", path: target)
    }
    do {
      try handle.seekToEnd()
      try handle.write(contentsOf: Data(pending))
      if isLast { try handle.synchronize() }
      try handle.close()
    } catch {
      throw RunError("cannot be written: the disk is full, or may not be written to", path: target)
    }
    pending.removeAll(keepingCapacity: true)
  }
}
