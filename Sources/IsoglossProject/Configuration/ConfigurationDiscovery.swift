import Foundation

/// Finds the configuration that is in force for a path.
package enum ConfigurationDiscovery {
  /// The names that a configuration file may have, in order of preference.
  package static let names = ["isogloss.yml", ".isogloss.yml"]

  /// The closest configuration file in the folder of a path or above it; nil when there is none.
  ///
  /// The path is a file or folder, which need not exist.
  package static func file(for path: String) -> String? {
    var folder = URL(fileURLWithPath: path).standardizedFileURL
    if FileKind(at: path) != .folder { folder.deleteLastPathComponent() }
    while true {
      for name in names {
        let candidate = folder.appendingPathComponent(name).path
        if FileManager.default.fileExists(atPath: candidate) {
          return RelativePath.of(candidate, from: FileManager.default.currentDirectoryPath)
        }
      }
      guard folder.path != "/" else { return nil }
      folder.deleteLastPathComponent()
    }
  }

  /// The configuration in force: the named file, else the closest to a path, else the defaults.
  ///
  /// - Throws: ``RunError`` when the file cannot be read or understood.
  package static func configuration(
    named explicit: String?, for path: String, knownRules: [String]
  ) throws(RunError) -> Configuration {
    guard let file = explicit ?? file(for: path) else { return Configuration(base: ".") }
    let bytes = try FileReading.bytes(of: file)
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw RunError("is not valid UTF-8", path: file)
    }
    let base = file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      .joined(separator: "/")
    return try ConfigurationReader.read(
      text, path: file, base: base.isEmpty ? (file.hasPrefix("/") ? "/" : ".") : base,
      knownRules: knownRules)
  }
}
