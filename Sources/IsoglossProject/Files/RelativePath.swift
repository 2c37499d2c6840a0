import Foundation

/// Paths relative to a folder, for matching patterns and for output.
package enum RelativePath {
  /// Whether an output that may be a file or a folder is the folder: it is there, ends in a slash,
  /// or is yet to be made and has no extension, which no file of a translation tool goes without.
  package static func namesFolder(_ path: String) -> Bool {
    switch FileKind(at: path) {
    case .folder: true
    case nil: path.hasSuffix("/") || FileSelection.fileExtension(of: path).isEmpty
    default: false
    }
  }

  /// The path as seen from a folder, without `.` and `..` where the file lies below it; the
  /// absolute path otherwise.
  package static func of(_ path: String, from base: String) -> String {
    // Foundation takes ten times as long for what most paths are.
    if isPlain(path), !path.hasPrefix("/"), base == "." { return path }
    if isPlain(path), isPlain(base), path.utf8.starts(with: (base + "/").utf8) {
      return String(path.utf8.dropFirst(base.utf8.count + 1)) ?? path
    }
    let absolute = URL(fileURLWithPath: path).standardizedFileURL.path
    let folder = URL(fileURLWithPath: base).standardizedFileURL.path
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    return absolute.hasPrefix(prefix) ? String(absolute.dropFirst(prefix.count)) : absolute
  }

  /// The path from the root on, which stays what it is in another current folder.
  package static func absolute(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }

  /// Whether a path has no component that is empty, `.` or `..`, but for the root's.
  private static func isPlain(_ path: String) -> Bool {
    guard !path.isEmpty else { return false }
    var length = path.utf8.first == UInt8(ascii: "/") ? 1 : 0
    var isOfDots = true
    for byte in path.utf8.dropFirst(length) {
      if byte == UInt8(ascii: "/") {
        if length == 0 || isOfDots { return false }
        (length, isOfDots) = (0, true)
      } else {
        length += 1
        isOfDots = isOfDots && byte == UInt8(ascii: ".")
      }
    }
    return !isOfDots
  }

  /// The way from a folder to a path, with `..` where it leads up.
  package static func between(_ folder: String, _ path: String) -> String {
    func components(_ path: String) -> ArraySlice<String> {
      URL(fileURLWithPath: path).standardizedFileURL.path.split(separator: "/").map(String.init)[
        ...]
    }
    var (from, to) = (components(folder), components(path))
    while let first = from.first, first == to.first {
      from.removeFirst()
      to.removeFirst()
    }
    let steps = from.map { _ in ".." } + to
    return steps.isEmpty ? "." : steps.joined(separator: "/")
  }

  /// A path that a configuration in a folder names, as seen from the current folder.
  package static func resolve(_ path: String, against base: String) -> String {
    if path.hasPrefix("/") { return path }
    if base == "." || base.isEmpty { return path }
    var components = base.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = components.last, !last.isEmpty, last != "..", last != "." {
        components.removeLast()
      } else {
        components.append(String(part))
      }
    }
    return components.isEmpty ? "." : components.joined(separator: "/")
  }
}
