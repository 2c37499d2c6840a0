/// Katakana that are spelled in different ways, made alike in text that is folded otherwise.
package enum KatakanaSpelling {
  /// Characters with small kana large, エイ as エー and イヤ as イア, which is what ``FoldingOptions/smallKana``,
  /// ``FoldingOptions/vowelSpelling``, ``FoldingOptions/katakanaV`` and ``FoldingOptions/middleDot`` do
  /// to a text folded before.
  ///
  /// Nil where that would take more than one letter after the other: where the text has ヴ, middle dots,
  /// marks on letters or the letters of Ainu.
  ///
  /// Complexity: O(n).
  package static func respelled(_ characters: [Unicode.Scalar]) -> [Unicode.Scalar]? {
    guard let begin = KatakanaFolding.Letters([.smallKana, .vowelSpelling]) else { return nil }
    var respelled = characters
    var scalars = respelled.mutableSpan
    var letters = begin
    var isInRun = false
    for index in 0..<scalars.count {
      let scalar = scalars[index]
      switch scalar.value {
      case 0x30f4: return nil
      case 0x30a1...0x30fa, 0x30fc...0x30fe:
        if !isInRun { letters = begin }
        isInRun = true
        let letter = letters.fold(scalar)
        if letter != scalar { scalars[index] = letter }
      case 0x30fb, 0x31f0...0x31ff: return nil
      case 0...0x2ff, 0x3400...0x9fff, 0x3000...0x3098: isInRun = false
      default:
        if ScriptRun.joinsPrevious(scalar) { return nil }
        isInRun = false
      }
    }
    return respelled
  }
}
