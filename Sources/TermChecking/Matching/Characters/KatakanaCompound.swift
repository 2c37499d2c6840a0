import LanguageText

/// Katakana words written together.
///
/// ICU takes an unknown run of up to eight katakana for one word. A run that is otherwise made of
/// common loan words is a compound.
enum KatakanaCompound {
  /// Whether what stands around a range of scalars, as far as there is katakana, are whole words.
  static func divides(at range: Range<Int>, in scalars: [Unicode.Scalar]) -> Bool {
    var start = range.lowerBound
    var end = range.upperBound
    while start > 0, ScriptClass(scalars[start - 1]) == .katakana { start -= 1 }
    while end < scalars.count, ScriptClass(scalars[end]) == .katakana { end += 1 }
    return isMadeOfWords(scalars[start..<range.lowerBound])
      && isMadeOfWords(scalars[range.upperBound..<end])
  }

  /// Whether a piece that ICU cut out of a run may be a word and not a shred of one.
  static func isPlausibleWord(_ piece: String) -> Bool {
    let scalars = Array(piece.unicodeScalars)
    if isMadeOfWords(scalars[...]) { return true }
    let letters = scalars.count { $0 != "ー" && !CharacterPattern.isSmall($0) }
    return scalars.count >= 3 && letters >= 2 && !["ション", "ジョン", "メント"].contains(piece)
  }

  /// Whether the katakana behind a range of scalars makes an adjective or a gerund of the word: トポロジカル is none of
  /// トポロジ and カル, and フィルタリング none of フィルタ and リング.
  static func isDerived(at range: Range<Int>, in scalars: [Unicode.Scalar]) -> Bool {
    guard let last = scalars[range].last else { return false }
    let rest = scalars[range.upperBound...]
    let run = rest.prefix { ScriptClass($0) == .katakana }
    // ステートフル is no ステート, サーバーレス no サーバー, and レンダラ no レンダ.
    if run.elementsEqual("フル".unicodeScalars) || run.elementsEqual("レス".unicodeScalars)
      || run.elementsEqual("ラ".unicodeScalars) || run.elementsEqual("ラー".unicodeScalars)
    {
      return true
    }
    return "ジチニシリミキィ".unicodeScalars.contains(last) && rest.starts(with: "カル".unicodeScalars)
      || "ァアカガサザタダナハバパマヤラワ".unicodeScalars.contains(last)
        && rest.starts(with: "リング".unicodeScalars)
  }

  private static func isMadeOfWords(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
    var reached: Set<Int> = [scalars.startIndex]
    for start in scalars.indices where reached.contains(start) {
      var node: Int32 = 0
      for index in start..<scalars.endIndex {
        guard let next = words.step(node, scalars[index]) else { break }
        node = next
        if words.isEnd(node) { reached.insert(index + 1) }
      }
    }
    return reached.contains(scalars.endIndex)
  }

  private static let words: CharacterTrie = {
    var trie = CharacterTrie()
    for word in JapaneseWords.joining.split(whereSeparator: \.isWhitespace) {
      let scalars = Array(word.unicodeScalars)
      trie.insert(scalars, 0)
      // Texts are searched for other spellings as these are folded: ウイザド for ウィザード.
      if let respelled = KatakanaSpelling.respelled(scalars) { trie.insert(respelled, 0) }
    }
    return trie
  }()
}
