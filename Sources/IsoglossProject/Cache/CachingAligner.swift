import DocumentFormats
import LanguageText
import SentenceAlignment
import TermChecking

/// Aligns versions of documents and keeps how, so that versions that have not changed are not
/// aligned again, whichever command asks: with a document more, `extract` aligns that one alone, and
/// with a term more, `check` aligns nothing.
///
/// Answers are kept by what the versions say: a file goes by the hash of their languages, texts and
/// markup and of the tool. One that cannot be read or written is as good as none.
struct CachingAligner: VersionAligner {
  /// Where answers are kept.
  let cache: CheckCache
  /// Whether answers that are found are kept: those for a text that is being written come once.
  var keeps = true

  /// Versions with fewer segments in all are aligned as fast as a file is read, as are all with keys.
  private static let fewestSegments = 16

  /// What aligns with a cache, or without one.
  static func using(_ cache: CheckCache?, keeps: Bool = true) -> any VersionAligner {
    cache.map { CachingAligner(cache: $0, keeps: keeps) } ?? SentenceAligner()
  }

  /// Aligns, or remembers.
  func align(_ versions: [DocumentVersion]) -> [AlignedGroup] {
    guard versions.count > 1, versions.contains(where: { $0.keys == nil }),
      versions.reduce(0, { $0 + $1.segments.count }) >= Self.fewestSegments
    else { return SentenceAligner().align(versions) }
    let state = state(of: versions)
    let path = "\(cache.folder)/\(state).alignment"
    if let known = groups(at: path, state: state, of: versions) { return known }
    let groups = SentenceAligner().align(versions)
    if keeps { SealedFile.write(Self.written(groups), to: path, state: state) }
    return groups
  }

  /// The hash of all that the aligner may look at.
  private func state(of versions: [DocumentVersion]) -> String {
    var hash = ContentHash()
    hash.combine(cache.tool)
    for version in versions {
      hash.combine(version.language.canonical)
      var content = FlatWriter()
      for segment in version.segments {
        content.write(segment.text)
        content.write(segment.kind.rawValue)
        content.write([Int32(segment.level), Int32(segment.block)])
        content.write(segment.startsBlock)
        for span in segment.spans {
          content.write(Self.name(of: span.kind))
          content.write([Int32(span.range.lowerBound), Int32(span.range.upperBound)])
        }
      }
      hash.combine(content.bytes)
    }
    return hash.hexadecimal
  }

  private static func name(of kind: InlineSpan.Kind) -> String {
    switch kind {
    case .code: "code"
    case .url: "url"
    case .emphasis: "emphasis"
    case .strong: "strong"
    case .accelerator: "accelerator"
    case .link(let destination): "link " + destination
    case .anchor(let name): "anchor " + name
    }
  }

  private func groups(
    at path: String, state: String, of versions: [DocumentVersion]
  ) -> [AlignedGroup]? {
    guard var reader = SealedFile.reader(of: path, state: state),
      let groups = try? Self.read(&reader, versions: versions.count)
    else { return nil }
    let fits = groups.allSatisfy { group in
      zip(group.members, versions).allSatisfy { members, version in
        members.allSatisfy(version.segments.indices.contains)
      }
    }
    return fits ? groups : nil
  }

  private static func written(_ groups: [AlignedGroup]) -> FlatWriter {
    var writer = FlatWriter()
    writer.write(groups.count)
    writer.write(groups.map(\.score.bitPattern))
    for group in groups {
      for members in group.members { writer.write(members.map(Int32.init)) }
    }
    return writer
  }

  private static func read(
    _ reader: inout FlatReader, versions: Int
  ) throws(FlatReader.Damaged) -> [AlignedGroup] {
    let count = try reader.integer()
    let scores = try reader.int64s()
    guard scores.count == count else { throw FlatReader.Damaged() }
    var groups: [AlignedGroup] = []
    groups.reserveCapacity(count)
    for score in scores {
      var members: [[Int]] = []
      for _ in 0..<versions { members.append(try reader.int32s().map(Int.init)) }
      groups.append(AlignedGroup(members: members, score: Double(bitPattern: score)))
    }
    return groups
  }
}
