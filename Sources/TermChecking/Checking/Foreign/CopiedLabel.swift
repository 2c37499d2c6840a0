import DocumentFormats
import LanguageText

/// Tells which headings, items, cells and titles of a draft are left in the language of their source, though they are no
/// sentences.
///
/// A few words in the letters of the draft may be a name in either language. Letters that the draft's language does not
/// have are one where they are few, and in headings hardly ever.
enum CopiedLabel {
  /// Whether a text that a draft has as its source does is left, given what of it is neither code nor quoted nor set
  /// off.
  ///
  /// - Complexity: O(length of the text).
  static func isLeft(
    _ visible: String, _ kind: BlockKind, of source: LanguageTag, in draft: LanguageTag
  ) -> Bool {
    guard let letters = ForeignLetters(onlyOf: source, in: draft) else {
      if source.likelyScript == "Jpan", draft.likelyScript?.hasPrefix("Han") == true {
        // Both have Chinese characters, and a name in kana may stay: some have to be of words that only join others.
        return JapaneseText.hasHiragana(visible)
          && ForeignLetters.tell(visible, of: source, in: draft, atLeast: least(of: kind))
      }
      if draft.likelyScript == "Jpan", source.likelyScript == "Hans" {
        // Japanese has most of the characters, but not all, and a name of few of them may stay, as behind Latin letters.
        let least = Self.least(
          of: kind == .caption || visible.contains(where: isLatin) ? .paragraph : kind)
        return HanVariants.hasSimplifiedNotJapanese(visible)
          && ForeignLetters.tell(visible, of: source, in: draft, atLeast: least)
          && !LanguageAutonyms.make(up: visible) && !isOrganization(visible)
      }
      return kind == .heading && draft.likelyScript != "Latn" && source.likelyScript == "Latn"
        && isClause(visible, in: source)
    }
    return letters.areMost(of: visible, atLeast: least(of: kind))
      && !LanguageAutonyms.make(up: visible) && !isOrganization(visible)
  }

  /// Whether a string of a program, or a heading, that a draft has as its English source does is left, given what of it is
  /// no code and whether that is all.
  ///
  /// It has several words, all of them English ones, which a name hardly has, or in another script one that only joins
  /// others among words in small letters. In Latin letters there are three at least, see ``isLeftInLatin(_:others:in:)``.
  /// Complexity: O(length of the text).
  static func isLeftString(
    _ visible: String, isWhole: Bool, of source: LanguageTag, in draft: LanguageTag
  ) -> Bool {
    guard source.language == "en", draft.language != "en", let script = draft.likelyScript,
      visible.unicodeScalars.allSatisfy(\.isLatinOrNeutral),
      !visible.unicodeScalars.contains(where: { "/_<>=\\@".unicodeScalars.contains($0) })
    else { return false }
    // What stands between the placeholders of a date is no word.
    let words = visible.split { !($0.isLetter || $0.isNumber || "'’-".contains($0)) }
      .filter { $0.contains(where: \.isLetter) }
    func joins(_ word: Substring) -> Bool {
      EnglishWords.functionWords.contains(word.lowercased())
    }
    let others = words.filter { !joins($0) }
    if script == "Latn" { return isLeftInLatin(words, others: others, in: draft) }
    guard words.count > 1, isWhole || !others.isEmpty,
      words.allSatisfy({ $0.dropFirst().allSatisfy { $0.isLowercase || "'’-".contains($0) } })
    else { return false }
    return others.allSatisfy { isEnglish($0.lowercased()) }
      || others.count < words.count
        && words.dropFirst().allSatisfy { $0.first?.isLowercase == true }
  }

  /// Whether words that a draft in Latin letters has as its English source does are more than a name that languages share.
  ///
  /// All are English, and one of them joins the others in English alone or with two of them, is a verb at the beginning, a
  /// participle or an adverb. Small letters stand in all but the first, unless a word in small letters says which of
  /// several things is meant.
  private static func isLeftInLatin(
    _ words: [Substring], others: [Substring], in draft: LanguageTag
  ) -> Bool {
    func isSmall(_ word: Substring) -> Bool {
      word.allSatisfy { $0.isLowercase || "'’-".contains($0) }
    }
    guard words.count > 2, others.allSatisfy({ isEnglish($0.lowercased()) }),
      words.dropFirst().allSatisfy(isSmall)
        || words.contains(where: { determiners.contains(String($0)) })
    else { return false }
    let joining = words.filter { word in
      determiners.contains(word.lowercased())
        || !others.contains { $0.startIndex == word.startIndex }
    }
    guard joining.isEmpty else {
      return joining.contains { !FunctionWords.contain($0.lowercased(), in: draft) }
        || Set(others.map { $0.lowercased() }).count > 1
    }
    return words.first.map { EnglishFrequency.entry(of: $0.lowercased()).kind == .verb } == true
      || words.contains {
        let kind = EnglishFrequency.entry(of: $0.lowercased()).kind
        return kind == .participle || kind == .other && $0.hasSuffix("ly")
      }
  }

  private static let determiners: Set<String> = [
    "all", "any", "each", "every", "my", "our", "the", "their", "these", "this", "your",
  ]

  /// Whether a word is an English one, as far as a list of them and their regular forms tell, *settings* included.
  private static func isEnglish(_ word: String) -> Bool {
    EnglishFrequency.entry(of: word).kind != .unknown
      || word.hasSuffix("ings")
        && EnglishFrequency.entry(of: String(word.dropLast())).kind == .gerund
  }

  /// Whether a heading is an English question, *Why Choose This Box?*, which no name is: the word that asks, three more and
  /// the mark.
  static func isQuestion(_ text: String) -> Bool {
    guard text.hasSuffix("?"), text.utf8.allSatisfy({ $0 < 0x80 }) else { return false }
    let words = text.split { !$0.isLetter }
    return words.count >= leastWordsOfQuestion
      && words.first.map { questionWords.contains($0.lowercased()) } ?? false
  }

  private static let leastWordsOfQuestion = 4
  private static let questionWords: Set<String> = [
    "are", "can", "do", "does", "how", "is", "should", "what", "when", "where", "which", "who",
    "why",
  ]

  /// Whether a text begins with a capital and has no other at the beginning of a word: a title or a name has more, or
  /// none.
  static func isInSentenceCase(_ text: String) -> Bool {
    let words = text.split { !$0.isLetter }
    return words.first?.first?.isUppercase == true
      && words.dropFirst().allSatisfy { $0.first?.isUppercase == false }
  }

  /// Whether a text that a draft has as its source does may be left, however short it is: it has no letters but those of
  /// the source, of which the draft has none, or some of which Japanese has not.
  static func mayBeLeft(_ text: String, of source: LanguageTag, in draft: LanguageTag) -> Bool {
    guard !LanguageAutonyms.make(up: text) else { return false }
    if draft.likelyScript == "Jpan", source.likelyScript == "Hans" {
      return HanVariants.hasSimplifiedNotJapanese(text)
        && ForeignLetters.tell(text, of: source, in: draft, atLeast: 1)
    }
    return ForeignLetters(onlyOf: source, in: draft)?.areMost(of: text, atLeast: 1) == true
  }

  private static func isLatin(_ character: Character) -> Bool {
    character.isASCII && character.isLetter
  }

  /// How many letters a part has at least, counted as in ``ForeignLetters``: names of people have fewer.
  private static func least(of kind: BlockKind) -> Int {
    switch kind {
    case .heading, .metadata: 4
    case .paragraph: 8
    default: 12
    }
  }

  /// Whether Latin words are more than a title or a name in code: one of them only joins others, and of the others, two
  /// or more, one is in small letters.
  private static func isClause(_ text: String, in language: LanguageTag) -> Bool {
    guard text.unicodeScalars.allSatisfy(\.isLatinOrNeutral), !isTitleOfProject(text) else {
      return false
    }
    let words = text.split { !($0.isLetter || $0.isNumber || "'’-_".contains($0)) }
    let others = words.filter {
      !UntranslatedSentences.isFunctionWord($0.lowercased(), in: language)
    }
    guard others.count < words.count,
      !words.contains(where: {
        $0.dropFirst().contains(where: \.isUppercase) && $0.first?.isLowercase == true
      })
    else { return false }
    let plain = others.filter { $0.count > 2 && $0.dropFirst().allSatisfy(\.isLowercase) }
    return plain.count > 1 && plain.contains { $0.first?.isLowercase == true }
  }

  /// Whether English words without a full stop are more than a name or a title: five, most of them in small letters and
  /// known, one of which only joins others, and which begin with a verb or have a word of those that titles do not:
  /// *Use firewall to restrict access*, *It depends on the lamp*.
  ///
  /// - Complexity: O(length of the text).
  static func isInstruction(_ text: String) -> Bool {
    guard text.utf8.allSatisfy({ $0 < 0x80 || $0 == 0xe2 || $0 == 0x80 || $0 == 0x99 }),
      !text.unicodeScalars.contains(where: { "/_<>=\\@{}".unicodeScalars.contains($0) })
    else { return false }
    let words = text.split { !($0.isLetter || $0.isNumber || "'’-".contains($0)) }
      .filter { $0.contains(where: \.isLetter) }
    guard words.count >= leastWordsOfInstruction, let first = words.first else { return false }
    let folded = words.map { $0.lowercased() }
    let others = words.filter { !EnglishWords.functionWords.contains($0.lowercased()) }
    let plain = others.filter {
      $0.dropFirst().allSatisfy { $0.isLowercase || $0 == "-" } && isEnglish($0.lowercased())
        && ($0.first?.isLowercase == true || $0.startIndex == first.startIndex)
    }
    guard others.count < words.count, plain.count * 4 >= others.count * 3 else { return false }
    let isVerb = [.verb, .verbNoun].contains(EnglishFrequency.entry(of: folded[0]).kind)
    return isVerb || folded.contains(where: wordsOfSentences.contains)
  }

  private static let leastWordsOfInstruction = 5
  private static let wordsOfSentences: Set<String> = [
    "are", "be", "can", "cannot", "do", "does", "has", "have", "is", "it", "must", "should", "that",
    "they", "this", "we", "when", "which", "will", "you", "your",
  ]

  /// Whether a text is the name of a project, with a capital inside, and what its paper or page is called behind a colon:
  /// *NovaBox: Opening Boxes in Real Time*.
  private static func isTitleOfProject(_ text: String) -> Bool {
    guard let colon = text.firstIndex(of: ":"), !text[..<colon].contains(" "),
      text[..<colon].dropFirst().contains(where: \.isUppercase)
    else { return false }
    let words = text[colon...].split { !$0.isLetter }.filter { $0.count > 3 }
    return words.count > 1 && words.count { $0.first?.isUppercase == true } * 3 >= words.count * 2
  }

  /// Whether a text ends as names of companies and the like do.
  static func isOrganization(_ text: String) -> Bool {
    guard let last = text.split(separator: " ").last else { return false }
    return organizations.contains(where: last.hasSuffix)
  }

  private static let organizations = [
    "公司", "集团", "集團", "大学", "大學", "学院", "學院", "研究所", "研究院", "实验室", "實驗室", "银行", "銀行", "出版社", "会社",
    "會社", "학교", "회사",
  ]
}
