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

  /// The term as ``RomanceSpelling`` has its words: spellings of the same, but for words that are those of another
  /// language, as cluster is beside clúster; nil where a language has none of them.
  func respelled(
    in language: LanguageTag, besides isForeign: (String) -> Bool
  ) -> TermWords? {
    guard RomanceSpelling.isKnown(in: language) else { return nil }
    let changed = words.map { word in
      Word(
        forms: word.forms.map { form in
          let plain = RomanceSpelling.plain(Array(form), in: language)
          return isForeign(String(decoding: plain, as: UTF8.self)) ? form : plain
        })
    }
    guard zip(changed, words).contains(where: { $0.forms != $1.forms }) else { return nil }
    var respelled = self
    respelled.words = changed
    return respelled
  }

  /// Which words with a space between them may be written as one in a language.
  enum Joining: Sendable {
    /// All, as in Korean.
    case all
    /// Latin ones.
    case latin
    /// Latin ones that are no verb and its particle: `login` is no spelling of `log in`.
    case english
    /// None: porque is no spelling of por que.
    case none

    /// What a language does.
    init(_ language: LanguageTag) {
      self =
        switch language.language {
        case "ko": .all
        case "en": .english
        case "es", "fr", "it", "pt": .none
        default: .latin
        }
    }
  }

  /// Whether a word may be written as one with the next; words with a hyphen between them may unless they are a letter
  /// or two each.
  func isJoint(_ index: Int, _ joining: Joining) -> Bool {
    // *di* is no spelling of d-i.
    let isShort =
      words[index].forms[0].count + words[index + 1].forms[0].count < Self.shortestJoined
    if isShort { return false }
    switch WordGap(bytes[gaps[index]]) {
    case .hyphen: return true
    case .space: break
    default: return false
    }
    switch joining {
    case .all: return true
    case .none: return false
    case .latin: return words[index].forms[0].allSatisfy { $0 < 0x80 }
    case .english:
      return words[index].forms[0].allSatisfy { $0 < 0x80 }
        && !EnglishWords.isParticle(words[index + 1].forms[0])
    }
  }

  /// How many UTF-8 bytes two words have together at least that may be written as one.
  private static let shortestJoined = 4

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
}
