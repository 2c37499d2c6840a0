import Foundation

/// When files were last written, to see which have changed since.
package struct FileStamps: Hashable, Sendable {
  private struct Stamp: Hashable {
    var modified: Date?
    var size: Int
  }

  private var stamps: [String: Stamp] = [:]

  /// Looks at files; one that is not there is as it was until it is.
  package init(_ paths: some Sequence<String>) {
    for path in paths {
      guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else {
        continue
      }
      stamps[path] = Stamp(
        modified: attributes[.modificationDate] as? Date,
        size: (attributes[.size] as? NSNumber)?.intValue ?? 0)
    }
  }

  /// The files that were there, in byte order.
  package var paths: [String] { stamps.keys.sorted() }

  /// The files that are new, gone or written since older stamps were taken, in byte order.
  package func changes(since older: FileStamps) -> [String] {
    Set(stamps.keys).union(older.stamps.keys).filter { stamps[$0] != older.stamps[$0] }.sorted()
  }
}
