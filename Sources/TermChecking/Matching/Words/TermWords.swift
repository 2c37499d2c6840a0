import LanguageText

/// A term cut into words, before its forms are numbered.
struct TermWords {
  /// One word of a term with its forms.
  struct Word {
    /// The folded forms; the word as the term has it first.
    var forms: [[UInt8]]
    /// What the word and its forms are known by among the words of the termbase; nil when they are
    /// this term's own.
    var number: Int?
  }

  /// The term, folded.
  let bytes: [UInt8]
  /// The words in order.
  private(set) var words: [Word]
  /// What stands between the words, as ranges of ``bytes``.
  private(set) var gaps: [Range<Int>]
  /// What stands before the first word.
  let prefix: Range<Int>
  /// What stands behind the last word.
  let suffix: Range<Int>

  /// Cuts a surface form of a term; nil when it has no word.
  ///
  /// With the numbers of the words between its spaces and hyphens, the words of the form get the
  /// forms that the language's rules generate; without, only their own.
  init?(
    _ text: String, inflected: ArraySlice<Int32>?, forms: inout WordForms, apostropheJoins: Bool
  ) {
    let folded = FoldedText(text, .silent)
    let tokens = WordScanner(folded.bytes, apostropheJoins: apostropheJoins).tokens
    guard let first = tokens.first, let last = tokens.last else { return nil }
    bytes = folded.bytes
    prefix = 0..<first.range.lowerBound
    suffix = last.range.upperBound..<bytes.count
    gaps = tokens.indices.dropFirst().map {
      tokens[$0 - 1].range.upperBound..<tokens[$0].range.lowerBound
    }
    if let inflected, Self.areWords(inflected, tokens, in: bytes, forms) {
      words = inflected.map { Word(forms: forms[$0].matched, number: Int($0)) }
      return
    }
    words = tokens.map { [bytes] in Word(forms: [Array(bytes[$0.range])]) }
    guard inflected != nil else { return }
    inflect(tokens.map { text.utf8Slice(folded.originalRange(of: $0.range)) }, &forms)
  }

  /// Whether the words of a text are those of some numbers.
  private static func areWords(
    _ numbers: ArraySlice<Int32>, _ tokens: [WordToken], in bytes: [UInt8], _ forms: WordForms
  ) -> Bool {
    numbers.count == tokens.count
      && zip(numbers, tokens).allSatisfy { forms[$0].folded[...] == bytes[$1.range] }
  }

  /// Gives the words between any marks, as they are spelled, the forms that the language's rules
  /// generate.
  ///
  /// Marks that are no joints divide the term: only the last word is surely a noun. An elided word is
  /// written as one with the next: nom d'utilisateur.
  private mutating func inflect(_ spelled: [String], _ forms: inout WordForms) {
    let isElided =
      ["fr", "it"].contains(forms.language.language) && gaps.allSatisfy(joinsRomanceWords)
    for index in isElided ? Array(words.indices) : [words.count - 1] {
      let own = words[index].forms[0]
      let word = forms.word(spelled[index], isLast: index == words.count - 1)
      words[index].forms += forms[word].matched.filter { $0 != own }
    }
  }

  private func joinsRomanceWords(_ gap: Range<Int>) -> Bool {
    WordGap(bytes[gap]) != nil || bytes[gap].elementsEqual("'".utf8)
  }

  /// The term without the accent of its first letter, or with oe for œ: spellings of one word, unless that
  /// is another, as esta is beside ésta; nil where a language has none of them.
  func respelled(in language: LanguageTag) -> TermWords? {
    guard ["es", "fr"].contains(language.language) else { return nil }
    let changed = words.map { word in
      Word(
        forms: word.forms.map { form in
          let plain = Array(RomanceSpelling.plain(Array(form)))
          let isOther = FunctionWords.contain(String(decoding: plain, as: UTF8.self), in: language)
          return isOther ? form : plain
        })
    }
    guard zip(changed, words).contains(where: { $0.forms != $1.forms }) else { return nil }
    var respelled = self
    respelled.words = changed
    return respelled
  }

  /// The indices of the words that may be written as one with the next; see ``joined(at:)``.
  ///
  /// Only Latin and Korean words and those with a hyphen between them are ever written so, and no
  /// English verb with its particle: `login` is no spelling of `log in`. French, Italian,
  /// Portuguese and Spanish phrases never are: porque is no spelling of por que.
  func joints(in language: LanguageTag) -> [Int] {
    gaps.indices.filter { index in
      switch WordGap(bytes[gaps[index]]) {
      case .hyphen: return true
      case .space:
        switch language.language {
        case "ko": return true
        case "es", "fr", "it", "pt": return false
        default: break
        }
        guard words[index].forms[0].allSatisfy({ $0 < 0x80 }) else { return false }
        let second = String(decoding: words[index + 1].forms[0], as: UTF8.self)
        return language.language != "en" || !EnglishWords.particles.contains(second)
      default: return false
      }
    }
  }

  /// The term as one word: Emailadresse for E-Mail-Adresse; nil unless it has several hyphens and nothing
  /// else between its words.
  func closed() -> TermWords? {
    guard gaps.count > 1, gaps.allSatisfy({ WordGap(bytes[$0]) == .hyphen }), let last = words.last
    else { return nil }
    let head = words.dropLast().flatMap { $0.forms[0] }
    var closed = self
    closed.words = [Word(forms: last.forms.map { head + $0 })]
    closed.gaps = []
    return closed
  }

  /// A word as it is written as one with the next.
  func joined(at index: Int) -> Word {
    let first = words[index].forms[0]
    return Word(forms: words[index + 1].forms.map { first + $0 })
  }
}
