import LanguageText

/// Nominatives of Russian phrases, made from the forms that a corpus has of each word.
///
/// The head noun goes to its nominative (``RussianNominatives``); the words before it agree with
/// it, what follows it stays as it is.
struct RussianCitation {
  /// What a noun's forms say together.
  struct Lexeme: Sendable {
    /// The nominative, singular where the noun has one.
    var nominative: String
    /// The gender; nil in the plural.
    var gender: RussianGender?
  }

  private let lexicon: RussianLexicon
  private let nominatives: RussianNominatives
  private let vocabulary: Vocabulary
  private let memo = LexemeMemo()
  /// How often each word occurs.
  private let counts: [Int32: Int]

  /// Collects the forms of the words of a corpus's Russian documents, classified by a lexicon.
  init(_ corpus: Corpus, _ lexicon: RussianLexicon) {
    self.lexicon = lexicon
    var counts: [Int32: Int] = [:]
    for token in corpus.tokens where token.script == .cyrillic {
      counts[token.word, default: 0] += 1
    }
    vocabulary = corpus.vocabulary
    self.counts = counts
    nominatives = RussianNominatives(lexicon, counts: counts, memo: memo, in: corpus)
  }

  /// The words of a phrase in its citation form, in order.
  ///
  /// `words` are the phrase's words as written, without marks; `numbers` stand for them in the
  /// vocabulary; `variety` says in how many forms the corpus has each of them in this phrase. The
  /// head is the noun that varies most, else the first: «индикатор загрузки», but «попап кнопка».
  /// Adjectives alone go to the nominative that the corpus has most; other words come back as they
  /// are.
  func citation(words: [String], numbers: [Int32], variety: [Int]) -> [String] {
    let nouns = numbers.indices.filter { isNoun(numbers[$0]) }
    if numbers.allSatisfy(isAdjective), let last = words.last {
      let head = Lexeme(nominative: "", gender: gender(of: last))
      return words.map { agreeing($0, with: head) }
    }
    guard let most = nouns.map({ variety[$0] }).max(), let first = numbers.first,
      // «по умолчанию» has no other form.
      isNoun(first) || isAdjective(first) || !RussianWords.function.contains(vocabulary[first]),
      let head = nouns.first(where: { variety[$0] == most })
    else { return words }
    if let noun = substantive(
      before: head, words: words, numbers: numbers, variety: variety)
    {
      var result = words
      result[noun] = agreeing(
        words[noun], with: Lexeme(nominative: "", gender: gender(of: words[noun])))
      return result
    }
    let lexeme = lexeme(of: numbers[head], form: words[head])
    var result = words
    result[head] = cased(lexeme.nominative, like: words[head])
    for index in 0..<head where isAdjective(numbers[index]) {
      result[index] = agreeing(words[index], with: lexeme)
    }
    return result
  }

  /// An adjective that stands for a noun and alone is inflected, before a noun in the genitive:
  /// «переменная класса», but not «боковое меню».
  private func substantive(
    before head: Int, words: [String], numbers: [Int32], variety: [Int]
  ) -> Int? {
    guard head > 0, isAdjective(numbers[head - 1]) else { return nil }
    let nominative = lexeme(of: numbers[head], form: words[head]).nominative
    guard nominative != RussianParadigm.fold(words[head]) else { return nil }
    let isFixed =
      variety[head - 1] > 1 && variety[head] == 1
      && nominatives.forms(of: numbers[head]).count > 1
    return isFixed || !agrees(words[head - 1], with: words[head], of: nominative) ? head - 1 : nil
  }

  /// Whether some case, number and gender is common to the forms of an adjective and a noun.
  private func agrees(_ adjective: String, with noun: String, of nominative: String) -> Bool {
    let form = RussianParadigm.fold(noun)
    let nouns = memo.inflections(ofWord: nominative).filter {
      $0.form == form && $0.kind != .adjective
    }
    let adjectives = adjectiveSlots(of: adjective)
    guard !nouns.isEmpty, !adjectives.isEmpty else { return true }
    return nouns.contains { noun in
      adjectives.contains { slot in
        slot.number == noun.slot.number && slot.grammaticalCase == noun.slot.grammaticalCase
          && (slot.number == .plural || slot.gender == nil || noun.slot.gender == nil
            || slot.gender == noun.slot.gender)
      }
    }
  }

  private func adjectiveSlots(of adjective: String) -> [RussianSlot] {
    let folded = RussianParadigm.fold(adjective)
    let stem = String(RussianEndings.stem(of: folded, .adjective))
    return ["ый", "ий", "ой"].flatMap { ending in
      memo.inflections(ofWord: stem + ending).filter {
        $0.kind == .adjective && $0.form == folded
      }.map(\.slot)
    }
  }

  /// The gender of an adjective that stands for a noun; nil where it is «данные» most of the time.
  private func gender(of adjective: String) -> RussianGender? {
    let folded = RussianParadigm.fold(adjective)
    let stem = RussianEndings.stem(of: folded, .adjective)
    let seen = { (endings: [String]) in
      endings.reduce(0) { sum, ending in
        sum + (vocabulary.existingNumber(of: stem + ending).flatMap { counts[$0] } ?? 0)
      }
    }
    let plural = seen(["ые", "ие", "ых", "их", "ыми", "ими"])
    let singular = seen(["ый", "ий", "ая", "яя", "ое", "ее", "ого", "его", "ую", "юю"])
    if plural > Self.pluralShare * singular, isPlural(folded) { return nil }
    // The nominative that the text has most.
    let (feminine, neuter) = (seen(["ая", "яя"]), seen(["ое", "ее"]))
    // Where there are others, переменной is a case of переменная.
    let masculine = seen(feminine + neuter == 0 ? ["ый", "ий", "ой"] : ["ый", "ий"])
    if feminine > max(neuter, masculine) { return .feminine }
    return neuter > masculine ? .neuter : .masculine
  }

  private func isPlural(_ adjective: String) -> Bool {
    ["ые", "ие", "ых", "их", "ыми", "ими", "ым", "им"].contains { adjective.hasSuffix($0) }
  }

  /// How many times as often as its singular an adjective's plural stands that is a noun.
  private static let pluralShare = 4

  private func isNoun(_ word: Int32) -> Bool {
    Int(word) < lexicon.wordClass.count && lexicon.wordClass[Int(word)] == .noun
      && !nominatives.forms(of: word).isEmpty
  }

  private func isAdjective(_ word: Int32) -> Bool {
    Int(word) < lexicon.wordClass.count && lexicon.wordClass[Int(word)] == .adjective
  }

  /// The lexeme of a noun; of a compound such as f-строка it is that of the part that inflects.
  private func lexeme(of word: Int32, form: String) -> Lexeme {
    let folded = RussianParadigm.fold(form)
    if let hyphen = folded.lastIndex(of: "-"), folded[..<hyphen].utf8.allSatisfy({ $0 < 0x80 }) {
      let part = String(folded[folded.index(after: hyphen)...])
      if let number = vocabulary.existingNumber(of: part), isNoun(number) {
        var lexeme = nominatives.lexeme(of: number, form: part)
        lexeme.nominative = folded[...hyphen] + lexeme.nominative
        return lexeme
      }
    }
    return nominatives.lexeme(of: word, form: form)
  }

  private func agreeing(_ adjective: String, with head: Lexeme) -> String {
    let folded = RussianParadigm.fold(adjective)
    // A participle of a reflexive verb agrees before its ending.
    if folded.hasSuffix("ся") {
      return agreeing(String(adjective.dropLast(2)), with: head) + "ся"
    }
    let stem = String(RussianEndings.stem(of: folded, .adjective))
    for masculine in ["ый", "ий", "ой"].map({ stem + $0 }) {
      let inflections = memo.inflections(ofWord: masculine).filter {
        $0.kind == .adjective
      }
      guard inflections.contains(where: { $0.form == folded }) else { continue }
      let nominative = inflections.first {
        $0.slot.grammaticalCase == .nominative && $0.slot.gender == head.gender
          && $0.slot.number == (head.gender == nil ? .plural : .singular)
      }
      if let nominative { return cased(nominative.form, like: adjective) }
    }
    return adjective
  }

  /// Names in capitals keep them, words do not.
  private func cased(_ word: String, like original: String) -> String {
    let isAllCapitals = original.count > 1 && original == original.uppercased()
    return isAllCapitals ? word.uppercased() : word
  }
}
