/// Where two words differ letter by letter: what they share at the beginning, what at the end, and how long what is
/// left of each in between is.
///
/// *filder* and *filter* share three letters at the beginning and two at the end; one of each is left. A letter
/// that could be of both ends counts as one of the beginning: of *leter* and *letter* a *t* is left.
package struct LetterDifference: Sendable {
  /// How many elements both begin with.
  package let beginning: Int
  /// How many elements behind the common beginning both end with.
  package let ending: Int
  /// How many elements of the first are in between.
  package let first: Int
  /// How many elements of the second are in between.
  package let second: Int

  /// Compares two words, letter by letter: Unicode scalars, or characters.
  ///
  /// - Complexity: O(length of the shorter one).
  @inlinable
  package init<Element: Equatable>(_ first: [Element], _ second: [Element]) {
    let shorter = min(first.count, second.count)
    var beginning = 0
    while beginning < shorter, first[beginning] == second[beginning] { beginning += 1 }
    var ending = 0
    while ending < shorter - beginning,
      first[first.count - 1 - ending] == second[second.count - 1 - ending]
    {
      ending += 1
    }
    (self.beginning, self.ending) = (beginning, ending)
    (self.first, self.second) = (
      first.count - beginning - ending, second.count - beginning - ending
    )
  }

  /// Whether one element more, less or other makes one word of the other.
  package var isOneEdit: Bool { max(first, second) == 1 }
}
