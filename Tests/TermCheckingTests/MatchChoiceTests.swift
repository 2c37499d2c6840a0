import Testing

@testable import TermChecking

/// Which of overlapping places stay.
struct MatchChoiceTests {
  private func place(
    _ entry: Int, _ range: Range<Int>, rank: UInt8 = 0, cutsWord: Bool = false
  ) -> FoundTerm {
    var place = FoundTerm(entry: entry, range: range, spelling: .exact, rank: rank)
    place.cutsWord = cutsWord
    return place
  }

  private func chosen(_ places: [FoundTerm]) -> [String] {
    var places = places
    places.order()
    var choice = MatchChoice()
    for place in places { choice.take(place) }
    return choice.matches.map { match in
      ([match.entry] + match.alternatives).map(String.init).joined(separator: "|")
        + " \(match.range.lowerBound)-\(match.range.upperBound)"
    }
  }

  @Test func theLeftmostThenTheLongestStays() {
    #expect(
      chosen([place(3, 6..<9), place(2, 4..<7), place(1, 0..<3), place(0, 0..<5)])
        == ["0 0-5", "3 6-9"])
  }

  @Test func theMostWelcomeIsNamedFirst() {
    #expect(chosen([place(0, 0..<5, rank: 2), place(1, 0..<5), place(1, 0..<5)]) == ["1|0 0-5"])
  }

  @Test func whatCutsAWordGivesWayToWhatGoesOnBehindIt() {
    #expect(chosen([place(0, 0..<4, cutsWord: true), place(1, 2..<6)]) == ["1 2-6"])
    #expect(
      chosen([place(0, 0..<4, cutsWord: true), place(1, 2..<6, cutsWord: true)]) == ["0 0-4"])
    #expect(chosen([place(0, 0..<4, cutsWord: true), place(1, 2..<4)]) == ["0 0-4"])
  }

  @Test func whatWouldNotStayIsNotAskedFor() {
    var choice = MatchChoice()
    choice.take(place(0, 0..<4))
    #expect(!choice.wants(place(1, 2..<6)))
    #expect(!choice.wants(place(0, 0..<4)))
    #expect(choice.wants(place(1, 0..<4)))
    #expect(choice.wants(place(1, 4..<6)))
  }

  /// However many places stand in whatever order, they come out as if they were sorted.
  @Test func placesAreOrdered() {
    let places = (0..<60).map { place($0, ($0 * 37) % 50..<($0 * 37) % 50 + 1 + $0 % 7) }
    var ordered = places
    ordered.order()
    let pairs = zip(ordered, ordered.dropFirst())
    #expect(pairs.allSatisfy { !$1.precedes($0) })
    #expect(Set(ordered.map(\.entry)) == Set(places.map(\.entry)))
  }

  /// A wrong word in a part of another is not told; which one is approved may be.
  @Test func whatIsNotApprovedNeedsAWholeWord() {
    for (rank, isRefused) in [(0, false), (1, false), (2, true), (4, false), (6, true)] {
      let place = FoundTerm(
        entry: 0, range: 0..<1, spelling: .exact, rank: UInt8(rank), isPartOfWord: true)
      #expect(place.isRefused == isRefused)
    }
  }

  @Test func anotherTextBeginsWithNothing() {
    var choice = MatchChoice()
    choice.take(place(0, 0..<5))
    choice.take(place(1, 0..<5))
    #expect(choice.alternatives.map(\.entry) == [1])
    choice.begin()
    #expect(choice.places.isEmpty && choice.alternatives.isEmpty && choice.wants(place(2, 0..<2)))
    choice.take(place(2, 0..<2))
    #expect(choice.matches.map(\.entry) == [2] && choice.matches[0].alternatives.isEmpty)
  }
}
