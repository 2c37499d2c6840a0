import DocumentFormats
import LanguageAssets
import LanguageText

/// The words of a draft that may spell a term of its source in other letters.
///
/// Cuts every block once, and hears every word once.
struct LoanWords: ~Copyable {
  private struct Word {
    /// UTF-8 byte offsets into the text of its block.
    let range: Range<Int>
    /// The number of its text.
    let number: Int
  }

  private let context: CheckContext
  private let candidates: TermCandidates
  private let breaker: TextBreaker
  private var words: [Int: [Word]] = [:]
  private var numbers: [UTF8Key: Int] = [:]
  /// How the texts sound, by their numbers.
  private var keys: [Cognates.Key] = []
  private var outlines: [Cognates.Outline] = []
  /// How much two texts sound alike, by their numbers.
  private var likenesses: [Int: Double] = [:]

  /// Looks at words that the glossary does not know.
  init(_ context: CheckContext, besides candidates: TermCandidates) {
    self.context = context
    self.candidates = candidates
    breaker = TextBreaker(words: context.language)
  }

  /// The word of a passage that sounds most like a term of its source, when one does.
  mutating func loan(of term: Term, in passage: Passage) -> (range: Range<Int>, text: String)? {
    let name = term.text
    let term = number(of: name)
    var best: (range: Range<Int>, text: String, likeness: Double)?
    for index in passage.draftBlocks {
      for word in words(of: index) {
        let likeness = likeness(term, word.number)
        guard likeness >= Self.leastLikeness, likeness > best?.likeness ?? 0 else { continue }
        let block = context.draft.document.blocks[index]
        let text = block.text.utf8Slice(word.range)
        guard !isFunctionWord(text), Self.beginAlike(name, text), !isOwn(text),
          haveSameR(name, text)
        else { continue }
        best = (block.offsets.fileRange(of: word.range), text, likeness)
      }
    }
    return best.map { ($0.range, $0.text) }
  }

  /// Whether a word in Cyrillic has an *r* where a Latin term has, as loans keep it: «след» is no *slider*.
  private func haveSameR(_ term: String, _ word: String) -> Bool {
    guard context.language.likelyScript == "Cyrl",
      term.unicodeScalars.allSatisfy(\.isLatinOrNeutral)
    else { return true }
    return term.lowercased().contains("r") == word.lowercased().contains("р")
  }

  /// Whether a Russian or Ukrainian word is a verb, an adjective or a noun as no loan is, by its ending: «сделать»,
  /// «путь», «получения», «большей».
  private func isOwn(_ text: String) -> Bool {
    let word = text.lowercased()
    switch context.language.language {
    case "ru":
      return [
        "ть", "ться", "чь", "ует", "уют", "уется", "уются", "ает", "ают", "ается", "аются", "вшись",
        "ение", "ения", "ению", "ением", "ений", "ениях", "ениями",
        "ание", "ания", "анию", "анием", "аний", "аниях", "аниями",
        "ость", "ости", "остью", "остей", "ее",
        "ший", "шая", "шее", "шие", "шего", "шей", "шую", "шим", "шем", "ших", "шими",
      ].contains(where: word.hasSuffix)
    case "uk":
      return [
        "ти", "тися", "ує", "ують", "ується", "уються", "ає", "ають", "ається", "аються",
        "ення", "енням", "ання", "анням", "ість", "ості",
      ].contains(where: word.hasSuffix)
    default: return false
    }
  }

  /// Whether a word has the root of what a language calls a concept, «импорт» and «импортировать»: somebody knows the
  /// loan, and only says it in another part of speech.
  static func isDerived(_ word: String, from concept: Concept, in language: LanguageTag) -> Bool {
    let folded = TermForms.fold(word)
    return concept.terms(in: language).contains { name in
      TermForms.fold(name.text).split { !($0.isLetter || $0.isNumber) }.contains { other in
        let common = zip(folded, other).prefix { $0 == $1 }.count
        return common >= shortestRoot && common * 5 >= folded.count * 3
      }
    }
  }

  /// How many letters a root has at least.
  private static let shortestRoot = 5

  /// Whether a word may be what another language makes of a term: both begin with a consonant, or with vowels that
  /// loans have for each other, which “отличие” and *utility* do not.
  private static func beginAlike(_ term: String, _ word: String) -> Bool {
    func initial(_ text: String) -> Character? {
      Cognates.latin(of: text).lowercased().drop { "hjwy".contains($0) }.first
    }
    guard let first = initial(term), let second = initial(word) else { return true }
    let vowels = ["a": "aeiou", "e": "aei", "i": "aei", "o": "aou", "u": "aiu"]
    guard let allowed = vowels[String(first)] else { return vowels[String(second)] == nil }
    return allowed.contains(second)
  }

  /// How much two texts have to sound alike.
  private static let leastLikeness = 0.8

  /// How much two texts sound alike, given by their numbers; 0, or too little, where that is too little.
  private mutating func likeness(_ term: Int, _ word: Int) -> Double {
    guard Cognates.mayBe(Self.leastLikeness, outlines[term], outlines[word]) else { return 0 }
    let pair = term << 32 | word
    if let known = likenesses[pair] { return known }
    let likeness = Cognates.similarity(
      keys[term], keys[word], atLeast: Self.leastLikeness)
    likenesses[pair] = likeness
    return likeness
  }

  private mutating func number(of text: String) -> Int {
    if let known = numbers[UTF8Key(text)] { return known }
    numbers[UTF8Key(text)] = keys.count
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
      : breaker.wordRanges(in: block.text)
    let masked = RangeIndex(block.spans.lazy.filter(\.isMasked).map(\.range))
    let bytes = block.text.utf8.span
    return words.filter { range in
      let hasASCII = range.contains { (bytes[$0] | 0x20) &- 0x61 < 26 }
      let isCyrillic = range.allSatisfy { bytes[$0] &- 0x80 < 0x40 || bytes[$0] | 1 == 0xd1 }
      // Few words need a look at their letters.
      let isLatin =
        hasASCII
        || !isCyrillic
          && block.text.utf8Slice(range).unicodeScalars.contains { ScriptClass($0) == .latin }
      return !isLatin && !masked.overlaps(range)
    }
  }
}
