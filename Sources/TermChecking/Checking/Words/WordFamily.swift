import LanguageText

/// The words of a source that name what a term does: its forms, what is made of it and what it is short for.
///
/// Of English it is known what ends such words; in other languages whatever begins as the term does is one.
struct WordFamily {
  /// The term, folded.
  private let name: String
  private let isEnglish: Bool
  /// What the family has in common, *encrypt* of *encryption*; nil where it is the name.
  private let stem: String?
  /// What stands behind the stem in the words of the family.
  private let endings: Set<String>

  /// Makes the family of a folded term of a language.
  init(of name: String, in language: LanguageTag) {
    self.name = name
    isEnglish = language.language == "en"
    let ending = name.contains(" ") ? nil : Self.suffixes.first(where: name.hasSuffix)
    let stem = ending.map { String(name.dropLast($0.count)) }
    self.stem = stem.flatMap { $0.utf8.count >= Self.leastBytesOfStem ? $0 : nil }
    // A pointer is nothing that *points* names.
    endings = ["er", "or"].contains(ending) ? Self.endingsOfDoers : Self.endingsOfActions
  }

  /// How many words of a folded text belong to the family.
  ///
  /// - Complexity: O(length of the text).
  func count(in text: String) -> Int {
    if let stem {
      return text.places(ofBytes: stem).count { place in
        guard isEnglish else { return true }
        let rest = Self.rest(of: text, behind: place.upperBound)
        return endings.contains(rest) && !(rest.isEmpty && Self.prepositions.contains(stem))
      }
    }
    return verbs(in: text) + coordinations(in: text)
      + text.places(ofBytes: name).count { place in
        text.character(before: place.lowerBound)?.isLetter != true
          && (!isEnglish || continues(with: Self.rest(of: text, behind: place.upperBound)))
      }
  }

  /// The letters of a text behind an offset.
  private static func rest(of text: String, behind offset: Int) -> String {
    String(text.utf8Slice(offset..<text.utf8.count).prefix { $0.isLetter })
  }

  /// How many words of a text are forms of a verb in -e that do not have it whole: *overriding* and *overridden* of
  /// *override*.
  private func verbs(in text: String) -> Int {
    guard name.hasSuffix("e"), !name.contains(" "), name.utf8.count > Self.leastBytesOfStem else {
      return 0
    }
    return text.places(ofBytes: String(name.dropLast())).count { place in
      text.character(before: place.lowerBound)?.isLetter != true
        && ["ing", "den"].contains(Self.rest(of: text, behind: place.upperBound))
    }
  }

  /// How often an English text has the first words of the name before another that shares its last one: *cosmetic filter* in
  /// *cosmetic or scriptlet filters*.
  private func coordinations(in text: String) -> Int {
    guard isEnglish, let space = name.lastIndex(of: " ") else { return 0 }
    let noun = name[name.index(after: space)...]
    return text.places(ofBytes: String(name[..<space])).count { place in
      let end = min(text.utf8.count, place.upperBound + Self.reach)
      let rest = text.utf8Slice(place.upperBound..<end).prefix { !".:;!?".contains($0) }
      guard text.character(before: place.lowerBound)?.isLetter != true,
        ["/", ", ", " or ", " and ", " & "].contains(where: rest.hasPrefix)
      else { return false }
      return rest.split { !$0.isLetter }.prefix(Self.mostWordsBetween).dropFirst().contains {
        word in
        word == noun || word.dropLast() == noun && word.last == "s" || word == noun + "es"
      }
    }
  }

  /// How far behind the first words the last one may stand, in bytes and in words.
  private static let (reach, mostWordsBetween) = (60, 5)

  /// Whether a word that begins with the name is of its family: *modded* and *modification* of *mod*, no *module*; no word
  /// of its own does, as in *toolbar*.
  private func continues(with rest: String) -> Bool {
    if rest.isEmpty { return true }
    // *mode* is no mod.
    if ["d", "e", "r", "rs"].contains(rest) { return rest != "e" && name.hasSuffix("e") }
    if Self.endingsOfActions.contains(rest) { return true }
    let doubled = name.last.map { rest.first == $0 } == true ? String(rest.dropFirst()) : rest
    return Self.endingsOfActions.contains(doubled)
      || name.utf8.count <= Self.longestClipped
        && Self.clippedEndings.contains(where: rest.hasSuffix)
  }

  private static let suffixes = ["ation", "ion", "ing", "ed", "er", "or", "ment", "s"]
  private static let endingsOfDoers: Set<String> = ["er", "ers", "ing", "ings", "or", "ors"]
  /// Without those of adverbs: what is *functionally* equal or *additionally* there has no function and no addition.
  private static let endingsOfActions: Set<String> = [
    "", "able", "age", "al", "ation", "ations", "d", "e", "ed", "er", "ers", "es", "ing",
    "ings", "ion", "ional", "ions", "ism", "ive", "ization", "ize", "ized", "izes",
    "izing", "less", "ly", "ment", "ments", "or", "ors", "r", "rs", "s", "ship", "y",
  ]
  /// How words end that are often clipped: *application*, *repository*, *parameter*.
  private static let clippedEndings = [
    "ectories", "ectory", "eter", "eters", "ication", "ications", "ironment", "ironments",
    "istrator", "istrators", "itories", "itory", "ization", "mation", "ment", "mentation", "ments",
    "uration", "urations",
  ]
  /// Stems that are prepositions by themselves.
  private static let prepositions: Set<String> = ["except"]
  private static let leastBytesOfStem = 5
  private static let longestClipped = 6
}
