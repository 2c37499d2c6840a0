import LanguageText

/// Common words of a language without spaces, in which a shorter term is not meant.
struct KnownWords: Sendable {
  private let trie: CharacterTrie
  private let longest: Int

  /// The words of a language; nil when there are none.
  static func of(_ language: LanguageTag) -> KnownWords? {
    switch language.language {
    case "zh", "yue": chinese
    case "ja": japanese
    default: nil
    }
  }

  /// The words of Chinese.
  static let chinese = KnownWords(list: ChineseWords.list)
  /// The words of Chinese in which a single character is not meant.
  static let aroundChineseCharacters = KnownWords(
    list: [ChineseWords.list, ChineseWords.aroundCharacters].joined(separator: " "))
  /// The words of Chinese that divide text.
  static let dividingChinese = KnownWords(
    list: [
      ChineseWords.list, ChineseWords.dividing, ChineseWords.withParticles, ChineseWords.common,
    ].joined(separator: " "))
  private static let japanese = KnownWords(list: JapaneseWords.list)

  private init(list: String) {
    self.init(list.utf8.split { $0 <= 0x20 }.map { Substring($0) })
  }

  init(_ words: [Substring]) {
    var trie = CharacterTrie()
    var longest = 0
    for word in words {
      let scalars = Self.folded(word).map { HanVariants.fold($0) }
      trie.insert(scalars, 0)
      longest = max(longest, scalars.count)
    }
    trie.finish()
    self.trie = trie
    self.longest = longest
  }

  /// A word as matchers fold it; Han characters stay as they are.
  private static func folded(_ word: Substring) -> [Unicode.Scalar] {
    word.utf8.allSatisfy { $0 >= 0xe4 && $0 <= 0xe9 || $0 & 0xc0 == 0x80 }
      ? Array(word.unicodeScalars) : ScalarText(String(word), .silent).scalars
  }

  /// Whether a known word covers a range of the scalars of a text and goes beyond it.
  ///
  /// The closure is asked whether such a word may stand where it does.
  ///
  /// - Complexity: O(m²) in the length of the longest word.
  func cover(
    _ range: Range<Int>, in scalars: [Unicode.Scalar],
    where mayStand: (Range<Int>) -> Bool = { _ in true }
  ) -> Bool {
    let first = max(0, range.upperBound - longest)
    guard first <= range.lowerBound else { return false }
    for start in first...range.lowerBound {
      var node: Int32 = 0
      for index in start..<min(scalars.count, start + longest) {
        guard let next = trie.step(node, HanVariants.fold(scalars[index])) else { break }
        node = next
        let isLonger = start < range.lowerBound || index + 1 > range.upperBound
        if index + 1 >= range.upperBound, isLonger, trie.isEnd(node), mayStand(start..<index + 1) {
          return true
        }
      }
    }
    return false
  }

  /// Whether a range of the scalars of a text is a known word.
  func contains(_ range: Range<Int>, in scalars: [Unicode.Scalar]) -> Bool {
    guard range.count <= longest else { return false }
    var node: Int32 = 0
    for scalar in scalars[range] {
      guard let next = trie.step(node, HanVariants.fold(scalar)) else { return false }
      node = next
    }
    return trie.isEnd(node)
  }

  /// Whether a known word begins at an index of the scalars of a text and ends behind another.
  func hasWord(from start: Int, endingBehind end: Int, in scalars: [Unicode.Scalar]) -> Bool {
    var node: Int32 = 0
    for index in start..<min(scalars.count, start + longest) {
      guard let next = trie.step(node, HanVariants.fold(scalars[index])) else { return false }
      node = next
      if index >= end, trie.isEnd(node) { return true }
    }
    return false
  }

  /// Whether a known word ends at an index of the scalars of a text and begins in some range before it.
  ///
  /// - Complexity: O(m²) in the length of the longest word.
  func hasWord(
    from starts: PartialRangeUpTo<Int>, endingAt end: Int, in scalars: [Unicode.Scalar]
  ) -> Bool {
    guard end <= scalars.count else { return false }
    let first = max(0, end - longest)
    return (first..<max(first, starts.upperBound)).contains { start in
      var node: Int32 = 0
      for scalar in scalars[start..<end] {
        guard let next = trie.step(node, HanVariants.fold(scalar)) else { return false }
        node = next
      }
      return trie.isEnd(node)
    }
  }
}
