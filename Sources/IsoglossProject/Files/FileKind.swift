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
    guard var attributes = try? FileManager.default.attributesOfItem(atPath: path) else {
      return nil
    }
    if attributes[.type] as? FileAttributeType == .typeSymbolicLink {
      let resolved = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
      guard let target = try? FileManager.default.attributesOfItem(atPath: resolved) else {
        return nil
      }
      attributes = target
    }
    switch attributes[.type] as? FileAttributeType {
    case .typeRegular: self = .file(size: (attributes[.size] as? NSNumber)?.intValue ?? 0)
    case .typeDirectory: self = .folder
    default: self = .special
    }
  }
}
