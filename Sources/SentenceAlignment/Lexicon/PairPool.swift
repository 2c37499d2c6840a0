/// All pairs of versions in the same two languages, which learn from each other.
struct PairPool {
  /// Two versions of a document.
  struct Pair {
    /// The index of the document.
    var document: Int
    /// The index of the first version among those of the document.
    var first: Int
    /// The index of the second version, larger than that of the first.
    var second: Int
  }

  private let pairs: [Pair]
  private let matches: [PassageMap.Match]
  private let aligner: PairAligner
  /// The versions with what lies outside the matches too.
  private let wholes: PairAligner
  /// Whether nothing lies outside the matches.
  private let matchWholes: Bool
  /// What the last alignments but one taught, where that is kept.
  private var lesson: PairLesson?
  private let keepsLesson: Bool

  /// Makes a pool of pairs, given all documents' versions and passages; where there are many pools, they keep
  /// nothing.
  init(
    _ pairs: [Pair], prepared: [[PreparedVersion]], passages: [PassageMap],
    vocabulary: TokenVocabulary, keepsLesson: Bool
  ) {
    self.keepsLesson = keepsLesson
    self.pairs = pairs
    let matches = pairs.map { passages[$0.document].match($0.first, $0.second) }
    self.matches = matches
    let documents = zip(pairs, matches).map { pair, match in
      PairAligner.Document(
        source: prepared[pair.document][pair.first][match.source],
        target: prepared[pair.document][pair.second][match.target], anchors: match.anchors)
    }
    aligner = PairAligner(documents, vocabulary: vocabulary)
    wholes = PairAligner(
      pairs.map { pair in
        PairAligner.Document(
          source: prepared[pair.document][pair.first], target: prepared[pair.document][pair.second],
          anchors: [])
      }, vocabulary: vocabulary)
    matchWholes = zip(pairs, matches).allSatisfy { pair, match in
      let versions = prepared[pair.document]
      return match.source.count == versions[pair.first].count
        && match.target.count == versions[pair.second].count
    }
  }

  /// The alignment of each pair.
  mutating func links() -> [VersionLink] { take(aligner.aligned()) }

  /// The alignments once more, with the support of other versions.
  mutating func refined(_ links: [VersionLink], _ supports: [LinkSupport]) -> [VersionLink] {
    let rows = zip(supports, matches).map { $0.rows($1.source, $1.target) }
    return take(aligner.refined(paths(of: links), known: lesson, supports: rows))
  }

  /// The alignments with moved passages found.
  func recovered(_ links: [VersionLink]) -> [VersionLink] {
    let beads = wholes.recovered(links.map(\.beads), known: matchWholes ? lesson : nil)
    return zip(pairs, beads).map { pair, beads in
      VersionLink(first: pair.first, second: pair.second, beads: beads)
    }
  }

  /// The links of an alignment; what was learned for it is kept.
  private mutating func take(_ result: (paths: [[Bead]], lesson: PairLesson?)) -> [VersionLink] {
    lesson = keepsLesson ? result.lesson : nil
    return links(result.paths)
  }

  /// The beads of links, counted from the start of the parts that are aligned.
  private func paths(of links: [VersionLink]) -> [[Bead]] {
    zip(links, matches).map { link, match in
      link.beads.map { $0.moved(-match.source.lowerBound, -match.target.lowerBound) }
    }
  }

  private func links(_ paths: [[Bead]]) -> [VersionLink] {
    pairs.indices.map { index in
      let (pair, match) = (pairs[index], matches[index])
      let beads = paths[index].map { $0.moved(match.source.lowerBound, match.target.lowerBound) }
      return VersionLink(first: pair.first, second: pair.second, beads: beads)
    }
  }
}
