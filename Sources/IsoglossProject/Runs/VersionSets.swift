import DocumentFormats
import LanguageText
import SentenceAlignment

/// Finds which documents are versions of one another.
struct VersionSets {
  /// The configuration whose patterns say which files belong together.
  var configuration: Configuration

  /// Groups documents into sets of versions, each in the order of the documents.
  ///
  /// Files whose paths differ in nothing but the language belong together, and with them the source
  /// that stands beside the folders of its translations, and pages that say so; the rest is compared by content. A document
  /// without a partner is a set of its own. A part of a document that translates another is cut out as
  /// a document of its own.
  func sets(of documents: [LoadedDocument]) -> [[LoadedDocument]] {
    let sets = withPages(
      of: documents,
      in: Self.setsByPath(
        documents.map { ($0.language, RelativePath.of($0.path, from: configuration.base)) },
        in: configuration))
    let grouped = Set(sets.joined())
    let rest = documents.indices.filter { !grouped.contains($0) }.map { documents[$0] }
    return sets.map { $0.map { documents[$0] } } + setsByContent(of: rest)
  }

  /// The sets of two files or more that paths tell, as ascending indices, in order of their first.
  ///
  /// Each language is in a set once, one of two regions of a language is another: pt-BR beside pt-PT.
  ///
  /// - Complexity: O(n · patterns).
  static func setsByPath(
    _ files: [(language: LanguageTag, path: String)], in configuration: Configuration
  ) -> [[Int]] {
    let layouts = configuration.withSourceLayouts(of: files.map(\.path))
    var members: [String: [Int]] = [:]
    for (index, file) in files.enumerated() {
      guard let key = layouts.versionKey(of: file.path) else { continue }
      let isTaken = members[key]?.contains { files[$0].language == file.language } ?? false
      if !isTaken { members[key, default: []].append(index) }
    }
    return members.values.filter { $0.count > 1 }.sorted { $0[0] < $1[0] }
  }

  /// The sets with the configured documents that belong to none by their paths and say in their front matter
  /// that they are versions of a page; of such pages that are in no set, further sets.
  private func withPages(of documents: [LoadedDocument], in sets: [[Int]]) -> [[Int]] {
    guard !configuration.documents.isEmpty else { return sets }
    let catalog = PageCatalog(configuration: configuration)
    func keys(of index: Int) -> [PageKeys.Key] {
      catalog.keys(of: documents[index].path, documents[index].bytes)
    }
    let grouped = Set(sets.joined())
    let rest = documents.indices.filter { !grouped.contains($0) }
      .map { (index: $0, keys: keys(of: $0)) }.filter { !$0.keys.isEmpty }
    // Most projects have nothing that paths leave over, and need no other front matter read.
    guard !rest.isEmpty else { return sets }
    var sets = sets
    // The set of a key; none where two documents of a language have it.
    var places: [PageKeys.Key: Int?] = [:]
    let languages = documents.map(\.language)
    for (place, set) in sets.enumerated() {
      for key in Set(set.flatMap(keys)) {
        places.updateValue(places[key] == nil ? place : nil, forKey: key)
      }
    }
    for (index, keys) in rest {
      let place = keys.lazy.compactMap { places[$0] ?? nil }.first
      if let place, !sets[place].contains(where: { languages[$0] == languages[index] }) {
        sets[place] = (sets[place] + [index]).sorted()
      } else {
        for key in keys { places.updateValue(places[key] == nil ? sets.count : nil, forKey: key) }
        sets.append([index])
      }
    }
    return sets.filter { $0.count > 1 }.sorted { $0[0] < $1[0] }
  }

  private func setsByContent(of documents: [LoadedDocument]) -> [[LoadedDocument]] {
    guard documents.count > 1 else { return documents.map { [$0] } }
    let versions = documents.map {
      DocumentVersion($0.document, language: $0.language, segments: $0.segments)
    }
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

extension Configuration {
  /// The configuration with, where it names no documents, the layouts of files that have sources
  /// without a language in their paths: `docs/x.md` beside `docs/ja/x.md`.
  fileprivate func withSourceLayouts(of files: [String]) -> Configuration {
    guard documents.isEmpty else { return self }
    var configuration = self
    configuration.documents = LayoutDetection(files: files).layouts().map(\.pattern)
      .filter { $0.source != nil }
    // A path that names a language is no source, so that only those of sources name none.
    configuration.sourceLanguage = nil
    return configuration
  }

  /// What the paths of the versions of a document share; nil when a path does not tell.
  fileprivate func versionKey(of path: String) -> String? {
    let place = place(of: path)
    if place?.language == nil, let key = LanguageResolution.versionKey(ofPath: path) { return key }
    guard let place, place.language != nil || documents[place.pattern].source != nil else {
      return nil
    }
    return "\(place.pattern)/" + place.wildcards.joined(separator: "\u{0}")
  }
}
