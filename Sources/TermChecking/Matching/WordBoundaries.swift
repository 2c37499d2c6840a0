import LanguageText

/// The word boundaries of the text that is searched, found when somebody asks for the first time.
///
/// Finding them costs ten times as much as searching, and most texts never need them.
struct WordBoundaries: ~Copyable {
  private let language: LanguageTag
  private var breaker: TextBreaker?
  private var offsets: [Int] = []
  private var isCurrent = false

  init(_ language: LanguageTag) { self.language = language }

  /// Begins with another text.
  mutating func reset() { isCurrent = false }

  /// How a range of UTF-8 byte offsets stands to the words of a text.
  mutating func fit(_ range: Range<Int>, in text: String) -> WordFit {
    find(in: text)
    let start = offsets.partitioningIndex { $0 >= range.lowerBound }
    let end = offsets.partitioningIndex { $0 >= range.upperBound }
    let startsWord = start < offsets.count && offsets[start] == range.lowerBound
    let endsWord = end < offsets.count && offsets[end] == range.upperBound
    let hasBoundaryInside = end > start + (startsWord ? 1 : 0)
    switch (startsWord, endsWord) {
    case (true, true): return .whole
    case (false, false): return hasBoundaryInside ? .crossing : .inside
    default: return hasBoundaryInside ? .overhanging : .inside
    }
  }

  /// The words of the katakana that stand directly around a range of UTF-8 byte offsets.
  mutating func words(inKatakanaAround range: Range<Int>, in text: String) -> [String] {
    find(in: text)
    var words: [String] = []
    var index = offsets.partitioningIndex { $0 >= range.lowerBound }
    while index > 0, index < offsets.count {
      let word = text.utf8Slice(offsets[index - 1]..<offsets[index])
      guard word.unicodeScalars.last.map({ ScriptClass($0) }) == .katakana else { break }
      words.append(word)
      index -= 1
    }
    index = offsets.partitioningIndex { $0 >= range.upperBound }
    while index + 1 < offsets.count {
      let word = text.utf8Slice(offsets[index]..<offsets[index + 1])
      guard word.unicodeScalars.first.map({ ScriptClass($0) }) == .katakana else { break }
      words.append(word)
      index += 1
    }
    return words
  }

  private mutating func find(in text: String) {
    guard !isCurrent else { return }
    if breaker == nil { breaker = TextBreaker(words: language) }
    offsets = breaker?.boundaries(in: text) ?? []
    isCurrent = true
  }
}

/// How a stretch of text stands to the words around it.
enum WordFit: Hashable, Sendable {
  /// It begins and ends where words do.
  case whole
  /// It is a part of one word.
  case inside
  /// It ends or begins a word and cuts another.
  case overhanging
  /// It begins inside one word and ends inside another.
  case crossing
}

extension [Int] {
  /// The first index whose element satisfies a condition that holds for a tail of the array.
  func partitioningIndex(where belongsToTail: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if belongsToTail(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
