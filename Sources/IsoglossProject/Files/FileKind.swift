import Foundation

/// What a path names, seen through symbolic links.
package enum FileKind: Hashable, Sendable {
  /// A regular file of a size in bytes.
  case file(size: Int)
  /// A folder.
  case folder
  /// A pipe, socket or device.
  case special

  /// Looks at a path; returns nil when nothing is there.
  package init?(at path: String) {
    // Foundation asks fifteen questions about a file, and who owns it is one of them.
    var found = stat()
    guard unsafe stat(path, &found) == 0 else { return nil }
    switch found.st_mode & S_IFMT {
    case S_IFREG: self = .file(size: Int(found.st_size))
    case S_IFDIR: self = .folder
    default: self = .special
    }
  }

  /// Whether a path is a symbolic link, wherever it leads.
  package static func isLink(_ path: String) -> Bool {
    var found = stat()
    return unsafe lstat(path, &found) == 0 && found.st_mode & S_IFMT == S_IFLNK
  }
}
