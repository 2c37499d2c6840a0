/// One word of a term and the forms it takes in running text.
package struct TokenForms: Hashable, Sendable {
  /// What stands between a word and the one before it.
  package enum Separator: Hashable, Sendable {
    case none, space, hyphen
  }

  /// The word as the term has it.
  package let text: String
  /// What stands before the word in the term; `none` for the first.
  package let separator: Separator
  /// The forms, folded as by ``TermForms/fold(_:)``, in ascending order; holds the word itself.
  package let forms: [String]

  package init(text: String, separator: Separator, forms: [String]) {
    self.text = text
    self.separator = separator
    self.forms = forms
  }
}

/// The forms of terms: what compiling a termbase and showing a term need.
package enum TermForms {
  /// How terms of a language match: in which forms, as a phrase; nil where no rules make any.
  ///
  /// Of other languages only the term itself is found, in either case, and what a glossary lists
  /// as its forms; languages that do not inflect need no more.
  package static func matching(of language: LanguageTag) -> String? {
    switch language.language {
    case "de": "as nouns in every case and number, with adjectives before them"
    case "en":
      "with the last word in the plural or the possessive, verbs with a particle in every form"
    case "es", "fr", "it", "pt": "in the singular and the plural"
    case "ko": "with particles behind them"
    case "nl": "in the singular and the plural, with adjectives before them"
    case "pl", "ru", "uk": "as nouns and adjectives in every case and number"
    case "ro": "in both numbers, with and without the article"
    case "sv": "in both numbers, with and without the article, with adjectives before them"
    case "tr": "with suffixes of number, possession and case"
    default: nil
    }
  }

  /// The words of a term in order, each with its forms.
  ///
  /// Words stand between spaces and hyphens. Russian, Ukrainian, Polish and German words get their paradigm,
  /// words of Romance languages their plural, the last word of an English term its plural and possessive;
  /// a verb before its particle its forms; any other word has one form. A term in a language without spaces
  /// is split only where it has spaces.
  package static func tokenForms(of term: String, language: LanguageTag) -> [TokenForms] {
    let words = words(of: term)
    let beginsWithVerb = isPhrasalVerb(words, language)
    return words.enumerated().map { index, word in
      TokenForms(
        text: word.text, separator: word.separator,
        forms: beginsWithVerb && index == 0
          ? verbForms(ofWord: word.text)
          : mayDepend(word.text, at: index, of: words.count, language)
            ? forms(ofDependent: word.text, language: language)
            : forms(
              ofWord: word.text, isLast: isLast(index, of: words.map(\.text), language),
              isAlone: words.count == 1, language: language))
    }
  }

  /// Whether a word of a term, given by its index, may be in a case that another word or a preposition asks for, and so
  /// be plural where the head is.
  package static func mayDepend(
    _ word: String, at index: Int, of count: Int, _ language: LanguageTag
  ) -> Bool {
    guard index > 0, let last = word.lastLetter else { return false }
    switch language.language {
    case "ru": return "аяыиойеуюм".hasLetter(last)
    // Words inside a term may be adjectives, which have forms of their own.
    case "uk": return index == count - 1 && "аяуюиіїо".hasLetter(last)
    default: return false
    }
  }

  /// The forms of a word that may depend on one before it, folded, in ascending order: those of
  /// ``forms(ofWord:isLast:isAlone:language:)``, and what its case is in the plural.
  package static func forms(ofDependent word: String, language: LanguageTag) -> [String] {
    let forms = forms(ofWord: word, isLast: true, language: language)
    let plurals =
      language.language == "uk"
      ? UkrainianDependents.possibleGenitivePlurals(of: UkrainianParadigm.fold(word))
      : RussianDependents.possiblePlurals(of: fold(word))
    return plurals.isEmpty ? forms : Set(forms + plurals).sorted()
  }

  /// The forms of a whole term, folded, the term itself first and the rest in ascending order.
  ///
  /// The forms of the words are combined without regard to agreement; when that gives more than
  /// `limit`, only the term itself is returned.
  package static func surfaceForms(
    of term: String, language: LanguageTag, limit: Int = 2000
  ) -> [String] {
    var combined = [""]
    for token in tokenForms(of: term, language: language) {
      let glue = token.separator == .space ? " " : token.separator == .hyphen ? "-" : ""
      guard combined.count * token.forms.count <= limit else { return [fold(term)] }
      combined = combined.flatMap { head in token.forms.map { head + glue + $0 } }
    }
    let own = fold(term)
    return [own] + Set(combined).subtracting([own]).sorted()
  }

  /// A term or word folded as forms are: see ``FoldingOptions/silent``.
  package static func fold(_ text: some StringProtocol) -> String {
    FoldedText.fold(text, .silent)
  }

  /// A term or word folded likewise; one of small Latin letters is folded already.
  package static func fold(_ text: String) -> String {
    isFolded(text.utf8.span) ? text : FoldedText.fold(text, .silent)
  }

  private static func isFolded(_ bytes: Span<UInt8>) -> Bool {
    for index in bytes.indices where bytes[index] &- 0x61 >= 26 { return false }
    return true
  }

  /// The forms of one word of a term, folded, in ascending order; a word that is all of its term is a
  /// noun.
  package static func forms(
    ofWord word: String, isLast: Bool, isAlone: Bool = false, language: LanguageTag
  ) -> [String] {
    let folded = fold(word)
    if isLast, !isAlone, particles.contains(folded), takesLoans.contains(language.language) {
      return [folded, folded + "s"]
    }
    switch language.language {
    case "ru":
      let substantive = isAlone ? RussianParadigm.orderedForms(ofSubstantive: folded) : nil
      return substantive ?? RussianParadigm.orderedForms(ofWord: folded)
    case "uk":
      return UkrainianParadigm.forms(ofWord: folded, isFollowed: !isLast).sorted()
    case "en":
      guard isLast else { return [folded] }
      return EnglishForms.orderedNounForms(ofWord: folded)
    case "de": return GermanParadigm.forms(ofWord: word, isFollowed: !isLast).sorted()
    case "es": return SpanishPlurals.forms(of: folded, isAlone: isAlone).sorted()
    case "pt": return PortuguesePlurals.forms(of: folded, isAlone: isAlone).sorted()
    case "fr": return FrenchPlurals.forms(ofElided: folded, isAlone: isAlone).sorted()
    case "pl": return PolishParadigm.forms(ofWord: folded).sorted()
    case "ro": return RomanianForms.forms(of: folded).sorted()
    case "nl":
      let nouns = DutchForms.forms(of: folded)
      return (isLast ? nouns : nouns.union(DutchForms.forms(ofAdjective: folded))).sorted()
    case "sv":
      let nouns = SwedishForms.forms(of: folded)
      return (isLast ? nouns : nouns.union(SwedishForms.forms(ofAdjective: folded))).sorted()
    case "tr":
      return isLast ? TurkishForms.forms(of: folded, isAlone: isAlone).sorted() : [folded]
    case "it": return ItalianPlurals.forms(ofElided: folded, isAlone: isAlone).sorted()
    default: return [folded]
    }
  }

  /// What English nouns made of verbs end in, *plug-in*, *add-on*: words by themselves that have no forms.
  private static let particles: Set<String> = [
    "by", "down", "in", "off", "on", "out", "over", "up",
  ]
  /// Languages that take such nouns over with their plural in -s.
  private static let takesLoans: Set<String> = ["de", "fr", "it", "nl"]

  /// Whether a word of a term takes the forms of a last word: the last one and, in English, a noun before
  /// a preposition or an adjective that follow it.
  package static func isLast(_ index: Int, of words: [String], _ language: LanguageTag) -> Bool {
    guard index < words.count - 1 else { return true }
    return language.language == "en" && isLast(index, ofFoldedEnglish: words.map { fold($0) })
  }

  /// The same of the words of an English term that are folded already.
  package static func isLast(_ index: Int, ofFoldedEnglish words: [String]) -> Bool {
    index == words.count - 1 || EnglishForms.isHead(index, of: words)
  }

  /// Whether a term is an English verb and its particle, as words with what stands before each.
  package static func isPhrasalVerb(
    _ words: [(text: String, separator: TokenForms.Separator)], _ language: LanguageTag
  ) -> Bool {
    guard words.count == 2, words[1].separator == .space, language.language == "en" else {
      return false
    }
    return EnglishForms.isPhrasalVerb(words.map { fold($0.text) })
  }

  /// The forms of an English verb, folded, in ascending order.
  package static func verbForms(ofWord word: String) -> [String] {
    EnglishForms.verbForms(ofWord: fold(word)).sorted()
  }

  /// The words of a term in order, with what stands before each.
  package static func words(
    of term: String
  ) -> [(text: String, separator: TokenForms.Separator)] {
    if let words = plainWords(of: term) { return words }
    var words: [(text: String, separator: TokenForms.Separator)] = []
    var current = ""
    var separator = TokenForms.Separator.none
    for character in term {
      guard let next = Self.separator(character) else {
        current.append(character)
        continue
      }
      if !current.isEmpty {
        words.append((current, separator))
        current = ""
        separator = next
      } else if !words.isEmpty, next == .hyphen {
        separator = .hyphen
      }
    }
    if !current.isEmpty { words.append((current, separator)) }
    return words
  }

  /// The words of a term of ASCII and Russian letters, cut at bytes; nil for any other term.
  private static func plainWords(
    of term: String
  ) -> [(text: String, separator: TokenForms.Separator)]? {
    var words: [(text: String, separator: TokenForms.Separator)] = []
    words.reserveCapacity(4)
    let bytes = Array(term.utf8)
    var separator = TokenForms.Separator.none
    var start: Int?
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case 0x20, 0x2d:
        let next: TokenForms.Separator = byte == 0x20 ? .space : .hyphen
        if let first = start {
          words.append((String(decoding: bytes[first..<index], as: UTF8.self), separator))
          separator = next
        } else if !words.isEmpty, next == .hyphen {
          separator = .hyphen
        }
        start = nil
      case 0x21...0x7e, 0xd0, 0xd1, 0x80...0xbf: start = start ?? index
      default: return nil
      }
    }
    if let first = start {
      words.append((String(decoding: bytes[first...], as: UTF8.self), separator))
    }
    return words
  }

  private static func separator(_ character: Character) -> TokenForms.Separator? {
    switch character {
    case "-", "\u{2010}", "\u{2011}": .hyphen
    case _ where character.isWhitespace: .space
    default: nil
    }
  }
}
