/// Whether English words are the verb and the noun of one action, or an adjective and its adverb:
/// install and installation, explicit and explicitly.
///
/// Who does it (parser) and what can be done (iterable) are other things.
enum EnglishDerivation {
  /// Whether two names are the same but for how their last word is derived, in any case.
  static func isSame(_ one: String, _ other: String) -> Bool {
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
    return (fewestShared...max(fewestShared, shared)).contains { length in
      endings.contains(String(one.dropFirst(length)))
        && endings.contains(String(other.dropFirst(length)))
    }
  }

  /// Letters that both words begin with.
  private static let fewestShared = 4
  private static let endings: Set<String> = [
    "", "e", "s", "es", "d", "ed", "ing", "n", "t", "y", "ion", "ation", "ition", "tion", "ting",
    "sion", "ment", "al", "ance", "ence", "ly", "ally", "ive", "ful", "ions", "ations", "ments",
  ]
}
