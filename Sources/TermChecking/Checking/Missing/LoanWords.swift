import DocumentFormats
import LanguageAssets
import LanguageText

/// The words of a draft that may spell a term of its source in other letters.
///
/// Cuts every block once, and hears every word once.
struct LoanWords {
  private struct Word {
    /// UTF-8 byte offsets into the text of its block.
    let range: Range<Int>
    /// The number of its text.
    let number: Int
  }

  private let context: CheckContext
  private let candidates: TermCandidates
  private var words: [Int: [Word]] = [:]
  private var numbers: [String: Int] = [:]
  /// How the texts sound, by their numbers.
  private var keys: [Cognates.Key] = []
  private var outlines: [Cognates.Outline] = []
  /// How much two texts sound alike, by their numbers.
  private var likenesses: [Int: Double] = [:]

  /// Looks at words that the glossary does not know.
  init(_ context: CheckContext, besides candidates: TermCandidates) {
    self.context = context
    self.candidates = candidates
  }

  /// The word of a passage that sounds most like a term of its source, when one does.
  mutating func loan(of term: Term, in passage: Passage) -> (range: Range<Int>, text: String)? {
    let term = number(of: term.text)
    var best: (range: Range<Int>, text: String, likeness: Double)?
    for index in passage.draftBlocks {
      for word in words(of: index) {
        let likeness = likeness(term, word.number)
        guard likeness >= 0.8, likeness > best?.likeness ?? 0 else { continue }
        let block = context.draft.document.blocks[index]
        let text = block.text.utf8Slice(word.range)
        guard !isFunctionWord(text) else { continue }
        best = (block.offsets.fileRange(of: word.range), text, likeness)
      }
    }
    return best.map { ($0.range, $0.text) }
  }

  /// How much two texts sound alike, given by their numbers; 0 where a look tells that it is too little.
  private mutating func likeness(_ term: Int, _ word: Int) -> Double {
    guard Cognates.mayBe(0.8, outlines[term], outlines[word]) else { return 0 }
    let pair = term << 32 | word
    if let known = likenesses[pair] { return known }
    let likeness = Cognates.similarity(keys[term], keys[word])
    likenesses[pair] = likeness
    return likeness
  }

  private mutating func number(of text: String) -> Int {
    if let known = numbers[text] { return known }
    numbers[text] = keys.count
    let key = Cognates.Key(text)
    keys.append(key)
    outlines.append(Cognates.Outline(of: key))
    return keys.count - 1
  }

  private mutating func words(of index: Int) -> [Word] {
    if let known = words[index] { return known }
    let block = context.draft.document.blocks[index]
    var found: [Word] = []
    for range in ranges(of: block) where !candidates.isKnown(range, in: index) {
      let text = block.text.utf8Slice(range)
      if text.count >= 4 { found.append(Word(range: range, number: number(of: text))) }
    }
    words[index] = found
    return found
  }

  private func isFunctionWord(_ text: String) -> Bool {
    let word = TermForms.fold(text)
    return context.language.language == "ru"
      ? RussianFunctionWords.contains(word) : FunctionWords.contain(word, in: context.language)
  }

  private func ranges(of block: TextBlock) -> [Range<Int>] {
    let words =
      context.language.isWrittenWithoutSpaces
      ? ScriptRun.runs(in: block.text).filter { $0.script == .katakana }.map(\.range)
      : TextBreaks.wordRanges(in: block.text, language: context.language)
    return words.filter { range in
      let isLatin = block.text.utf8Slice(range).unicodeScalars.contains {
        ScriptClass($0) == .latin
      }
      return !isLatin && !block.spans.contains { $0.isMasked && $0.range.overlaps(range) }
    }
  }
}
