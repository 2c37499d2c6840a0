import LanguageText

/// The word boundaries of the text that is searched, found when somebody asks for the first time.
///
/// Finding them costs ten times as much as searching, and most texts never need them.
struct WordBoundaries: ~Copyable {
  private let language: LanguageTag
  /// Whether only terms in Han characters and kana are asked about.
  private let isEastAsian: Bool
  private var breaker: TextBreaker?
  /// The boundaries of short stretches of all texts that are searched with one termbase.
  private let known: ShortStretches
  /// The boundaries of the stretch of text that was asked for last; nil until they are asked for.
  private var offsets: [Int]?
  private var stretch = 0..<0

  init(_ language: LanguageTag, known: ShortStretches) {
    self.language = language
    self.known = known
    isEastAsian = ["zh", "yue", "ja"].contains(language.language)
  }

  /// Begins with another text.
  mutating func reset() {
    stretch = 0..<0
    offsets = nil
  }

  /// How a range of UTF-8 byte offsets stands to the words of a text.
  mutating func fit(_ range: Range<Int>, in text: SearchedText) -> WordFit {
    find(around: range, in: text)
    if stretch == range { return .whole }
    let offsets = offsetsOfStretch(in: text)
    let start = offsets.partitioningIndex { $0 >= range.lowerBound }
    let end = offsets.partitioningIndex { $0 >= range.upperBound }
    let startsWord = start < offsets.count && offsets[start] == range.lowerBound
    let endsWord = end < offsets.count && offsets[end] == range.upperBound
    let hasBoundaryInside = end > start + (startsWord ? 1 : 0)
    switch (startsWord, endsWord) {
    case (true, true): return .whole
    case (false, false): return hasBoundaryInside ? .crossing : .inside
    case (true, false): return hasBoundaryInside ? .cuttingNext : .inside
    case (false, true): return hasBoundaryInside ? .cuttingPrevious : .inside
    }
  }

  /// Whether a range of UTF-8 byte offsets is one word where nothing stands around it.
  mutating func isWord(_ range: Range<Int>, in text: SearchedText) -> Bool {
    known.isUndivided(range, in: text.bytes) {
      if breaker == nil { breaker = TextBreaker(words: language) }
      return breaker?.isUndivided(range, in: text.bytes) ?? false
    }
  }

  /// Whether Chinese characters, some of them traditional, are one word in the simplified script, of which
  /// segmenters know more.
  mutating func isSimplifiedWord(_ scalars: some Collection<Unicode.Scalar>) -> Bool {
    guard scalars.contains(where: { HanVariants.fold($0) != $0 }) else { return false }
    var word = String.UnicodeScalarView()
    word.append(contentsOf: scalars.map { HanVariants.fold($0) })
    let bytes = Array(String(word).utf8)
    return known.isUndivided(bytes.indices, in: bytes) {
      if breaker == nil { breaker = TextBreaker(words: language) }
      return breaker?.isUndivided(bytes.indices, in: bytes) ?? false
    }
  }

  /// The words of the katakana that stand directly around a range of UTF-8 byte offsets.
  mutating func words(inKatakanaAround range: Range<Int>, in text: SearchedText) -> [String] {
    find(around: range, in: text)
    let offsets = offsetsOfStretch(in: text)
    var words: [String] = []
    var index = offsets.partitioningIndex { $0 >= range.lowerBound }
    while index > 0, index < offsets.count {
      let word = String(decoding: text.bytes[offsets[index - 1]..<offsets[index]], as: UTF8.self)
      guard word.unicodeScalars.last.map({ ScriptClass($0) }) == .katakana else { break }
      words.append(word)
      index -= 1
    }
    index = offsets.partitioningIndex { $0 >= range.upperBound }
    while index + 1 < offsets.count {
      let word = String(decoding: text.bytes[offsets[index]..<offsets[index + 1]], as: UTF8.self)
      guard word.unicodeScalars.first.map({ ScriptClass($0) }) == .katakana else { break }
      words.append(word)
      index += 1
    }
    return words
  }

  /// Finds the stretch between two marks around a range.
  ///
  /// Words in Han characters and kana never reach beyond such a mark, and do not depend on what
  /// stands there (UAX #29).
  private mutating func find(around range: Range<Int>, in text: SearchedText) {
    if stretch.contains(range.lowerBound), stretch.upperBound >= range.upperBound { return }
    var start = range.lowerBound
    while start > 0, !endsMark(at: start, in: text.bytes) { start -= 1 }
    var end = range.upperBound
    while end < text.bytes.count, !beginsMark(at: end, in: text.bytes) { end += 1 }
    stretch = start..<end
    offsets = nil
  }

  /// The boundaries of the words of the stretch, found when they are asked for first.
  private mutating func offsetsOfStretch(in text: SearchedText) -> [Int] {
    if let offsets { return offsets }
    let found: [Int]
    if let breaks = text.breaks?.offsets(from: stretch.lowerBound, to: stretch.upperBound) {
      found = breaks
    } else {
      found = known.offsets(of: stretch, in: text.bytes) {
        if breaker == nil { breaker = TextBreaker(words: language) }
        return breaker?.boundaries(in: text.bytes, stretch) ?? []
      }
      text.breaks?.keep(found)
    }
    offsets = found
    return found
  }

  /// Whether a mark ends before an offset.
  private func endsMark(at offset: Int, in bytes: [UInt8]) -> Bool {
    if bytes[offset - 1] < 0x80 { return isMark(bytes[offset - 1]) }
    // Only behind a whole character of three bytes its lead stands there.
    return offset >= 3 && bytes[offset - 3] >= 0xe0 && beginsMark(at: offset - 3, in: bytes)
  }

  /// Whether a mark begins at an offset: one of 、。「」, and where only Han characters and kana are
  /// asked about, anything of ASCII and the other brackets and marks of their punctuation.
  private func beginsMark(at offset: Int, in bytes: [UInt8]) -> Bool {
    let lead = bytes[offset]
    if lead < 0x80 { return isMark(lead) }
    guard lead == 0xe3 || lead == 0xef, offset + 2 < bytes.count else { return false }
    switch (lead, bytes[offset + 1], bytes[offset + 2]) {
    case (0xe3, 0x80, 0x81), (0xe3, 0x80, 0x82), (0xe3, 0x80, 0x8c), (0xe3, 0x80, 0x8d):
      return true
    // 〈〉《》『』【】！（），：；？
    case (0xe3, 0x80, 0x88...0x91), (0xef, 0xbc, 0x81), (0xef, 0xbc, 0x88...0x89),
      (0xef, 0xbc, 0x8c), (0xef, 0xbc, 0x9a...0x9b), (0xef, 0xbc, 0x9f):
      return isEastAsian
    default: return false
    }
  }

  /// Whether a byte of ASCII is a mark; `_` joins the katakana beside it.
  private func isMark(_ byte: UInt8) -> Bool {
    isEastAsian && byte < 0x80 && byte != UInt8(ascii: "_")
  }
}

/// How a stretch of text stands to the words around it.
enum WordFit: Hashable, Sendable {
  /// It begins and ends where words do.
  case whole
  /// It is a part of one word.
  case inside
  /// It begins inside one word and ends where another does.
  case cuttingPrevious
  /// It begins where a word does and ends inside another.
  case cuttingNext
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
