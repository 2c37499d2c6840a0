import Foundation
import LanguageText
import TermChecking

/// What a check depends on besides the draft and its sources.
struct CheckKey: Sendable {
  /// The hash of what names a check: folder, options, languages.
  private let options: ContentHash
  /// The hash of the contents that all checks of a run share.
  private let contents: ContentHash

  /// Reads and hashes configuration, glossaries and memories.
  ///
  /// - Throws: ``RunError`` when one of them is not there.
  init(_ run: CheckRun, tool: String) throws(RunError) {
    var options = ContentHash()
    options.combine(FileManager.default.currentDirectoryPath)
    options.combine(run.configuration.path ?? "")
    options.combine(run.configuration.base)
    for part in [run.language, run.sourceLanguage] { options.combine(part?.canonical ?? "") }
    for path in run.sources { options.combine(path) }
    for (rule, severity) in run.rules.severities.sorted(by: { $0.key < $1.key }) {
      options.combine(rule)
      options.combine(severity.rawValue)
    }
    var contents = ContentHash()
    contents.combine(tool)
    for path in try run.configuration.files + run.glossaryFiles() + run.memoryFiles()
      + run.sources
    {
      contents.combine(path)
      contents.combine(try FileReading.bytes(of: path))
    }
    for path in try run.labelFiles() {
      contents.combine(path)
      // Where one cannot be read, nothing is kept.
      contents.combine((try? FileReading.bytes(of: path)) ?? [])
    }
    self.options = options
    self.contents = contents
  }

  /// The name of the slot of a draft.
  func slot(_ path: String, part: LanguageTag? = nil) -> String {
    var hash = options
    hash.combine(path)
    if let part { hash.combine(part.canonical) }
    return hash.hexadecimal
  }

  /// The state that the result of a draft holds for.
  func state(_ bytes: [UInt8]) -> String {
    var hash = contents
    hash.combine(bytes)
    return hash.hexadecimal
  }
}
