import DocumentFormats
import Foundation
import LanguageText
import SentenceAlignment
import Testing

/// The gold sets of `gold/align/sentences`: one sentence a line, and which lines belong together.
struct BitextGold {
  /// A set and the figures of others on it, from `research/alignment.md` §4.
  struct Set: CustomTestStringConvertible {
    var folder: String
    var languages: (LanguageTag, LanguageTag)
    var baseline: String

    var testDescription: String { folder }
  }

  static let sets = [
    Set(
      folder: "textberg-dev", languages: ("de", "fr"),
      baseline: "hunalign .699, Gale–Church .644–.738, lexvec .832"),
    Set(
      folder: "react-ru-ja", languages: ("ru", "ja"),
      baseline: "hunalign .675, Gale–Church .708, lexvec .802"),
    Set(
      folder: "react-ja-zh-Hans", languages: ("ja", "zh-Hans"),
      baseline: "hunalign .775, Gale–Church .708, lexvec .812"),
    Set(
      folder: "react-ru-zh-Hans", languages: ("ru", "zh-Hans"),
      baseline: "hunalign .478, Gale–Church .688, lexvec .792"),
    Set(
      folder: "react-ja-zh-Hant", languages: ("ja", "zh-Hant"),
      baseline: "hunalign .802, Gale–Church .707, lexvec .841"),
  ]

  /// The documents of a set.
  static func documents(_ set: Set, in shared: URL) throws -> [AlignmentGold] {
    let folder = shared.appending(path: "gold/align/sentences/\(set.folder)")
    let table = try String(contentsOf: folder.appending(path: "gold.tsv"), encoding: .utf8)
    var beads: [String: [AlignmentGold.Bead]] = [:]
    for line in table.split(separator: "\n") {
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard cells.count == 3, !cells[1].isEmpty, !cells[2].isEmpty else { continue }
      beads[cells[0], default: []].append(
        AlignmentGold.Bead(source: numbers(cells[1]), target: numbers(cells[2])))
    }
    return try beads.sorted { $0.key < $1.key }.map { name, beads in
      AlignmentGold(
        name: name,
        source: try version(set.languages.0, folder.appending(path: "src/\(name).txt")),
        target: try version(set.languages.1, folder.appending(path: "tgt/\(name).txt")),
        beads: beads)
    }
  }

  private static func numbers(_ cell: String) -> [Int] {
    cell.split(separator: ",").compactMap { Int($0) }
  }

  private static func version(_ language: LanguageTag, _ file: URL) throws -> DocumentVersion {
    let bytes = [UInt8](try Data(contentsOf: file))
    return DocumentVersion(language: language, segments: try Segmenter.lines(of: bytes))
  }
}
