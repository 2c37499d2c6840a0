import DocumentFormats
import LanguageText

/// A name that stays as it is, looked for in the paragraphs of a draft.
struct ProtectedName {
  private let name: String
  private let sound: Cognates.Key
  private let language: LanguageTag
  /// How alike a word must sound to be the name in other letters.
  private static let leastSimilarity = 0.8
  /// The same of one word for a name of several.
  private static let leastSimilarityOfOneWord = 0.95

  /// Prepares the search for a name in drafts of a language.
  init(_ name: String, _ language: LanguageTag) {
    self.name = name
    self.language = language
    sound = Cognates.Key(name)
  }

  /// Whether a paragraph has the name, in capitals or not, also as a part of a word or code, or a word that sounds like
  /// it.
  ///
  /// - Complexity: O(length of the paragraph).
  func isIn(_ block: TextBlock) -> Bool {
    block.text.holdsBytes(of: name) || block.text.lowercased().holdsBytes(of: name.lowercased())
      || !soundalikes(in: block).isEmpty
  }

  /// The words of a paragraph that sound like the name, as ranges of UTF-8 bytes of its text.
  func soundalikes(in block: TextBlock) -> [Range<Int>] {
    let count = name.split(whereSeparator: Self.isJoint).count
    func stretches(of count: Int, atLeast least: Double) -> [Range<Int>] {
      words(of: block, count).filter { range in
        let text = block.text.utf8Slice(range)
        return !isInCapitals(text) && !isOtherWord(text)
          && Cognates.similarity(sound, Cognates.Key(text)) >= least
          && (count == 1 || language.isWrittenWithoutSpaces || hasItsWords(text))
      }
    }
    let found = stretches(of: count, atLeast: Self.leastSimilarity)
    if language.isWrittenWithoutSpaces { return found + respellings(in: block) }
    guard count > 1 else { return found }
    // One word may be all of a name of several, `VSCode`: the one beside it is none of its.
    let single = stretches(of: 1, atLeast: Self.leastSimilarityOfOneWord)
    return single + found.filter { range in !single.contains { $0.overlaps(range) } }
  }

  /// Whether a text is the name in capitals, as all of a heading may be.
  private func isInCapitals(_ text: String) -> Bool {
    text == text.uppercased() && Self.letters(of: text) == Self.letters(of: name)
  }

  /// Whether a text is an ordinary English word that only happens to sound like the name: *access* and *cIOS*.
  private func isOtherWord(_ text: String) -> Bool {
    text.utf8.allSatisfy { $0 &- 0x61 < 26 } && text != name.lowercased()
      && EnglishFrequency.entry(of: text).kind != .unknown
  }

  /// Whether each word of a stretch sounds like that of the name in its place, or from its end on, and nothing but
  /// a space or hyphen is between them: *Mullvad, vous* is no *Mullvad Browser*, nor *à Qubes* a *Qubes OS*.
  private func hasItsWords(_ text: String) -> Bool {
    let own = name.split(whereSeparator: Self.isJoint)
    let found = text.split(whereSeparator: Self.isJoint)
    guard own.count == found.count,
      found.allSatisfy({ $0.allSatisfy { $0.isLetter || $0.isNumber || "'’".contains($0) } })
    else { return false }
    func areAlike(_ others: some Sequence<Substring>) -> Bool {
      zip(own, others).allSatisfy { word, other in
        Cognates.similarity(Cognates.Key(String(word)), Cognates.Key(String(other)))
          >= Self.leastSimilarityOfPart
          // A syllable has no sound to speak of.
          || Cognates.latin(of: word).lowercased() == Cognates.latin(of: other).lowercased()
      }
    }
    // Many languages turn them: браузер Mullvad.
    return areAlike(found) || name.contains(" ") && areAlike(found.reversed())
  }

  /// Whether a character joins the words of a name.
  private static func isJoint(_ character: Character) -> Bool { " -\u{a0}".contains(character) }

  /// How alike a word must sound to be that in its place of a name of several.
  private static let leastSimilarityOfPart = 0.6

  /// The Latin words of a paragraph in a language that parts none which have the letters of the name, joined or in other
  /// case: Github, VSCode.
  ///
  /// Common words in lower case and what is all in capitals say nothing.
  private func respellings(in block: TextBlock) -> [Range<Int>] {
    let letters = Self.letters(of: name)
    guard letters.count > 2, letters.allSatisfy(\.isASCII) else { return [] }
    let isCommon = ProtectedNames.commonWords.contains(name.lowercased())
    let isName: (Range<Int>) -> Bool = { range in
      let text = block.text.utf8Slice(range)
      return Self.letters(of: text) == letters && text != text.uppercased()
        && !(isCommon && text == text.lowercased())
        && !block.spans.contains { $0.isMasked && $0.range.overlaps(range) }
        && !ResourceName.holds(range, in: block.text)
        && !ResourceName.isCommand(range, in: block.text)
    }
    let most = max(2, name.split(separator: " ").count)
    return Self.latinStretches(in: block.text).flatMap { words in
      words.indices.compactMap { first in
        words[first...].prefix(most).map { words[first].lowerBound..<$0.upperBound }
          .first(where: isName)
      }
    }
  }

  private static func letters(of text: String) -> String {
    text.lowercased().filter { $0 != " " && $0 != "-" }
  }

  /// The words of letters and digits of ASCII, as UTF-8 byte offsets; those together that single spaces and hyphens join.
  private static func latinStretches(in text: String) -> [[Range<Int>]] {
    let bytes = text.utf8.span
    var found: [[Range<Int>]] = []
    var start: Int?
    for offset in 0...bytes.count {
      let byte = offset < bytes.count ? bytes[offset] : 0
      if (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 {
        start = start ?? offset
        continue
      }
      guard let first = start else { continue }
      start = nil
      let isJoined =
        found.last?.last.map { last in
          last.upperBound + 1 == first
            && (bytes[last.upperBound] == UInt8(ascii: " ")
              || bytes[last.upperBound] == UInt8(ascii: "-"))
        } ?? false
      if isJoined {
        found[found.count - 1].append(first..<offset)
      } else {
        found.append([first..<offset])
      }
    }
    return found
  }

  /// The stretches of a paragraph that could be the name: runs of katakana, and as many words as it may have.
  private func words(of block: TextBlock, _ count: Int) -> [Range<Int>] {
    let words =
      language.isWrittenWithoutSpaces
      ? ScriptRun.runs(in: block.text).filter { $0.script == .katakana }.map(\.range)
      : TextBreaks.wordRanges(in: block.text, language: language)
    let joined =
      count > 1 && !language.isWrittenWithoutSpaces
      ? zip(words, words.dropFirst(count - 1)).map { $0.lowerBound..<$1.upperBound } : words
    return joined.filter { range in
      !block.spans.contains { $0.isMasked && $0.range.overlaps(range) }
        && !ResourceName.holds(range, in: block.text)
        && !ResourceName.isCommand(range, in: block.text)
    }
  }
}
