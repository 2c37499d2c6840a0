import LanguageText

/// Finds words in katakana or Hangul that are a name with a letter wrong: ファルダ for フォルダ, 파리프라인 for 파이프라인.
///
/// The letters of these scripts are syllables, so that words are shorter than others and a syllable more says more. Loans
/// that differ in one are often two words: what begins or ends otherwise is another one, and so is a short one.
enum MisspeltSyllables {
  /// A word that is misspelt.
  struct Found: Equatable {
    /// Its place, as UTF-8 byte offsets into the text; without the particles behind it.
    let range: Range<Int>
    /// The name that is meant.
    let name: String
  }

  /// The first word of a text that is one of some names but for a letter; nil where there is none, or the language has no
  /// such letters.
  ///
  /// - Complexity: O(words of the text · names).
  static func find(_ names: [String], in text: String, _ language: LanguageTag) -> Found? {
    switch language.language {
    case "ja": return inKatakana(names, text)
    case "ko": return inHangul(names, text)
    default: return nil
    }
  }

  private static func inKatakana(_ names: [String], _ text: String) -> Found? {
    let names = names.filter { name in
      name.unicodeScalars.allSatisfy { ScriptClass($0) == .katakana || $0 == "ー" }
        && name.unicodeScalars.count >= leastWithSmallKana
    }
    guard !names.isEmpty else { return nil }
    for range in ScriptRun.katakana(in: text) {
      let word = Array(text.utf8Slice(range).unicodeScalars)
      if let name = names.first(where: { isMisspelt(word, Array($0.unicodeScalars)) }) {
        return Found(range: range, name: name)
      }
    }
    return nil
  }

  /// Whether a word in katakana is another but for one in its middle that is wrong, left out or put in.
  private static func isMisspelt(_ word: [Unicode.Scalar], _ name: [Unicode.Scalar]) -> Bool {
    guard abs(word.count - name.count) < 2, word != name, word.first == name.first,
      word.last == name.last
    else { return false }
    let difference = LetterDifference(word, name)
    guard difference.isOneEdit else { return false }
    let changed =
      word[difference.beginning...].prefix(difference.first)
      + name[difference.beginning...].prefix(difference.second)
    if changed.count == 2, changed.allSatisfy(smallKana.contains) { return true }
    // A long vowel more or less is a spelling.
    return min(word.count, name.count) >= leastOfKatakana && !changed.contains("ー")
  }

  private static let smallKana = Set("ァィゥェォャュョッ".unicodeScalars)
  private static let (leastOfKatakana, leastWithSmallKana) = (5, 4)

  private static func inHangul(_ names: [String], _ text: String) -> Found? {
    let words = words(of: text)
    for name in names {
      let parts = name.split(separator: " ").map(String.init)
      guard parts.count <= words.count, let last = parts.last else { continue }
      for start in 0...words.count - parts.count {
        let stretch = words[start..<start + parts.count]
        guard let final = stretch.last else { continue }
        var misspelt = 0
        for (word, part) in zip(stretch, parts.dropLast()) where word.text != part {
          misspelt += isMisspelt(word.text, part) ? 1 : 2
        }
        guard misspelt < 2 else { continue }
        // The longest noun that may stand before particles, or the whole word.
        for noun in [final.text] + KoreanParticles.nouns(of: final.text) {
          guard misspelt == 0 ? isMisspelt(noun, last) : noun == last else { continue }
          let lower = stretch.first?.range.lowerBound ?? final.range.lowerBound
          return Found(range: lower..<final.range.lowerBound + noun.utf8.count, name: name)
        }
      }
    }
    return nil
  }

  private static func words(of text: String) -> [(text: String, range: Range<Int>)] {
    var words: [(text: String, range: Range<Int>)] = []
    var offset = 0
    for piece in text.split(omittingEmptySubsequences: false, whereSeparator: { !$0.isLetter }) {
      if !piece.isEmpty { words.append((String(piece), offset..<offset + piece.utf8.count)) }
      offset += piece.utf8.count
      if piece.endIndex < text.endIndex { offset += text[piece.endIndex].utf8.count }
    }
    return words
  }

  /// Whether a word in Hangul is another but for one letter of a syllable behind the first, or a syllable of a long one
  /// that is left out.
  ///
  /// The final consonant of a word says how it goes on: 메시징 is not 메시지.
  private static func isMisspelt(_ word: String, _ name: String) -> Bool {
    let (own, other) = (Array(word.unicodeScalars), Array(name.unicodeScalars))
    guard own.first == other.first, (own + other).allSatisfy({ ScriptClass($0) == .hangul })
    else { return false }
    if own.count == other.count, own.count >= leastOfHangul {
      let differing = own.indices.filter { own[$0] != other[$0] }
      guard differing.count == 1, let place = differing.first else { return false }
      return differInOneLetter(own[place], other[place], besidesFinal: place == own.count - 1)
    }
    guard own.count + 1 == other.count, other.count >= leastOfLongHangul else { return false }
    let common = zip(own, other).prefix { $0 == $1 }.count
    return common < own.count && own[common...].elementsEqual(other[(common + 1)...])
  }

  private static let (leastOfHangul, leastOfLongHangul) = (3, 5)

  private static func differInOneLetter(
    _ left: Unicode.Scalar, _ right: Unicode.Scalar, besidesFinal: Bool
  ) -> Bool {
    func letters(_ syllable: Unicode.Scalar) -> [Unicode.Scalar?] {
      let letters = HangulComposition.decomposed(String(syllable)).map(Optional.some)
      return letters + Array(repeating: nil, count: max(0, 3 - letters.count))
    }
    let pairs = Array(zip(letters(left), letters(right)))
    let differing = pairs.indices.filter { pairs[$0].0 != pairs[$0].1 }
    return differing.count == 1 && !(besidesFinal && differing.first == 2)
  }
}
