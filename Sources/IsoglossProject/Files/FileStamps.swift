import Foundation

/// When files were last written, to see which have changed since; links are looked through.
package struct FileStamps: Hashable, Sendable {
  private struct Stamp: Hashable {
    var modified: Date?
    var size: Int
    /// Where a link leads; nil for a file.
    var target: String?

    /// Looks at a file; nil when it is not there.
    init?(_ path: String) {
      guard let attributes = Self.attributes(of: path) else { return nil }
      let isLink = attributes[.type] as? FileAttributeType == .typeSymbolicLink
      target = isLink ? URL(fileURLWithPath: path).resolvingSymlinksInPath().path : nil
      guard let attributes = target.map(Self.attributes) ?? attributes else { return nil }
      modified = attributes[.modificationDate] as? Date
      size = (attributes[.size] as? NSNumber)?.intValue ?? 0
    }

    /// What the system says about a path itself; nil when nothing is there.
    private static func attributes(of path: String) -> [FileAttributeKey: Any]? {
      try? FileManager.default.attributesOfItem(atPath: path)
    }
  }

  private var stamps: [String: Stamp] = [:]

  /// Looks at files; one that is not there is as it was until it is.
  package init(_ paths: some Sequence<String>) {
    for path in paths { stamps[path] = Stamp(path) }
  }

  /// The files that were there, in byte order.
  package var paths: [String] { stamps.keys.sorted() }

  /// The files that are new, gone or written since older stamps were taken, in byte order.
  package func changes(since older: FileStamps) -> [String] {
    Set(stamps.keys).union(older.stamps.keys).filter { stamps[$0] != older.stamps[$0] }.sorted()
  }
}
