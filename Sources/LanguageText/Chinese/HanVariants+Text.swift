extension HanVariants {
  /// How many characters of a text only Simplified Chinese text uses, how many only Traditional, rare words
  /// aside, and how many the script of the text uses in some words only.
  ///
  /// Complexity: O(n).
  package static func counts(
    in text: String, isTraditional: Bool
  ) -> (simplified: Int, traditional: Int, ambiguous: Int) {
    let (simplified, traditional) = (Script.traditional.foreign, Script.simplified.foreign)
    let script = isTraditional ? Script.traditional : Script.simplified
    let (ambiguous, counted) = (script.mixedWords.characters, script.counted)
    var counts = (simplified: 0, traditional: 0, ambiguous: 0)
    visit(text) { character, _ in
      // Most characters are in none of the sets.
      guard counted.contains(character) else { return }
      if simplified.contains(character) {
        counts.simplified += 1
      } else if traditional.contains(character) {
        counts.traditional += 1
      } else if ambiguous.contains(character) {
        counts.ambiguous += 1
      }
    }
    return counts
  }

  /// The longest runs of characters that Traditional Chinese text does not use where they stand, as UTF-8
  /// byte offsets.
  ///
  /// Complexity: O(n).
  package static func simplifiedOnly(in text: String) -> [Range<Int>] {
    Script.traditional.foreignRuns(in: text)
  }

  /// The longest runs of characters that Simplified Chinese text does not use where they stand, as UTF-8
  /// byte offsets.
  ///
  /// Complexity: O(n).
  package static func traditionalOnly(in text: String) -> [Range<Int>] {
    Script.simplified.foreignRuns(in: text)
  }

  /// Whether a text has characters of Simplified Chinese that Japanese text does not use.
  ///
  /// Complexity: O(n).
  package static func hasSimplifiedNotJapanese(_ text: String) -> Bool {
    notJapanese.isIn(text.utf8.span)
  }

  /// The longest runs of characters of Simplified Chinese that Japanese text does not use, as UTF-8 byte offsets.
  ///
  /// Complexity: O(n).
  package static func simplifiedNotJapanese(in text: String) -> [Range<Int>] {
    guard hasSimplifiedNotJapanese(text) else { return [] }
    var runs: [Range<Int>] = []
    visit(text) { character, offset in
      guard notJapanese.contains(character) else { return }
      if let last = runs.last, last.upperBound == offset {
        runs[runs.count - 1] = last.lowerBound..<offset + 3
      } else {
        runs.append(offset..<offset + 3)
      }
    }
    return runs
  }

  private static let notJapanese = HanSet(
    SimplifiedOnlyCharacters.characters, without: SimplifiedOnlyCharacters.alsoInJapanese)

  /// Words by the characters in them that are asked about.
  private struct Words: Sendable {
    /// A word, the place of the character in it, and what stands behind it where it is no word.
    typealias Place = (word: [UInt16], index: Int, refused: [UInt16])
    /// The words that have a character.
    private(set) var places: [UInt16: [Place]] = [:]
    /// The characters.
    let characters: HanSet

    /// Words that are asked about for each of their characters.
    init(_ words: [String]) {
      characters = HanSet(words.joined())
      for word in words { for character in word.utf16 { add(word, character, refused: "") } }
    }

    /// Words on lines that begin with the character for which they are asked about: those in which it is
    /// wrong, or those behind equals signs.
    init(lines: String, areRight: Bool = false) {
      characters = HanSet(MixedHanWords.characters(of: lines))
      for line in lines.split(separator: "\n") {
        let fields = line.split(separator: " ")
        guard let character = fields.first?.utf16.first else { continue }
        for field in fields.dropFirst() where (field.first == "=") == areRight {
          let field = areRight ? field.dropFirst() : field
          let word = field.prefix { $0 != "/" }
          add(String(word), character, refused: field.dropFirst(word.count + 1))
        }
      }
    }

    private mutating func add(_ word: String, _ character: UInt16, refused: some StringProtocol) {
      let characters = Array(word.utf16)
      for (index, other) in characters.enumerated() where other == character {
        places[character, default: []].append((characters, index, Array(refused.utf16)))
      }
    }
  }

  /// What does not belong in text of one of the scripts.
  private struct Script: Sendable {
    /// The characters that never belong there, rare words aside.
    let foreign: HanSet
    /// The words that have them nonetheless.
    let rareWords: Words
    /// Words in which characters do not belong there that belong there in others.
    let mixedWords: Words
    /// Words in which such characters belong there, whatever they touch.
    let rightWords: Words
    /// What stands behind such a word where it is none.
    let refused: HanSet

    /// All characters that tell anything about a text of the script.
    let counted: HanSet

    private init(
      foreign: String, rareWords: [String], mixedWords: String, refused: HanSet
    ) {
      self.foreign = HanSet(foreign)
      self.rareWords = Words(rareWords)
      self.mixedWords = Words(lines: mixedWords)
      rightWords = Words(lines: mixedWords, areRight: true)
      self.refused = refused
      counted = HanSet(
        Self.onlySimplified + Self.onlyTraditional + MixedHanWords.characters(of: mixedWords))
    }

    private static let onlySimplified =
      SimplifiedOnlyCharacters.characters + SimplifiedOnlyCharacters.rareInTraditional
    private static let onlyTraditional =
      TraditionalOnlyCharacters.characters + TraditionalOnlyCharacters.rareInSimplified

    static let traditional = Script(
      foreign: onlySimplified, rareWords: SimplifiedOnlyCharacters.traditionalWords,
      mixedWords: MixedHanWords.inTraditional, refused: HanSet(""))
    static let simplified = Script(
      foreign: onlyTraditional, rareWords: TraditionalOnlyCharacters.simplifiedWords,
      mixedWords: MixedHanWords.inSimplified, refused: MixedHanWords.behindTraditional)

    func foreignRuns(in text: String) -> [Range<Int>] {
      var runs: [Range<Int>] = []
      visit(text) { character, offset in
        guard isForeign(character, at: offset, in: text) else { return }
        if let last = runs.last, last.upperBound == offset {
          runs[runs.count - 1] = last.lowerBound..<offset + 3
        } else {
          runs.append(offset..<offset + 3)
        }
      }
      return runs
    }

    private func isForeign(_ character: UInt16, at offset: Int, in text: String) -> Bool {
      if foreign.contains(character) {
        return !rareWords.characters.contains(character)
          || !isPart(of: rareWords, character, at: offset, in: text)
      }
      return mixedWords.characters.contains(character)
        && isPart(of: mixedWords, character, at: offset, in: text)
        && !isPart(of: rightWords, character, at: offset, in: text)
    }

    /// Whether a character at a byte offset is a part of one of some words.
    private func isPart(
      of words: Words, _ character: UInt16, at offset: Int, in text: String
    ) -> Bool {
      words.places[character]?.contains { word, index, refused in
        stands(word, at: offset - 3 * index, notBefore: refused, in: text)
      } ?? false
    }

    private func stands(
      _ word: [UInt16], at start: Int, notBefore others: [UInt16], in text: String
    ) -> Bool {
      let bytes = text.utf8.span
      guard start >= 0, start + 3 * word.count <= bytes.count else { return false }
      func character(at offset: Int) -> UInt16 {
        let (lead, second, third) = (bytes[offset], bytes[offset + 1], bytes[offset + 2])
        return lead & 0xf0 == 0xe0
          ? UInt16(lead & 0x0f) << 12 | UInt16(second & 0x3f) << 6 | UInt16(third & 0x3f) : 0
      }
      for (index, wanted) in word.enumerated() where character(at: start + 3 * index) != wanted {
        return false
      }
      let end = start + 3 * word.count
      guard end + 3 <= bytes.count else { return true }
      let next = character(at: end)
      return !refused.contains(next) && !others.contains(next)
    }
  }

  /// Goes through the characters of a text that are three bytes long and may be Han, U+3000 and up.
  @inline(__always)
  private static func visit(_ text: String, _ body: (UInt16, Int) -> Void) {
    let bytes = text.utf8.span
    var offset = 0
    while offset < bytes.count {
      let lead = bytes[offset]
      if lead >= 0xe3, lead < 0xf0 {
        let (second, third) = (bytes[offset + 1], bytes[offset + 2])
        let character =
          UInt16(lead & 0x0f) << 12 | UInt16(second & 0x3f) << 6 | UInt16(third & 0x3f)
        body(character, offset)
        offset += 3
      } else {
        offset += 1
      }
    }
  }
}
