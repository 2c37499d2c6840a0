/// How common English words are in texts of all kinds, and what they mostly are.
package enum EnglishFrequency {
  /// What a word mostly is; the order is that of how likely it ends a term.
  package enum Kind: UInt8, Sendable {
    case verb, other, name, adjective, adjectiveNoun, verbNoun, noun
    /// A form in -ing or -ed of a listed word.
    case gerund, participle
    /// Parts with hyphens between them.
    case compound
    /// Nothing that the list knows.
    case unknown
  }

  /// How common a word is.
  package struct Entry: Hashable, Sendable {
    /// The decimal logarithm of its occurrences in a billion words, to the half; ``rarest`` and less
    /// for words that are not listed.
    package var level: Float
    /// What the word mostly is.
    package var kind: Kind
  }

  /// The level of words that are not listed.
  package static let rarest: Float = 2

  /// The entry of a folded word: its own, or that of the word that it is a regular form of, half a
  /// level lower, or that of its rarest part.
  package static func entry(of word: String) -> Entry {
    let word = word.hasSuffix("'s") ? String(word.dropLast(2)) : word
    if let entry = listed[word] { return entry }
    for stem in stems(of: word) {
      guard let entry = listed[stem] else { continue }
      return Entry(level: entry.level - 0.5, kind: kind(of: word, from: entry.kind))
    }
    guard word.contains("-") else { return Entry(level: rarest, kind: .unknown) }
    let levels = word.split(separator: "-").map { self.entry(of: String($0)).level }
    return Entry(level: (levels.min() ?? rarest) - 1, kind: .compound)
  }

  private static func kind(of word: String, from stem: Kind) -> Kind {
    if word.hasSuffix("ly") { return .other }
    if word.hasSuffix("ing") { return .gerund }
    return word.hasSuffix("ed") ? .participle : stem
  }

  /// The words that a word may be a regular form of.
  private static func stems(of word: String) -> [String] {
    var result: [String] = []
    for (ending, replacements) in endings where word.hasSuffix(ending) {
      let stem = String(word.dropLast(ending.count))
      guard stem.utf8.count > 1 else { continue }
      result += replacements.map { stem + $0 }
      if ending == "ed" || ending == "ing", stem.utf8.count > 2,
        stem.last == stem.dropLast().last
      {
        result.append(String(stem.dropLast()))
      }
    }
    return result
  }

  private static let endings: [(String, [String])] = [
    ("ies", ["y"]), ("ied", ["y"]), ("es", [""]), ("s", [""]), ("ed", ["", "e"]),
    ("ing", ["", "e"]), ("ily", ["y"]), ("ly", [""]),
  ]

  private static let listed: [String: Entry] = {
    var result: [String: Entry] = [:]
    for list in [EnglishFrequentWords.text, EnglishOccasionalWords.text, EnglishRarerWords.text] {
      var entry = Entry(level: rarest, kind: .unknown)
      for word in list.split(whereSeparator: \.isWhitespace) {
        if let section = section(word) { entry = section } else { result[String(word)] = entry }
      }
    }
    return result
  }()

  /// What the head of a section says: `45n`; nil for a word.
  private static func section(_ head: Substring) -> Entry? {
    guard let level = Int(head.dropLast()), let letter = head.last, let kind = letters[letter]
    else { return nil }
    return Entry(level: Float(level) / 10, kind: kind)
  }

  private static let letters: [Character: Kind] = [
    "v": .verb, "r": .other, "p": .name, "j": .adjective, "y": .adjectiveNoun, "x": .verbNoun,
    "n": .noun,
  ]
}
