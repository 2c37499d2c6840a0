package import Foundation

/// A file of the repository that holds what the tool prints, which `RECORD=1` writes anew.
package enum RecordedFile {
  /// Writes what the tool prints now where `RECORD` is set and the file says something else.
  ///
  /// - Returns: what a test that wrote has to fail with, as somebody has to read it first; nil where nothing was
  ///   written.
  /// - Throws: an error of Foundation where the file cannot be written.
  package static func record(_ bytes: some Collection<UInt8>, at url: URL) throws -> String? {
    let bytes = Data(bytes)
    guard ProcessInfo.processInfo.environment["RECORD"] != nil,
      bytes != (try? Data(contentsOf: url))
    else { return nil }
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try bytes.write(to: url, options: .atomic)
    return "\(url.lastPathComponent) was recorded anew: read it and run again without RECORD"
  }
}
