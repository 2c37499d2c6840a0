import DocumentFormats
import LanguageText

/// Finds the longer words and phrases in which the terms of a document stand.
struct ContainingWords {
  /// Characters of Chinese and Japanese that stand between words rather than in them.
  private static let particles = Set(
    "的了着在是和与及或个為为了从從到把被对對将將可要不也都就这那此其以之这這有用中上下一".unicodeScalars)

  /// Prepositions that make one name of two nouns.
  private static let links: Set = [
    "of", "de", "du", "des", "di", "del", "della", "do", "da", "dos", "das", "van", "von",
  ]

  private let document: CheckedDocument
  private var breaks: [Int: [Range<Int>]] = [:]

  init(_ document: CheckedDocument) { self.document = document }

  /// The words around a term, each longer than it: the whole run of katakana, one or two Han
  /// characters more, or the neighbouring words.
  mutating func words(around use: TermUse) -> [String] {
    let text = document.document.blocks[use.block].text
    guard document.language.isWrittenWithoutSpaces else {
      return phrases(around: use, in: text)
    }
    let before = text.utf8Slice(max(0, use.range.lowerBound - 60)..<use.range.lowerBound)
    let after = text.utf8Slice(
      use.range.upperBound..<min(text.utf8.count, use.range.upperBound + 60))
    let left = Array(before.unicodeScalars.reversed())
    let right = Array(after.unicodeScalars)
    let first = use.text.unicodeScalars.first.map { ScriptClass($0) }
    let last = use.text.unicodeScalars.last.map { ScriptClass($0) }
    if first == .katakana || last == .katakana {
      let head = first == .katakana ? left.prefix { ScriptClass($0) == .katakana } : []
      let tail = last == .katakana ? right.prefix { ScriptClass($0) == .katakana } : []
      return head.isEmpty && tail.isEmpty ? [] : [joined(head.reversed(), use.text, Array(tail))]
    }
    let head = Array(left.prefix(2).prefix { isInWord($0) })
    let tail = Array(right.prefix(2).prefix { isInWord($0) })
    var words: [String] = []
    for (first, last) in [(0, 1), (1, 0), (0, 2), (1, 1), (2, 0)]
    where first <= head.count && last <= tail.count {
      words.append(joined(head.prefix(first).reversed(), use.text, Array(tail.prefix(last))))
    }
    return words
  }

  private func isInWord(_ scalar: Unicode.Scalar) -> Bool {
    ScriptClass(scalar) == .han && !Self.particles.contains(scalar)
  }

  private func joined(
    _ head: [Unicode.Scalar], _ text: String, _ tail: [Unicode.Scalar]
  ) -> String {
    var word = String.UnicodeScalarView()
    word.append(contentsOf: head)
    word.append(contentsOf: text.unicodeScalars)
    word.append(contentsOf: tail)
    return String(word)
  }

  /// The term with the word before it, behind it, and both.
  ///
  /// Behind the term, a preposition such as “of” takes the next word with it. Other words that join words are of the
  /// sentence, as are contractions.
  private mutating func phrases(around use: TermUse, in text: String) -> [String] {
    if breaks[use.block] == nil {
      breaks[use.block] = TextBreaks.wordRanges(in: text, language: document.language)
    }
    let words = breaks[use.block] ?? []
    func isNear(_ left: Int, _ right: Int) -> Bool {
      right - left == 1 && [" ", "-"].contains(text.utf8Slice(left..<right))
    }
    func isJoining(_ word: Range<Int>) -> Bool {
      let folded = TermForms.fold(text.utf8Slice(word))
      return JoiningWords.contain(folded, in: document.language)
        || folded.contains { "'’".contains($0) }
        || document.language.language == "ru" && RussianFunctionWords.contains(folded)
    }
    let next = words.partitioningIndex { $0.lowerBound >= use.range.upperBound }
    var end = use.range.upperBound
    var followers = words[next...].prefix(2)
    if let first = followers.first, isNear(end, first.lowerBound) {
      let isLink = Self.links.contains(TermForms.fold(text.utf8Slice(first)))
      if !isLink { followers = followers.prefix(1) }
      let last = followers.last ?? first
      let isWhole = !isLink || last != first && isNear(first.upperBound, last.lowerBound)
      if isWhole, !isJoining(last) { end = last.upperBound }
    }
    let previous = words[..<words.partitioningIndex { $0.lowerBound >= use.range.lowerBound }].last
    let start = previous.flatMap { word in
      isNear(word.upperBound, use.range.lowerBound) && !isJoining(word) ? word.lowerBound : nil
    }
    var ranges: [Range<Int>] = []
    if end > use.range.upperBound { ranges.append(use.range.lowerBound..<end) }
    if let start { ranges.append(start..<use.range.upperBound) }
    if let start, end > use.range.upperBound { ranges.append(start..<end) }
    return ranges.map { text.utf8Slice($0) }
  }
}

extension [Range<Int>] {
  /// The first index whose range satisfies a condition that holds for a tail of the array.
  fileprivate func partitioningIndex(where belongsToTail: (Range<Int>) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if belongsToTail(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
