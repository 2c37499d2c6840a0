/// Of places where terms were found those that stay: the leftmost, then the longest, then the most
/// welcome; one that cuts a word gives way to one that goes on behind it.
///
/// One is used for a text after the other, so that no memory is asked for at every text.
struct MatchChoice {
  /// The places that stay so far.
  private(set) var places: [FoundTerm] = []
  /// The entries that are as good in the place of another, each with the index of the place, in its order
  /// and the most welcome first; most places have none.
  private(set) var alternatives: [(place: Int, entry: Int)] = []
  /// Where the last of them ends.
  private(set) var end = 0
  /// Whether the last of them cuts a word.
  private var cutsWord = false

  /// The places that stay so far, each with its alternatives.
  var matches: [TermMatch] {
    places.indices.map { place in
      TermMatch(
        places[place], alternatives: alternatives.filter { $0.place == place }.map(\.entry))
    }
  }

  /// Forgets what was taken, before another text.
  mutating func begin() {
    if !places.isEmpty { places.removeAll(keepingCapacity: true) }
    if !alternatives.isEmpty { alternatives.removeAll(keepingCapacity: true) }
    (end, cutsWord) = (0, false)
  }

  /// Whether a place behind those that were taken would change anything.
  func wants(_ place: FoundTerm) -> Bool {
    let range = place.range
    guard range.lowerBound < end, let last = places.last else { return true }
    return last.range == range ? isAlternative(place) : cutsWord && givesWay(to: range)
  }

  /// Takes the next place in the order in which they are chosen; returns whether it stays on its own, be
  /// it in the place of the last.
  @discardableResult
  mutating func take(_ place: FoundTerm) -> Bool {
    guard wants(place) else { return false }
    let range = place.range
    let last = places.count - 1
    if range.lowerBound >= end {
      places.append(place)
    } else if places[last].range == range {
      alternatives.append((last, Int(place.entry)))
      return false
    } else if place.cutsWord {
      return false
    } else {
      places[last] = place
      while alternatives.last?.place == last { alternatives.removeLast() }
    }
    end = range.upperBound
    cutsWord = place.cutsWord
    return true
  }

  /// Whether another entry in the place of the last one is as good.
  private func isAlternative(_ place: FoundTerm) -> Bool {
    guard let last = places.last else { return false }
    guard last.entry != place.entry, last.spelling == place.spelling else { return false }
    var next = alternatives.count - 1
    while next >= 0, alternatives[next].place == places.count - 1 {
      if alternatives[next].entry == Int(place.entry) { return false }
      next -= 1
    }
    return true
  }

  private func givesWay(to range: Range<Int>) -> Bool {
    guard let last = places.last else { return false }
    return range.lowerBound > last.range.lowerBound && range.upperBound > end
  }
}
