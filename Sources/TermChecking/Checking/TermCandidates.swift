import DocumentFormats
import LanguageAssets
import LanguageText

/// Words of a draft that look like terms and are none that the glossary knows.
struct TermCandidates {
  /// A word with the places where the draft has it.
  struct Candidate {
    /// The word as it stands at its first place.
    let text: String
    /// The word folded, as other documents of the run have it.
    let key: String
    /// Its places in order; never empty.
    let uses: [TermUse]
  }

  /// The most words that are looked for in one document.
  private static let limit = 200

  private let context: CheckContext

  /// Whether words in katakana are candidates.
  private let hasKatakana: Bool
  private let isWrittenWithoutSpaces: Bool

  init(_ context: CheckContext) {
    self.context = context
    hasKatakana = context.language.language == "ja"
    isWrittenWithoutSpaces = context.language.isWrittenWithoutSpaces
  }

  /// The candidates with all their forms and spellings, those that the draft has most often first.
  ///
  /// Runs of katakana, short headings, and what is set off as a label is.
  ///
  /// - Complexity: O(n) in the length of the draft.
  func recurring() -> [Candidate] {
    var terms: [String] = []
    // In UTF-8, which is looked up in less time than strings.
    var (seen, seenFolded): (Set<[UInt8]>, Set<[UInt8]>) = ([], [])
    // What is set off comes back: each text is looked at once.
    var names: [String: Bool] = [:]
    func isKnownName(_ text: String) -> Bool {
      if let known = names[text] { return known }
      let isName = isName(text)
      names[text] = isName
      return isName
    }
    func consider(_ text: String) {
      guard terms.count < Self.limit, seen.insert(Array(text.utf8)).inserted,
        seenFolded.insert(Array(TermForms.fold(text).utf8)).inserted
      else { return }
      terms.append(text)
    }
    for place in context.proseBlocks.indices where terms.count < Self.limit {
      let (index, block) = context.proseBlocks[place]
      if hasKatakana { for text in katakana(in: block, at: index) { consider(text) } }
      for text in labels(in: block, at: index) where isKnownName(text) { consider(text) }
      if block.kind == .heading, isKnownName(block.text) { consider(block.text) }
    }
    guard !terms.isEmpty else { return [] }
    let glossary = Glossary(
      concepts: terms.map { Concept(id: $0, terms: [Term($0, language: context.language)]) })
    let uses = TermUse.uses(
      in: context.draft,
      of: CompiledTermbase(glossary, language: context.language, findsNested: false)
    ).filter { use in
      !use.isPartOfWord && !isKnown(use.range, in: use.block)
        && context.draft.document.blocks[use.block].kind != .heading
    }
    // What is left in another language says nothing of the words of the draft's.
    let chosen = UntranslatedBlocks.chosen(uses, in: context)
    return Dictionary(grouping: chosen, by: \.concept).sorted {
      ($1.value.count, $0.key) < ($0.value.count, $1.key)
    }.map { concept, uses in
      Candidate(text: terms[concept], key: TermForms.fold(terms[concept]), uses: uses)
    }
  }

  /// Whether the glossary knows something in a range of a block.
  func isKnown(_ range: Range<Int>, in block: Int) -> Bool {
    context.knows(range, in: block)
  }

  private func katakana(in block: TextBlock, at index: Int) -> [String] {
    let runs = ScriptRun.katakana(in: block.text)
    guard !runs.isEmpty else { return [] }
    let masked =
      block.spans.contains(where: \.isMasked)
      ? RangeIndex(block.spans.lazy.filter(\.isMasked).map(\.range)) : nil
    return runs.compactMap { run in
      guard !isKnown(run, in: index), masked?.overlaps(run) != true else { return nil }
      let text = block.text.utf8Slice(run)
      let isLong = text.unicodeScalars.count { $0 != "ー" } >= 3
      return isLong && !EverydayKatakana.contains(text) ? text : nil
    }
  }

  /// What is set off as a label is, and the glossary does not know.
  private func labels(in block: TextBlock, at index: Int) -> [String] {
    guard MarkedText.mayHaveLabels(block) else { return [] }
    return MarkedText.stretches(of: block).filter { stretch in
      stretch.mark != .code && !isKnown(stretch.range, in: index)
        && !context.facts.labels.contains(stretch.text, in: context.language)
    }.map(\.text)
  }

  /// Whether a text can be the name of a thing: two or three words, or up to eight characters in a
  /// language without spaces, of letters only.
  private func isName(_ text: String) -> Bool {
    if !isWrittenWithoutSpaces, Self.hasOtherWordCount(text) { return false }
    let isOfLetters = text.unicodeScalars.allSatisfy {
      $0.isLetter || $0 == " " || $0 == "-" || $0 == "ー" || $0.properties.isGraphemeExtend
    }
    guard isOfLetters, text.first != " ", text.last != " " else { return false }
    guard isWrittenWithoutSpaces else {
      let words = Self.words(of: text)
      guard (2...3).contains(words.count), words.allSatisfy(Self.isLongEnough) else {
        return false
      }
      let folded = words.map { TermForms.fold($0) }
      return !folded.contains(where: FunctionWords.joinPhrases)
        && !isFunctionWord(folded[0]) && !isFunctionWord(folded[folded.count - 1])
    }
    guard (3...8).contains(text.count), text.last != "的" else { return false }
    let scripts = Set(text.unicodeScalars.map { ScriptClass($0) })
    return !scripts.contains(.hiragana) && scripts != [.latin]
      && text.split(separator: " ").count == 1
  }

  private func isFunctionWord(_ word: String) -> Bool {
    context.language.language == "en"
      ? FunctionWords.isFrequentEnglish(word) : FunctionWords.contain(word, in: context.language)
  }

  /// Whether a word of a name is no particle or article: of three letters, or of two syllables in Korean.
  private static func isLongEnough(_ word: String) -> Bool {
    let isKorean = word.unicodeScalars.first.map { ScriptClass($0) == .hangul } ?? false
    return word.count >= (isKorean ? 2 : 3)
  }

  /// The words of a text between its spaces; where it is of ASCII and Russian letters, which are no marks
  /// on a space, they are cut at bytes.
  private static func words(of text: String) -> [String] {
    guard text.utf8.allSatisfy({ $0 < 0xc0 || $0 == 0xd0 || $0 == 0xd1 }) else {
      return text.split(separator: " ").map(String.init)
    }
    return text.utf8.split(separator: 0x20).map { String(Substring($0)) }
  }

  /// Whether a text surely has less than two or more than three words: a quick look, since most
  /// headings have.
  private static func hasOtherWordCount(_ text: String) -> Bool {
    let bytes = text.utf8.span
    var (words, isInWord) = (0, false)
    for index in 0..<bytes.count {
      let byte = bytes[index]
      if byte != 0x20, !isInWord {
        // Other characters may be marks on the space, which make it a part of a word.
        guard byte < 0x80 || byte == 0xd0 || byte == 0xd1 else { return false }
        words += 1
      }
      isInWord = byte != 0x20
    }
    return words < 2 || words > 3
  }
}
