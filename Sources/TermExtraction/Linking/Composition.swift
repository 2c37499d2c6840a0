/// Whether the parts of two candidates are linked to each other: 按鈕 to ボタン speaks for
/// 關閉按鈕 and 閉じるボタン, and against 關閉按鈕 and シート.
struct Composition {
  private let bestOfFirst: [Int: (partner: Int, probability: Double)]
  private let bestOfSecond: [Int: (partner: Int, probability: Double)]
  private let inventory: CandidateInventory

  /// Takes the best link of every candidate.
  init(_ links: [Link], _ inventory: CandidateInventory) {
    var first: [Int: (partner: Int, probability: Double)] = [:]
    var second: [Int: (partner: Int, probability: Double)] = [:]
    for link in links where link.probability >= Self.leastProbability {
      if link.probability > first[link.first]?.probability ?? 0 {
        first[link.first] = (link.second, link.probability)
      }
      if link.probability > second[link.second]?.probability ?? 0 {
        second[link.second] = (link.first, link.probability)
      }
    }
    bestOfFirst = first
    bestOfSecond = second
    self.inventory = inventory
  }

  /// From −1, all known parts are linked elsewhere, to 1, all are linked to parts of the other.
  func agreement(of link: Link) -> Double {
    let first = parts(of: link.first)
    let second = parts(of: link.second)
    var (agreed, known) = (0.0, 0.0)
    for part in first {
      guard let best = bestOfFirst[part] else { continue }
      known += best.probability
      if second.contains(best.partner) || best.partner == link.second { agreed += best.probability }
    }
    for part in second {
      guard let best = bestOfSecond[part] else { continue }
      known += best.probability
      if first.contains(best.partner) || best.partner == link.first { agreed += best.probability }
    }
    guard known > 0 else { return 0 }
    let agreement = (2 * agreed - known) / (known + Self.doubt)
    // One word cannot be compared part by part: submenu, 次選單.
    return first.isEmpty || second.isEmpty ? max(0, agreement) : agreement
  }

  /// The candidates strictly inside the first place of a candidate.
  private func parts(of candidate: Int) -> [Int] {
    guard let span = inventory.candidates[candidate].spans.first else { return [] }
    return inventory.places[Int(span.segment)].compactMap { place in
      place.lower >= span.lower && place.upper <= span.upper
        && place.upper - place.lower < span.upper - span.lower ? Int(place.candidate) : nil
    }
  }

  private static let leastProbability = 0.5
  /// Keeps one weak part from deciding.
  private static let doubt = 0.5
}
