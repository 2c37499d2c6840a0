import Foundation

/// The folder of shared texts beside the checkout, where tests of quality find their gold.
enum SharedFiles {
  /// The folder named by ISOGLOSS_SHARED, else the `shared` with a `gold` that is closest upwards;
  /// nil when there is none.
  static let folder: URL? = {
    if let path = ProcessInfo.processInfo.environment["ISOGLOSS_SHARED"] {
      return URL(filePath: path, directoryHint: .isDirectory)
    }
    var folder = URL(filePath: #filePath).deletingLastPathComponent()
    while folder.path != "/" {
      let shared = folder.appending(path: "shared", directoryHint: .isDirectory)
      if FileManager.default.fileExists(atPath: shared.appending(path: "gold").path) {
        return shared
      }
      folder = folder.deletingLastPathComponent()
    }
    return nil
  }()

  /// The lines of a shared file; empty when it is absent.
  static func lines(of path: String) -> [Data] {
    guard let file = folder?.appending(path: path), let data = try? Data(contentsOf: file) else {
      return []
    }
    return data.split(separator: UInt8(ascii: "\n")).map { Data($0) }
  }
}
