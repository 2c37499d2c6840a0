/// A full stop that may belong to an abbreviation, an initial or a number, and what is around it.
struct AbbreviationContext {
  /// Words that begin sentences: a capital on one of these is no name.
  private static let starters: Set<String> = [
    "the", "this", "that", "these", "those", "it", "in", "a", "an", "we", "you", "if", "when",
    "for",
    "however", "to", "he", "she", "they", "but", "and", "our", "its", "then", "use", "as", "on",
    "by",
  ]

  /// Words that stand before names, so that a single letter behind them is an initial.
  private static let beforeNames: Set<String> = [
    "by", "and", "with", "from", "und", "von", "y", "e", "et", "de", "van", "par", "av",
  ]

  private let text: SentenceScalars
  private let language: LanguageTag
  private let sentence: Int
  private let next: Int
  private let token: Range<Int>
  private let word: String

  /// Looks at the full stop at an index of the sentence that begins at another; `next` is the index
  /// of what follows its space.
  init(_ text: SentenceScalars, language: LanguageTag, sentence: Int, stop: Int, next: Int) {
    self.text = text
    self.language = language
    self.sentence = sentence
    self.next = next
    let token = text.token(before: stop)
    self.token = max(token.lowerBound, sentence)..<stop
    word = Self.spelling(of: self.token, in: text)
  }

  /// Whether the sentence goes on behind the full stop.
  func goesOn(with abbreviations: SentenceAbbreviations) -> Bool {
    guard !token.isEmpty else { return false }
    if isListNumber || isSingleLetterPair || isInitial || isOrdinal { return true }
    let isNumberNext = text[next]?.isDigit == true
    let beginsSentence = text[next]?.isCapital == true || !isWordNext
    let followsNumber = followsNumber
    let meaning = isAllCapitals ? nil : abbreviations.meaning(of: word)
    switch meaning ?? singleLetterMeaning {
    case .never: return !(followsNumber && beginsSentence && !isNumberNext)
    case .beforeNumber: return isNumberNext
    case .mayEnd:
      guard beginsSentence, !isNumberNext, !text.isMasked[next] else { return true }
      return isNameLike && !startsSentence
    case nil: return isNumberNext && token.count < 3 && !hasDigits
    }
  }

  /// The word in lower case, with the letters before it that belong to it: `т.д` for `т. д`.
  private static func spelling(
    of token: Range<Int>, in text: SentenceScalars, parts: Int = 3
  ) -> String {
    let word = text.lowercased(token)
    guard token.count <= 2, parts > 1 else { return word }
    let space = text.skipSpaces(before: token.lowerBound)
    guard space < token.lowerBound, text[space - 1] == "." else { return word }
    let first = text.token(before: space - 1)
    return (1...2).contains(first.count) && text.scalars[first.lowerBound].isLetter
      ? spelling(of: first, in: text, parts: parts - 1) + "." + word : word
  }

  /// Whether it is the number of a list item, such as `1.`, `2.3.`, `a.` or `IV.`, with nothing before.
  private var isListNumber: Bool {
    guard !text.hasLetter(in: sentence..<token.lowerBound) else { return false }
    let letters = token.filter { text.scalars[$0].isLetter }
    return letters.isEmpty || token.count == 1
      || letters.count == token.count && letters.count <= 4
        && letters.allSatisfy { "IVXLivxl".unicodeScalars.contains(text.scalars[$0]) }
  }

  /// Whether a letter and a full stop are followed by the same again, as in `z. B.` and `А. С.`.
  private var isSingleLetterPair: Bool {
    let following = text.token(from: next)
    return isSingleLetter && following.count == 1 && text[next]?.isLetter == true
      && text[following.upperBound] == "."
  }

  private var isSingleLetter: Bool { token.count == 1 && text[token.lowerBound]?.isLetter == true }

  /// Whether it is the initial of a name.
  private var isInitial: Bool {
    guard isSingleLetter, let letter = text[token.lowerBound], letter.isCapital,
      text[next]?.isCapital == true, !startsSentence
    else { return false }
    if letter.isCyrillic { return !followsSurname }
    let end = text.skipSpaces(before: token.lowerBound)
    if end <= sentence || text[end - 1] == "." { return true }
    let previous = text.token(before: end)
    guard let first = text[previous.lowerBound] else { return false }
    return first.isCapital && previous.lowerBound > sentence
      || Self.beforeNames.contains(text.lowercased(previous))
  }

  /// Whether initials follow the surname, as in `Пушкин А. С.`, behind the sentence's first word.
  private var followsSurname: Bool {
    var word = token
    repeat {
      var end = text.skipSpaces(before: word.lowerBound)
      if text[end - 1] == "." { end -= 1 }
      word = text.token(before: end)
    } while word.count == 1 && word.lowerBound > sentence
    return word.count > 1 && word.lowerBound > sentence && text[word.lowerBound]?.isCapital == true
      && text.scalars[word.upperBound - 1].isSmall
  }

  /// Whether it is a German ordinal number such as the day in `am 3. Mai`.
  private var isOrdinal: Bool {
    guard language.language == "de", (1...2).contains(token.count), hasDigits else { return false }
    let previous = text.lowercased(text.token(before: text.skipSpaces(before: token.lowerBound)))
    let following = text.lowercased(text.token(from: next))
    return ["am", "der", "dem", "den", "des", "die", "das", "vom", "zum", "bis", "ab", "im", "und"]
      .contains(previous)
      || [
        "januar", "februar", "märz", "april", "mai", "juni", "juli", "august", "september",
        "oktober", "november", "dezember",
      ].contains(following)
  }

  /// A lone small Cyrillic letter abbreviates something.
  private var singleLetterMeaning: SentenceAbbreviations.Meaning? {
    guard isSingleLetter, let letter = text[token.lowerBound] else { return nil }
    return letter.isCyrillic && letter.isSmall && !"яюио".unicodeScalars.contains(letter)
      ? .never : nil
  }

  /// Whether it is a word such as OK, which no abbreviation without full stops inside is.
  private var isAllCapitals: Bool {
    token.count > 1 && token.allSatisfy { text.scalars[$0].isCapital } && !word.contains(".")
  }

  private var hasDigits: Bool { token.allSatisfy { text.scalars[$0].isDigit } }

  private var isWordNext: Bool { text[next]?.isWordPart == true }

  private var followsNumber: Bool {
    text[text.skipSpaces(before: token.lowerBound) - 1]?.isDigit == true
  }

  /// Whether names follow the abbreviation more often than sentences do.
  private var isNameLike: Bool {
    ["inc", "ltd", "co", "corp", "jr", "sr", "u.s", "u.k", "e.u", "u.n", "ph.d"].contains(word)
      || word == "г" && !followsNumber || word == "р" && !followsNumber
  }

  private var startsSentence: Bool {
    Self.starters.contains(text.lowercased(text.token(from: next)))
  }
}
