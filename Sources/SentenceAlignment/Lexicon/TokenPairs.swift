/// The different pairs of tokens that occur together in passages.
struct TokenPairs {
  /// Per pair its token of the source; pairs of one source token are neighbours.
  let sources: [Int32]
  /// Per pair its token of the target.
  let targets: [Int32]
  /// Per passage, source token by source token, the number of the pair with each target token.
  let links: [Int32]

  /// Numbers the pairs.
  ///
  /// - Parameters:
  ///   - tokens: a bound of the token numbers.
  ///   - source: the source side of the passages.
  ///   - target: the target side of the same passages.
  ///   - linkStarts: per passage the start of its part of ``links``, with an end mark.
  init(tokens: Int, source: TokenRows, target: TokenRows, linkStarts: [Int]) {
    var (sources, targets): ([Int32], [Int32]) = ([], [])
    var pairs = [Int32](repeating: 0, count: linkStarts[linkStarts.count - 1])
    var links = pairs.mutableSpan
    let uses = Self.uses(of: source, tokens: tokens)
    let others = target.numbers.span
    var seenBy = [Int32](repeating: -1, count: tokens)
    var pairOf = [Int32](repeating: 0, count: tokens)
    var seen = seenBy.mutableSpan
    var numbers = pairOf.mutableSpan
    for token in 0..<tokens {
      for use in uses.starts[token]..<uses.starts[token + 1] {
        let passage = Int(uses.passages[use])
        let range = target.range(passage)
        var link = linkStarts[passage] + Int(uses.positions[use]) * range.count
        for position in range {
          let other = Int(others[position])
          if seen[other] != Int32(token) {
            seen[other] = Int32(token)
            numbers[other] = Int32(sources.count)
            sources.append(Int32(token))
            targets.append(Int32(other))
          }
          links[link] = numbers[other]
          link += 1
        }
      }
    }
    self.links = pairs
    self.sources = sources
    self.targets = targets
  }

  private struct Uses {
    var starts: [Int]
    var passages: [Int32]
    var positions: [Int32]
  }

  /// Per token where it is used: passages and places in them.
  private static func uses(of rows: TokenRows, tokens: Int) -> Uses {
    var starts = [Int](repeating: 0, count: tokens + 1)
    for number in rows.numbers { starts[Int(number) + 1] += 1 }
    for token in 0..<tokens { starts[token + 1] += starts[token] }
    var next = starts
    let blank = [Int32](repeating: 0, count: rows.numbers.count)
    var uses = Uses(starts: starts, passages: blank, positions: blank)
    for passage in 0..<rows.count {
      let range = rows.range(passage)
      for position in range {
        let token = Int(rows.numbers[position])
        uses.passages[next[token]] = Int32(passage)
        uses.positions[next[token]] = Int32(position - range.lowerBound)
        next[token] += 1
      }
    }
    return uses
  }
}
