import Foundation
import LanguageText
import TermChecking

/// Keeps what checks of drafts gave, so that an unchanged draft is not checked again, compiled terms,
/// so that an unchanged glossary is not compiled again, and alignments (see ``CachingAligner``).
///
/// A draft under certain options has one file, which its next check replaces; it holds when the
/// tool, the configuration, glossaries and memories, the draft and the documents it was compared
/// with have the bytes they had. Files are written beside and renamed, so that processes do not
/// disturb each other; one that cannot be read or written is as good as none.
package struct CheckCache: Sendable {
  /// The folder of the files; besides them it holds only the pages of rules that editors link to.
  package let folder: String
  /// What tells builds of the tool apart.
  package let tool: String

  /// Makes a cache in a folder, which is made when the first file is written.
  package init(folder: String, tool: String) {
    self.folder = folder
    self.tool = tool
  }

  /// `$ISOGLOSS_CACHE_DIR`, `$XDG_CACHE_HOME/isogloss` or `~/.cache/isogloss`; nil when the
  /// environment has none of them (XDG Base Directory Specification).
  package static func standardFolder(environment: [String: String]) -> String? {
    func named(_ name: String) -> String? {
      environment[name].flatMap { $0.isEmpty ? nil : $0 }
    }
    return named("ISOGLOSS_CACHE_DIR") ?? named("XDG_CACHE_HOME").map { $0 + "/isogloss" }
      ?? named("HOME").map { $0 + "/.cache/isogloss" }
  }

  /// The entry of a slot in a certain state, with the paths of a key; nil when there is none, or it is of another state.
  func entry(_ slot: String, state: String, of key: CheckKey) -> CachedCheck? {
    guard var reader = SealedFile.reader(of: path(slot), state: state),
      let entry = try? CachedCheck(from: &reader).withPaths(key.found),
      entry.dependencies.allSatisfy({ Self.digest(of: $0.path) == $0.digest })
    else { return nil }
    return entry
  }

  /// Writes the entry of a slot.
  func store(_ entry: CachedCheck, _ slot: String, state: String) {
    var writer = FlatWriter()
    entry.write(to: &writer)
    SealedFile.write(writer, to: path(slot), state: state)
  }

  /// The compiled terms of a slot in a certain state; nil when there are none, they are of another
  /// state, or the file is not as it was written.
  func terms(_ slot: String, state: String) -> TermSet? {
    guard var reader = SealedFile.reader(of: termsPath(slot), state: state) else { return nil }
    return try? TermSet(from: &reader)
  }

  /// Writes the compiled terms of a slot.
  func store(_ terms: TermSet, _ slot: String, state: String) {
    var writer = FlatWriter()
    terms.write(to: &writer)
    SealedFile.write(writer, to: termsPath(slot), state: state)
  }

  /// Removes entries that were written more than thirty days ago; looks for them once a day.
  func prune(now: Date = Date()) {
    let marker = "\(folder)/pruned"
    let files = FileManager.default
    func age(_ path: String) -> TimeInterval? {
      let date = (try? files.attributesOfItem(atPath: path))?[.modificationDate] as? Date
      return date.map { now.timeIntervalSince($0) }
    }
    let day: TimeInterval = 24 * 60 * 60
    if let age = age(marker), age < day { return }
    guard files.createFile(atPath: marker, contents: nil) else { return }
    let names = (try? files.contentsOfDirectory(atPath: folder)) ?? []
    let kinds = [".check", ".terms", ".alignment", ".json"]
    for name in names where kinds.contains(where: name.hasSuffix) {
      let path = "\(folder)/\(name)"
      if let age = age(path), age > 30 * day { try? files.removeItem(atPath: path) }
    }
  }

  /// The hash of a file; nil when there is none that can be read.
  static func digest(of path: String) -> String? {
    (try? FileReading.bytes(of: path)).map(ContentHash.hexadecimal)
  }

  private func path(_ slot: String) -> String { "\(folder)/\(slot).check" }

  private func termsPath(_ slot: String) -> String { "\(folder)/\(slot).terms" }
}
