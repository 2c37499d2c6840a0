import DocumentFormats
import LanguageText

/// How two translations of one sentence differ, and what that says of why.
enum TranslationLikeness {
  /// Whether one of two translations in another script is the other with words in Latin letters before or behind it:
  /// a heading may leave out what the page is about.
  static func differInName(_ first: String, _ second: String) -> Bool {
    let (shorter, longer) = first.utf8.count < second.utf8.count ? (first, second) : (second, first)
    guard shorter.unicodeScalars.contains(where: { !$0.isLatinOrNeutral }) else { return false }
    let rest =
      longer.hasPrefix(shorter)
      ? longer.dropFirst(shorter.count)
      : longer.hasSuffix(shorter) ? longer.dropLast(shorter.count) : ""
    return rest.contains(where: \.isLetter) && rest.unicodeScalars.allSatisfy(\.isLatinOrNeutral)
  }

  /// Whether a draft names things by numbers and abbreviations that its source does not have, and lacks those of the
  /// source, which another translation has all: it translates another sentence, and was only paired with this one.
  ///
  /// - Complexity: O(length of the texts).
  static func isOfOtherSentence(_ draft: String, than translation: String, of source: String)
    -> Bool
  {
    let (own, others, all) = (codes(in: draft), codes(in: translation), codes(in: source))
    return !own.isEmpty && !others.isEmpty && own.isDisjoint(with: all) && others.isSubset(of: all)
  }

  /// The words in ASCII that have a digit or no small letter, *P-384* and *RSA*, as all languages write them.
  private static func codes(in text: String) -> Set<Substring> {
    let words = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-")) }
    return Set(
      words.filter { word in
        word.contains(where: \.isNumber)
          || word.count > 1 && word.allSatisfy { $0.isUppercase || $0 == "-" }
            && word.contains(where: \.isUppercase)
      })
  }

  /// Whether one of two translations is the other with something more before or behind a comma or colon: the cell
  /// of a table may have to say what another column says elsewhere, the type of a value beside its default.
  static func isPart(of first: String, _ second: String) -> Bool {
    let (shorter, longer) = first.utf8.count < second.utf8.count ? (first, second) : (second, first)
    func isSeparator(_ character: Character?) -> Bool {
      character.map { ",，、;；:：。".contains($0) } ?? false
    }
    if longer.hasPrefix(shorter) { return isSeparator(longer.dropFirst(shorter.count).first) }
    let whole = shorter.lowercased()
    guard longer.lowercased().hasSuffix(whole) else { return false }
    return isSeparator(longer.dropLast(shorter.count).last { $0 != " " })
  }

  /// Whether two titles have the same words but for articles, prepositions and the like, in whatever order:
  /// *Rocky Linux — Installation* and *Installation de Rocky Linux*.
  static func haveSameWords(_ first: String, _ second: String, _ language: LanguageTag) -> Bool {
    let words = [first, second].map { title in
      TermForms.fold(title).split { !($0.isLetter || $0.isNumber) }
        .filter { !FunctionWords.contain(String($0), in: language) }.sorted()
    }
    return words[0].count > 1 && words[0] == words[1]
  }

  /// Whether two texts have the same words but for the number, case and the like of some, which their places ask for:
  /// *Правила игры* and *Правило игры*, in German with their articles.
  ///
  /// - Complexity: O(n) in the number of forms of the words.
  static func differInForms(_ first: String, _ second: String, _ language: LanguageTag) -> Bool {
    let words = [first, second].map { text in
      TermForms.fold(text).split { !($0.isLetter || $0.isNumber) }.map(String.init)
    }
    guard words[0].count == words[1].count, words[0] != words[1] else { return false }
    return zip(words[0], words[1]).allSatisfy { word, other in
      NameDifference.areForms(word, other, in: language)
        || language.language == "de" && FunctionWords.contain(word, in: language)
          && FunctionWords.contain(other, in: language)
    }
  }

  /// Whether one of two texts is a part of the other.
  static func holdEachOther(_ first: String, _ second: String) -> Bool {
    first.holdsBytes(of: second) || second.holdsBytes(of: first)
  }

  /// Whether two texts have as many words, and all but one of them in common.
  static func differInOneWord(_ first: String, _ second: String) -> Bool {
    let words = [first, second].map { TermForms.fold($0).split(separator: " ") }
    return words[0].count == words[1].count
      && zip(words[0], words[1]).count { $0 != $1 } == 1
  }

  /// Whether one of two translations is the other with brackets behind it, which a title may need and a link may not.
  static func areSameButBrackets(_ first: String, _ second: String) -> Bool {
    let (shorter, longer) = first.utf8.count < second.utf8.count ? (first, second) : (second, first)
    let rest = longer.dropFirst(shorter.count).drop { $0 == " " }
    return longer.hasPrefix(shorter) && "(（".contains(rest.first ?? " ")
      && ")）".contains(rest.last ?? " ")
  }

  /// Whether two Chinese translations differ in nothing but words that only join others, and in marks: 待查看的名称
  /// and 待查看名称.
  static func differInParticles(_ first: String, _ second: String, _ language: LanguageTag) -> Bool
  {
    guard language.language == "zh" else { return false }
    func core(_ text: String) -> [Character] {
      text.filter { ($0.isLetter || $0.isNumber) && !particles.contains($0) }
    }
    return core(first) == core(second)
  }

  private static let particles: Set<Character> = [
    "的", "地", "得", "了", "着", "到", "把", "将", "將", "所", "您", "你", "已", "和", "与", "與", "及", "从", "從",
  ]

  /// Whether one of two translations in another script names something that neither the other nor the source does,
  /// in capitals or with a number: a draft that says of which node or version it speaks does not say it in other
  /// words.
  static func nameDifferentThings(
    _ first: String, _ pair: SentencePair, _ language: LanguageTag
  ) -> Bool {
    guard language.likelyScript != "Latn" else { return false }
    let (one, other) = (latinWords(first), latinWords(pair.draft.text))
    let different = Set(one.keys).symmetricDifference(other.keys)
      .filter { one[$0] ?? other[$0] ?? false }
    guard !different.isEmpty else { return false }
    // A name of the source that just one of them keeps is a word that the other translates.
    return one.count == other.count
      || !different.isSubset(of: latinWords(pair.source.text).keys)
  }

  /// The words of a text in Latin letters, in lower case and without the *s* of *URLs*, and whether each has a
  /// capital, or a number as *v2*.
  private static func latinWords(_ text: String) -> [String: Bool] {
    var words: [String: Bool] = [:]
    for var word in text.split(whereSeparator: {
      !($0.isASCII && ($0.isLetter || $0.isNumber || "_.".contains($0)))
    }) {
      if word.last == "." { word.removeLast() }
      if word.last == "s", word.dropLast().allSatisfy(\.isUppercase) { word.removeLast() }
      let key = word.lowercased()
      words[key] =
        words[key] == true || word.contains(where: \.isUppercase)
        || word.contains(where: \.isNumber) && word.contains(where: \.isLetter)
    }
    return words
  }

  /// Whether the keys of two translations are the same, but for the source that one of them has beside it, and
  /// an abbreviation.
  static func areSame(_ first: String, _ second: String, _ source: String) -> Bool {
    if first == second { return true }
    let (shorter, longer) =
      first.utf8.count < second.utf8.count ? (first, second) : (second, first)
    guard longer.utf8.count >= shorter.utf8.count + source.utf8.count, !source.isEmpty,
      let translation = longer.firstRange(of: shorter)
    else { return false }
    var rest = longer
    rest.removeSubrange(translation)
    guard let copy = rest.firstRange(of: source) else { return false }
    rest.removeSubrange(copy)
    return rest.count { $0.isLetter || $0.isNumber } <= mostLettersOfAbbreviation
  }

  private static let mostLettersOfAbbreviation = 6

  /// Whether most words of a text are those of a sentence in the source's language, and one of them or a number
  /// is another, or all of them are among those: it has been left as it is where another sentence stands now,
  /// *Added in v4.1.0*.
  static func isCopy(_ text: String, of source: String) -> Bool {
    let words = [text, source].map { TermForms.fold($0).split(whereSeparator: \.isWhitespace) }
    guard words[0].count == words[1].count else {
      return words[0].count > 1 && words[0].count < words[1].count
        && words[0].allSatisfy(Set(words[1]).contains)
    }
    let same = zip(words[0], words[1]).count { $0 == $1 }
    return same < words[0].count && same * 3 >= words[0].count * 2
  }

  /// Whether two translations have enough words in common, or pairs of characters where none are
  /// spaced.
  ///
  /// What has hardly anything in common was not made from one sentence: one of the two may stand for
  /// another sentence.
  static func areAlike(_ left: String, _ right: String) -> Bool {
    let (first, second) = (SectionSubject.pieces(of: left), SectionSubject.pieces(of: right))
    let shared = first.intersection(second).count
    return shared > 0 && Double(2 * shared) >= leastLikeness * Double(first.count + second.count)
  }

  /// The least coefficient of Dice of two translations of one sentence.
  private static let leastLikeness = 0.3

  /// Whether two sentences differ in more than a word, and not in their number and articles alone: *one box is open*, *two
  /// boxes are open*.
  static func differ(_ left: String, _ right: String) -> Bool {
    let first = Set(TermForms.fold(left).split(separator: " "))
    let second = Set(TermForms.fold(right).split(separator: " "))
    let all = first.symmetricDifference(second)
    guard all.count > 2 else { return false }
    return all.contains { word in !number.contains(word) && !all.contains { isPlural(word, of: $0) }
    }
  }

  private static let number: Set<Substring> = [
    "is", "are", "was", "were", "has", "have", "does", "do", "this", "these", "it", "they", "its",
    "their", "a", "an", "the", "one",
  ]

  /// Whether one of two English words is the other in the plural.
  private static func isPlural(_ word: Substring, of other: Substring) -> Bool {
    let (short, long) = word.count < other.count ? (word, other) : (other, word)
    return long == short + "s" || long == short + "es"
      || short.last == "y" && long == short.dropLast() + "ies"
  }
}
