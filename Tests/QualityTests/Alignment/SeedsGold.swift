import Foundation
import IsoglossProject
import SentenceAlignment

/// The gold groups of `gold/align/seeds-buttons.json` over three versions of one text.
///
/// The gold cuts the texts its own way: a segment of ours stands for every gold segment of which it
/// covers half, or which covers half of it, as in `score_align.py`.
struct SeedsGold: Decodable {
  struct Segment: Decodable {
    var id: String
    var par: Int
    var text: String
  }

  var files: [String: String]
  var segments: [String: [Segment]]
  var groups: [[String: [String]]]

  /// Links found, right and wanted, and groups that are exactly a gold group.
  struct Score {
    var right = 0
    var found = 0
    var wanted = 0
    var exactGroups = 0
  }

  static func load(in shared: URL) throws -> SeedsGold? {
    let data = try Data(contentsOf: shared.appending(path: "gold/align/seeds-buttons.json"))
    return try JSONDecoder().decode([String: SeedsGold].self, from: data)["buttons"]
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    files = try values.decode([String: String].self, forKey: .files)
    segments = try values.decode([String: [Segment]].self, forKey: .segments)
    groups = try values.decode([Group].self, forKey: .groups).map(\.members)
  }

  private enum CodingKeys: String, CodingKey { case files, segments, groups }

  /// A group; besides the members it may hold remarks.
  private struct Group: Decodable {
    var members: [String: [String]]

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: Key.self)
      members = [:]
      for key in values.allKeys {
        members[key.stringValue] = try? values.decode([String].self, forKey: key)
      }
    }

    struct Key: CodingKey {
      var stringValue: String
      var intValue: Int? { nil }
      init?(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }
  }

  /// Compares an alignment of the files, given with their languages in order.
  func score(_ alignment: DocumentAlignment, _ languages: [String]) -> Score {
    let ids = zip(alignment.documents, languages).map { goldSegments($0, $1) }
    let have = alignment.groups.map { group in
      group.members.indices.map { number in
        Set(group.members[number].flatMap { ids[number][$0] })
      }
    }
    let want = groups.map { group in languages.map { Set(group[$0] ?? []) } }
    var score = Score()
    score.exactGroups = Set(have).intersection(want).count
    for first in languages.indices {
      for second in languages.indices where second > first {
        let found = Self.links(have, first, second)
        let wanted = Self.links(want, first, second)
        score.found += found.count
        score.wanted += wanted.count
        score.right += found.intersection(wanted).count
      }
    }
    return score
  }

  private static func links(_ groups: [[Set<String>]], _ first: Int, _ second: Int)
    -> Set<[String]>
  {
    Set(
      groups.flatMap { group in
        group[first].flatMap { left in group[second].map { [left, $0] } }
      })
  }

  /// Per segment of a document the gold segments that it stands for.
  private func goldSegments(_ document: LoadedDocument, _ language: String) -> [[String]] {
    let spans = goldRanges(String(decoding: document.bytes, as: UTF8.self), language)
    return document.segments.map { segment in
      spans.compactMap { id, range in
        let common = range.clamped(to: segment.fileRange).count
        let covers = common * 2 >= range.count || common * 2 >= segment.fileRange.count
        return common > 0 && covers ? id : nil
      }
    }
  }

  /// Where the gold's segments stand in a file, in bytes.
  private func goldRanges(_ text: String, _ language: String) -> [(id: String, Range<Int>)] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var cursors: [Int: String.Index] = [:]
    return (segments[language] ?? []).compactMap { segment in
      let line = lines[segment.par - 1]
      let rest = (cursors[segment.par] ?? line.startIndex)..<line.endIndex
      guard
        let place = line.range(of: segment.text, range: rest) ?? line.range(of: segment.text)
      else { return nil }
      cursors[segment.par] = place.upperBound
      let start = text.utf8.distance(from: text.startIndex, to: place.lowerBound)
      return (segment.id, start..<start + segment.text.utf8.count)
    }
  }
}
