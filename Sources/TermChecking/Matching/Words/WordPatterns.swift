/// The terms of a termbase as sequences of words, each in any of its forms; numbered in the order in
/// which they came.
///
/// One array a field and one for the words of all patterns: a search reads them without making
/// copies, and a cache keeps them as they are.
struct WordPatterns: Hashable, Sendable {
  /// The index of each term's entry in its termbase; `-1 - index` for a blocker of the entry.
  private(set) var entries: [Int32] = []
  /// How a text that matches each pattern differs from the forms of the term.
  private(set) var spellings: [TermMatch.Spelling] = []
  /// The sets of accepted forms of the words of all patterns; see ``FormSets``.
  private(set) var words: [Int32] = []
  /// Where the words of each pattern begin in ``words``, and the end of the last.
  private(set) var starts: [Int32] = [0]
  /// What must stand before each of ``words``, as a number of ``texts``; for the first word of a
  /// pattern right before it, such as the dot of `.NET`.
  private(set) var gaps: [Int32] = []
  /// What must stand right behind the last word of each pattern, as a number of ``texts``, such as
  /// the `++` of `C++`.
  private(set) var suffixes: [Int32] = []
  /// The few different texts that stand around words, folded; the first is empty.
  private(set) var texts: [[UInt8]] = [[]]

  /// Whether there is none.
  var isEmpty: Bool { entries.isEmpty }

  /// Whether one of them is a blocker.
  var hasBlockers: Bool { entries.contains { $0 < 0 } }

  /// The number of patterns.
  var count: Int { entries.count }

  /// Makes an empty list.
  init() {}

  /// Adds a pattern, whose words, one of which may be joined with the next, have the numbers of
  /// their sets.
  mutating func append(
    _ term: TermWords, joinedAt joint: Int?, words numbers: [Int32], entry: Int,
    spelling: TermMatch.Spelling
  ) {
    entries.append(Int32(entry))
    spellings.append(spelling)
    words += numbers
    gaps.append(number(of: term.bytes, term.prefix))
    for index in term.gaps.indices where index != joint {
      gaps.append(number(of: term.bytes, term.gaps[index]))
    }
    suffixes.append(number(of: term.bytes, term.suffix))
    starts.append(Int32(words.count))
  }

  /// The places of a pattern's words in ``words`` and ``gaps``.
  @inline(__always)
  func places(of pattern: Int) -> Range<Int> {
    Int(starts[pattern])..<Int(starts[pattern + 1])
  }

  /// The number of a part of a text among ``texts``, a new one if it is new.
  private mutating func number(of text: [UInt8], _ range: Range<Int>) -> Int32 {
    if range.isEmpty { return 0 }
    for known in texts.indices where texts[known].count == range.count {
      if isText(known, text, range) { return Int32(known) }
    }
    texts.append(Array(text[range]))
    return Int32(texts.count - 1)
  }

  /// Whether a part of a text, of the same length, is one of ``texts``.
  private func isText(_ number: Int, _ text: [UInt8], _ range: Range<Int>) -> Bool {
    for offset in 0..<range.count
    where texts[number][offset] != text[range.lowerBound + offset] { return false }
    return true
  }

  // MARK: In a file

  /// Writes the patterns.
  func write(to file: inout FlatWriter) {
    file.write(entries)
    file.write(spellings.map(\.rawValue))
    file.write(words)
    file.write(starts)
    file.write(gaps)
    file.write(suffixes)
    file.write(texts.count)
    for text in texts { file.write(text) }
  }

  /// Reads what ``write(to:)`` wrote.
  init(from file: inout FlatReader) throws(FlatReader.Damaged) {
    entries = try file.int32s()
    spellings = try file.bytes().map { TermMatch.Spelling(rawValue: $0) ?? .exact }
    words = try file.int32s()
    starts = try file.int32s()
    gaps = try file.int32s()
    suffixes = try file.int32s()
    texts = []
    for _ in 0..<(try file.integer()) { texts.append(try file.bytes()) }
  }
}
