/// A word of Han characters as a dictionary sees it.
struct HanWord {
  /// The tokens, each of one character.
  var tokens: Range<Int>
  /// What identifies the characters.
  var key: UInt64

  /// The words of a segment, in order, given the boundaries before each token.
  static func all(
    in segment: Range<Int>, of tokens: [TextToken], _ isBreak: [Bool]
  ) -> [HanWord] {
    var result: [HanWord] = []
    var start = segment.lowerBound
    while start < segment.upperBound {
      guard tokens[start].script == .han else {
        start += 1
        continue
      }
      var hash = KeyHash()
      var end = start
      repeat {
        hash.add(tokens[end].word)
        end += 1
      } while end < segment.upperBound && tokens[end].script == .han && !isBreak[end]
        && !tokens[end].followsSpace
      result.append(HanWord(tokens: start..<end, key: hash.value))
      start = end
    }
    return result
  }
}
