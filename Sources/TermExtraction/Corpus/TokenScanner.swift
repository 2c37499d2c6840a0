/// Cuts text into the tokens that candidates are made of.
///
/// Words of alphabets stay whole, with inner hyphens and apostrophes; Han and hiragana come one
/// character at a time, katakana in runs, so that nothing depends on a dictionary.
struct TokenScanner {
  /// A token before its text has a number.
  struct RawToken: Equatable {
    var range: Range<Int>
    var script: TokenScript
    var followsSpace: Bool
    var isCapitalized: Bool
    var hasInnerCapital = false
    var isAllCapitals = false
    /// Lower case, full-width Latin as ASCII, ё as е.
    var folded: String
  }

  private struct Character {
    var scalar: Unicode.Scalar
    var start: Int
    var end: Int
    var script: TokenScript
  }

  /// Scans a text.
  ///
  /// - Parameters:
  ///   - text: the text of a segment.
  ///   - masked: byte ranges in order that become one barrier each.
  ///   - elides: whether an article or preposition may have lost its vowel before the next word, as in
  ///     l'argument: it is a token with its apostrophe then.
  /// - Returns: the tokens in order; white space is no token. Complexity: O(n).
  static func scan(
    _ text: String, masked: [Range<Int>] = [], elides: Bool = false
  ) -> [RawToken] {
    var characters: [Character] = []
    characters.reserveCapacity(text.utf8.count)
    var offset = 0
    for scalar in text.unicodeScalars {
      let end = offset + UTF8.width(scalar)
      characters.append(
        Character(scalar: scalar, start: offset, end: end, script: ScalarClass.script(of: scalar)))
      offset = end
    }
    var scanner = TokenScanner(characters: characters, masked: masked, elides: elides)
    return scanner.tokens()
  }

  private let characters: [Character]
  private let masked: [Range<Int>]
  private let elides: Bool
  private var position = 0
  private var nextMask = 0
  private var followsSpace = false

  private init(characters: [Character], masked: [Range<Int>], elides: Bool) {
    self.elides = elides
    self.characters = characters
    self.masked = masked
  }

  private mutating func tokens() -> [RawToken] {
    var result: [RawToken] = []
    while position < characters.count {
      let current = characters[position]
      if current.script == .punctuation, ScalarClass.isWhitespace(current.scalar) {
        followsSpace = true
        position += 1
      } else if let barrier = takeMask() {
        result.append(barrier)
        followsSpace = false
      } else {
        result.append(takeToken())
        followsSpace = false
      }
    }
    return result
  }

  private mutating func takeMask() -> RawToken? {
    let start = characters[position].start
    while nextMask < masked.count, masked[nextMask].upperBound <= start { nextMask += 1 }
    guard nextMask < masked.count, masked[nextMask].contains(start) else { return nil }
    let range = start..<masked[nextMask].upperBound
    while position < characters.count, characters[position].start < range.upperBound {
      position += 1
    }
    return RawToken(
      range: range, script: .barrier, followsSpace: followsSpace, isCapitalized: false, folded: "\0"
    )
  }

  private mutating func takeToken() -> RawToken {
    let first = position
    let script = characters[first].script
    switch script {
    case .latin, .cyrillic, .otherLetter, .number: takeWord()
    case .katakana: takeRun { $0.script == .katakana || $0.scalar == "ー" }
    default: position += 1
    }
    return token(first..<position, script: script)
  }

  private mutating func takeRun(while belongs: (Character) -> Bool) {
    position += 1
    while position < characters.count, belongs(characters[position]) { position += 1 }
  }

  /// Letters, digits and marks, with single inner joiners: well-known, д'Артаньян, io.open.
  private mutating func takeWord() {
    let first = position
    position += 1
    while position < characters.count {
      if Self.isWordCharacter(characters[position]) {
        position += 1
      } else if position + 1 < characters.count,
        ScalarClass.isJoiner(characters[position].scalar),
        Self.isWordCharacter(characters[position + 1]), !isMasked(position)
      {
        if elides, isElided(first..<position) {
          position += 1
          return
        }
        position += 2
      } else {
        return
      }
    }
  }

  /// Whether a word has lost its end to the apostrophe behind it.
  private func isElided(_ word: Range<Int>) -> Bool {
    guard ["'", "\u{2019}"].contains(characters[word.upperBound].scalar) else { return false }
    var text = String.UnicodeScalarView()
    for character in characters[word] { ScalarClass.appendFolded(character.scalar, to: &text) }
    return Self.elided.contains(String(text))
  }

  /// What French and Italian elide.
  private static let elided = WordList(
    """
    all c ch d dall dell j jusqu l lorsqu m n nell puisqu qu quell quoiqu s sull t un
    """)

  private func isMasked(_ index: Int) -> Bool {
    nextMask < masked.count && masked[nextMask].lowerBound <= characters[index].start
  }

  private static func isWordCharacter(_ character: Character) -> Bool {
    switch character.script {
    case .latin, .cyrillic, .otherLetter, .number: true
    default: character.scalar == "_"
    }
  }

  private func token(_ indices: Range<Int>, script: TokenScript) -> RawToken {
    let slice = characters[indices]
    var folded = String.UnicodeScalarView()
    for character in slice { ScalarClass.appendFolded(character.scalar, to: &folded) }
    let range = characters[indices.lowerBound].start..<characters[indices.upperBound - 1].end
    let isName =
      (script == .latin || script == .cyrillic)
      && IdentifierShape.matches(slice.lazy.map(\.scalar))
    return RawToken(
      range: range, script: isName ? .identifier : wordScript(script, slice),
      followsSpace: followsSpace,
      isCapitalized: ScalarClass.isUppercase(characters[indices.lowerBound].scalar),
      hasInnerCapital: hasInnerCapital(slice),
      isAllCapitals: slice.count > 1 && slice.allSatisfy { ScalarClass.isUppercase($0.scalar) },
      folded: String(folded))
  }

  private func hasInnerCapital(_ slice: ArraySlice<Character>) -> Bool {
    zip(slice, slice.dropFirst()).contains {
      ScalarClass.isLowercase($0.scalar) && ScalarClass.isUppercase($1.scalar)
    }
  }

  /// The script of a word that mixes some: Cyrillic wins over Latin and digits (UI-элемент).
  private func wordScript(_ script: TokenScript, _ slice: ArraySlice<Character>) -> TokenScript {
    guard script == .latin || script == .number else { return script }
    if slice.contains(where: { $0.script == .cyrillic }) { return .cyrillic }
    let hasLetter = slice.contains { $0.script == .latin }
    return script == .number && hasLetter && slice.count > 2 ? .latin : script
  }
}
