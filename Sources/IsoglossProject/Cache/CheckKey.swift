import Foundation
import LanguageText
import TermChecking

/// What a check depends on besides the draft and its sources.
struct CheckKey: Sendable {
  /// The hash of what names a check: folder, options, languages.
  private let options: ContentHash
  /// The hash of the contents that all checks of a run share.
  private let contents: ContentHash
  /// The folder that paths are kept relative to, so that a check in another current folder finds them; nil where sources
  /// are named by hand, whose paths are kept as they are.
  private let base: String?

  /// Reads and hashes configuration, glossaries and memories.
  ///
  /// - Throws: ``RunError`` when one of them is not there.
  init(_ run: CheckRun, tool: String) throws(RunError) {
    base = run.sources.isEmpty ? run.configuration.base : nil
    func kept(_ path: String) -> String {
      run.sources.isEmpty ? RelativePath.of(path, from: run.configuration.base) : path
    }
    var options = ContentHash()
    options.combine(RelativePath.absolute(run.configuration.base))
    options.combine(run.configuration.path.map(kept) ?? "")
    if !run.sources.isEmpty { options.combine(FileManager.default.currentDirectoryPath) }
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
      contents.combine(kept(path))
      contents.combine(try FileReading.bytes(of: path))
    }
    contents.combine(run.markdown.rawValue)
    for path in try run.labelFiles() {
      contents.combine(kept(path))
      // Where one cannot be read, nothing is kept.
      contents.combine((try? FileReading.bytes(of: path)) ?? [])
    }
    self.options = options
    self.contents = contents
  }

  /// The name of the slot of a draft.
  func slot(_ path: String, part: LanguageTag? = nil) -> String {
    var hash = options
    hash.combine(kept(path))
    if let part { hash.combine(part.canonical) }
    return hash.hexadecimal
  }

  /// The state that the result of a draft holds for.
  func state(_ bytes: [UInt8]) -> String {
    var hash = contents
    hash.combine(bytes)
    return hash.hexadecimal
  }

  /// The path of a file as an entry keeps it.
  func kept(_ path: String) -> String { base.map { RelativePath.of(path, from: $0) } ?? path }

  /// The path of a file that an entry keeps, as a run in the current folder has it.
  func found(_ path: String) -> String {
    base.map { RelativePath.resolve(path, against: $0) } ?? path
  }
}
