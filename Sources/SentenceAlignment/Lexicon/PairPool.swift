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

  /// Makes a pool of pairs, given all documents' versions and passages.
  init(
    _ pairs: [Pair], prepared: [[PreparedVersion]], passages: [PassageMap],
    vocabulary: TokenVocabulary
  ) {
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
  }

  /// The alignment of each pair.
  func links() -> [VersionLink] { links(aligner.beads()) }

  /// The alignments once more, with the support of other versions.
  func refined(_ links: [VersionLink], _ supports: [LinkSupport]) -> [VersionLink] {
    let rows = zip(supports, matches).map { $0.rows($1.source, $1.target) }
    return self.links(aligner.refined(paths(of: links), halfWidth: 80, supports: rows))
  }

  /// The alignments with moved passages found.
  func recovered(_ links: [VersionLink]) -> [VersionLink] {
    zip(pairs, wholes.recovered(links.map(\.beads))).map { pair, beads in
      VersionLink(first: pair.first, second: pair.second, beads: beads)
    }
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
