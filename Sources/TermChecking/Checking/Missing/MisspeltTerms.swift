import DocumentFormats
import LanguageAssets
import LanguageText

/// Finds words of a draft that are a name of a concept with a letter wrong: *Fester* where a source has a window.
///
/// Only where the source names the concept and the draft does not: most words that differ in a letter are both right.
/// Cuts every text once as long as it is asked about alone, and compares letters only of words that begin alike.
struct MisspeltTerms {
  /// A word of a draft that is misspelt.
  struct Misspelling {
    /// The word as the draft has it.
    let word: String
    /// The form that is meant, with the word's capitals.
    let form: String
    /// Its place in the file of the draft, as UTF-8 byte offsets.
    let fileRange: Range<Int>
    /// The index of its paragraph, and its place in that, as UTF-8 byte offsets into the text.
    let place: (block: Int, range: Range<Int>)
  }

  private let language: LanguageTag
  private let isSupported: Bool
  private let isSlavic: Bool
  /// Whether a word may be misspelt in its accents alone; in Romance languages other than Italian that is a spelling of
  /// the term.
  private let hasAccents: Bool
  /// Whether forms other than the citation form are made by rules that know few words.
  private let isGuessing: Bool
  private var cut: (sentence: Int, segments: [[Word]])?
  /// What is known of the names in the text of a sentence that others have, too.
  private var known: (sentence: Int, names: [ObjectIdentifier: Misspelling?]) = (-1, [:])

  private struct Word {
    let range: Range<Int>
    let folded: [Unicode.Scalar]
    let beginning: UInt64
  }

  /// Looks at drafts in a language.
  ///
  /// Nothing is found in Chinese and the like, nor in English, which every country spells in its way.
  /// Of Japanese and Korean see ``MisspeltSyllables``.
  init(_ language: LanguageTag) {
    self.language = language
    isSlavic = language.likelyScript == "Cyrl" || language.language == "pl"
    isSupported =
      ["Latn", "Cyrl", "Grek"].contains(language.likelyScript ?? "") && language.language != "en"
    hasAccents = language.language == "it"
    isGuessing = [
      "es", "fr", "it", "nl", "pl", "pt", "ro", "sv", "tr",
    ].contains(language.language)
  }

  /// The first word of the draft of a sentence that is a name of a concept but for a letter, where its other words stand
  /// beside it; nil when there is none.
  ///
  /// The caller keeps the object of the names.
  ///
  /// - Complexity: O(words of the sentence · forms of the names), where few words begin as the names do.
  mutating func find(
    _ names: ConceptNames, in sentence: Int, of table: SentenceTable
  ) -> Misspelling? {
    let first = table.firstWithDraft(of: sentence)
    if first == known.sentence, let answer = known.names[ObjectIdentifier(names)] { return answer }
    let found = search(names, in: sentence, of: table)
    if first != sentence {
      if known.sentence != first { known = (first, [:]) }
      known.names[ObjectIdentifier(names)] = .some(found)
    }
    return found
  }

  private mutating func search(
    _ names: ConceptNames, in sentence: Int, of table: SentenceTable
  ) -> Misspelling? {
    guard isSupported else { return misspeltSyllables(names, in: sentence, of: table) }
    // Imperatives are forms, and nothing else: «отправьте» of «отправить».
    guard !names.spellings.isEmpty, !isSlavic || !names.isVerb else { return nil }
    let segments = table.draft(of: sentence)
    let first = table.firstWithDraft(of: sentence)
    for (segment, words) in zip(segments, words(of: segments, in: first)) {
      for name in names.spellings {
        guard let found = find(name, in: words) else { continue }
        let word = segment.text.utf8Slice(found.range)
        if isGuess(found.form, for: word, names) { continue }
        let start = segment.range.lowerBound + found.range.lowerBound
        let range = start..<start + found.range.count
        return Misspelling(
          word: word, form: Self.form(found.form, like: word, of: names.preferred?.text),
          fileRange: table.fileRange(of: range, in: segment.block), place: (segment.block, range))
      }
    }
    return nil
  }

  private func misspeltSyllables(
    _ names: ConceptNames, in sentence: Int, of table: SentenceTable
  ) -> Misspelling? {
    guard ["ja", "ko"].contains(language.language) else { return nil }
    for segment in table.draft(of: sentence) {
      guard let found = MisspeltSyllables.find(names.decided, in: segment.text, language) else {
        continue
      }
      let start = segment.range.lowerBound + found.range.lowerBound
      let range = start..<start + found.range.count
      return Misspelling(
        word: segment.text.utf8Slice(found.range), form: found.name,
        fileRange: table.fileRange(of: range, in: segment.block), place: (segment.block, range))
    }
    return nil
  }

  /// Whether a form is one that only our rules make of a name and a word has another ending of the same: *composabili*
  /// beside *composabli*, *vnodami* beside *vnodymi*.
  private func isGuess(_ form: [Unicode.Scalar], for word: String, _ names: ConceptNames) -> Bool {
    guard isGuessing else { return false }
    let folded = TermForms.fold(word)
    // The letter is wrong in the singular, too.
    if folded.hasSuffix("s"), form.last == "s",
      names.citedWords.contains(String(String.UnicodeScalarView(form.dropLast())))
    {
      return false
    }
    return names.citedWords.contains { cited in
      let common = zip(cited.unicodeScalars, folded.unicodeScalars).prefix { $0 == $1 }.count
      return !form.elementsEqual(cited.unicodeScalars)
        && common >= Self.beginning && common + Self.longestEnding >= cited.unicodeScalars.count
    }
  }

  private static let longestEnding = 3

  private mutating func words(of segments: [Segment], in sentence: Int) -> [[Word]] {
    if let cut, cut.sentence == sentence { return cut.segments }
    let words = segments.map { self.words(of: $0) }
    cut = (sentence, words)
    return words
  }

  private func words(of segment: Segment) -> [Word] {
    let text = segment.text
    var words: [Word] = []
    var offset = 0
    var start: Int?
    for scalar in text.unicodeScalars {
      if scalar.isLetterOrNumber {
        if start == nil { start = offset }
      } else if let first = start {
        words.append(word(first..<offset, of: text))
        start = nil
      }
      offset += UTF8.width(scalar)
    }
    if let first = start { words.append(word(first..<offset, of: text)) }
    // The end of a placeholder runs into the word behind it where nothing parts them.
    let masked = segment.spans.filter(\.isMasked).map(\.range)
    return masked.isEmpty
      ? words : words.filter { word in !masked.contains { $0.overlaps(word.range) } }
  }

  private func word(_ range: Range<Int>, of text: String) -> Word {
    let folded = Array(TermForms.fold(text.utf8Slice(range)).unicodeScalars)
    return Word(range: range, folded: folded, beginning: Spelling.beginning(of: folded))
  }

  /// A word for a name's, where all other words of it stand around that.
  private func find(
    _ name: [Spelling], in words: [Word]
  ) -> (range: Range<Int>, form: [Unicode.Scalar])? {
    guard words.count >= name.count else { return nil }
    for start in 0...words.count - name.count {
      var found: (range: Range<Int>, form: [Unicode.Scalar])?
      var isName = true
      for place in name.indices where isName {
        // Most words of a text begin otherwise; accents may differ from the first letter on.
        guard hasAccents || name[place].beginnings.contains(words[start + place].beginning) else {
          isName = false
          continue
        }
        let (word, forms) = (words[start + place], name[place].forms)
        if forms.contains(word.folded) { continue }
        guard found == nil, let form = forms.first(where: { isMeant(by: word.folded, $0) }) else {
          isName = false
          continue
        }
        found = (word.range, form)
      }
      if isName, let found { return found }
    }
    return nil
  }

  /// The forms of a word of a name.
  struct Spelling {
    /// The folded forms.
    let forms: [[Unicode.Scalar]]
    /// What they begin with; hardly ever more than one.
    let beginnings: [UInt64]

    /// Takes the folded forms of a word.
    init(_ forms: [[Unicode.Scalar]]) {
      self.forms = forms
      beginnings = Array(Set(forms.map(Self.beginning)))
    }

    /// The first two letters of a word, which are the same in a misspelling, in one number; a letter that is doubled counts
    /// once.
    static func beginning(of word: [Unicode.Scalar]) -> UInt64 {
      guard let first = word.first else { return 0 }
      let second = word.first { $0 != first }
      return UInt64(first.value) << 21 | UInt64(second?.value ?? 0)
    }
  }

  private func isMeant(by word: [Unicode.Scalar], _ form: [Unicode.Scalar]) -> Bool {
    Self.isMisspelt(word, form) || hasAccents && Self.differInAccents(word, form)
  }

  /// Whether two words are the same without their accents: *propriéta* and *proprietà*.
  private static func differInAccents(_ word: [Unicode.Scalar], _ form: [Unicode.Scalar]) -> Bool {
    func text(_ scalars: [Unicode.Scalar]) -> String { String(String.UnicodeScalarView(scalars)) }
    return word.count == form.count && word.count >= leastLetters && word != form
      && RomanceSpelling.withoutAccents(text(word)) == RomanceSpelling.withoutAccents(text(form))
  }

  /// Whether a word is another with one letter wrong, left out, put in or two that have changed their places, in its
  /// middle: endings and beginnings make other words.
  static func isMisspelt(_ word: [Unicode.Scalar], _ form: [Unicode.Scalar]) -> Bool {
    guard max(word.count, form.count) >= leastLettersOfSwap, abs(word.count - form.count) < 2,
      word.last == form.last, word != form
    else { return false }
    let difference = LetterDifference(word, form)
    let common = difference.beginning
    if max(word.count, form.count) >= leastLetters, word.count != form.count,
      word[0] == form[0], withoutDoubles(word) == withoutDoubles(form)
    {
      return word.suffix(ending) == form.suffix(ending) && !isParticiple(word)
        && !(word.count > form.count && isSlavicAdjective(word, common))
    }
    guard word.prefix(beginning) == form.prefix(beginning) else { return false }
    let rest = (difference.first, difference.second)
    // Letters that have changed their places make another word least often.
    if rest == (2, 2) {
      return word[common] == form[common + 1] && word[common + 1] == form[common]
    }
    guard max(word.count, form.count) >= leastLetters, word.suffix(ending) == form.suffix(ending),
      !isParticiple(word) || isParticiple(form)
    else { return false }
    switch rest {
    // A French adjective beside its noun: transparente, transparence; and a loan as German spells it: Objekt.
    case (1, 1):
      return !["tc", "ck"].contains {
        [word[common], form[common]].allSatisfy($0.unicodeScalars.contains)
      }
    case (1, 0): return !isSlavicAdjective(word, common)
    case (0, 1): return true
    default: return false
    }
  }

  /// A word with every letter that is doubled once.
  private static func withoutDoubles(_ word: [Unicode.Scalar]) -> [Unicode.Scalar] {
    word.indices.filter { $0 == 0 || word[$0] != word[$0 - 1] }.map { word[$0] }
  }

  /// Whether the letter that a word has more than a noun, and what follows it, make an adjective of that: «командной» beside
  /// «командой», «шаблонні» beside «шаблоні».
  private static func isSlavicAdjective(_ word: [Unicode.Scalar], _ start: Int) -> Bool {
    word[start] == "н"
      && slavicEndings.contains(String(String.UnicodeScalarView(word[(start + 1)...])))
  }

  private static let slavicEndings = Set(
    "ой ом ого ому ым ых ыми ую ою ая ое ые ый ий і ї ої ім им их ими у а е я".split(separator: " ")
      .map(String.init))

  /// Whether a word has the ending of a French participle, which is one letter longer than that of many a noun:
  /// *sauvegardées* of *sauvegardes*.
  private static func isParticiple(_ word: [Unicode.Scalar]) -> Bool {
    let end = word.last == "s" ? word.dropLast() : word[...]
    return end.last == "é" || end.last == "e" && end.dropLast().last == "é"
  }

  /// A shorter word is too often another one.
  private static let leastLetters = 7
  private static let leastLettersOfSwap = 6
  /// How many letters are the same at both ends: *aus* and *auf* begin different words.
  private static let (beginning, ending) = (3, 2)

  private static func form(
    _ form: [Unicode.Scalar], like word: String, of term: String?
  ) -> String {
    var text = String(String.UnicodeScalarView(form))
    // A name has its own capitals: JavaScript.
    if let term, TermForms.fold(term) == text { text = term }
    if word.first?.isUppercase == true { text = text.prefix(1).uppercased() + text.dropFirst() }
    return word.count > 1 && word == word.uppercased() ? text.uppercased() : text
  }
}
