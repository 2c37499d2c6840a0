/// The words of a corpus as word alignment sees them: content words in their citation form, Han
/// characters joined to the words that the dictionary sees.
struct AlignmentUnits: Sendable {
  /// A content word at its place.
  struct Unit: Sendable {
    /// The number of the word among those of its language, from 0.
    var word: Int32
    /// The tokens.
    var lower: Int32
    var upper: Int32
    /// What stands between the unit and the one before it in the segment.
    var joint: Joint
  }

  /// What parts two neighbouring units.
  enum Joint: UInt8, Sendable {
    /// Nothing, or a hyphen.
    case none
    /// Function words: «of», の, 的.
    case function
    /// Punctuation, code or more than a few words.
    case gap
  }

  /// All units, segment by segment.
  private(set) var units: [Unit] = []
  /// The units of each segment.
  private(set) var ranges: [Range<Int>] = []
  /// The segment of each unit.
  private(set) var segments: [Int32] = []
  /// How many different words each language has.
  private(set) var wordCounts: [Int]

  /// Reads all segments, in time linear in the tokens; `keys` says for each language what
  /// identifies a word whatever its inflection.
  init(_ corpus: Corpus, keys: [any CandidateProposer]) {
    wordCounts = Array(repeating: 0, count: corpus.languages.count)
    var numbers = WordNumbers(corpus, keys: keys)
    read(corpus, keys, &numbers)
    wordCounts = numbers.counts
  }

  /// The numbers of words, language by language.
  private struct WordNumbers {
    private let keys: [any CandidateProposer]
    private var numbers: [[UInt64: Int32]]

    init(_ corpus: Corpus, keys: [any CandidateProposer]) {
      self.keys = keys
      numbers = Array(repeating: [:], count: keys.count)
    }

    var counts: [Int] { numbers.map(\.count) }

    mutating func number(of span: CandidateSpan, in corpus: Corpus) -> Int32 {
      let language = corpus.segments[Int(span.segment)].language
      let key = keys[language].key(of: span, in: corpus)
      let next = Int32(numbers[language].count)
      let word = numbers[language][key] ?? next
      if word == next { numbers[language][key] = next }
      return word
    }
  }

  private mutating func read(
    _ corpus: Corpus, _ keys: [any CandidateProposer], _ numbers: inout WordNumbers
  ) {
    ranges.reserveCapacity(corpus.segments.count)
    var functions = FunctionTable(corpus)
    for (index, segment) in corpus.segments.enumerated() {
      let first = units.count
      var joint = Joint.none
      var gap = 0
      var token = segment.tokens.lowerBound
      while token < segment.tokens.upperBound {
        let end = Self.end(from: token, segment.tokens, corpus)
        defer { token = end }
        guard corpus.tokens[token].script.isWord || corpus.tokens[token].script == .identifier
        else {
          if !functions.isJoint(token, corpus) { joint = .gap }
          continue
        }
        let span = CandidateSpan(
          segment: Int32(index), lower: Int32(token), upper: Int32(end), cues: [])
        let isListed = keys[segment.language].isFunction(corpus.tokens[token].word)
        if isListed || functions.isFunction(token..<end, corpus) {
          gap += 1
          joint = joint == .gap || gap > Self.longestGap ? .gap : .function
          continue
        }
        units.append(
          Unit(
            word: numbers.number(of: span, in: corpus), lower: span.lower, upper: span.upper,
            joint: joint))
        (joint, gap) = (.none, 0)
      }
      ranges.append(first..<units.count)
      segments += repeatElement(Int32(index), count: units.count - first)
    }
  }

  /// Behind the word at a token: Han and hiragana go on until the dictionary sees a boundary.
  private static func end(from token: Int, _ range: Range<Int>, _ corpus: Corpus) -> Int {
    guard isJoined(token, corpus) else { return token + 1 }
    var end = token + 1
    while end < range.upperBound, isJoined(end, corpus), !corpus.isBreak[end],
      !corpus.tokens[end].followsSpace
    { end += 1 }
    return glued(token..<end, range, corpus)
  }

  /// 装饰|器 and 可|迭代 are one word each, whatever the dictionary says; の|型 is not.
  private static func glued(
    _ word: Range<Int>, _ range: Range<Int>, _ corpus: Corpus
  ) -> Int {
    var end = word.upperBound
    if word.count == 1, prefixes.contains(corpus.word(word.lowerBound)), end < range.upperBound,
      corpus.tokens[end].script == .han, !corpus.tokens[end].followsSpace
    {
      end = Self.end(from: end, range, corpus)
    }
    while end < range.upperBound, corpus.tokens[end - 1].script == .han,
      corpus.tokens[end].script == .han,
      !corpus.tokens[end].followsSpace, suffixes.contains(corpus.word(end)),
      end + 1 == range.upperBound || corpus.isBreak[end + 1]
    { end += 1 }
    return end
  }

  /// What makes one word with what follows, or with what precedes.
  private static let prefixes = WordList("可 未 非 無 无")
  private static let suffixes = WordList("器 式 性 化 型 者 们 們 率 度 员 員 符 子 機 机")

  private static func isJoined(_ token: Int, _ corpus: Corpus) -> Bool {
    corpus.tokens[token].script == .han || corpus.tokens[token].script == .hiragana
  }

  /// Function words that a term may have in a row.
  private static let longestGap = 2
}
