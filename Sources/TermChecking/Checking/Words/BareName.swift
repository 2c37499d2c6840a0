/// Tells where an English sentence uses a noun as a name: in the singular without an article.
///
/// *The volume is mounted*, and *volumes are*; but *volume is optional* and *volumes takes precedence* speak of
/// fields.
enum BareName {
  /// Whether a word, given by UTF-8 byte offsets into its sentence, is in the singular and nothing before it
  /// determines or describes it.
  ///
  /// - Complexity: O(length of the words around it) in ASCII, O(length of the sentence) where another
  ///   character stands there.
  static func isBare(_ word: Range<Int>, in sentence: String) -> Bool {
    !isPlural(word, in: sentence) && opener(before: word, in: sentence) != .other
  }

  /// Whether nothing before a word determines or governs it, and it is the subject of a verb that has one thing as
  /// its subject.
  ///
  /// - Complexity: as ``isBare(_:in:)``.
  static func isSubject(_ word: Range<Int>, in sentence: String) -> Bool {
    guard let next = EnglishTokens.first(behind: word.upperBound, of: sentence) else {
      return false
    }
    return (verbsOfOne.contains(next) || verbs.contains(next) && !isPlural(word, in: sentence))
      && opener(before: word, in: sentence) == .clause
  }

  /// What a noun phrase begins behind.
  private enum Opener {
    /// The beginning of a sentence or clause, or another name.
    case clause
    case preposition
    /// A word that is a part of the noun phrase, or one that is not known.
    case other
  }

  private static func opener(before word: Range<Int>, in sentence: String) -> Opener {
    guard let last = EnglishTokens.last(1, before: word.lowerBound, of: sentence).last else {
      return .clause
    }
    if !last.isWord { return joints.contains(last) ? .other : .clause }
    return prepositions.contains(last)
      ? .preposition : beginnings.contains(last) ? .clause : .other
  }

  private static func isPlural(_ word: Range<Int>, in sentence: String) -> Bool {
    let bytes = sentence.utf8.span
    guard word.count > 2, word.upperBound <= bytes.count else { return false }
    let before = bytes[word.upperBound - 2] | 0x20
    return bytes[word.upperBound - 1] | 0x20 == UInt8(ascii: "s")
      && !"sui".utf8.contains(before)
  }

  /// Marks that make one word of those beside them, or open what is quoted.
  private static let joints: Set<EnglishToken> = [
    "-", "/", "'", "’", "\"", "“", "`", "_", ".",
  ]

  private static let prepositions: Set<EnglishToken> = [
    "as", "at", "by", "for", "from", "in", "into", "of", "on", "through", "to", "via", "with",
    "without",
  ]

  private static let beginnings: Set<EnglishToken> = [
    "and", "because", "but", "if", "include", "includes", "or", "set", "sets", "setting", "specify",
    "that", "then", "unless", "when", "where", "whether", "while",
  ]

  private static let verbs: Set<EnglishToken> = [
    "can", "cannot", "may", "must", "should", "will",
  ]

  /// Verbs in a form that asks for one thing as the subject.
  private static let verbsOfOne: Set<EnglishToken> = [
    "accepts", "becomes", "consists", "contains", "defaults", "determines", "does", "doesn't",
    "equals", "exists", "has", "implements", "indicates", "is", "isn't", "means", "refers",
    "represents", "specifies", "takes", "was",
  ]
}
