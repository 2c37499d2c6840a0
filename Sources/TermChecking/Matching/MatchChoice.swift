/// Of places where terms were found those that stay: the leftmost, then the longest, then the most
/// welcome; one that cuts a word gives way to one that goes on behind it.
struct MatchChoice {
  /// The places that stay so far.
  private(set) var matches: [TermMatch] = []
  /// Where the last of them ends.
  private(set) var end = 0
  /// Whether the last of them cuts a word.
  private var cutsWord = false

  /// Whether a place behind those that were taken would change anything.
  func wants(_ place: FoundTerm) -> Bool {
    let range = place.range
    guard range.lowerBound < end, let last = matches.last else { return true }
    return last.range == range ? isAlternative(place) : cutsWord && givesWay(to: range)
  }

  /// Takes the next place in the order in which they are chosen; returns whether it stays on its own, be
  /// it in the place of the last.
  @discardableResult
  mutating func take(_ place: FoundTerm) -> Bool {
    guard wants(place) else { return false }
    let range = place.range
    let last = matches.count - 1
    if range.lowerBound >= end {
      if matches.isEmpty { matches.reserveCapacity(8) }
      matches.append(TermMatch(place))
    } else if matches[last].range == range {
      matches[last].alternatives.append(Int(place.entry))
      return false
    } else if place.cutsWord {
      return false
    } else {
      matches[last] = TermMatch(place)
    }
    end = range.upperBound
    cutsWord = place.cutsWord
    return true
  }

  /// Whether another entry in the place of the last one is as good.
  private func isAlternative(_ place: FoundTerm) -> Bool {
    guard let last = matches.last else { return false }
    let entry = Int(place.entry)
    return last.entry != entry && last.spelling == place.spelling
      && !last.alternatives.contains(entry)
  }

  private func givesWay(to range: Range<Int>) -> Bool {
    guard let last = matches.last else { return false }
    return range.lowerBound > last.range.lowerBound && range.upperBound > end
  }
}
