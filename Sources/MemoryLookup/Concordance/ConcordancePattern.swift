package import LanguageText

/// What a concordance looks for.
package struct ConcordancePattern: Sendable {
  /// What counts as an occurrence.
  package enum Mode: String, Hashable, Sendable, CaseIterable {
    /// The words in any form.
    case forms
    /// The words as they are.
    case words
    /// The text anywhere, also inside of words.
    case text
  }

  /// What counts as an occurrence; always the text where a language has no spaces.
  package let mode: Mode
  /// The pattern folded, without spaces at its ends.
  let folded: [UInt8]
  /// The words of the pattern, folded, with the forms that are taken for each.
  let words: [Word]

  /// A word of the pattern.
  struct Word: Sendable {
    var kind: TokenKind
    var folded: [UInt8]
    var stem: [UInt8]?
    var forms: Set<String>

    /// Whether a folded word of a text is a form of this one.
    func matches(_ word: [UInt8]) -> Bool {
      if word == folded { return true }
      guard let stem else { return false }
      return TokenStem.of(word) == stem || forms.contains(String(decoding: word, as: UTF8.self))
    }
  }

  /// Prepares a pattern for texts in a language.
  package init(_ text: String, language: LanguageTag, mode: Mode) {
    let unit = ComparisonUnit(language)
    self.mode = unit == .characters ? .text : mode
    folded = FoldedText.fold(text, .silent).utf8.trimmed
    guard unit == .words else {
      words = []
      return
    }
    let bytes = Array(text.utf8)
    let takesForms = self.mode == .forms
    words = SegmentTokenizer(.words).tokens(of: text).filter { $0.kind != .mark }.map { token in
      let word = TokenFolding.fold(Array(bytes[token.range]))
      guard takesForms, token.kind == .word else {
        return Word(kind: token.kind, folded: word, stem: nil, forms: [])
      }
      let forms = TermForms.surfaceForms(
        of: String(decoding: word, as: UTF8.self), language: language)
      return Word(kind: .word, folded: word, stem: TokenStem.of(word), forms: Set(forms))
    }
  }

  /// Whether there is anything to look for.
  package var isEmpty: Bool { folded.isEmpty }

  /// Where the pattern occurs in a text, in UTF-8 bytes, in order and without overlaps.
  package func ranges(in text: String) -> [Range<Int>] {
    mode == .text || words.isEmpty ? textRanges(text) : wordRanges(text)
  }

  private func textRanges(_ text: String) -> [Range<Int>] {
    guard !folded.isEmpty else { return [] }
    let whole = FoldedText(text, .silent)
    var ranges: [Range<Int>] = []
    var start = 0
    while start + folded.count <= whole.bytes.count {
      if whole.bytes[start] == folded[0],
        whole.bytes[start..<start + folded.count].elementsEqual(folded)
      {
        ranges.append(whole.originalRange(of: start..<start + folded.count))
        start += folded.count
      } else {
        start += 1
      }
    }
    return ranges
  }

  private func wordRanges(_ text: String) -> [Range<Int>] {
    let bytes = Array(text.utf8)
    let tokens = SegmentTokenizer(.words).tokens(of: text).filter { $0.kind != .mark }
    let found = tokens.map { TokenFolding.fold(Array(bytes[$0.range])) }
    guard tokens.count >= words.count else { return [] }
    var ranges: [Range<Int>] = []
    var start = 0
    while start + words.count <= tokens.count {
      if words.indices.allSatisfy({ words[$0].matches(found[start + $0]) }) {
        let last = start + words.count - 1
        ranges.append(tokens[start].range.lowerBound..<tokens[last].range.upperBound)
        start += words.count
      } else {
        start += 1
      }
    }
    return ranges
  }
}

extension String.UTF8View {
  /// The bytes without spaces at the ends.
  fileprivate var trimmed: [UInt8] {
    let start = drop { $0 == 0x20 }
    return Array(start.reversed().drop { $0 == 0x20 }.reversed())
  }
}
