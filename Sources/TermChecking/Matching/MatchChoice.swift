/// Of places where terms were found those that stay: the leftmost, then the longest, then the most
/// welcome; one that cuts a word gives way to one that goes on behind it.
///
/// One is used for a text after the other, so that no memory is asked for at every text.
struct MatchChoice {
  /// The places that stay so far.
  private(set) var places: [FoundTerm] = []
  /// The entries that are as good in the place of another, by the index of the place, the most welcome
  /// first; most places have none.
  private(set) var alternatives: [Int: [Int]] = [:]
  /// Where the last of them ends.
  private(set) var end = 0
  /// Whether the last of them cuts a word.
  private var cutsWord = false

  /// The places that stay so far, each with its alternatives.
  var matches: [TermMatch] {
    places.indices.map { TermMatch(places[$0], alternatives: alternatives[$0] ?? []) }
  }

  /// Forgets what was taken, before another text.
  mutating func begin() {
    places.removeAll(keepingCapacity: true)
    if !alternatives.isEmpty { alternatives = [:] }
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
      alternatives[last, default: []].append(Int(place.entry))
      return false
    } else if place.cutsWord {
      return false
    } else {
      places[last] = place
      alternatives[last] = nil
    }
    end = range.upperBound
    cutsWord = place.cutsWord
    return true
  }

  /// Whether another entry in the place of the last one is as good.
  private func isAlternative(_ place: FoundTerm) -> Bool {
    guard let last = places.last else { return false }
    return last.entry != place.entry && last.spelling == place.spelling
      && alternatives[places.count - 1]?.contains(Int(place.entry)) != true
  }

  private func givesWay(to range: Range<Int>) -> Bool {
    guard let last = places.last else { return false }
    return range.lowerBound > last.range.lowerBound && range.upperBound > end
  }
}
