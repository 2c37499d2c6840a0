import LanguageText

/// The words of a Russian corpus: what each can be in a phrase, and which are forms of one word.
struct RussianLexicon: Sendable {
  /// By vocabulary number.
  private(set) var wordClass: [RussianEndings.WordClass]
  /// By vocabulary number: the same for all forms of a word.
  private(set) var stem: [Int32]
  /// By vocabulary number: whether the word can be a genitive.
  private(set) var isGenitive: [Bool]
  /// By vocabulary number: whether the corpus has no other form of the noun, which ends in a
  /// consonant, as attributes such as «попап» do.
  private(set) var isInvariable: [Bool]
  /// By vocabulary number: whether the word is too general to begin a phrase.
  private(set) var isGeneral: [Bool]

  /// Classifies the vocabulary.
  init(_ vocabulary: inout Vocabulary) {
    let texts = vocabulary.texts
    let likely = texts.map { Self.isCyrillic($0) ? Self.wordClass(of: $0) : .other }
    let seen = Set(texts)
    wordClass = zip(texts, likely).map { Self.attestedClass(of: $0, likely: $1, among: seen) }
    stem = []
    let stems = Self.stems(of: texts, wordClass, among: seen)
    let known = Set(stems)
    for stem in stems {
      let regular = Self.withoutFleetingVowel(stem)
      self.stem.append(
        vocabulary.number(of: "~" + (regular.flatMap { known.contains($0) ? $0 : nil } ?? stem)))
    }
    let formCounts = Dictionary(
      zip(stems, repeatElement(1, count: stems.count)), uniquingKeysWith: +)
    isInvariable = zip(zip(texts, stems), wordClass).map { pair, wordClass in
      wordClass == .noun && formCounts[pair.1] == 1 && pair.0 == pair.1
        && !"аеиоуыэюяьй".contains(pair.0.last ?? "а")
    }
    isGenitive = zip(texts, wordClass).map { RussianEndings.canBeGenitive($0, $1) }
    isGeneral = zip(texts, wordClass).map { text, wordClass in
      wordClass == .adjective && Self.isGeneralModifier(text)
    }
  }

  /// A hyphenated compound is what its last part is: кнопка-тогл.
  private static func wordClass(of word: String) -> RussianEndings.WordClass {
    guard !RussianFunctionWords.contains(word) else { return .other }
    let last = word.split(separator: "-").last.map(String.init) ?? word
    return RussianEndings.likelyClass(of: last)
  }

  /// What other forms of the corpus make of a word whose ending nouns and adjectives share:
  /// «данном» beside «данного», режим beside «режима».
  private static func attestedClass(
    of word: String, likely: RussianEndings.WordClass, among seen: Set<String>
  ) -> RussianEndings.WordClass {
    guard word.count >= 5 else { return likely }
    // «пустую» and «сайте», spelt as «тестую» and «знайте».
    if likely == .other {
      guard !RussianFunctionWords.contains(word) else { return .other }
      if word.hasSuffix("ую"), isAdjective(String(word.dropLast(2)), among: seen) {
        return .adjective
      }
      let isNoun =
        word.hasSuffix("те") && isMasculine(String(word.dropLast()), among: seen)
      return isNoun ? .noun : .other
    }
    if likely == .noun, shortStem(of: word, among: seen) != nil { return .adjective }
    if likely == .noun, word.hasSuffix("ее"), isAdjective(String(word.dropLast(2)), among: seen) {
      return .other
    }
    guard ["ом", "ем", "ой", "им"].contains(where: { word.hasSuffix($0) }) else { return likely }
    let stem = word.dropLast(2)
    let has = { (endings: [String]) in endings.contains { seen.contains(stem + $0) } }
    let isAdjective = has(["ого", "его", "ых", "их", "ый", "ий", "ая", "яя", "ую", "ые", "ое"])
    if likely == .noun {
      return isAdjective && !has(["", "ы", "ов", "ам"])
        || Self.isAdjective(String(stem), among: seen) ? .adjective : .noun
    }
    // режим has режима.
    let isNoun =
      has(["а", "ы", "у", "ам"]) || ["а", "у", "ы"].contains { seen.contains(word + $0) }
    return !isAdjective && isNoun ? .noun : likely
  }

  /// The stem of the adjective of which a word that looks like a noun is a short form, as the corpus
  /// shows it: неизменяема beside «неизменяемых» and «неизменяемого»; nil for nouns.
  private static func shortStem(of word: String, among seen: Set<String>) -> String? {
    RussianEndings.stem(ofShort: word).flatMap { isAdjective($0, among: seen) ? $0 : nil }
  }

  /// Whether a corpus has some forms of a stem that are an adjective's and none that is a noun's.
  private static func isAdjective(_ stem: String, among seen: Set<String>) -> Bool {
    let count = { (endings: [String]) in endings.count { seen.contains(stem + $0) } }
    return count(["ый", "ого", "ому", "ых", "ые", "ыми", "ым", "ое", "ую"]) > 1
      && count(["ов", "ам", "ами", "ах", "у"]) == 0
  }

  /// Whether a corpus has several forms of a masculine noun.
  private static func isMasculine(_ noun: String, among seen: Set<String>) -> Bool {
    ["", "а", "у", "ом", "ы", "ов", "ам", "ами", "ах"].count { seen.contains(noun + $0) } > 2
  }

  /// The stems of all words; «слов» is one of its own where «слово» has it, too.
  private static func stems(
    of texts: [String], _ classes: [RussianEndings.WordClass], among seen: Set<String>
  ) -> [String] {
    let stems = zip(texts, classes).map { text, wordClass in
      let short =
        wordClass == .adjective && RussianEndings.likelyClass(of: text) == .noun
        ? shortStem(of: text, among: seen) : nil
      return short ?? compoundStem(of: text, wordClass)
    }
    let counts = Dictionary(zip(stems, repeatElement(1, count: stems.count)), uniquingKeysWith: +)
    return zip(zip(texts, stems), classes).map { pair, wordClass in
      let (text, stem) = pair
      let isMistaken =
        wordClass == .noun && stem != text && counts[stem] == 1 && counts[text] ?? 0 > 1
        && !"аеиоуыэюяьй".contains(text.last ?? "а")
      return isMistaken ? text : stem
    }
  }

  private static func compoundStem(
    of word: String, _ wordClass: RussianEndings.WordClass
  ) -> String {
    guard wordClass != .other, isCyrillic(word) else { return word }
    return word.split(separator: "-").map { part in
      String(RussianEndings.stem(of: String(part), wordClass))
    }.joined(separator: "-")
  }

  /// кнопок → кнопк, where the stem has a fleeting о or е before its last consonant.
  private static func withoutFleetingVowel(_ stem: String) -> String? {
    var letters = Array(stem)
    guard letters.count >= 4, let vowel = letters.dropLast().last, "оеь".contains(vowel),
      let last = letters.last, "кцлнр".contains(last)
    else { return nil }
    // настроек is of настройк-, кнопок of кнопк-.
    if vowel == "е", letters.count > 3, "аеоуиыюяэ".contains(letters[letters.count - 3]) {
      letters[letters.count - 2] = "й"
    } else {
      letters.remove(at: letters.count - 2)
    }
    return String(letters)
  }

  private static func isCyrillic(_ word: String) -> Bool {
    word.unicodeScalars.contains { (0x400...0x52f).contains($0.value) }
  }

  private static func isGeneralModifier(_ word: String) -> Bool {
    generalStems.contains(RussianEndings.stem(of: word, .adjective))
  }

  private static let generalStems = Set(
    RussianWords.generalModifiers.all.map { RussianEndings.stem(of: $0, .adjective) })
}
