import Foundation
import TermChecking

/// Findings that a project has accepted for now, so that only new ones fail.
///
/// A finding is known by its fingerprint: rule, concept, match and sentence, not its line, so that
/// moved and re-wrapped paragraphs stay known. Equal findings are counted.
package struct Baseline: Hashable, Sendable {
  /// An accepted finding.
  package struct Entry: Hashable, Sendable, Codable {
    /// The fingerprint of the finding.
    package var fingerprint: String
    /// The rule, for people.
    package var rule: String
    /// The concept, for people; empty when there is none.
    package var concept: String
    /// The path where it was found, for people.
    package var path: String
    /// How many findings have the fingerprint.
    package var count: Int
  }

  private struct File: Codable {
    var version: Int
    var findings: [Entry]
  }

  /// The entries, in order of path, rule and fingerprint.
  package private(set) var entries: [Entry]

  /// Makes the baseline of all findings of a run that no comment hides.
  package init(_ drafts: [CheckRun.Draft]) {
    var entries: [String: Entry] = [:]
    for draft in drafts {
      for finding in draft.result.findings where !finding.isSuppressed {
        entries[
          finding.fingerprint,
          default: Entry(
            fingerprint: finding.fingerprint, rule: finding.rule, concept: finding.concept ?? "",
            path: draft.document.path, count: 0)
        ].count += 1
      }
    }
    self.entries = entries.values.sorted {
      ($0.path, $0.rule, $0.fingerprint) < ($1.path, $1.rule, $1.fingerprint)
    }
  }

  /// Reads a baseline.
  ///
  /// - Throws: ``RunError`` when the file cannot be read or is no baseline.
  package init(path: String) throws(RunError) {
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
  /// - Returns: the entries that accepted fewer findings than they count: stale ones.
  package func remove(from drafts: inout [CheckRun.Draft]) -> [Entry] {
    var open = Dictionary(
      entries.map { ($0.fingerprint, $0.count) }, uniquingKeysWith: { $0 + $1 })
    for index in drafts.indices {
      let before = drafts[index].result.findings.count
      drafts[index].result.findings.removeAll { finding in
        guard !finding.isSuppressed, let count = open[finding.fingerprint], count > 0 else {
          return false
        }
        open[finding.fingerprint] = count - 1
        return true
      }
      drafts[index].baselined += before - drafts[index].result.findings.count
    }
    return entries.filter { open[$0.fingerprint, default: 0] > 0 }
  }
}
