import Foundation

/// The texts that lie beside the checkout and are read, never copied.
enum SharedTexts {
  /// The folder of the texts; nil when it is not there.
  static let folder: URL? = {
    if let path = ProcessInfo.processInfo.environment["ISOGLOSS_SHARED"] {
      return URL(fileURLWithPath: path)
    }
    var folder = URL(fileURLWithPath: #filePath)
    while folder.pathComponents.count > 1 {
      folder.deleteLastPathComponent()
      let shared = folder.appendingPathComponent("shared")
      let gold = shared.appendingPathComponent("gold")
      if FileManager.default.fileExists(atPath: gold.path) { return shared }
    }
    return nil
  }()

  /// The text of a file in the folder.
  static func text(_ path: String) throws -> String {
    try String(contentsOf: url(path), encoding: .utf8)
  }

  /// The place of a file in the folder.
  static func url(_ path: String) throws -> URL {
    guard let folder else { throw CocoaError(.fileNoSuchFile) }
    return folder.appendingPathComponent(path)
  }
}
