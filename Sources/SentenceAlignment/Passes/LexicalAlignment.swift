/// The second pass: aligns by what segments say, as far as a lexicon tells.
///
/// The cost of a bead is that of Thompson and Koehn, Vecalign (2019): unlikeness times the number
/// of segments on both sides, over the unlikeness of arbitrary pairs. In place of neural
/// embeddings a segment is the sum of its tokens' weights, translated by the lexicon, so that the
/// vector of several segments is the sum of theirs.
struct LexicalAlignment {
  private static let stride = BeadShape.maximum + 1

  private let source: PreparedVersion
  private let target: PreparedVersion
  private let likeness: BeadLikeness
  private let statistics: BeadStatistics
  /// What beads may have on the side of the source.
  private let sourceSides: [BlockSide]
  /// What beads may have on the side of the target.
  private let targetSides: [BlockSide]
  private let weights: AlignmentWeights
  private let omission: Float
  private let selfTaught: SparseRows
  private let tokens: Int
  private let comparesParagraphs: Bool

  /// Prepares the alignment of two versions.
  ///
  /// - Parameters:
  ///   - source: the first version.
  ///   - target: the second version.
  ///   - knowledge: what was learned about the pair of languages.
  ///   - likeness: how alike the segments are with that, where it is known.
  ///   - former: the beads so far and their numbers among the passages that knowledge is from.
  ///   - weights: what costs what.
  init(
    _ source: PreparedVersion, _ target: PreparedVersion, knowledge: PairKnowledge,
    likeness: BeadLikeness? = nil,
    former: (path: [Bead], passages: [Int?]) = ([], []), weights: AlignmentWeights
  ) {
    self.source = source
    self.target = target
    tokens = knowledge.sourceWeights.count
    let likeness = likeness ?? BeadLikeness(source, target, knowledge: knowledge)
    self.likeness = likeness
    let strangeness = (
      source: likeness.source.strangeness(to: likeness.target, tokens: tokens),
      target: likeness.target.strangeness(to: likeness.source, tokens: tokens)
    )
    statistics = knowledge.statistics
    sourceSides = BlockSide.all(
      of: source, likeness.source, strangeness: strangeness.source, statistics)
    targetSides = BlockSide.all(
      of: target, likeness.target, strangeness: strangeness.target, statistics)
    self.weights = weights
    comparesParagraphs = source.hasParagraphs && target.hasParagraphs
    selfTaught =
      SelfTaught(
        former.path, passages: former.passages, learned: knowledge.learned, likeness: likeness
      ).rows
    omission = OmissionPrice(weights).price(
      after: former.path,
      costs: Self.costs(
        of: former.path.filter { !source.isSame($0, in: target) }, likeness, strangeness))
  }

  /// What the beads of one segment a side cost for being unlike; of those that are the same on both sides, cells of code
  /// above all, it would say nothing on how loose a translation is.
  private static func costs(
    of path: [Bead], _ likeness: BeadLikeness, _ strangeness: (source: [Float], target: [Float])
  ) -> [Float] {
    var room = likeness.room()
    return path.filter { $0.source.count == 1 && $0.target.count == 1 }.map { bead in
      let source = strangeness.source[bead.source.upperBound * stride + 1]
      let target = strangeness.target[bead.target.upperBound * stride + 1]
      return 2 * (1 - likeness.likeness(of: bead, &room)) / (source + target)
    }
  }

  /// The best path inside a band.
  ///
  /// - Parameters:
  ///   - band: the states to look at.
  ///   - support: per source segment what other versions say for its partners.
  /// - Returns: the beads in order, scored.
  /// - Complexity: O(n · width of the band · length of a segment).
  func path(in band: SearchBand, support: SparseRows? = nil) -> [Bead] {
    let shapes = BeadShape.all
    let prices = shapePrices
    var table = BandTable(band)
    var dots = DotRows(band: band)
    var supports = DotRows(band: band)
    var back = BackPointers()
    var postings = TokenPostings(likeness.target.own, tokens: tokens)
    var products = [Float](repeating: 0, count: dots.width)
    for row in 0...band.rows {
      if row > 0 {
        take(row - 1, &postings, &dots, &products)
        if let support { Self.take(row - 1, of: support, &supports, &products) }
      }
      dots.open(row)
      if support != nil { supports.open(row) }
      let columns = table.open(row)
      back.beginRow(at: columns.lowerBound)
      let sides = sourceSides.span.extracting(row * Self.stride..<(row + 1) * Self.stride)
      let otherSides = targetSides.span
      let slack = (1...BeadShape.maximum).reduce(Float(0)) { max($0, savings(sides[$1].mark)) }
      for column in columns {
        var best: Float = row == 0 && column == 0 ? 0 : .infinity
        var bestShape = -1
        for number in shapes.indices {
          let before = table.cost(before: number, endingAt: column)
          guard before - slack < best else { continue }
          let shape = shapes[number]
          var cost = before + prices[number]
          if shape.source > 0, shape.target > 0 {
            if support != nil {
              cost -=
                weights.support
                * supports.product(
                  source: shape.source, target: shape.target, endingAt: column)
            }
            // No pair of segments is liker than like.
            guard cost - slack < best else { continue }
            let dot = dots.product(
              source: shape.source, target: shape.target, endingAt: column)
            cost += unlikeness(
              shape, sides[shape.source], otherSides[column * Self.stride + shape.target], dot: dot)
          }
          if cost < best {
            best = cost
            bestShape = number
          }
        }
        table.set(column, best)
        back.append(bestShape)
      }
    }
    return scored(back.path(columns: band.columns))
  }

  /// Per shape what each bead of it costs.
  private var shapePrices: [Float] {
    zip(BeadShape.all, statistics.shapeSurprise).map { shape, surprise in
      shape.source > 0 && shape.target > 0 ? weights.shape * surprise : omission
    }
  }

  /// Adds the products of a source segment with those of the target.
  private func take(
    _ row: Int, _ postings: inout TokenPostings, _ dots: inout DotRows, _ products: inout [Float]
  ) {
    let window = dots.columns(of: row)
    postings.products(of: row, in: likeness.source.translated, window: window, into: &products)
    for position in selfTaught.range(row)
    where window.contains(Int(selfTaught.columns[position])) {
      products[Int(selfTaught.columns[position]) - window.lowerBound] -=
        weights.modesty * selfTaught.values[position]
    }
    dots.append(row, products)
  }

  /// Adds what other versions say for a source segment's partners.
  private static func take(
    _ row: Int, of support: SparseRows, _ dots: inout DotRows, _ products: inout [Float]
  ) {
    let window = dots.columns(of: row)
    for column in 0..<window.count { products[column] = 0 }
    for position in support.range(row) where window.contains(Int(support.columns[position])) {
      products[Int(support.columns[position]) - window.lowerBound] = support.values[position]
    }
    dots.append(row, products)
  }

  /// Beads with how alike their sides are.
  private func scored(_ path: [Bead]) -> [Bead] {
    var room = likeness.room()
    return path.map { bead in
      var bead = bead
      bead.score = min(1, max(0, likeness.likeness(of: bead, &room)))
      return bead
    }
  }

  /// A band around a former path: narrow where its beads are alike, wide where they are not.
  func band(around path: [Bead], halfWidth: Int) -> SearchBand {
    var room = likeness.room()
    var centres = [Int](repeating: 0, count: source.count + 1)
    var likenesses = [Float](repeating: 0, count: source.count)
    var paired: [Float] = []
    for bead in path {
      let value = likeness.likeness(of: bead, &room)
      if !bead.source.isEmpty, !bead.target.isEmpty { paired.append(value) }
      for row in bead.source {
        centres[row + 1] = bead.target.upperBound
        likenesses[row] = value
      }
    }
    return SearchBand(
      centres: centres,
      halfWidths: PathTrust(likenesses, paired: paired).halfWidths(wide: halfWidth),
      columns: target.count)
  }

  /// What a bead of two sides costs besides its shape, given the product of their vectors.
  private func unlikeness(
    _ shape: BeadShape, _ source: BlockSide, _ target: BlockSide, dot: Float
  ) -> Float {
    let strangeness = (source.strangeness + target.strangeness) / 2
    // What is the same has the length it has in every language.
    let isSame = source.content != 0 && source.content == target.content
    let lengths =
      isSame
      ? 0
      : statistics.lengthSurprise(
        source.logarithm, target.logarithm, precision: source.precision)
    let unlikeness =
      isSame
      ? 0
      : (1 - dot / (source.norm * target.norm)) * Float(shape.source * shape.target) / strangeness
    return unlikeness
      + weights.length * lengths * Float(shape.source + shape.target)
      + structureCost(shape, source, target)
  }

  /// What landmarks that two sides of a bead have in common save.
  private func savings(_ source: Landmarks.Mark, _ target: Landmarks.Mark) -> Float {
    (source.heading != 0 && source.heading == target.heading ? weights.sameHeading : 0)
      + (source.code != 0 && source.code == target.code ? weights.sameCode : 0)
      + (source.link != 0 && source.link == target.link ? weights.sameLink : 0)
  }

  /// What the landmarks of a side can save at most.
  private func savings(_ mark: Landmarks.Mark) -> Float { savings(mark, mark) }

  /// What a bead costs for joining parts of different kinds.
  private func structureCost(
    _ shape: BeadShape, _ source: BlockSide, _ target: BlockSide
  ) -> Float {
    var cost: Float = 0
    if source.isHeading != target.isHeading { cost += weights.heading }
    if source.isHeading, target.isHeading, source.isLabel != target.isLabel {
      cost += weights.label
    }
    let captions = source.captions + target.captions
    if captions > 0, captions < Float(shape.source + shape.target) { cost += weights.caption }
    if source.hasCells || target.hasCells {
      let joined = shape.source + shape.target - 2
      // A number is the same in every language.
      let isOther = (source.isNumber || target.isNumber) && source.content != target.content
      cost +=
        weights.cell
        * Float(joined + (source.hasCells == target.hasCells ? 0 : 1) + (isOther ? 1 : 0))
    }
    if source.ruptures + target.ruptures > 0 {
      cost += weights.rupture * (source.ruptures + target.ruptures)
    }
    if source.mark.isSomething { cost -= savings(source.mark, target.mark) }
    if comparesParagraphs, source.startsParagraph != target.startsParagraph {
      cost += weights.paragraph
    }
    return cost
  }
}
