/// Definitional sentences: «X — это …», 「Xとは」, “X是…”, “X is a …”.
enum Definition {
  /// The tokens of what the segment defines; nil when it is no definition.
  ///
  /// Only a phrase at the beginning counts, of as many tokens as a term may have.
  static func definedTerm(in segment: CorpusSegment, of corpus: Corpus) -> Range<Int>? {
    let tokens = segment.tokens
    for token in tokens.prefix(longestTerm + 1).dropFirst() {
      let word = corpus.word(token)
      let next = token + 1 < tokens.upperBound ? corpus.word(token + 1) : ""
      guard isCopula(word, next) else {
        if !corpus.tokens[token].script.isWord { return nil }
        continue
      }
      return tokens.lowerBound..<token
    }
    return nil
  }

  private static func isCopula(_ word: String, _ next: String) -> Bool {
    // Few words begin like one: the others need not be compared.
    guard let first = word.unicodeScalars.first, "是と—–-ia".unicodeScalars.contains(first) else {
      return false
    }
    return switch word {
    case "是": next == "一" || next == "指" || next == "由" || next == "用"
    case "と": next == "は"
    case "—", "–": true
    case "-": next == "это"
    case "is", "are": next == "a" || next == "an" || next == "the"
    default: false
    }
  }

  private static let longestTerm = 8
}
