/// A place where a term was found, before it is known which of overlapping ones stay.
///
/// There are about as many as words, most of which do not stay: nothing in it is counted or copied one
/// by one.
struct FoundTerm: Sendable {
  /// What has yet to be asked about a term in text without spaces: the pattern, and where it stands.
  struct Question: Sendable {
    /// The text in which the pattern was found.
    enum Text: UInt8, Sendable {
      case folded, respelled, inOneScript
    }

    /// The index of the pattern.
    let pattern: Int32
    /// The text in which it was found.
    let text: Text
    /// Its place in the scalars of that text.
    var place: Range<Int> { Int(start)..<Int(end) }

    private let start: Int32
    private let end: Int32

    /// Makes the question about a pattern at a place.
    init(_ pattern: Int32, at place: Range<Int>, in text: Text) {
      self.pattern = pattern
      self.text = text
      start = Int32(truncatingIfNeeded: place.lowerBound)
      end = Int32(truncatingIfNeeded: place.upperBound)
    }
  }

  /// The index of the term's entry in its termbase; `-1 - index` for a blocker of the entry.
  let entry: Int32
  /// How the text differs from the forms of the term.
  let spelling: TermMatch.Spelling
  /// How welcome the term is beside others in the same place, 0 the most: see
  /// ``TermMatchers/rank(of:as:)``.
  let rank: UInt8
  /// How many words the term takes, where it was found by them.
  let wordCount: Int16
  /// Whether the place may be a part of a longer word: see ``TermMatch/isPartOfWord``.
  var isPartOfWord: Bool
  /// Whether the longer word is a compound that is what the term says, as веб-клавиша is a клавиша.
  var isOfCompound = false
  /// Whether the place begins or ends in the middle of what looks like another word, as 数组 in
  /// 函数组件: it gives way to one that does not.
  var cutsWord = false
  /// Whether the place is in a set phrase, which says nothing of the term: *in order to*.
  var isInPhrase = false
  /// What has to be asked before the place is known to be the term's; nil when it is.
  var question: Question?

  // No text has more than 2 GiB.
  private let start: Int32
  private let end: Int32

  /// UTF-8 byte offsets into the text.
  var range: Range<Int> { Int(start)..<Int(end) }

  /// Makes a place.
  init(
    entry: Int, range: Range<Int>, spelling: TermMatch.Spelling, rank: UInt8,
    isPartOfWord: Bool = false, wordCount: Int = 0, question: Question? = nil
  ) {
    self.entry = Int32(truncatingIfNeeded: entry)
    self.spelling = spelling
    self.rank = rank
    self.isPartOfWord = isPartOfWord
    self.wordCount = Int16(clamping: wordCount)
    self.question = question
    start = Int32(truncatingIfNeeded: range.lowerBound)
    end = Int32(truncatingIfNeeded: range.upperBound)
  }

  /// Whether the place cannot stay: what is not approved is not told in a part of a word, but for a compound that is
  /// what the part says.
  var isRefused: Bool { isPartOfWord && isUnwelcome && !isOfCompound }

  /// Whether the term is forbidden or deprecated.
  var isUnwelcome: Bool { rank & 3 == 2 }

  /// Whether this one is chosen before another: the leftmost, then the longest, then the most welcome.
  func precedes(_ other: FoundTerm) -> Bool {
    if start != other.start { return start < other.start }
    if end != other.end { return end > other.end }
    return (rank, entry) < (other.rank, other.entry)
  }
}

extension [FoundTerm] {
  /// Puts places in the order in which they are chosen.
  ///
  /// Most are in order but for those that start together: a few steps put these in their places. Others
  /// are sorted.
  mutating func order() {
    guard count > 1 else { return }
    var steps = 4 * count
    for index in 1..<count {
      var place = index
      while place > 0, self[place].precedes(self[place - 1]) {
        guard steps > 0 else { return sort { $0.precedes($1) } }
        swapAt(place, place - 1)
        place -= 1
        steps -= 1
      }
    }
  }
}
