import LanguageText

/// The words of a termbase's terms with their forms; each distinct word is inflected once.
struct WordForms {
  /// A word of a term.
  struct Word {
    /// The word, folded.
    let folded: [UInt8]
    /// Its forms as a matcher looks for them: the word itself first, then ascending.
    let matched: [[UInt8]]
    /// The number of the word as a form.
    let own: Int32
    /// The numbers of all its forms.
    let forms: [Int32]
  }

  /// The language of the terms.
  let language: LanguageTag
  private var words: [Word] = []
  private var numbers = Numbers()
  /// The numbers of words that others follow in their term, where that makes a difference.
  private var innerNumbers = Numbers()
  /// The numbers of Russian and Turkish words that are all of their term, where that makes a difference.
  private var loneNumbers = Numbers()
  /// The numbers of Russian and Ukrainian words that may depend on one before them.
  private var dependentNumbers = Numbers()
  /// The numbers of English verbs before their particles.
  private var verbNumbers = Numbers()
  private var table = FormTable()

  /// Whether the forms of a word depend on its place in the term.
  private let mindsPlace: Bool
  private let isEnglish: Bool

  /// The numbers of words by what they say, byte for byte: a dictionary compares Russian strings by what
  /// they are when composed, which takes ten times as long.
  private struct Numbers {
    private var texts = FormTable()
    private var numbers: [Int32] = []

    /// The number of a word; nil when it has none.
    func number(of text: String) -> Int32? {
      texts.number(of: text).map { numbers[Int($0)] }
    }

    /// Gives a word that has none a number.
    mutating func add(_ text: String, _ number: Int32) {
      _ = texts.insert(text)
      numbers.append(number)
    }
  }

  init(_ language: LanguageTag) {
    self.language = language
    mindsPlace = !["ru", "ko"].contains(language.language)
    isEnglish = language.language == "en"
  }

  /// How many words there are so far.
  var count: Int { words.count }

  /// The number of the forms that all words have so far.
  var formCount: Int { table.count }

  /// A word by its number.
  subscript(_ number: Int32) -> Word { words[Int(number)] }

  /// The numbers of the words of a term in order: those between spaces and hyphens.
  ///
  /// Words are numbered in the order of first sight.
  mutating func words(of term: String) -> [Int32] {
    let parts = TermForms.words(of: term)
    if parts.count == 1, let number = loneWord(parts[0].text) { return [number] }
    guard mindsPlace, parts.count > 1 else {
      return parts.indices.map { index in
        let text = parts[index].text
        return TermForms.mayDepend(text, at: index, of: parts.count, language)
          ? dependent(text) : word(text, isLast: true)
      }
    }
    guard isEnglish else {
      return parts.indices.map { index in
        let text = parts[index].text
        return TermForms.mayDepend(text, at: index, of: parts.count, language)
          ? dependent(text) : word(text, isLast: index == parts.count - 1)
      }
    }
    let folded = parts.map { TermForms.fold($0.text) }
    let beginsWithVerb = TermForms.isPhrasalVerb(parts, language)
    return parts.indices.map {
      beginsWithVerb && $0 == 0
        ? verb(parts[0].text)
        : word(parts[$0].text, isLast: TermForms.isLast($0, ofFoldedEnglish: folded))
    }
  }

  /// The number of one word.
  mutating func word(_ text: String, isLast: Bool) -> Int32 {
    let isInner = mindsPlace && !isLast
    let known = isInner ? innerNumbers.number(of: text) : numbers.number(of: text)
    if let known { return known }
    let forms = TermForms.forms(ofWord: text, isLast: isLast, language: language)
    let number = add(text, forms)
    if isInner { innerNumbers.add(text, number) } else { numbers.add(text, number) }
    return number
  }

  /// The number of an English verb before its particle.
  private mutating func verb(_ text: String) -> Int32 {
    if let number = verbNumbers.number(of: text) { return number }
    let number = add(text, TermForms.verbForms(ofWord: text))
    verbNumbers.add(text, number)
    return number
  }

  /// The number of a Russian or Ukrainian word that may depend on one before it.
  private mutating func dependent(_ text: String) -> Int32 {
    if let number = dependentNumbers.number(of: text) { return number }
    let number = add(text, TermForms.forms(ofDependent: text, language: language))
    dependentNumbers.add(text, number)
    return number
  }

  /// The number of a French, Russian or Turkish word that is a term by itself and has fewer forms then; nil for
  /// any other.
  private mutating func loneWord(_ text: String) -> Int32? {
    if let number = loneNumbers.number(of: text) { return number }
    let forms: [String]?
    switch language.language {
    case "ru": forms = RussianParadigm.orderedForms(ofSubstantive: TermForms.fold(text))
    case "fr", "tr":
      let alone = TermForms.forms(ofWord: text, isLast: true, isAlone: true, language: language)
      let isFewer =
        alone.count < TermForms.forms(ofWord: text, isLast: true, language: language).count
      forms = isFewer || language.language == "tr" ? alone : nil
    default: forms = nil
    }
    guard let forms else { return nil }
    let number = add(text, forms)
    loneNumbers.add(text, number)
    return number
  }

  private mutating func add(_ text: String, _ forms: [String]) -> Int32 {
    let folded = FoldedText(text, .silent).bytes
    let own = table.insert(folded)
    var matched = [folded]
    var numbers: [Int32] = []
    matched.reserveCapacity(forms.count + 1)
    numbers.reserveCapacity(forms.count)
    for form in forms {
      let bytes = Array(form.utf8)
      let number = table.insert(bytes)
      numbers.append(number)
      if number != own, isMatched(bytes) { matched.append(bytes) }
    }
    words.append(Word(folded: folded, matched: matched, own: own, forms: numbers))
    return Int32(words.count - 1)
  }

  /// English possessives are left out: a matcher sees `toolbar's` as the word `toolbar` and
  /// something else.
  private func isMatched(_ form: [UInt8]) -> Bool {
    !isEnglish || !form.contains(UInt8(ascii: "'"))
  }
}
