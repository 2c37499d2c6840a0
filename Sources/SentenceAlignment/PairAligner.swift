/// Aligns documents in two languages, learning from all of them.
struct PairAligner {
  /// Two versions to align, and the segments known to belong together.
  struct Document {
    var source: PreparedVersion
    var target: PreparedVersion
    var anchors: [AnchorChain.Link]
  }

  private let documents: [Document]
  private let vocabulary: TokenVocabulary
  private let weights: AlignmentWeights

  init(
    _ documents: [Document], vocabulary: TokenVocabulary,
    weights: AlignmentWeights = AlignmentWeights()
  ) {
    self.documents = documents
    self.vocabulary = vocabulary
    self.weights = weights
  }

  /// The beads of each document: every participant is in exactly one.
  func beads() -> [[Bead]] {
    var paths = documents.map { document in
      LengthAlignment(
        source: document.source.lengths, target: document.target.lengths,
        anchors: document.anchors
      ).path()
    }
    for halfWidth in [150, 80] {
      paths = refined(paths, halfWidth: halfWidth)
    }
    return paths
  }

  /// Aligns once more with what former beads teach.
  ///
  /// - Parameters:
  ///   - paths: per document its beads so far.
  ///   - halfWidth: how far from the former beads to look.
  ///   - supports: per document what other versions say, if there are any.
  /// - Returns: per document the new beads.
  func refined(_ paths: [[Bead]], halfWidth: Int, supports: [SparseRows]? = nil) -> [[Bead]] {
    let knowledge = PairKnowledge(
      zip(documents, paths).map { ($0.source, $0.target, $1) }, vocabulary: vocabulary)
    return documents.indices.map { index in
      let document = documents[index]
      let band = Self.band(around: paths[index], document, halfWidth: halfWidth)
      return LexicalAlignment(
        document.source, document.target, knowledge: knowledge, weights: weights
      ).path(in: band, support: supports?[index])
    }
  }

  /// Looks in final alignments for passages that were moved.
  func recovered(_ paths: [[Bead]]) -> [[Bead]] {
    let knowledge = PairKnowledge(
      zip(documents, paths).map { ($0.source, $0.target, $1) }, vocabulary: vocabulary)
    return zip(documents, paths).map { document, path in
      MovedPassages(
        path, source: document.source.count, target: document.target.count
      ).recovered { source, target in
        let parts = (document.source[source], document.target[target])
        let alignment = LexicalAlignment(
          parts.0, parts.1, knowledge: knowledge, weights: weights)
        let band = SearchBand(
          centres: [Int](repeating: 0, count: source.count + 1), halfWidth: target.count,
          columns: target.count)
        return alignment.path(in: band).map { $0.moved(source.lowerBound, target.lowerBound) }
      }
    }
  }

  private static func band(around path: [Bead], _ document: Document, halfWidth: Int) -> SearchBand
  {
    var centres = [Int](repeating: 0, count: document.source.count + 1)
    for bead in path {
      for row in bead.source { centres[row + 1] = bead.target.upperBound }
    }
    return SearchBand(
      centres: centres, halfWidth: halfWidth, columns: document.target.count)
  }
}
