import LanguageText

/// The words of a termbase's terms with their forms; each distinct word is inflected once.
struct WordForms {
  /// A word of a term.
  struct Word {
    /// The number of the word in the order of first sight.
    let number: Int
    /// The word, folded.
    let folded: [UInt8]
    /// Its forms as a matcher looks for them: the word itself first, then ascending.
    let matched: [[UInt8]]
    /// The number of the word as a form.
    let own: Int32
    /// The numbers of all its forms, ascending.
    let forms: [Int32]
  }

  /// The language of the terms.
  let language: LanguageTag
  private var words: [Word] = []
  private var numbers: [String: Int] = [:]
  /// The numbers of words that others follow in their term, where that makes a difference.
  private var innerNumbers: [String: Int] = [:]
  private var table = FormTable()

  /// Whether the forms of a word depend on its place in the term.
  private let mindsPlace: Bool

  init(_ language: LanguageTag) {
    self.language = language
    mindsPlace = !["ru", "ko"].contains(language.language)
  }

  /// The number of the forms that all words have so far.
  var formCount: Int { table.count }

  /// The words of a term in order: those between spaces and hyphens.
  mutating func words(of term: String) -> [Word] {
    let parts = TermForms.words(of: term)
    return parts.indices.map { word(parts[$0].text, isLast: $0 == parts.count - 1) }
  }

  /// One word with its forms.
  mutating func word(_ text: String, isLast: Bool) -> Word {
    let isInner = mindsPlace && !isLast
    if let number = isInner ? innerNumbers[text] : numbers[text] { return words[number] }
    let forms = TermForms.forms(ofWord: text, isLast: isLast, language: language)
    let folded = FoldedText(text, .silent).bytes
    let bytes = forms.map { Array($0.utf8) }
    let word = Word(
      number: words.count, folded: folded,
      matched: [folded] + bytes.filter { $0 != folded && isMatched($0) },
      own: table.insert(folded), forms: bytes.map { table.insert($0) }.sorted())
    if isInner { innerNumbers[text] = words.count } else { numbers[text] = words.count }
    words.append(word)
    return word
  }

  /// English possessives are left out: a matcher sees `toolbar's` as the word `toolbar` and
  /// something else.
  private func isMatched(_ form: [UInt8]) -> Bool {
    language.language != "en" || !form.contains(UInt8(ascii: "'"))
  }
}

extension [Int32] {
  /// Whether ascending numbers hold one.
  func containsSorted(_ number: Int32) -> Bool {
    if count <= 8 { return contains(number) }
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low] == number
  }
}
