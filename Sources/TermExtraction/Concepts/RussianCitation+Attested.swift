import LanguageText

/// What the text itself says of a phrase: which of its forms is the nominative, and which made-up one
/// may stand for all of them.
extension RussianCitation {
  /// Whether a phrase stands in its nominative singular, as the adjectives at its beginning tell:
  /// «тёмный режим», «боковая панель слева».
  func isNominative(_ numbers: [Int32]) -> Bool { endOfNominative(numbers) != nil }

  /// Behind which of its words the noun is that adjectives in the nominative singular begin a phrase
  /// with; nil where they are in another case, or nothing is behind them.
  func endOfNominative(_ numbers: [Int32]) -> Int? {
    // технологий has the ending of such an adjective.
    guard let first = numbers.first, isAdjective(first), isSurelyAdjective(first),
      let endings = Self.nominativeEndings.first(where: { ends(first, in: $0) })
    else { return nil }
    let run = numbers.prefix { isAdjective($0) && ends($0, in: endings) }
    guard run.count < numbers.count, !endsPhrase(numbers[run.count]) else { return nil }
    return run.count + 1
  }

  private func ends(_ word: Int32, in endings: [String]) -> Bool {
    endings.contains(where: vocabulary[word].hasSuffix)
  }

  /// By gender; in -ой an adjective may have other cases.
  private static let nominativeEndings = [
    ["ый", "ий", "ийся", "ыйся"], ["ая", "яя", "аяся"], ["ое", "ее", "ееся"],
  ]

  /// Whether a phrase has a verb, whose object and subject have the case that it asks for:
  /// «перетащите вкладку», «записи хранятся», but not the label of «кнопка Закрыть», nor the genitive of
  /// «имена правил».
  func isSentence(_ numbers: [Int32]) -> Bool {
    let isVerb = { (word: Int32) in
      endsPhrase(word) && !isAdverb(word) && !RussianFunctionWords.contains(vocabulary[word])
    }
    return numbers.first.map(isVerb) == true
      || numbers.dropFirst().prefix { !Self.joints.contains(vocabulary[$0]) }.contains {
        isVerb($0) && !["ть", "л"].contains(where: vocabulary[$0].hasSuffix)
      }
  }

  /// Whether a phrase joins several, which stand in one case: «счётчики и барабаны».
  func isJoined(_ numbers: [Int32]) -> Bool {
    let joint = numbers.map { vocabulary[$0] }.first {
      ["и", "или"].contains($0) || Self.joints.contains($0)
    }
    return joint.map { ["и", "или"].contains($0) } == true
  }

  /// The words in -ном, -ском and the like that stand nowhere but before nouns in the prepositional: no
  /// instrumental does, «на стеклянном столе».
  static func modifiers(in corpus: Corpus, _ lexicon: RussianLexicon) -> Set<Int32> {
    var places: [Int32: Bool] = [:]
    for segment in corpus.segments {
      for token in segment.tokens where corpus.tokens[token].script == .cyrillic {
        let word = corpus.tokens[token].word
        guard Int(word) < lexicon.wordClass.count, lexicon.wordClass[Int(word)] == .noun,
          prepositionalEndings.contains(where: corpus.vocabulary[word].hasSuffix)
        else { continue }
        let next = token + 1
        let isBefore =
          next < segment.tokens.upperBound && corpus.tokens[next].script == .cyrillic
          && ["е", "и"].contains(where: corpus.word(next).hasSuffix)
          && Int(corpus.tokens[next].word) < lexicon.wordClass.count
          && lexicon.wordClass[Int(corpus.tokens[next].word)] == .noun
        places[word] = places[word, default: true] && isBefore
      }
    }
    return Set(places.filter(\.value).keys)
  }

  /// The adjectives in the plural that stand behind two, three or four somewhere.
  static func counted(in corpus: Corpus, _ lexicon: RussianLexicon) -> Set<Int32> {
    var result: Set<Int32> = []
    for segment in corpus.segments {
      for token in segment.tokens.dropFirst() where corpus.tokens[token].script == .cyrillic {
        let word = corpus.tokens[token].word
        guard ["ых", "их", "ые", "ие"].contains(where: corpus.vocabulary[word].hasSuffix),
          Int(word) < lexicon.wordClass.count, lexicon.wordClass[Int(word)] == .adjective,
          ["2", "3", "4"].contains(corpus.word(token - 1)) || few.contains(corpus.word(token - 1))
        else { continue }
        result.insert(word)
      }
    }
    return result
  }

  private static let few = WordList("два две три четыре оба обе")

  private static let prepositionalEndings = ["ном", "ском", "вом", "лом", "нем", "щем", "мом"]

  /// Whether a word is of a class that has cases.
  func isInflected(_ word: Int32) -> Bool { isAdjective(word) || isNoun(word) }

  /// A phrase in the nominative where all words that changed are in the text as such, or sure: the
  /// noun at a place, and adjectives that agree with it, or whose own ending hardly any noun has.
  func confirmed(
    _ result: [String], of words: [String], _ numbers: [Int32], head: Int? = nil,
    isSure: Bool = false
  ) -> [String]? {
    let isConfirmed = result.indices.allSatisfy { index in
      isSeen(result[index])
        || RussianParadigm.fold(result[index]) == RussianParadigm.fold(words[index])
        || index == head && isSure
        || isAdjective(numbers[index])
          && (isSurelyAdjective(numbers[index])
            || head.map { agrees(words[index], with: words[$0], of: result[$0]) == true } == true)
    }
    return isConfirmed ? result : nil
  }

  /// The word of a sentence's beginning small, but for names in capitals.
  func small(_ word: String) -> String {
    word.dropFirst().contains(where: \.isUppercase) ? word : word.lowercased()
  }

  /// Whether a word is in the text as such.
  func isSeen(_ word: String) -> Bool {
    vocabulary.existingNumber(of: RussianParadigm.fold(word)).flatMap { counts[$0] } != nil
  }

  /// Whether an adjective has an ending, here or elsewhere in the text, that nouns have not.
  private func isSurelyAdjective(_ word: Int32) -> Bool {
    let form = vocabulary[word]
    if modifiers.contains(word) { return true }
    if Self.sureEndings.contains(where: form.hasSuffix) || isLongInNoy(form) { return true }
    let stem = RussianEndings.stem(of: form, .adjective)
    return Self.sureEndings.contains { isSeen(stem + $0) }
  }

  /// «объектной», unlike «стороной».
  private func isLongInNoy(_ form: String) -> Bool {
    guard form.hasSuffix("ной"), form.count > 6 else { return form.hasSuffix("ской") }
    return !"аеиоуыэюя".contains(form.dropLast(3).last ?? "а")
  }

  private static let sureEndings = [
    "ый", "ого", "его", "ому", "ему", "ые", "ие", "ых", "их", "ыми", "ым", "ую", "юю", "ая", "яя",
    "ое", "ся",
  ]
}
