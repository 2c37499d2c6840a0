/// Brings Ukrainian noun phrases to their citation form.
enum UkrainianPhrase {
  /// The head noun in the nominative singular with the adjectives before it in agreement; what
  /// follows the head stays.
  static func citationForm(of words: [String], lemmas: [String: String]) -> String {
    let citation = smallCitationForm(of: words, lemmas: lemmas)
    let parts = citation.split(separator: " ").map { possessives[String($0)] ?? String($0) }
    // What is in capitals throughout is shouted.
    guard parts.count == words.count, words.contains(where: { $0.contains(where: \.isLowercase) })
    else {
      return parts.joined(separator: " ")
    }
    return zip(parts, words).map(withCapitals).joined(separator: " ")
  }

  /// A word with the capitals that the parts of the text's compound are written in throughout: IP-адреса.
  private static func withCapitals(_ citation: String, of word: String) -> String {
    let own = word.split(separator: "-", omittingEmptySubsequences: false)
    let parts = citation.split(separator: "-", omittingEmptySubsequences: false)
    guard own.count == parts.count else { return citation }
    return zip(parts, own).map { part, own in
      let isInCapitals =
        own.count > 1 && (parts.count > 1 || own.count <= longestAcronym)
        && own.allSatisfy { $0.isUppercase || $0.isNumber }
      let isName = own.contains(where: \.isUppercase) && own.utf8.allSatisfy { $0 < 0x80 }
      return (isInCapitals || isName) && TermForms.fold(String(own)) == part ? own : part
    }.joined(separator: "-")
  }

  /// The nominatives of pronouns that are inflected as adjectives are.
  private static let possessives = ["ваший": "ваш", "наший": "наш"]

  /// In letters: ОС, but not a word that is stressed by capitals.
  private static let longestAcronym = 3

  private static func smallCitationForm(of words: [String], lemmas: [String: String]) -> String {
    let folded = words.map { isCyrillic($0) ? TermForms.fold($0) : $0 }
    var citations = folded.map { lemmas[$0] ?? UkrainianLemmatizer.lemma(of: $0) }
    agree(&citations, folded, lemmas)
    guard let head = citations.firstIndex(where: { !isAdjective($0) }) else {
      return citations.count == 1
        ? asNoun(citations[0], lemmas) : citations.joined(separator: " ")
    }
    if let noun = substantive(before: head, citations, folded, lemmas) { return noun }
    let parts = words.indices.map { index -> String in
      if index > head || !isCyrillic(words[index]) { return folded[index] }
      return index == head ? citations[index] : agreeing(citations[index], with: citations[head])
    }
    // As a whole or not at all.
    let isHalf = parts[..<head] != folded[..<head] && isOblique(parts[head], of: folded[head])
    return (isHalf ? folded : parts).joined(separator: " ")
  }

  /// A phrase whose head is an adjective that stands for a feminine noun, before a masculine or neuter in the
  /// genitive: змінна середовища; nil where it has none.
  private static func substantive(
    before head: Int, _ citations: [String], _ folded: [String], _ lemmas: [String: String]
  ) -> String? {
    guard head > 0, folded[...head].allSatisfy(isCyrillic), folded[head] != citations[head],
      !UkrainianIrregulars.plurals.contains(citations[head]),
      let ending = folded[head].last, "аяую".contains(ending),
      !(ending == "ю" && folded[head - 1].hasSuffix("ою"))
    else { return nil }
    let (adjective, form) = (citations[head - 1], folded[head - 1])
    // No feminine in -у stands behind another case than the accusative.
    guard !isFeminine(citations[head]) || ending == "у" && !form.hasSuffix("у") else {
      return nil
    }
    let feminine = String(adjective.dropLast(2) + "а")
    // The plural of a neuter has the same ending: нові вікна.
    let isNoun =
      substantives.contains(feminine)
      || !form.hasSuffix("і") && asNoun(adjective, lemmas) == feminine
    guard isNoun, !["ий", "ого", "ому", "е"].contains(where: form.hasSuffix) else { return nil }
    let before = citations[..<(head - 1)].map { agreeing($0, with: feminine) }
    return (before + [feminine] + folded[head...]).joined(separator: " ")
  }

  /// Adjectives in the feminine that are nouns most of the time.
  private static let substantives: Set<String> = ["дотична", "змінна", "похідна", "складова"]

  /// Whether a noun that stands as in the text has the ending of another case than the nominative.
  private static func isOblique(_ noun: String, of form: String) -> Bool {
    noun == form && noun.last.map { "іїую".contains($0) } == true
      && !UkrainianIrregulars.plurals.contains(noun)
      && !UkrainianParadigm.isKnownAsIndeclinable(noun)
  }

  /// The lemmas of a noun and the adjectives before it, where the form of the last of them tells that they
  /// belong together.
  private static func agree(
    _ citations: inout [String], _ folded: [String], _ lemmas: [String: String]
  ) {
    for head in folded.indices.dropFirst() where !isAdjective(citations[head]) {
      let before = folded[..<head].lastIndex { !isCyrillic($0) }.map { $0 + 1 } ?? 0
      guard before < head,
        let noun = UkrainianAgreement.lemma(
          ofNoun: folded[head], behind: folded[head - 1], lemmas: lemmas)
      else { continue }
      let adjectives = folded[before..<head].map {
        UkrainianAgreement.adjective(of: $0, lemmas: lemmas)
      }
      guard adjectives.allSatisfy({ $0 != nil }) else { continue }
      citations[head] = noun
      for (index, adjective) in adjectives.enumerated()
      where !isAdjective(citations[before + index]) {
        citations[before + index] = adjective ?? citations[before + index]
      }
      return
    }
  }

  /// Names in other letters stay as they are.
  private static func isCyrillic(_ word: String) -> Bool {
    word.unicodeScalars.contains { ScriptClass($0) == .cyrillic }
  }

  /// An adjective as the noun that it is where a corpus has it in the feminine alone: змінна.
  private static func asNoun(_ adjective: String, _ lemmas: [String: String]) -> String {
    let stem = adjective.dropLast(2)
    let count = { (endings: [String]) in endings.count { lemmas[stem + $0] != nil } }
    let isFeminine =
      count(["ий", "ого", "ому", "е"]) == 0 && count(["а", "ої", "ій", "у", "ою"]) >= 3
    return isFeminine ? stem + "а" : adjective
  }

  static func isAdjective(_ lemma: String) -> Bool {
    lemma.hasSuffix("ий") || UkrainianIrregulars.softAdjectives.contains(lemma)
  }

  /// An adjective in the gender that the ending of a noun shows.
  private static func agreeing(_ adjective: String, with noun: String) -> String {
    let stem = adjective.dropLast(2)
    if UkrainianIrregulars.plurals.contains(noun) { return stem + "і" }
    let isSoft = adjective.hasSuffix("ій")
    let isNeuter =
      noun.hasSuffix("о") || noun.hasSuffix("е") || isNeuterInYa(noun) || noun == "меню"
      || noun == "ім'я"
    if isNeuter { return stem + (isSoft ? "є" : "е") }
    return isFeminine(noun) ? stem + (isSoft ? "я" : "а") : adjective
  }

  /// Whether a noun ends as neuters in -я do, налаштування, підземелля and перехрестя.
  static func isNeuterInYa(_ noun: String) -> Bool {
    ["ння", "ття", "лля", "сся", "ззя", "жжя", "ччя", "шшя", "стя"].contains(where: noun.hasSuffix)
      && !noun.hasSuffix("рілля")
  }

  /// Whether the ending of a noun in the nominative is that of a feminine.
  static func isFeminine(_ noun: String) -> Bool {
    if isNeuterInYa(noun) || noun == "ім'я" || UkrainianMasculines.isSoft(noun) { return false }
    return noun.hasSuffix("а") || noun.hasSuffix("я") || noun.hasSuffix("сть")
      || feminines.contains(where: noun.hasSuffix) && !masculines.contains(where: noun.hasSuffix)
  }

  /// Nouns with the endings of feminines that are none.
  private static let masculines = ["пароль", "контроль", "король", "патруль"]

  /// Feminine nouns in a soft sign, which its form does not tell from masculine ones.
  private static let feminines = [
    "панель", "модель", "роль", "деталь", "відповідь", "пам'ять", "тінь", "ціль", "вісь", "мідь",
    "сіль", "ступінь", "скринь", "магістраль", "спіраль", "вертикаль", "горизонталь", "діагональ",
    "ніч", "річ",
  ]
}
