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
}
