import LanguageAssets
import LanguageText

extension Replacement {
  /// The preferred term for a word that is left in the source's language: in the plural where English has that and the
  /// language of the draft is a Romance one; never safe.
  ///
  /// The word has no form of its own that would tell the case, so that the term is only named where something around
  /// it shows its gender, number or case, and where the word is a part of a longer expression that is left.
  ///
  /// - Parameters:
  ///   - use: the word.
  ///   - preferred: the term.
  ///   - source: the passage that the draft translates; nil where it is not known.
  ///   - context: the draft.
  /// - Returns: the suggestion.
  static func translation(
    of use: TermUse, by preferred: Term, from source: String?, in context: CheckContext
  ) -> Suggestion {
    let isPlural = isEnglishPlural(use)
    let isRomance = genderedWords[preferred.language.language] != nil
    let plural =
      isRomance && isPlural
      ? RomancePhrase.plural(of: preferred.text, language: preferred.language) : nil
    let isCertain =
      !isPartOfForeignRun(use, source, context)
      && (isRomance
        ? plural != nil || !isPlural
        : !isPlural || !inflecting.contains(preferred.language.language))
      && isPlaceOpen(use, preferred, in: context)
      && use.repeatedLength(of: plural ?? preferred.text, in: context) < 2
    let text = plural ?? preferred.text
    // Elsewhere the capital may be English, as in a title.
    let isFirst = use.isFirstWord(in: context)
    return Suggestion(
      isFirst ? capitalized(text, like: use) : text, isSafe: false, isInflected: isCertain)
  }

  static func isEnglishPlural(_ use: TermUse) -> Bool {
    guard use.term.language.language == "en" else { return false }
    let words = [use.text, use.term.text].map { TermForms.fold($0).split(separator: " ") }
    guard let found = words[0].last, let noun = words[1].last, found != noun else { return false }
    return EnglishForms.plurals(ofNoun: String(noun)).contains(String(found))
  }

  /// Other languages than Romance ones in which nouns have forms that a replaced word does not tell.
  private static let inflecting: Set<String> = ["de", "pl", "ro", "ru", "uk"]

  /// Whether a word directly beside the term is left, too: any in Latin letters in a draft in others, in the same
  /// letters what the source has beside it as well, and what only English ends with.
  static func isPartOfForeignRun(
    _ use: TermUse, _ source: String?, _ context: CheckContext
  ) -> Bool {
    let (before, after) = neighbours(of: use, in: context)
    let folded = TermForms.fold(source ?? "")
    return [(before, true), (after, false)].contains { word, isBefore in
      guard let word, let initial = word.unicodeScalars.first, ScriptClass(initial) == .latin
      else { return false }
      guard context.script == "Latn" else { return true }
      let other = TermForms.fold(word)
      guard !FunctionWords.contain(other, in: context.language) else { return false }
      if other.count > 5, other.hasSuffix("ing"), !isBefore { return true }
      // Either of them may be in the plural.
      return [use.text, use.term.text].map(TermForms.fold).contains {
        folded.holdsBytes(of: isBefore ? "\(other) \($0)" : "\($0) \(other)")
          || folded.holdsBytes(of: isBefore ? "\(other)-\($0)" : "\($0)-\(other)")
      }
    }
  }

  /// The words with nothing but a space or a hyphen between them and the term.
  private static func neighbours(
    of use: TermUse, in context: CheckContext
  ) -> (before: String?, after: String?) {
    func isPart(_ character: Character) -> Bool { character.isLetter || character.isNumber }
    func isGap(_ text: Substring) -> Bool { text == " " || text == "-" }
    let (head, tail) = (use.wordsBefore(in: context).text, use.textAfter(in: context))
    let end = head.lastIndex(where: isPart).map(head.index(after:)) ?? head.startIndex
    let start = tail.firstIndex(where: isPart) ?? tail.endIndex
    return (
      isGap(head[end...]) ? String(head[..<end].reversed().prefix(while: isPart).reversed()) : nil,
      isGap(tail[..<start]) ? String(tail[start...].prefix(while: isPart)) : nil
    )
  }

  /// Whether nothing around a word that is left shows a form that the term may not have.
  private static func isPlaceOpen(
    _ use: TermUse, _ preferred: Term, in context: CheckContext
  ) -> Bool {
    let (before, after) = (use.wordsBefore(in: context).text, use.textAfter(in: context))
    switch preferred.language.language {
    case "de":
      return !GermanAttributes.mayBelong(toNounBehind: before)
        && !GermanAttributes.isRelative(after) && after.first != "-"
    case "es", "fr", "it", "pt":
      return fitsRomanceWords(preferred, before, after)
    case "pl", "ro", "ru", "uk":
      // Verbs show the gender of what they stand beside, and ask for a case.
      return before.isEmpty && !after.contains(where: \.isLetter)
    default: return true
    }
  }

  /// Whether the words directly around a Romance term show no gender, or the one that the glossary gives it, and no
  /// vowel is to be dropped before it.
  private static func fitsRomanceWords(
    _ preferred: Term, _ before: String, _ after: String
  ) -> Bool {
    let language = preferred.language.language
    // What is elided before an article says nothing: *d'un*.
    let previous = TermForms.fold(before).split(separator: " ").suffix(2).map { word in
      String(
        word.drop { !$0.isLetter }.split { "'’".contains($0) }.last ?? "")
    }
    if before.last.map({ "'’".contains($0) }) == true { return false }
    let gender = preferred.gender?.lowercased().first
    let shown = previous.filter { genderedWords[language]?.contains($0) == true }
    let isMasculine = shown.map { !isFeminine($0, language) }
    guard
      shown.isEmpty
        || gender.map({ known in isMasculine.allSatisfy { $0 == (known == "m") } }) == true
    else { return false }
    // Which article stands before which letter is another matter in French and Italian.
    guard shown.isEmpty || language == "es" || language == "pt" || !beginsWithVowel(preferred.text)
    else { return false }
    guard after.first == " ", let next = after.split(separator: " ").first else { return true }
    let word = TermForms.fold(String(next.filter(\.isLetter)))
    return FunctionWords.contain(word, in: preferred.language)
      || !(adjectiveEndings[language] ?? []).contains(where: word.hasSuffix)
  }

  /// Whether an article, pronoun or adjective that shows a gender shows the feminine.
  static func isFeminine(_ word: String, _ language: String) -> Bool {
    switch language {
    case "fr":
      ["la", "ma", "ta", "sa"].contains(word)
        || ["ne", "lle", "te", "ère", "ule"].contains {
          word.hasSuffix($0) || word.hasSuffix($0 + "s")
        }
    case "it": ["a", "e"].contains(where: word.hasSuffix)
    default: word.hasSuffix("a") || word.hasSuffix("as")
    }
  }

  /// What adjectives and participles end with that show a gender.
  private static let adjectiveEndings = [
    "es": ["o", "a", "os", "as"], "it": ["o", "a", "i", "e"], "pt": ["o", "a", "os", "as"],
    "fr": [
      "é", "ée", "és", "ées", "el", "elle", "al", "ale", "if", "ive", "eux", "euse", "ant", "ante",
    ],
  ]
}
