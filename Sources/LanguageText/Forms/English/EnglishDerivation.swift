/// Whether English words are the verb and the noun of one action, or an adjective and its adverb:
/// install and installation, explicit and explicitly.
///
/// Who does it (parser) and what can be done (iterable) are other things.
package enum EnglishDerivation {
  /// Whether two names are the same but for how their last word is derived, in any case.
  package static func isSame(_ one: String, _ other: String) -> Bool {
    let (first, second) = (words(of: one), words(of: other))
    guard first.count == second.count, first.dropLast() == second.dropLast(),
      let word = first.last, let another = second.last
    else { return false }
    return areDerived(word, another)
  }

  private static func words(of name: String) -> [String] {
    name.lowercased().split(separator: " ").map(String.init)
  }

  private static func areDerived(_ one: String, _ other: String) -> Bool {
    let shared = zip(one.utf8, other.utf8).prefix { $0 == $1 }.count
    if changes.contains(where: { isChanged(one, other, $0) || isChanged(other, one, $0) }) {
      return true
    }
    return (fewestShared...max(fewestShared, shared)).contains { length in
      endings.contains(String(one.dropFirst(length)))
        && endings.contains(String(other.dropFirst(length)))
    }
  }

  private static func isChanged(
    _ verb: String, _ noun: String, _ change: (verb: String, noun: String)
  ) -> Bool {
    verb.hasSuffix(change.verb) && noun.hasSuffix(change.noun)
      && verb.count - change.verb.count >= fewestShared
      && verb.dropLast(change.verb.count) == noun.dropLast(change.noun.count)
  }

  /// What Latin verbs end in, and the nouns made from them: subscribe and subscription.
  private static let changes = [
    (verb: "be", noun: "ption"), (verb: "de", noun: "sion"), (verb: "d", noun: "sion"),
    (verb: "rt", noun: "rsion"), (verb: "t", noun: "ssion"), (verb: "lve", noun: "lution"),
    (verb: "fy", noun: "fication"),
  ]

  /// Letters that both words begin with.
  private static let fewestShared = 4
  private static let endings: Set<String> = [
    "", "e", "s", "es", "d", "ed", "ing", "n", "t", "y", "ion", "ation", "ition", "tion", "ting",
    "sion", "ment", "al", "ance", "ence", "ly", "ally", "ive", "ful", "ions", "ations", "ments",
  ]
}
