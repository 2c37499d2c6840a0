import LanguageText

/// A search of one text after another with a ``WordMatcher``.
///
/// Never copied: a copy would cost more than what most words ask for.
struct WordSearch: ~Copyable {
  let matchers: TermMatchers
  private(set) var text: SearchedText
  private(set) var folded: FoldedText
  /// The words; of a Korean one only the noun when particles stand behind it.
  var tokens: [WordToken] = []
  /// The number of each token's form; negative when no term has it.
  var numbers: [Int32] = []
  /// The tokens that were read in the other alphabet.
  private var repaired: Set<Int> = []
  /// The tokens of Korean words that were read as nouns with what is written behind them.
  var nouns: [Int: Noun] = [:]
  /// What was found so far; where only what stays is asked for, what begins with one word.
  private var found: [FoundTerm] = []
  /// Whether everything is asked for that was found, be it outdone by a longer term or not.
  private var isExhaustive = false
  /// How many words the longest term has that was found from the present word on and stays.
  private var longest = 0

  /// Makes a search with the matchers of a termbase.
  init(_ matchers: TermMatchers) {
    self.matchers = matchers
    text = SearchedText("")
    folded = text.folded
  }

  /// Goes on to another text; returns whether one of the terms may stand there, which a quick look tells.
  ///
  /// Most texts have no word of a small termbase: a look at the hashes tells.
  mutating func begin(_ text: SearchedText) -> Bool {
    let words = text.words(apostropheJoins: matchers.words.apostropheJoins)
    guard let first = matchers.words.firstCandidate(in: words.span) else { return false }
    self.text = text
    folded = text.folded
    tokens = words
    if !repaired.isEmpty { repaired = [] }
    if !nouns.isEmpty { nouns = [:] }
    var numbers = self.numbers
    self.numbers = []
    read(&numbers, from: first)
    self.numbers = numbers
    return true
  }

  /// Looks up the forms of the words from one on, before which none has any.
  private func read(_ numbers: inout [Int32], from first: Int) {
    numbers.removeAll(keepingCapacity: true)
    numbers.reserveCapacity(tokens.count)
    for _ in 0..<first { numbers.append(-1) }
    matchers.words.sets.table.addNumbers(of: tokens[first...], in: folded.bytes, to: &numbers)
  }

  /// Whether a word and the next may be a known word when they are written as one.
  @inline(__always)
  private func mayBeginOne(_ index: Int) -> Bool {
    index + 1 < tokens.count && tokens[index + 1].gap.isJoint
      && matchers.words.beginnings.mayHold(tokens[index].hash)
  }

  /// Finds the terms that stay in a text where no others are looked for.
  mutating func find(into choice: inout MatchChoice) {
    guard !matchers.words.hasBlockers else {
      var all = candidates()
      all.order()
      for place in all where choice.wants(place) { choice.take(place) }
      return
    }
    isExhaustive = false
    repairWords()
    var index = 0
    while index < tokens.count {
      if numbers[index] < 0, !mayBeginOne(index) {
        index += 1
        continue
      }
      // Few begin with one word: taking these away costs less than forgetting all at once.
      while !found.isEmpty { found.removeLast() }
      search(from: index)
      if found.isEmpty {
        index += 1
        continue
      }
      found.order()
      index += 1
      // What begins inside a term that stays does not stay.
      for place in found where choice.take(place) { index += Int(place.wordCount) - 1 }
    }
  }

  /// All places where a term stands and no blocker covers it.
  mutating func candidates() -> [FoundTerm] {
    isExhaustive = true
    found.removeAll(keepingCapacity: true)
    repairWords()
    for index in tokens.indices { search(from: index) }
    guard matchers.words.hasBlockers else { return found }
    let blocked = found.filter { $0.entry < 0 }
    return found.filter { match in
      match.entry >= 0
        && !blocked.contains { $0.entry == -1 - match.entry && $0.range.contains(match.range) }
    }
  }

  /// Reads what may be a known word in other letters, or with what is written behind it.
  private mutating func repairWords() {
    for index in tokens.indices where tokens[index].isUnusual && numbers[index] < 0 {
      if tokens[index].mixesScripts { readLookAlikes(of: index) }
      if numbers[index] < 0, tokens[index].endsInHangul { readNoun(of: index) }
    }
  }

  /// Finds the terms that begin with a word.
  private mutating func search(from index: Int) {
    longest = 0
    if numbers[index] >= 0 {
      let count = found.count
      follow(from: index)
      if found.count == count, let whole = readingWithParticles(at: index) {
        while found.count == count, readShorterNoun(of: index, in: whole.word) {
          follow(from: index)
        }
        if found.count == count { restore(whole, at: index) }
      }
    }
    if longest < 3, mayBeginOne(index) { readAsOne(from: index) }
  }

  /// Reads letters of the other alphabet in a word as what they look like.
  private mutating func readLookAlikes(of index: Int) {
    guard let word = LookAlikes.repaired(folded.bytes[tokens[index].range]),
      let number = matchers.words.sets.table.number(of: word, word.indices)
    else { return }
    numbers[index] = number
    repaired.insert(index)
  }

  /// Follows the patterns that begin with a word.
  private mutating func follow(from start: Int) {
    for place in matchers.words.sets.places(of: numbers[start]) {
      let node = matchers.words.index.beginning(with: matchers.words.sets.set(at: place))
      if node > 0 { follow(node, from: start, to: start + 1) }
    }
  }

  /// Follows the patterns of a node that some words have led to, the longest first.
  private mutating func follow(_ node: Int32, from start: Int, to end: Int) {
    if end < numbers.count, numbers[end] >= 0, matchers.words.index.goesOn(from: node) {
      let count = found.count
      goOn(from: node, start, with: end)
      if found.count == count, let whole = readingWithParticles(at: end) {
        while found.count == count, readShorterNoun(of: end, in: whole.word) {
          goOn(from: node, start, with: end)
        }
        if found.count == count { restore(whole, at: end) }
      }
    }
    for place in matchers.words.index.ends(at: node) {
      follow(Int(matchers.words.index.pattern(at: place)), from: start)
    }
  }

  /// Follows the patterns of a node that another word leads on.
  private mutating func goOn(from node: Int32, _ start: Int, with end: Int) {
    for place in matchers.words.sets.places(of: numbers[end]) {
      let child = matchers.words.index.child(of: node, matchers.words.sets.set(at: place))
      if child > 0 { follow(child, from: start, to: end + 1) }
    }
  }

  private mutating func follow(_ pattern: Int, from start: Int) {
    let places = matchers.words.patterns.places(of: pattern)
    let words = start..<start + places.count
    let isOutdone =
      words.count < longest && !isExhaustive
      && matchers.words.patterns.gaps[places.lowerBound] == 0
    guard !isOutdone, words.upperBound <= tokens.count,
      let spelling = spelling(of: pattern, places.lowerBound, words)
    else { return }
    accept(pattern, words, spelling)
  }

  /// How the words differ from a pattern, whose words begin at a place; nil when they are not its
  /// words.
  private func spelling(
    of pattern: Int, _ place: Int, _ words: Range<Int>
  ) -> TermMatch.Spelling? {
    var spelling = matchers.words.patterns.spellings[pattern]
    for offset in 1..<max(1, words.count) {
      let index = words.lowerBound + offset
      guard tail(index - 1) == nil,
        matchers.words.sets.holds(
          matchers.words.patterns.words[place + offset], numbers[index])
      else { return nil }
      let gap = Int(matchers.words.patterns.gaps[place + offset])
      if isGap(gap, before: index) { continue }
      guard let wanted = WordGap(matchers.words.patterns.texts[gap][...]),
        tokens[index].gap.isJoint,
        isRespelling(wanted, at: index, in: words)
      else { return nil }
      if !isAttributive(words), !isFollowedByHyphen(words) { spelling = .variant }
    }
    if repaired.isEmpty { return spelling }
    return words.contains(where: repaired.contains) ? .foreignScript : spelling
  }

  /// Whether one of the texts of patterns stands between a word and the one before it.
  private func isGap(_ number: Int, before index: Int) -> Bool {
    let range = tokens[index - 1].range.upperBound..<tokens[index].range.lowerBound
    return isText(number, range)
  }

  /// Whether a range of the folded text is one of the texts of patterns.
  private func isText(_ number: Int, _ range: Range<Int>) -> Bool {
    guard matchers.words.patterns.texts[number].count == range.count else { return false }
    for offset in 0..<range.count
    where matchers.words.patterns.texts[number][offset] != folded.bytes[range.lowerBound + offset] {
      return false
    }
    return true
  }

  /// Reads a word and the one that it may be joined with as if they were written as one.
  private mutating func readAsOne(from index: Int) {
    let next = index + 1
    guard tail(index) == nil, isLongEnough(index, next), let reading = reading(of: index, next),
      isRespelling(.none, at: next, in: index..<next + 1),
      // 초 안에 is within a second, and no 초안.
      !matchers.words.isKorean
        || tokens[index].range.count + reading.end - tokens[next].range.lowerBound
          >= Self.leastBytesOfKorean
    else { return }
    for place in matchers.words.sets.places(of: reading.number) {
      let set = matchers.words.sets.set(at: place)
      // “The loss es” has no losses: what is a form by itself is not half of one.
      guard !matchers.words.sets.holds(set, numbers[index]) else { continue }
      let node = matchers.words.index.beginning(with: set)
      for end in matchers.words.index.ends(at: node) {
        let pattern = Int(matchers.words.index.pattern(at: end))
        guard matchers.words.patterns.spellings[pattern] == .exact else { continue }
        accept(pattern, index..<next + 1, .variant, upTo: reading)
      }
    }
  }

  /// The number of the form that two words make when they are written as one.
  private func reading(of first: Int, _ second: Int) -> KoreanNounReader.Reading? {
    let (head, tail) = (tokens[first].range, tokens[second].range)
    let hash = FormTable.hash(folded.bytes, tail, tokens[first].hash)
    if matchers.words.sets.table.mayHold(hash),
      let number = matchers.words.sets.table.number(of: folded.bytes, head, tail, hash)
    {
      return KoreanNounReader.Reading(number: number, end: tail.upperBound, tail: self.tail(second))
    }
    guard self.tail(second) == nil, KoreanNounReader.endsInHangul(folded.bytes.span, tail) else {
      return nil
    }
    return nounReader.reading(head, tail)
  }

  /// Whether two words are too long to be one by chance, as «список и» is no «списоки».
  private func isLongEnough(_ first: Int, _ second: Int) -> Bool {
    let (head, tail) = (tokens[first].range, tokens[second].range)
    if matchers.words.isKorean { return head.count + tail.count >= Self.leastBytesOfKorean }
    var isASCII = true
    for index in tail where folded.bytes[index] >= 0x80 {
      isASCII = false
      break
    }
    let isHyphenated = tokens[second].gap == .hyphen
    return head.count >= (isASCII ? isHyphenated ? 1 : 3 : 6) && tail.count >= (isASCII ? 2 : 6)
  }

  /// Three syllables: two beside each other are two words as often as one.
  private static let leastBytesOfKorean = 9

  private mutating func accept(
    _ pattern: Int, _ words: Range<Int>, _ spelling: TermMatch.Spelling,
    upTo reading: KoreanNounReader.Reading? = nil
  ) {
    let first = tokens[words.lowerBound].range.lowerBound
    let last = reading?.end ?? tokens[words.upperBound - 1].range.upperBound
    guard let place = place(of: pattern, words, first..<last) else { return }
    let entry = Int(matchers.words.patterns.entries[pattern])
    let range = folded.originalRange(of: place)
    guard entry >= 0 else {
      found.append(FoundTerm(entry: entry, range: range, spelling: spelling, rank: 0))
      return
    }
    guard let judged = self.spelling(of: entry, range, place, as: spelling),
      !text.isMasked(range)
    else { return }
    let homograph = words.count > 1 ? .term : self.reading(of: words.lowerBound, as: entry)
    // Comparing values of another module calls a function each time.
    if case .otherWord = homograph { return }
    if isNounWithPreposition(words, as: entry) { return }
    if matchers.words.isGerman, let capitals = matchers.entryGuard(of: entry).germanCase,
      !fits(capitals, words, range)
    {
      return
    }
    let hasPrefix = place.lowerBound < first
    let isInPhrase = if case .phrase = homograph { true } else { false }
    let isVerb = (reading?.tail ?? tail(words.upperBound - 1)) == .verb
    let isPartOfWord =
      tokens[words.lowerBound].gap == .hyphen && !hasPrefix && !isBehindLatin(words.lowerBound)
      || words.upperBound < tokens.count && tokens[words.upperBound].gap == .hyphen
        && !isDemonstrative(words.upperBound)
      || isInPhrase || isVerb
    var term = FoundTerm(
      entry: entry, range: range, spelling: judged, rank: matchers.rank(of: entry, as: judged),
      isPartOfWord: isPartOfWord, wordCount: words.count)
    term.isInPhrase = isInPhrase
    term.isOfCompound =
      isPartOfWord && !isInPhrase
      // A verb of two syllables is an everyday word, 선택하다.
      && (isVerb ? range.count > 2 * "가".utf8.count : isOfCompound(words, as: entry))
    guard !term.isRefused else { return }
    found.append(term)
    if !hasPrefix { longest = max(longest, words.count) }
  }

  /// The bytes of the folded text that words and what a pattern asks around them take; nil when
  /// something else stands there.
  private func place(of pattern: Int, _ words: Range<Int>, _ range: Range<Int>) -> Range<Int>? {
    let prefix = Int(
      matchers.words.patterns.gaps[matchers.words.patterns.places(of: pattern).lowerBound])
    let suffix = Int(matchers.words.patterns.suffixes[pattern])
    if prefix == 0 {
      for index in words where tokens[index].isIdentifier { return nil }
      if suffix == 0 { return range }
    }
    let start = range.lowerBound - matchers.words.patterns.texts[prefix].count
    let end = range.upperBound + matchers.words.patterns.texts[suffix].count
    guard start >= 0, end <= folded.bytes.count, isText(prefix, start..<range.lowerBound),
      isText(suffix, range.upperBound..<end)
    else { return nil }
    return start..<end
  }

  /// How a text that has the words of an entry's term is spelled; nil when it is not the term.
  private func spelling(
    of entry: Int, _ range: Range<Int>, _ place: Range<Int>, as spelling: TermMatch.Spelling
  ) -> TermMatch.Spelling? {
    matchers.spelling(
      of: entry, in: text, range, as: spelling, folded: Array(folded.bytes[place]))
  }

  /// What stands behind the noun of a token; nil for what is no such noun.
  private func tail(_ index: Int) -> KoreanParticles.Tail? {
    nouns.isEmpty ? nil : nouns[index]?.tail
  }
}
