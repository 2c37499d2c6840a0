import Foundation
import TermChecking

/// Findings that a project has accepted for now, so that only new ones fail.
///
/// A finding is known by its fingerprint: rule, concept, match and sentence, not its line, so that
/// moved and re-wrapped paragraphs stay known. Equal findings of a file are counted; one that has
/// moved to another file is known as long as it is gone from the first.
package struct Baseline: Hashable, Sendable {
  /// An accepted finding.
  package struct Entry: Hashable, Sendable, Codable {
    /// The fingerprint of the finding.
    package var fingerprint: String
    /// The rule, for people.
    package var rule: String
    /// The concept, for people; empty when there is none.
    package var concept: String
    /// The path where it was found, relative to the folder of the baseline.
    package var path: String
    /// How many findings of the file have the fingerprint.
    package var count: Int
  }

  private struct Key: Hashable {
    var path: String
    var fingerprint: String
  }

  private struct File: Codable {
    var version: Int
    var findings: [Entry]
  }

  /// The entries, in order of path, rule and fingerprint.
  package private(set) var entries: [Entry]

  /// The folder that paths are relative to.
  private let folder: String

  /// Makes the baseline of all findings of a run that no comment hides, for a file.
  package init(_ drafts: [CheckRun.Draft], for file: String) {
    folder = Self.folder(of: file)
    var entries: [Key: Entry] = [:]
    for draft in drafts {
      let path = Self.path(of: draft, from: folder)
      for finding in draft.result.findings where !finding.isSuppressed {
        entries[
          Key(path: path, fingerprint: finding.fingerprint),
          default: Entry(
            fingerprint: finding.fingerprint, rule: finding.rule, concept: finding.concept ?? "",
            path: path, count: 0)
        ].count += 1
      }
    }
    self.entries = entries.values.sorted {
      ($0.path, $0.rule, $0.fingerprint) < ($1.path, $1.rule, $1.fingerprint)
    }
  }

  /// The path of a draft as a baseline has it, which is the same on every machine: `../docs/ru/a.md` beside its folder.
  private static func path(of draft: CheckRun.Draft, from folder: String) -> String {
    let path = RelativePath.of(draft.document.path, from: folder)
    return path.hasPrefix("/") ? RelativePath.between(folder, path) : path
  }

  private static func folder(of file: String) -> String {
    file.lastIndex(of: "/").map { $0 == file.startIndex ? "/" : String(file[..<$0]) } ?? "."
  }

  /// Reads a baseline.
  ///
  /// - Throws: ``RunError`` when the file cannot be read or is no baseline.
  package init(path: String) throws(RunError) {
    folder = Self.folder(of: path)
    if FileKind(at: path) == nil {
      throw RunError("no such file", path: path, hint: "--write-baseline makes it")
    }
    let bytes = try FileReading.bytes(of: path)
    do {
      let file = try JSONDecoder().decode(File.self, from: Data(bytes))
      guard file.version == 1 else {
        throw RunError("is a baseline of version \(file.version), expected 1", path: path)
      }
      entries = file.findings
    } catch {
      throw (error as? RunError)
        ?? RunError("is no baseline", path: path, hint: "write it anew with --write-baseline")
    }
  }

  /// The baseline as a file: one entry a line, for a diff that can be read.
  package var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let lines = entries.compactMap { entry in
      (try? encoder.encode(entry)).map { String(decoding: $0, as: UTF8.self) }
    }
    return "{\"version\":1,\"findings\":[\n" + lines.joined(separator: ",\n") + "\n]}\n"
  }

  /// Takes accepted findings out of a run; each entry accepts as many as it counts.
  ///
  /// - Parameters:
  ///   - drafts: what was checked.
  ///   - rules: the rules that ran.
  /// - Returns: what the entries count that is found no more: in the files that were checked or are
  ///   gone, of the rules that ran.
  package func remove(
    from drafts: inout [CheckRun.Draft], rules: some Collection<String>
  ) -> [Entry] {
    var open: [Key: Int] = [:]
    for entry in entries {
      open[Key(path: entry.path, fingerprint: entry.fingerprint), default: 0] += entry.count
    }
    let paths = drafts.map { Self.path(of: $0, from: folder) }
    for (index, path) in zip(drafts.indices, paths) {
      drafts[index].accept { finding in
        open.take(Key(path: path, fingerprint: finding.fingerprint))
      }
    }
    let checked = Set(paths)
    let settled = entries.filter { checked.contains($0.path) || isGone($0.path) }
    let elsewhere = Dictionary(grouping: settled, by: \.fingerprint)
    for index in drafts.indices {
      drafts[index].accept { finding in
        elsewhere[finding.fingerprint, default: []].contains {
          open.take(Key(path: $0.path, fingerprint: $0.fingerprint))
        }
      }
    }
    let rules = Set(rules)
    return settled.filter { rules.contains($0.rule) }.compactMap { entry in
      var entry = entry
      entry.count = open[Key(path: entry.path, fingerprint: entry.fingerprint), default: 0]
      return entry.count > 0 ? entry : nil
    }
  }

  /// The baseline without what is found no more.
  package func pruned(of stale: [Entry]) -> Baseline {
    var baseline = self
    for entry in stale {
      for index in baseline.entries.indices
      where baseline.entries[index].path == entry.path
        && baseline.entries[index].fingerprint == entry.fingerprint
      {
        baseline.entries[index].count -= entry.count
      }
    }
    baseline.entries.removeAll { $0.count <= 0 }
    return baseline
  }

  private func isGone(_ path: String) -> Bool {
    FileKind(at: RelativePath.resolve(path, against: folder)) == nil
  }
}

extension [Baseline.Entry] {
  /// How many findings the entries count.
  package var findings: Int { reduce(0) { $0 + $1.count } }
}

extension CheckRun.Draft {
  /// Takes out findings that no comment hides and that a baseline accepts.
  fileprivate mutating func accept(_ isAccepted: (Finding) -> Bool) {
    let before = result.findings.count
    result.findings.removeAll { !$0.isSuppressed && isAccepted($0) }
    baselined += before - result.findings.count
  }
}

extension Dictionary where Value == Int {
  /// Takes one off a count; false when none is left.
  fileprivate mutating func take(_ key: Key) -> Bool {
    guard let count = self[key], count > 0 else { return false }
    self[key] = count - 1
    return true
  }
}
