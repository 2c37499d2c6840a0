import LanguageText
import SentenceAlignment

/// Finds which documents are versions of one another.
struct VersionSets {
  /// The configuration whose patterns say which files belong together.
  var configuration: Configuration

  /// Groups documents into sets of versions, each in the order of the documents.
  ///
  /// Files whose paths differ in nothing but the language belong together; the rest is compared by
  /// content. A document without a partner is a set of its own. A part of a document that
  /// translates another is cut out as a document of its own.
  func sets(of documents: [LoadedDocument]) -> [[LoadedDocument]] {
    var byKey: [String: [Int]] = [:]
    for (index, document) in documents.enumerated() {
      if let key = key(of: document.path) { byKey[key, default: []].append(index) }
    }
    var sets = byKey.values.filter { members in
      Set(members.map { documents[$0].language.matchingKey }).count == members.count
        && members.count > 1
    }
    let grouped = Set(sets.flatMap(\.self))
    sets.sort { $0[0] < $1[0] }
    let rest = documents.indices.filter { !grouped.contains($0) }.map { documents[$0] }
    return sets.map { $0.map { documents[$0] } } + setsByContent(of: rest)
  }

  private func key(of path: String) -> String? {
    let relative = RelativePath.of(path, from: configuration.base)
    if let place = configuration.place(of: relative), place.language != nil {
      return "\(place.pattern)/" + place.wildcards.joined(separator: "\u{0}")
    }
    return LanguageResolution.versionKey(ofPath: path)
  }

  private func setsByContent(of documents: [LoadedDocument]) -> [[LoadedDocument]] {
    guard documents.count > 1 else { return documents.map { [$0] } }
    let versions = documents.map { DocumentVersion(language: $0.language, segments: $0.segments) }
    let groups = VersionGrouping.group(versions)
    let taken = Dictionary(grouping: groups.flatMap(\.members), by: \.document)
    let remainders = documents.indices.flatMap { index in
      gaps(
        between: taken[index, default: []].map(\.segments), count: documents[index].segments.count
      )
      .map { [documents[index].part($0)] }
    }
    return groups.map { group in
      group.members.map { documents[$0.document].part($0.segments) }
    } + remainders
  }

  /// What ranges leave of `0..<count`.
  private func gaps(between ranges: [Range<Int>], count: Int) -> [Range<Int>] {
    var gaps: [Range<Int>] = []
    var start = 0
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if range.lowerBound > start { gaps.append(start..<range.lowerBound) }
      start = max(start, range.upperBound)
    }
    if start < count { gaps.append(start..<count) }
    return gaps
  }
}

extension LoadedDocument {
  /// The document with some of its segments only.
  fileprivate func part(_ range: Range<Int>) -> LoadedDocument {
    var part = self
    part.segments = Array(segments[range])
    return part
  }
}
