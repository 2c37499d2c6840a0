/// Which parts of the versions of a document correspond, for every pair of versions.
struct PassageMap {
  /// What two versions have in common.
  struct Match {
    /// The part of the first version to align.
    var source: Range<Int>
    /// The part of the second version to align.
    var target: Range<Int>
    /// Segments that share rare tokens, counted from the start of the parts.
    var anchors: [AnchorChain.Link]
  }

  private let counts: [Int]
  private var chains: [[AnchorChain?]]
  private var passages: [[SharedPassage?]]
  private let landmarks: [Landmarks]

  /// Compares all pairs of versions.
  init(_ versions: [PreparedVersion], tokens: Int) {
    counts = versions.map(\.count)
    landmarks = versions.map(\.landmarks)
    let blank = [AnchorChain?](repeating: nil, count: versions.count)
    chains = versions.map { _ in blank }
    passages = versions.map { _ in [SharedPassage?](repeating: nil, count: versions.count) }
    for second in versions.indices {
      for first in 0..<second {
        let chain = AnchorChain(versions[first].tokens, versions[second].tokens, tokens: tokens)
        let passage = SharedPassage(chain, source: counts[first], target: counts[second])
        chains[first][second] = chain
        chains[second][first] = chain.flipped
        passages[first][second] = passage
        passages[second][first] = passage?.flipped
      }
    }
  }

  /// What two versions share by their tokens alone; nil for nothing.
  func passage(_ first: Int, _ second: Int) -> SharedPassage? { passages[first][second] }

  /// The chain of shared tokens of two versions.
  func chain(_ first: Int, _ second: Int) -> AnchorChain? { chains[first][second] }

  /// The parts of two versions to align.
  func match(_ first: Int, _ second: Int) -> Match {
    let whole = Match(
      source: 0..<counts[first], target: 0..<counts[second],
      anchors: chains[first][second]?.evenLinks ?? [])
    guard var passage = bestPassage(first, second) else { return whole }
    let headings = AnchorChain.heaviestChain(
      landmarks[first].sameHeadings(as: landmarks[second]), columns: counts[second])
    if headings.count >= Self.leastHeadings {
      for heading in headings {
        passage.source = passage.source.including(heading.source)
        passage.target = passage.target.including(heading.target)
      }
    }
    let (source, target) = extended(passage, first, second)
    let isWhole = source == whole.source && target == whole.target
    // A few words that long texts share by chance must not cut off what fits them as they are.
    if !isWhole, chains[first][second]?.isEven == true { return whole }
    let links = (chains[first][second]?.links ?? []).filter {
      passage.source.contains($0.source) && passage.target.contains($0.target)
    }
    let anchors = links.map { link in
      AnchorChain.Link(
        source: link.source - source.lowerBound, target: link.target - target.lowerBound,
        weight: link.weight)
    }
    return Match(source: source, target: target, anchors: anchors)
  }

  /// How many headings must be the same for two texts to correspond where they are.
  private static let leastHeadings = 2

  /// The shared passage of two versions, found through a third one when it is surer.
  private func bestPassage(_ first: Int, _ second: Int) -> SharedPassage? {
    var best = passages[first][second]
    for third in counts.indices where third != first && third != second {
      guard let left = passages[first][third], let right = passages[third][second],
        min(left.excess, right.excess) > (best?.excess ?? 0)
      else { continue }
      let common = left.target.clamped(to: right.source)
      guard !common.isEmpty, let toFirst = chains[third][first],
        let toSecond = chains[third][second]
      else { continue }
      best = SharedPassage(
        source: toFirst.image(of: common), target: toSecond.image(of: common),
        excess: min(left.excess, right.excess))
    }
    return best
  }

  /// The passage with what lies before and behind it, as much as the shorter rest suggests.
  private func extended(
    _ passage: SharedPassage, _ first: Int, _ second: Int
  ) -> (source: Range<Int>, target: Range<Int>) {
    let before = Self.reach(passage.source.lowerBound, passage.target.lowerBound)
    let after = Self.reach(
      counts[first] - passage.source.upperBound, counts[second] - passage.target.upperBound)
    return (
      passage.source.lowerBound - before.0..<passage.source.upperBound + after.0,
      passage.target.lowerBound - before.1..<passage.target.upperBound + after.1
    )
  }

  /// How much of two rests to take: all of the shorter, of the other half as much again and a bit.
  private static func reach(_ first: Int, _ second: Int) -> (Int, Int) {
    let most = min(first, second) * 3 / 2 + 10
    return (min(first, most), min(second, most))
  }
}

extension Range<Int> {
  /// The range extended to a number.
  fileprivate func including(_ number: Int) -> Range<Int> {
    Swift.min(lowerBound, number)..<Swift.max(upperBound, number + 1)
  }
}

extension AnchorChain {
  /// The part of the target that corresponds to a part of the source, from link to link.
  fileprivate func image(of source: Range<Int>) -> Range<Int> {
    let inside = links.filter { source.contains($0.source) }
    guard let first = inside.first, let last = inside.last else { return 0..<0 }
    return first.target..<last.target + 1
  }
}
