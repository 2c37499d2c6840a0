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

  /// The words in order.
  var words: [Word]
  /// What stands between the words, as folded bytes.
  var gaps: [[UInt8]]
  /// What stands before the first word, as folded bytes.
  let prefix: [UInt8]
  /// What stands behind the last word, as folded bytes.
  let suffix: [UInt8]

  /// Cuts a surface form of a term; nil when it has no word.
  ///
  /// With the words between its spaces and hyphens, inflected, the words of the form get the forms
  /// that the language's rules generate; without, only their own.
  init?(
    _ text: String, inflected: [WordForms.Word]?, forms: inout WordForms, apostropheJoins: Bool
  ) {
    let folded = FoldedText(text, .silent)
    let bytes = folded.bytes
    let tokens = WordScanner(bytes, apostropheJoins: apostropheJoins).tokens
    guard let first = tokens.first, let last = tokens.last else { return nil }
    prefix = Array(bytes[..<first.range.lowerBound])
    suffix = Array(bytes[last.range.upperBound...])
    gaps = zip(tokens, tokens.dropFirst()).map { left, right in
      Array(bytes[left.range.upperBound..<right.range.lowerBound])
    }
    words = tokens.map { Word(forms: [Array(bytes[$0.range])]) }
    guard let inflected else { return }
    let spelled = tokens.map { text.utf8Slice(folded.originalRange(of: $0.range)) }
    inflect(inflected, spelled, &forms)
  }

  /// Gives the words the forms that the language's rules generate.
  ///
  /// They are given as the term has them between spaces and hyphens, inflected, and between any
  /// marks, as they are spelled.
  private mutating func inflect(
    _ whole: [WordForms.Word], _ spelled: [String], _ forms: inout WordForms
  ) {
    if whole.map(\.folded) == words.map({ $0.forms[0] }) {
      words = whole.map { Word(forms: $0.matched, number: $0.number) }
      return
    }
    // Marks that are no joints divide the term: only the last word is surely a noun. An elided
    // word is written as one with the next: nom d'utilisateur.
    let isElided = forms.language.language == "fr" && gaps.allSatisfy(Self.joinsFrenchWords)
    for index in isElided ? Array(words.indices) : [words.count - 1] {
      let own = words[index].forms[0]
      let generated = forms.word(spelled[index], isLast: index == words.count - 1).matched
      words[index].forms += generated.filter { $0 != own }
    }
  }

  private static func joinsFrenchWords(_ gap: [UInt8]) -> Bool {
    WordGap(gap) != nil || gap == [UInt8(ascii: "'")]
  }

  /// The term without the accent of its first letter, or with oe for œ: spellings of one word; nil
  /// where a language has none of them.
  func respelled(in language: LanguageTag) -> TermWords? {
    guard ["es", "fr"].contains(language.language) else { return nil }
    let changed = words.map { word in
      Word(forms: word.forms.map { Array(RomanceSpelling.plain($0)) })
    }
    guard zip(changed, words).contains(where: { $0.forms != $1.forms }) else { return nil }
    var respelled = self
    respelled.words = changed
    return respelled
  }

  /// The term with two neighbouring words written as one, for each such pair.
  ///
  /// Only Latin and Korean words and those with a hyphen between them are ever written so, and no
  /// English verb with its particle: `login` is no spelling of `log in`. French, Portuguese and Spanish phrases
  /// never are: porque is no spelling of por que.
  func closed(in language: LanguageTag) -> [TermWords] {
    let isRomance = ["es", "fr", "pt"].contains(language.language)
    return gaps.indices.compactMap { index in
      let first = words[index].forms[0]
      let isLatin = first.allSatisfy { $0 < 0x80 }
      let second = String(decoding: words[index + 1].forms[0], as: UTF8.self)
      let isVerb = language.language == "en" && EnglishWords.particles.contains(second)
      switch WordGap(gaps[index]) {
      case .hyphen: break
      case .space where isLatin && !isVerb && !isRomance || language.language == "ko": break
      default: return nil
      }
      var closed = self
      closed.gaps.remove(at: index)
      closed.words.replaceSubrange(
        index...index + 1, with: [Word(forms: words[index + 1].forms.map { first + $0 })])
      return closed
    }
  }
}
