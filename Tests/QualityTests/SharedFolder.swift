import Foundation

/// The folder of gold data beside the checkout, which not everybody has.
enum SharedFolder {
  /// The folder `shared`: `ISOGLOSS_SHARED`, or the first one above this file that holds `gold`.
  static let url: URL? = {
    if let path = ProcessInfo.processInfo.environment["ISOGLOSS_SHARED"] {
      return URL(filePath: path)
    }
    var folder = URL(filePath: #filePath).deletingLastPathComponent()
    while folder.path != "/" {
      let shared = folder.appending(path: "shared")
      let gold = shared.appending(path: "gold").path
      if FileManager.default.fileExists(atPath: gold) { return shared }
      folder.deleteLastPathComponent()
    }
    return nil
  }()

  /// Whether the slow sets, which want an optimised build, were asked for: `ISOGLOSS_QUALITY=1`.
  static let isMeasuringAll = ProcessInfo.processInfo.environment["ISOGLOSS_QUALITY"] == "1"
  /// How many errors of each set to print side by side: `ISOGLOSS_ERRORS=20`.
  static let printedErrors = Int(ProcessInfo.processInfo.environment["ISOGLOSS_ERRORS"] ?? "") ?? 0

  /// Whether there is gold data to measure against and it was asked for.
  static var isMeasurable: Bool { url != nil && isMeasuringAll }
}
