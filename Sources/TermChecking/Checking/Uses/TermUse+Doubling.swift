import DocumentFormats
import LanguageAssets
import LanguageText

/// Terms that stand beside the name which is to be written for them.
extension TermUse {
  /// Whether an approved name of the concept stands directly before the term or behind it, so that it would stand there
  /// twice in its place: *リスト（list）*, *list, リスト*.
  func isBesideApprovedName(in context: CheckContext) -> Bool {
    isBesideApprovedName(in: context) { Self.isGap($0) }
  }

  /// Whether another language of the glossary calls the concept by the same word.
  func isOfAnotherLanguage(in context: CheckContext) -> Bool {
    context.ofAnotherLanguage.answer(to: entry) {
      context.glossary.concepts[concept].terms.contains {
        $0.status.isApproved && !$0.language.matches(context.language)
          && !context.language.matches($0.language) && $0.isSameWord(as: term)
      }
    }
  }

  /// Whether the term stands in brackets directly behind an approved name of its concept, which it explains to those who
  /// know the other.
  func isInBracketsBehindName(in context: CheckContext) -> Bool {
    isBesideApprovedName(in: context, onlyBefore: true) {
      $0.unicodeScalars.contains(where: "(（[［【".unicodeScalars.contains) && Self.isGap($0)
    }
  }

  /// How many characters of a replacement the text would have twice, where words are not parted: its beginning before the
  /// term, or its end behind it, as 認証 where 認証情報 takes the place of 資格情報 in 認証資格情報.
  ///
  /// - Complexity: O(m²) in the length of the replacement.
  func repeatedLength(of replacement: String, in context: CheckContext) -> Int {
    let block = context.draft.document.blocks[block].text
    guard context.language.isWrittenWithoutSpaces else {
      return repeatsWord(of: replacement, in: block) ? 2 : 0
    }
    let (text, bytes) = (replacement.utf8.span, block.utf8.span)
    // Whether so many bytes of the replacement stand at a place of the paragraph.
    func stand(_ part: Range<Int>, at start: Int) -> Bool {
      guard start >= 0, start + part.count <= bytes.count else { return false }
      for index in part where text[index] != bytes[start + index - part.lowerBound] { return false }
      return true
    }
    let dot = block.utf8Slice(0..<range.lowerBound).hasSuffix("・") ? "・".utf8.count : 0
    // The space that parts a Latin word from others goes with it.
    let space = range.upperBound < bytes.count && bytes[range.upperBound] == 0x20 ? 1 : 0
    let gap = range.lowerBound > 0 && bytes[range.lowerBound - 1] == 0x20 ? 1 : 0
    let ends = (1..<max(1, text.count)).filter { text[$0] & 0xc0 != 0x80 } + [text.count]
    // Of the beginnings and ends that come back the longest, in characters.
    var length = 0
    for (index, end) in ends.enumerated() {
      if stand(0..<end, at: range.lowerBound - gap - end)
        // 為替・為替レート says the same twice.
        || index > 0 && stand(0..<end, at: range.lowerBound - dot - end)
      {
        length = max(length, index + 1)
      }
      let start = index == 0 ? 0 : ends[index - 1]
      if stand(start..<text.count, at: range.upperBound + space) {
        length = max(length, ends.count - index)
      }
    }
    guard length == 1 else { return length }
    // One letter, kana or mark comes back by chance.
    let first = stand(0..<ends[0], at: range.lowerBound - gap - ends[0]) ? replacement.first : nil
    let neighbour = first ?? replacement.last
    return neighbour?.unicodeScalars.first.map { ScriptClass($0) == .han } == true ? 1 : 0
  }

  /// Whether the word before a term, or behind it, is the one that a replacement begins or ends with: «история действий»
  /// for «история» in «история действий».
  private func repeatsWord(of replacement: String, in block: String) -> Bool {
    guard mayRepeatWord(of: replacement.utf8.span, in: block.utf8.span) else { return false }
    func isLetter(_ character: Character) -> Bool { character.isLetter || character.isNumber }
    let own = replacement.split { !isLetter($0) }
    guard own.count > 1, let last = own.last else { return false }
    let start = block.utf8.index(block.startIndex, offsetBy: range.lowerBound)
    let end = block.utf8.index(start, offsetBy: range.count)
    func isSame(_ word: some StringProtocol, _ other: Substring) -> Bool {
      !word.isEmpty && TermForms.fold(String(word)) == TermForms.fold(String(other))
    }
    let before = block[..<start].suffix(Self.longestGap * own.count).split { !isLetter($0) }
    let behind = block[end...].drop { $0 == " " }.prefix(while: isLetter)
    return isSame(behind, last)
      // «fonction de» before «fonction de rappel», too.
      || (1..<own.count).contains { count in
        before.count >= count
          && zip(before.suffix(count), own).allSatisfy { isSame($0, $1) }
      }
  }

  /// Whether the bytes around a term allow for that: most replacements are one word, or end in another letter than what
  /// stands there.
  private func mayRepeatWord(of replacement: Span<UInt8>, in block: Span<UInt8>) -> Bool {
    let space = UInt8(ascii: " ")
    // Letters beyond ASCII have their capitals elsewhere.
    func mayBeSame(_ one: UInt8, _ other: UInt8) -> Bool {
      one >= 0x80 && other >= 0x80 || one | 0x20 == other | 0x20
    }
    let (before, behind) = (range.lowerBound - 2, range.upperBound + 1)
    let isBehindWord = before >= 0 && block[before + 1] == space
    var last = 0
    for index in replacement.indices.dropFirst() where replacement[index] == space {
      last = index + 1
      if isBehindWord, mayBeSame(block[before], replacement[index - 1]) { return true }
    }
    return last > 0 && last < replacement.count && behind < block.count
      && block[behind - 1] == space && mayBeSame(block[behind], replacement[last])
  }

  private func isBesideApprovedName(
    in context: CheckContext, onlyBefore: Bool = false, _ isGap: (String) -> Bool
  ) -> Bool {
    let text = context.draft.document.blocks[block].text
    return context.uses(near: block).contains { other in
      guard other.block == block, other.status.isApproved, other.mayName(concept) else {
        return false
      }
      if other.range.upperBound <= range.lowerBound {
        return isGap(text.utf8Slice(other.range.upperBound..<range.lowerBound))
      }
      return !onlyBefore && other.range.lowerBound >= range.upperBound
        && isGap(text.utf8Slice(range.upperBound..<other.range.lowerBound))
    }
  }

  /// Whether what stands between two names says nothing: spaces, brackets, quotation marks, commas and the like.
  private static func isGap(_ gap: String) -> Bool {
    gap.utf8.count < longestGap
      && gap.unicodeScalars.allSatisfy { scalar in
        switch scalar.properties.generalCategory {
        case .spaceSeparator, .openPunctuation, .closePunctuation, .initialPunctuation,
          .finalPunctuation, .dashPunctuation:
          true
        default: "\"',、，/／=:：".unicodeScalars.contains(scalar)
        }
      }
  }

  private static let longestGap = 16
}
