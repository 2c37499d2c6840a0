import LanguageText

/// One run of a ``WordMatcher`` over a text.
struct WordSearch {
  private let matchers: TermMatchers
  private let text: SearchedText
  private let folded: FoldedText
  /// The words; of a Korean one only the noun when particles stand behind it.
  private var tokens: [WordToken]
  /// The number of each token's form; negative when no term has it.
  private var numbers: [Int32] = []
  /// The hash of each token's bytes.
  private let hashes: [UInt64]
  /// The tokens that were read in the other alphabet.
  private var repaired: Set<Int> = []
  /// What stands behind the nouns that are written as one word with it.
  private var tails: [Int: KoreanParticles.Tail] = [:]
  private var found: [TermMatch] = []

  init(_ text: SearchedText, _ matchers: TermMatchers) {
    self.matchers = matchers
    self.text = text
    folded = text.folded
    let words = text.words(apostropheJoins: matchers.words.apostropheJoins)
    tokens = words.tokens
    hashes = words.hashes
    numbers.reserveCapacity(tokens.count)
    for index in tokens.indices {
      let number = matchers.words.sets.table.number(
        of: folded.bytes, tokens[index].range, hash: hashes[index])
      numbers.append(number ?? -1)
    }
  }

  /// All places where a term stands and no blocker covers it.
  mutating func candidates() -> [TermMatch] {
    let reader = nounReader
    for index in tokens.indices where numbers[index] < 0 {
      if tokens[index].mixesScripts { readLookAlikes(of: index) }
      if numbers[index] < 0, reader.endsInHangul(tokens[index].range) { readNoun(of: index) }
    }
    for index in tokens.indices {
      if numbers[index] >= 0 { follow(from: index) }
      readAsOne(from: index)
    }
    guard found.contains(where: { $0.entry < 0 }) else { return found }
    let blocked = found.filter { $0.entry < 0 }
    return found.filter { match in
      match.entry >= 0
        && !blocked.contains { $0.entry == -1 - match.entry && $0.range.contains(match.range) }
    }
  }

  /// Reads letters of the other alphabet in a word as what they look like.
  private mutating func readLookAlikes(of index: Int) {
    guard let word = LookAlikes.repaired(folded.bytes[tokens[index].range]),
      let number = matchers.words.sets.table.number(of: word, word.indices)
    else { return }
    numbers[index] = number
    repaired.insert(index)
  }

  /// Takes the particles off a Korean word.
  private mutating func readNoun(of index: Int) {
    let range = tokens[index].range
    guard let reading = nounReader.reading(range.lowerBound..<range.lowerBound, range) else {
      return
    }
    numbers[index] = reading.number
    tokens[index].range = range.lowerBound..<reading.end
    tails[index] = reading.tail
  }

  private var nounReader: KoreanNounReader {
    KoreanNounReader(table: matchers.words.sets.table, bytes: folded.bytes)
  }

  /// Follows the patterns that begin with a word.
  private mutating func follow(from start: Int) {
    let next = start + 1 < numbers.count ? numbers[start + 1] : -1
    for place in matchers.words.sets.places(of: numbers[start]) {
      let set = matchers.words.sets.set(at: place)
      for index in matchers.words.index.patterns(of: set) { follow(index, from: start) }
      guard next >= 0, matchers.words.index.isBeginning(set) else { continue }
      for place in matchers.words.sets.places(of: next) {
        let second = matchers.words.sets.set(at: place)
        guard matchers.words.index.isSecond(second) else { continue }
        for index in matchers.words.index.patterns(of: set, second) { follow(index, from: start) }
      }
    }
  }

  private mutating func follow(_ index: Int32, from start: Int) {
    let pattern = matchers.words.patterns[Int(index)]
    let words = start..<start + pattern.words.count
    guard words.upperBound <= tokens.count, let spelling = spelling(of: pattern, words) else {
      return
    }
    accept(pattern, words, spelling)
  }

  /// How the words differ from the pattern; nil when they are not its words.
  private func spelling(of pattern: WordPattern, _ words: Range<Int>) -> TermMatch.Spelling? {
    var spelling = pattern.spelling
    for offset in pattern.gaps.indices {
      let index = words.lowerBound + offset + 1
      guard tails[index - 1] == nil,
        matchers.words.sets.holds(pattern.words[offset + 1], numbers[index])
      else { return nil }
      let gap = folded.bytes[tokens[index - 1].range.upperBound..<tokens[index].range.lowerBound]
      if gap.elementsEqual(pattern.gaps[offset]) { continue }
      guard let wanted = WordGap(pattern.gaps[offset]), tokens[index].gap.isJoint,
        isRespelling(wanted, at: index, in: words)
      else { return nil }
      if !isAttributive(words) { spelling = .variant }
    }
    if repaired.isEmpty { return spelling }
    return words.contains(where: repaired.contains) ? .foreignScript : spelling
  }

  /// Reads two words as if they were written as one.
  private mutating func readAsOne(from index: Int) {
    let next = index + 1
    guard next < tokens.count, tokens[next].gap.isJoint,
      matchers.words.beginnings.mayHold(hashes[index]), tails[index] == nil,
      isLongEnough(index, next), let reading = reading(of: index, next),
      isRespelling(.none, at: next, in: index..<next + 1)
    else { return }
    for place in matchers.words.sets.places(of: reading.number) {
      for start in matchers.words.index.patterns(of: matchers.words.sets.set(at: place)) {
        let pattern = matchers.words.patterns[Int(start)]
        guard pattern.spelling == .exact else { continue }
        accept(pattern, index..<next + 1, .variant, upTo: reading)
      }
    }
  }

  /// The number of the form that two words make when they are written as one.
  private func reading(of first: Int, _ second: Int) -> KoreanNounReader.Reading? {
    let (head, tail) = (tokens[first].range, tokens[second].range)
    let hash = FormTable.hash(folded.bytes, tail, hashes[first])
    let number = matchers.words.sets.table.number(of: folded.bytes, head, tail, hash)
    if let number {
      return KoreanNounReader.Reading(number: number, end: tail.upperBound, tail: tails[second])
    }
    return tails[second] == nil ? nounReader.reading(head, tail) : nil
  }

  /// Whether two words are too long to be one by chance, as «список и» is no «списоки».
  private func isLongEnough(_ first: Int, _ second: Int) -> Bool {
    if matchers.words.language.language == "ko" {
      return tokens[first].range.count + tokens[second].range.count >= 9
    }
    let isASCII = folded.bytes[tokens[second].range].allSatisfy { $0 < 0x80 }
    let isHyphenated = tokens[second].gap == .hyphen
    return tokens[first].range.count >= (isASCII ? isHyphenated ? 1 : 3 : 6)
      && tokens[second].range.count >= (isASCII ? 2 : 6)
  }

  private mutating func accept(
    _ pattern: WordPattern, _ words: Range<Int>, _ spelling: TermMatch.Spelling,
    upTo reading: KoreanNounReader.Reading? = nil
  ) {
    var spelling = spelling
    let bytes = folded.bytes
    let first = tokens[words.lowerBound].range.lowerBound
    let last = reading?.end ?? tokens[words.upperBound - 1].range.upperBound
    guard
      pattern.prefix.isEmpty
        ? !tokens[words].contains(where: \.isIdentifier)
        : bytes[..<first].suffix(pattern.prefix.count).elementsEqual(pattern.prefix),
      pattern.suffix.isEmpty || bytes[last...].starts(with: pattern.suffix)
    else { return }
    let place = first - pattern.prefix.count..<last + pattern.suffix.count
    let range = folded.originalRange(of: place)
    if pattern.entry >= 0, let entryGuard = matchers.words.guards[pattern.entry] {
      guard
        let judged = entryGuard.spelling(
          of: text.bytes[range], as: spelling, folded: Array(bytes[place])),
        words.count > 1 || !isOtherWord(words.lowerBound, than: entryGuard.lemma),
        entryGuard.germanCase.map({ fits($0, words, range) }) ?? true
      else { return }
      spelling = judged
    }
    let isPartOfWord =
      tokens[words.lowerBound].gap == .hyphen && pattern.prefix.isEmpty
      || words.upperBound < tokens.count && tokens[words.upperBound].gap == .hyphen
        && !isDemonstrative(words.upperBound)
      || (reading?.tail ?? tails[words.upperBound - 1]) == .verb
    found.append(
      TermMatch(
        entry: pattern.entry, range: range, spelling: spelling, isPartOfWord: isPartOfWord))
  }

  // MARK: Neighbours

  /// The folded word at an index; nil beyond the ends of the text.
  private func word(_ index: Int) -> String? {
    guard tokens.indices.contains(index) else { return nil }
    return String(decoding: folded.bytes[tokens[index].range], as: UTF8.self)
  }

  /// Whether a form of a one-word Russian or German term is another word between its neighbours.
  private func isOtherWord(_ index: Int, than lemma: String) -> Bool {
    let language = matchers.words.language.language
    guard ["de", "ru"].contains(language), let form = word(index) else { return false }
    if language == "ru", !RussianHomographs.isAmbiguous(form) { return false }
    let hasNext = index + 1 < tokens.count && tokens[index + 1].gap == .space
    let previous = tokens[index].gap == .space ? word(index - 1) : nil
    let next = hasNext ? word(index + 1) : nil
    return language == "ru"
      ? RussianHomographs.isLikelyOtherWord(
        form: form, previousWord: previous, nextWord: next, lemma: lemma)
      : GermanHomographs.isLikelyOtherWord(
        form: form, lemma: TermForms.fold(lemma), previousWord: previous, nextWord: next)
  }

  /// Whether the capitals of a text, in UTF-8 byte offsets, are those of a German term.
  private func fits(_ capitals: GermanCase, _ words: Range<Int>, _ range: Range<Int>) -> Bool {
    let first = tokens[words.lowerBound]
    return capitals.fits(
      String(decoding: text.bytes[range], as: UTF8.self),
      beginsSentence: words.lowerBound == 0 || !first.gap.isJoint)
  }

  /// Whether another joint before a word makes no other word.
  ///
  /// English `pop up` and `pop-up` are a verb and a noun: apart they are the noun only behind a
  /// determiner, and joined never the verb. Spanish «con texto» is no contexto.
  private func isRespelling(_ wanted: WordGap, at index: Int, in words: Range<Int>) -> Bool {
    if wanted == .none, tokens[index].gap == .space,
      isFunctionWord(index - 1) || isFunctionWord(index)
    {
      return false
    }
    guard matchers.words.language.language == "en", let particle = word(index),
      EnglishWords.particles.contains(particle)
    else { return true }
    guard wanted != .space else { return false }
    guard tokens[index].gap == .space else { return true }
    guard tokens[words.lowerBound].gap == .space, let before = word(words.lowerBound - 1) else {
      return false
    }
    return EnglishWords.determiners.contains(before)
  }

  private func isFunctionWord(_ index: Int) -> Bool {
    let language = matchers.words.language
    guard ["de", "es", "fr"].contains(language.language), let word = word(index) else {
      return false
    }
    return FunctionWords.contain(word, in: language)
  }

  /// Whether a hyphen behind a word leads to what belongs to no compound: French ce menu-ci.
  private func isDemonstrative(_ index: Int) -> Bool {
    matchers.words.language.language == "fr" && ["ci", "là"].contains(word(index))
  }

  /// Whether English words stand before the noun that they describe, where a hyphen is usual.
  private func isAttributive(_ words: Range<Int>) -> Bool {
    guard matchers.words.language.language == "en", words.upperBound < tokens.count,
      tokens[words.upperBound].gap == .space, let next = word(words.upperBound)
    else { return false }
    let isHyphenated = tokens[words.lowerBound + 1..<words.upperBound].contains {
      $0.gap == .hyphen
    }
    return isHyphenated && !EnglishWords.functionWords.contains(next)
  }
}
