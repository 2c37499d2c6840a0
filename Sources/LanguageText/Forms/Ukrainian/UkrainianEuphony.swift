/// The Ukrainian letters that change with the sounds around a word: «уразливість» behind a consonant is «вразливість»
/// behind a vowel.
///
/// Source: the Ukrainian orthography of 2019, §§ 23 and 24.
package enum UkrainianEuphony {
  /// Whether two texts are the same but for у and в, or і and й, at the beginning of words.
  ///
  /// Words by themselves may differ in just these, as «враження» and «ураження» do: ask only of two names of one thing.
  ///
  /// - Complexity: O(n).
  package static func areSame(_ first: String, _ second: String) -> Bool {
    let words = [first, second].map { TermForms.fold($0).split(separator: " ") }
    return words[0].count == words[1].count && zip(words[0], words[1]).allSatisfy(areAlternants)
  }

  private static func areAlternants(_ first: Substring, _ second: Substring) -> Bool {
    guard first != second else { return true }
    guard let one = first.first, let other = second.first, first.dropFirst() == second.dropFirst()
    else { return false }
    return [["у", "в"], ["і", "й"]].contains { $0.contains(one) && $0.contains(other) }
  }
}
