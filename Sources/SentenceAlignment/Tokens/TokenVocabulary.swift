/// Numbers for tokens, shared by all versions that are aligned together: a token that two
/// languages have in common has one number.
struct TokenVocabulary {
  private var numbers: [String: Int32] = [:]
  /// Per token, whether it is worth keeping only when both sides have it.
  private(set) var isCue: [Bool] = []

  /// How many different tokens there are.
  var count: Int { isCue.count }

  /// The number of a token, a new one when it was not seen before.
  mutating func number(of token: AlignmentToken) -> Int32 {
    if let number = numbers[token.text] { return number }
    let number = Int32(isCue.count)
    numbers[token.text] = number
    isCue.append(token.isCue)
    return number
  }

  /// The versions with the numbers of their own tokens alone, in the same order, so that tables over
  /// all tokens are small.
  ///
  /// - Complexity: O(n log n) in the number of tokens of the versions.
  func narrowed(
    to versions: [PreparedVersion]
  ) -> (vocabulary: TokenVocabulary, versions: [PreparedVersion]) {
    let used = Set(versions.flatMap(\.tokens.numbers)).sorted()
    let places = Dictionary(uniqueKeysWithValues: zip(used, Int32(0)...))
    var vocabulary = TokenVocabulary()
    vocabulary.isCue = used.map { isCue[Int($0)] }
    let narrowed = versions.map { version in
      var narrowed = version
      narrowed.tokens = version.tokens.renumbered { places[$0] ?? 0 }
      return narrowed
    }
    return (vocabulary, narrowed)
  }
}
