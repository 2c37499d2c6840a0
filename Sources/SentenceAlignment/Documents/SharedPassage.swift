/// The part of one text and the part of another that correspond.
struct SharedPassage {
  /// Participants of the first text.
  var source: Range<Int>
  /// Participants of the second text.
  var target: Range<Int>
  /// How far the evidence inside exceeds chance, in units of token weight.
  var excess: Float

  /// Makes a passage.
  init(source: Range<Int>, target: Range<Int>, excess: Float) {
    self.source = source
    self.target = target
    self.excess = excess
  }

  /// What chance gives is counted this often before a stretch of text counts as evidence.
  private static let caution: Float = 1.5

  /// Finds the passage with the most evidence beyond chance; nil where the texts as a whole have none: some
  /// stretch always has more than the rest.
  init?(_ chain: AnchorChain, source: Int, target: Int) {
    guard chain.isOrdered else { return nil }
    let rate = Self.caution * chain.chance / Float(max(1, source + target))
    var best: (first: Int, last: Int, value: Float) = (0, -1, 0)
    var first = 0
    var value: Float = 0
    var previous: AnchorChain.Link?
    for (number, link) in chain.links.enumerated() {
      if let previous {
        value -= rate * Float(link.source - previous.source + link.target - previous.target)
      }
      if value <= 0 {
        value = 0
        first = number
      }
      value += link.weight
      previous = link
      if value > best.value { best = (first, number, value) }
    }
    guard best.last >= best.first else { return nil }
    let (start, end) = (chain.links[best.first], chain.links[best.last])
    self.source = start.source..<end.source + 1
    self.target = start.target..<end.target + 1
    excess = best.value
  }

  /// The passage with its sides exchanged.
  var flipped: SharedPassage { SharedPassage(source: target, target: source, excess: excess) }
}
