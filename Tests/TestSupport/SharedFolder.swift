package import Foundation

/// The folder of other people's texts beside the checkout, which not everybody has: tests that read
/// it are skipped without, and never copy from it.
package enum SharedFolder {
  /// The folder that `ISOGLOSS_SHARED` names, else the first `shared` above this file that holds
  /// `gold`; nil when there is none.
  package static let url: URL? = {
    if let path = ProcessInfo.processInfo.environment["ISOGLOSS_SHARED"] {
      return URL(filePath: path, directoryHint: .isDirectory)
    }
    var folder = URL(filePath: #filePath).deletingLastPathComponent()
    while folder.path != "/" {
      let shared = folder.appending(path: "shared", directoryHint: .isDirectory)
      if FileManager.default.fileExists(atPath: shared.appending(path: "gold").path) {
        return shared
      }
      folder.deleteLastPathComponent()
    }
    return nil
  }()

  /// Whether the folder is there.
  package static var isHere: Bool { url != nil }

  /// The place of a file, by its path below the folder.
  ///
  /// - Throws: an error of Foundation where there is no folder.
  package static func url(of path: String) throws -> URL {
    guard let url else { throw CocoaError(.fileNoSuchFile) }
    return url.appending(path: path)
  }

  /// The bytes of a file.
  ///
  /// - Throws: an error of Foundation where it cannot be read.
  package static func bytes(of path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: url(of: path)))
  }

  /// The text of a file in UTF-8.
  ///
  /// - Throws: an error of Foundation where it cannot be read.
  package static func text(of path: String) throws -> String {
    try String(contentsOf: url(of: path), encoding: .utf8)
  }

  /// The lines of a file; none when it is absent.
  package static func lines(of path: String) -> [Data] {
    guard let data = try? Data(contentsOf: url(of: path)) else { return [] }
    return data.split(separator: UInt8(ascii: "\n")).map { Data($0) }
  }

  /// The paths of the files in a folder, below the shared one, in order; none when it is absent.
  package static func files(in folder: String) -> [String] {
    let path = url?.appending(path: folder).path
    let names = path.flatMap { try? FileManager.default.contentsOfDirectory(atPath: $0) } ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted().map { folder + "/" + $0 }
  }
}
