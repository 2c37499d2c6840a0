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
    /// Whether the forms leave hardly any doubt about the nominative.
    var isSure = true
  }

  private let lexicon: RussianLexicon
  private let nominatives: RussianNominatives
  let vocabulary: Vocabulary
  private let memo = LexemeMemo()
  /// How often each word occurs.
  let counts: [Int32: Int]
  /// Words with the ending of a noun that stand for adjectives wherever they are.
  let modifiers: Set<Int32>
  /// Adjectives in the plural that stand behind two, three or four.
  let counted: Set<Int32>

  /// Collects the forms of the words of a corpus's Russian documents, classified by a lexicon.
  init(_ corpus: Corpus, _ lexicon: RussianLexicon) {
    self.lexicon = lexicon
    var counts: [Int32: Int] = [:]
    for segment in corpus.segments where corpus.languages[segment.language].language == "ru" {
      for token in segment.tokens where corpus.tokens[token].script == .cyrillic {
        counts[corpus.tokens[token].word, default: 0] += 1
      }
    }
    vocabulary = corpus.vocabulary
    self.counts = counts
    modifiers = Self.modifiers(in: corpus, lexicon)
    counted = Self.counted(in: corpus, lexicon)
    nominatives = RussianNominatives(lexicon, counts: counts, memo: memo, in: corpus)
  }

  /// The words of a phrase in its citation form, in order.
  ///
  /// `words` are the phrase's words as written, without marks; `numbers` stand for them in the
  /// vocabulary; `variety` says in how many forms the corpus has each of them in this phrase. The
  /// head is the noun that varies most, else the first: «индикатор загрузки», but «попап кнопка».
  /// Adjectives alone go to the nominative that the corpus has most; other words come back as they
  /// are, as do all words of a sentence, and of a phrase of which some nominative is neither sure nor
  /// in the corpus.
  func citation(words: [String], numbers: [Int32], variety: [Int]) -> [String] {
    if let end = endOfNominative(numbers) {
      return words.enumerated().map { index, word in
        index < end && isInflected(numbers[index]) ? small(word) : word
      }
    }
    if !isSentence(numbers),
      let result = nominative(of: words, numbers: numbers, variety: variety)
    {
      return result
    }
    guard let first = words.first, isInflected(numbers[0]) else { return words }
    return [small(first)] + words.dropFirst()
  }

  /// The words of a phrase with its head in the nominative; nil where it has none that is sure.
  private func nominative(of words: [String], numbers: [Int32], variety: [Int]) -> [String]? {
    guard !isJoined(numbers), !(words.count > 1 && vocabulary[numbers[0]].hasPrefix("котор")) else {
      return nil
    }
    let nouns = placesOfHead(numbers).filter { isNoun(numbers[$0]) }
    if numbers.allSatisfy(isAdjective), let last = words.last {
      let head = Lexeme(nominative: "", gender: gender(of: last))
      return confirmed(words.map { agreeing($0, with: head) }, of: words, numbers)
    }
    // «по умолчанию» has no other form.
    guard let first = numbers.first,
      isNoun(first) || isAdjective(first) || !RussianFunctionWords.contains(vocabulary[first])
    else { return words }
    var result = words
    guard let most = nouns.map({ variety[$0] }).max(),
      let head = nouns.first(where: { variety[$0] == most })
    else {
      // «переменной с именем», «безопасного API».
      let places = placesOfHead(numbers).prefix { isAdjective(numbers[$0]) }
      guard let last = places.last else { return words }
      let isAlone = last == placesOfHead(numbers).last
      let head = Lexeme(nominative: "", gender: isAlone ? gender(of: words[last]) : .masculine)
      for index in places { result[index] = agreeing(words[index], with: head) }
      return confirmed(result, of: words, numbers)
    }
    // «URL вашего проекта»
    let isOwned = head > 0 && RussianFunctionWords.contains(vocabulary[numbers[head - 1]])
    guard !isOwned || numbers[..<head].contains(where: isAdjective) else { return words }
    if let noun = substantive(
      before: head, words: words, numbers: numbers, variety: variety)
    {
      // «красным элементы» is cut out of a longer phrase.
      let owner = self.lexeme(of: numbers[head], form: words[head]).nominative
      guard isGenitive(words[head], of: owner) else { return nil }
      result[noun] = agreeing(
        words[noun], with: Lexeme(nominative: "", gender: gender(of: words[noun])))
      return confirmed(result, of: words, numbers)
    }
    let lexeme = lexeme(of: numbers[head], form: words[head])
    result[head] = cased(lexeme.nominative, like: words[head])
    for index in 0..<head where isAdjective(numbers[index]) {
      result[index] = agreeing(words[index], with: lexeme)
    }
    return confirmed(result, of: words, numbers, head: head, isSure: lexeme.isSure)
  }

  /// Where the head of a phrase can be: before what ends a noun phrase, «размещённые в куче», and
  /// behind adverbs, «часто задаваемые вопросы»; nowhere in what a verb begins.
  private func placesOfHead(_ numbers: [Int32]) -> Range<Int> {
    let first = numbers.firstIndex { !isAdverb($0) } ?? numbers.endIndex
    return first..<(numbers[first...].firstIndex(where: endsPhrase) ?? numbers.endIndex)
  }

  /// Whether a word is a verb, an adverb, a preposition or a conjunction; pronouns, «вызывающий вас
  /// код», part nothing.
  func endsPhrase(_ word: Int32) -> Bool {
    let text = vocabulary[word]
    guard Int(word) < lexicon.wordClass.count, lexicon.wordClass[Int(word)] == .other,
      text.unicodeScalars.contains(where: { (0x400...0x52f).contains($0.value) })
    else { return false }
    return Self.joints.contains(text) || !RussianFunctionWords.contains(text)
  }

  func isAdverb(_ word: Int32) -> Bool {
    endsPhrase(word) && !RussianFunctionWords.contains(vocabulary[word])
      && !RussianEndings.isVerb(vocabulary[word])
      && ["о", "е", "ски"].contains { vocabulary[word].hasSuffix($0) }
  }

  static let joints = WordList(
    """
    а без в вне во вокруг для до за и из из-за из-под или как ко к кроме между на над о об от перед по
    под после при про против с со среди у через что чтобы
    """)

  /// An adjective that stands for a noun and alone is inflected, before a noun in the genitive:
  /// «переменная класса», but not «боковое меню».
  private func substantive(
    before head: Int, words: [String], numbers: [Int32], variety: [Int]
  ) -> Int? {
    guard head > 0, !isNoun(numbers[head - 1]),
      let adjective = numbers[..<head].lastIndex(where: isAdjective)
    else { return nil }
    let lexeme = lexeme(of: numbers[head], form: words[head])
    let nominative = lexeme.nominative
    guard nominative != RussianParadigm.fold(words[head]),
      !isCounted(numbers[adjective], before: words[head], of: nominative)
    else { return nil }
    let isFixed =
      adjective == head - 1 && variety[adjective] > 1 && variety[head] == 1
      && isSeen(
        agreeing(
          words[adjective], with: Lexeme(nominative: "", gender: gender(of: words[adjective]))))
      && nominatives.forms(of: numbers[head]).count > 1
    return isFixed || agrees(words[adjective], with: words[head], of: nominative) == false
      ? adjective : nil
  }

  /// Whether a noun stands in the singular behind an adjective in the plural, as behind two and three: «два
  /// цветных окна», but not «переменных класса».
  private func isCounted(
    _ adjective: Int32, before noun: String, of nominative: String
  ) -> Bool {
    counted.contains(adjective) && isGenitive(noun, of: nominative)
  }

  /// Whether a form can be the genitive singular of a noun.
  private func isGenitive(_ form: String, of nominative: String) -> Bool {
    let form = RussianParadigm.fold(form)
    return memo.inflections(ofWord: nominative).contains {
      $0.form == form && $0.kind != .adjective
        && $0.slot == RussianSlot($0.slot.number, .genitive, $0.slot.gender)
    }
  }

  /// Whether some case, number and gender is common to the forms of an adjective and a noun; nil where
  /// one of them has no known forms.
  func agrees(_ adjective: String, with noun: String, of nominative: String) -> Bool? {
    let form = RussianParadigm.fold(noun)
    let nouns = memo.inflections(ofWord: RussianParadigm.fold(nominative)).filter {
      $0.form == form && $0.kind != .adjective
    }
    let adjectives = adjectiveSlots(of: adjective)
    guard !nouns.isEmpty, !adjectives.isEmpty else { return nil }
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
    if feminine > max(neuter, Self.genderShare * masculine) { return .feminine }
    return neuter > Self.genderShare * masculine ? .neuter : .masculine
  }

  private func isPlural(_ adjective: String) -> Bool {
    ["ые", "ие", "ых", "их", "ыми", "ими", "ым", "им"].contains { adjective.hasSuffix($0) }
  }

  /// How many times as often as its singular an adjective's plural stands that is a noun.
  private static let pluralShare = 4

  /// How many times as often as the masculine an adjective's feminine or neuter stands that is a
  /// noun: переменная, but not целочисленное.
  private static let genderShare = 3

  func isNoun(_ word: Int32) -> Bool {
    Int(word) < lexicon.wordClass.count && lexicon.wordClass[Int(word)] == .noun
      && !modifiers.contains(word) && !isAdverbInPo(word)
      && !nominatives.forms(of: word).isEmpty
  }

  /// Whether a word is an adverb put together with its preposition, which has no other forms: по-умолчанию.
  private func isAdverbInPo(_ word: Int32) -> Bool {
    let text = vocabulary[word]
    return text.hasPrefix("по-")
      && ["ому", "ему", "ию", "ски", "цки"].contains(where: text.hasSuffix)
  }

  func isAdjective(_ word: Int32) -> Bool {
    !isAdverbInPo(word) && Int(word) < lexicon.wordClass.count
      && lexicon.wordClass[Int(word)] == .adjective
      || modifiers.contains(word)
  }

  /// The lexeme of a noun; of a compound such as f-строка it is that of the part that inflects.
  private func lexeme(of word: Int32, form: String) -> Lexeme {
    let folded = RussianParadigm.fold(form)
    if let hyphen = folded.lastIndex(of: "-"), isUninflected(folded[..<hyphen], of: word) {
      let part = String(folded[folded.index(after: hyphen)...])
      if let number = vocabulary.existingNumber(of: part), isNoun(number) {
        var lexeme = nominatives.lexeme(of: number, form: part)
        lexeme.nominative = folded[...hyphen] + lexeme.nominative
        return lexeme
      }
    }
    return nominatives.lexeme(of: word, form: form)
  }

  /// Whether the first part of a compound is the same in all its forms: f-строка, хеш-карта.
  private func isUninflected(_ part: Substring, of word: Int32) -> Bool {
    if part.utf8.allSatisfy({ $0 < 0x80 }) { return true }
    let forms = nominatives.forms(of: word)
    return forms.count > 1 && forms.allSatisfy { $0.form.hasPrefix(part + "-") }
  }

  private func agreeing(_ adjective: String, with head: Lexeme) -> String {
    let folded = RussianParadigm.fold(adjective)
    // Of a compound the last part agrees: объектно-ориентированный.
    if let hyphen = adjective.lastIndex(of: "-") {
      let start = adjective.index(after: hyphen)
      return adjective[..<start] + agreeing(String(adjective[start...]), with: head)
    }
    // A participle of a reflexive verb agrees before its ending.
    if folded.hasSuffix("ся") {
      return agreeing(String(adjective.dropLast(2)), with: head) + "ся"
    }
    let stem = String(RussianEndings.stem(of: folded, .adjective))
    if let nominative = nominative(ofStem: stem, as: head, having: folded) {
      return cased(nominative, like: adjective)
    }
    // A short form, неизменяема, has no cases: that of the genitive shows the declension.
    if let stem = RussianEndings.stem(ofShort: folded),
      let nominative = nominative(ofStem: stem, as: head, having: stem + "ого")
    {
      return cased(nominative, like: adjective)
    }
    return adjective
  }

  /// The nominative that agrees with a head, of the adjective of a stem that has a form; nil where
  /// none has.
  private func nominative(
    ofStem stem: String, as head: Lexeme, having form: String
  ) -> String? {
    for masculine in masculines(ofStem: stem) {
      let inflections = memo.inflections(ofWord: masculine).filter { $0.kind == .adjective }
      guard inflections.contains(where: { $0.form == form }) else { continue }
      let nominative = inflections.first {
        $0.slot.grammaticalCase == .nominative && $0.slot.gender == head.gender
          && $0.slot.number == (head.gender == nil ? .plural : .singular)
      }
      if let nominative { return nominative.form }
    }
    return nil
  }

  /// The masculine nominatives that an adjective may have, -ой first where its stress is known.
  private func masculines(ofStem stem: String) -> [String] {
    let stressed = stem + "ой"
    let others = [stem + "ый", stem + "ий"]
    return memo.lemma(of: stem + "ого") == stressed ? [stressed] + others : others + [stressed]
  }

  /// Names in capitals keep them, words do not; of a compound each part does: IP-адрес.
  private func cased(_ word: String, like original: String) -> String {
    let isAllCapitals = original.count > 1 && original == original.uppercased()
    guard !isAllCapitals else { return word.uppercased() }
    let parts = word.split(separator: "-", omittingEmptySubsequences: false)
    let own = original.split(separator: "-", omittingEmptySubsequences: false)
    guard own.count > 1, parts.count == own.count else { return word }
    return zip(parts, own).map { part, own in
      own.dropFirst().contains(where: \.isUppercase) && RussianParadigm.fold(String(own)) == part
        ? own : part
    }.joined(separator: "-")
  }
}
