import LanguageText

/// Common words of a language without spaces, in which a shorter term is not meant.
///
/// Behind a reference: they are asked for at nearly every match.
final class KnownWords: Sendable {
  private let trie: CharacterTrie
  private let longest: Int
  /// The shapes of Han characters, at hand for every character that is looked at.
  private let shapes = HanVariants.representatives

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
    list: [ChineseWords.list, ChineseWords.aroundCharacters, ChineseWords.dividing]
      .joined(separator: " "))
  /// The words of Chinese that divide text.
  static let dividingChinese = KnownWords(
    list: [
      ChineseWords.list, ChineseWords.dividing, ChineseWords.withParticles, ChineseWords.common,
    ].joined(separator: " "))
  private static let japanese = KnownWords(list: JapaneseWords.list)

  /// Takes words between spaces and line ends.
  private convenience init(list: String) {
    let bytes = list.utf8.span
    var words: [[Unicode.Scalar]] = []
    var word: [Unicode.Scalar] = []
    var isUnchanged = true
    var position = 0
    while position < bytes.count {
      let (scalar, length) = UTF8Bytes.scalar(in: bytes, at: position)
      position += length
      if scalar.value > 0x20 {
        isUnchanged = isUnchanged && Self.isUnchanged(scalar)
        word.append(scalar)
        if position < bytes.count { continue }
      }
      if !word.isEmpty { words.append(isUnchanged ? word : Self.folded(word)) }
      word.removeAll(keepingCapacity: true)
      isUnchanged = true
    }
    self.init(words)
  }

  /// Takes words as they are written.
  convenience init(_ words: [String]) {
    self.init(words.map { Self.folded(Array($0.unicodeScalars)) })
  }

  private init(_ words: [[Unicode.Scalar]]) {
    var trie = CharacterTrie()
    for word in words {
      trie.insert(word.lazy.map { [shapes] in Self.shape(of: $0, in: shapes) }, 0)
      // Texts are searched for other spellings as these are folded: フイルタリング.
      if word.first.map(ScriptClass.init) == .katakana,
        let respelled = KatakanaSpelling.respelled(word)
      {
        trie.insert(respelled, 0)
      }
    }
    trie.finish()
    self.trie = trie
    longest = words.reduce(0) { max($0, $1.count) }
  }

  /// A word as matchers fold it.
  private static func folded(_ word: [Unicode.Scalar]) -> [Unicode.Scalar] {
    if word.allSatisfy(isUnchanged) { return word }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: word)
    return ScalarText(String(text), .silent).scalars
  }

  /// Whether folding leaves a character as it is: Han characters and kana.
  private static func isUnchanged(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3041...0x3096, 0x30a1...0x30fa, 0x30fc...0x30ff, 0x4e00...0x9fff: true
    default: false
    }
  }

  /// The one shape that stands for all variants of a character; see ``HanVariants/fold(_:)``.
  @inline(__always)
  private static func shape(of scalar: Unicode.Scalar, in shapes: [UInt16]) -> Unicode.Scalar {
    let place = Int(truncatingIfNeeded: scalar.value) - 0x4e00
    guard shapes.indices.contains(place) else { return scalar }
    return Unicode.Scalar(shapes[place]) ?? scalar
  }

  /// The node behind a character of a text, in whatever shape it is; nil when no word goes on with it.
  @inline(__always)
  private func step(_ node: Int32, _ scalar: Unicode.Scalar) -> Int32? {
    trie.step(node, Self.shape(of: scalar, in: shapes))
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
        guard let next = step(node, scalars[index]) else { break }
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
    range.count <= longest && isWord(range, in: scalars)
  }

  /// Whether a known word begins at an index of the scalars of a text and ends behind another.
  func hasWord(from start: Int, endingBehind end: Int, in scalars: [Unicode.Scalar]) -> Bool {
    var node: Int32 = 0
    for index in start..<min(scalars.count, start + longest) {
      guard let next = step(node, scalars[index]) else { return false }
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
    for start in first..<max(first, starts.upperBound) where isWord(start..<end, in: scalars) {
      return true
    }
    return false
  }

  @inline(__always)
  private func isWord(_ range: Range<Int>, in scalars: [Unicode.Scalar]) -> Bool {
    var node: Int32 = 0
    for index in range {
      guard let next = step(node, scalars[index]) else { return false }
      node = next
    }
    return trie.isEnd(node)
  }
}
