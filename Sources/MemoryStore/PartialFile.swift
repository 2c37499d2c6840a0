#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A file under construction that one process at a time writes and then renames over another.
///
/// The lock goes with the process, however that ends; what it leaves is overwritten by the next.
@safe package final class PartialFile {
  /// Where the file is while it is written.
  package let path: String
  private let descriptor: CInt

  /// Creates the file, or waits for the process that is writing it.
  ///
  /// - Returns: nil when the file cannot be created, as in a folder that may not be written.
  package init?(path: String) {
    self.path = path
    while true {
      let opened = unsafe open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
      guard opened >= 0 else { return nil }
      guard flock(opened, LOCK_EX) == 0 else {
        close(opened)
        return nil
      }
      // The one who had the lock may have renamed or removed what was opened here.
      if Self.isSame(opened, path), ftruncate(opened, 0) == 0 {
        descriptor = opened
        return
      }
      close(opened)
    }
  }

  deinit { close(descriptor) }

  /// Renames the file, which replaces one of that name.
  ///
  /// - Throws: ``StoreError`` when it cannot be renamed.
  package func publish(as name: String) throws(StoreError) {
    guard unsafe rename(path, name) == 0 else { throw StoreError("cannot be renamed") }
  }

  /// Empties the file, for another beginning.
  package func empty() { ftruncate(descriptor, 0) }

  /// Removes the file.
  package func discard() { unsafe unlink(path) }

  private static func isSame(_ descriptor: CInt, _ path: String) -> Bool {
    var (opened, named) = (stat(), stat())
    return unsafe fstat(descriptor, &opened) == 0 && stat(path, &named) == 0
      && opened.st_ino == named.st_ino && opened.st_dev == named.st_dev
  }
}

/// What the system says of a file, which changes whenever somebody changes the file.
package struct FileStamp: Hashable, Sendable {
  /// The size in bytes.
  package let size: Int
  /// The size, the number of the file and the times of the last changes of content and of names.
  package let text: String
  /// How long ago the content was changed, in seconds.
  package let age: Int

  /// Looks at a file; nil when there is none.
  package init?(path: String) {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    size = Int(status.st_size)
    let (changed, renamed) = (status.st_mtim, status.st_ctim)
    text =
      "\(size) \(status.st_ino) \(changed.tv_sec).\(changed.tv_nsec) "
      + "\(renamed.tv_sec).\(renamed.tv_nsec)"
    age = Int(time(nil)) - Int(changed.tv_sec)
  }
}
