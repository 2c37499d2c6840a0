import Foundation

/// The version of the tool.
package enum ToolVersion {
  /// The version as people know it (semver.org).
  package static let current = "0.1.0"

  /// What tells one build from another: the version with size and time of the running program.
  package static var build: String {
    let program = Bundle.main.executablePath ?? CommandLine.arguments[0]
    let attributes = try? FileManager.default.attributesOfItem(
      atPath: URL(fileURLWithPath: program).resolvingSymlinksInPath().path)
    let size = (attributes?[.size] as? NSNumber)?.intValue ?? 0
    let time = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    return "\(current) \(size) \(time)"
  }
}
