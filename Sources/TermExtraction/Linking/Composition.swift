/// Whether the parts of two candidates are linked to each other: 按鈕 to ボタン speaks for
/// 關閉按鈕 and 閉じるボタン, and against 關閉按鈕 and シート.
struct Composition {
  /// The best partner of a candidate; −1 for none.
  private typealias Best = (partner: Int32, probability: Double)

  private let bestOfFirst: [Best]
  private let bestOfSecond: [Best]
  private let parts: CandidateParts

  /// Takes the best link of every candidate.
  init(_ links: [Link], _ parts: CandidateParts) {
    var first = Array(repeating: Best(partner: -1, probability: 0), count: parts.count)
    var second = first
    for link in links where link.probability >= Self.leastProbability {
      if link.probability > first[link.first].probability {
        first[link.first] = (Int32(link.second), link.probability)
      }
      if link.probability > second[link.second].probability {
        second[link.second] = (Int32(link.first), link.probability)
      }
    }
    bestOfFirst = first
    bestOfSecond = second
    self.parts = parts
  }

  /// From −1, all known parts are linked elsewhere, to 1, all are linked to parts of the other and
  /// leave nothing over.
  func agreement(of link: Link) -> Double {
    let first = parts[link.first]
    let second = parts[link.second]
    let forth = side(first, bestOfFirst, in: second, whole: link.second)
    let back = side(second, bestOfSecond, in: first, whole: link.first)
    let known = forth.known + back.known
    guard known > 0 else { return 0 }
    let agreement = (2 * (forth.agreed + back.agreed) - known) / (known + Self.doubt)
    guard agreement > 0 else {
      // One word cannot be compared part by part: submenu, 次選單.
      return first.isEmpty || second.isEmpty ? 0 : agreement
    }
    let covered =
      (forth.covered / parts.length(of: link.first) + back.covered / parts.length(of: link.second))
      / 2
    return agreement * min(1, covered)
  }

  /// What the known links of one side's parts say, and how many tokens the agreeing ones cover.
  private func side(
    _ parts: [CandidateParts.Part], _ best: [Best], in others: [CandidateParts.Part], whole: Int
  ) -> (known: Double, agreed: Double, covered: Double) {
    var (known, agreed) = (0.0, 0.0)
    var (covered, end) = (Int32(0), Int32.min)
    for part in parts {
      let link = best[part.candidate]
      guard link.partner >= 0 else { continue }
      known += link.probability
      guard link.partner == whole || others.contains(where: { $0.candidate == link.partner }) else {
        continue
      }
      agreed += link.probability
      // Parts come by their start: what reaches farther than those before adds the rest.
      covered += max(0, part.tokens.upperBound - max(part.tokens.lowerBound, end))
      end = max(end, part.tokens.upperBound)
    }
    return (known, agreed, Double(covered))
  }

  private static let leastProbability = 0.5
  /// Keeps one weak part from deciding.
  private static let doubt = 0.5
}
