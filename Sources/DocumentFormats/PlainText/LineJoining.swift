/// Decides which line breaks of plain text are only there because a line was full.
///
/// Nothing in plain text says whether a line end is the end of a paragraph. The decision looks at
/// both lines and at the habits of the whole document: whether it gives each sentence a line of its
/// own, or fills lines up to a width.
struct LineJoining {
  /// What a document does with line ends.
  private enum Habit {
    /// Too few lines follow one another to tell.
    case unknown
    /// Every sentence or paragraph has a line of its own.
    case ownLines
    /// Lines are filled up to a width, in columns.
    case wrapped(width: Int)
  }

  /// Up to how many columns a line may be a label.
  private static let labelWidth = 24

  private let habit: Habit
  /// How many lines of the document hold text.
  private let lineCount: Int

  /// Learns the habits of a document.
  init(_ lines: [TextLine]) {
    lineCount = lines.reduce(0) { $0 + ($1.isEmpty ? 0 : 1) }
    let pairs = zip(lines, lines.dropFirst()).filter { line, next in
      !line.isEmpty && !next.isEmpty && next.marker == nil
        && max(line.columns, next.columns) > Self.labelWidth
    }
    habit = Self.habit(of: pairs)
  }

  /// Whether the text of a line goes on in the next one.
  func joins(_ line: TextLine, _ next: TextLine) -> Bool {
    guard let last = line.last, let first = next.first, next.marker == nil, !startsNote(next),
      !NoteLabels.isLabel(line.text)
    else { return false }
    if line.endsSentence { return joinsSentences(line, next) }
    if line.endsWithColon { return first.isLowercase }
    if first.isLowercase { return !last.isCJK || isFull(line) || lineCount <= 3 }
    if case .ownLines = habit { return false }
    if line.announcesMore { return true }
    switch (last.isCJK, first.isCJK) {
    case (true, true): return !isLabel(line, before: next)
    case (false, true): return "のをがは".unicodeScalars.contains(first) || isFull(line)
    case (true, false): return isFull(line) || lineCount <= 3
    case (false, false): return isFull(line) || lineCount <= 2 && line.words >= 3
    }
  }

  /// Joins sentences only where lines are filled: there a sentence ends at a line end by chance.
  private func joinsSentences(_ line: TextLine, _ next: TextLine) -> Bool {
    if case .wrapped = habit { return isFull(line) }
    // An abbreviation at the line end: a sentence begins with no lower-case word.
    guard line.last?.isCJK == false, line.last == "." else { return false }
    let word = next.text.unicodeScalars.prefix { !$0.isBlank }
    return word.first?.isLowercase == true && word.allSatisfy { !$0.isUppercase && $0 != "." }
  }

  /// Whether a line is so long that only its width may have ended it.
  private func isFull(_ line: TextLine) -> Bool {
    switch habit {
    case .wrapped(let width): line.columns * 10 >= width * 7
    case .ownLines: false
    case .unknown: line.columns >= 50
    }
  }

  /// Whether a line of Chinese or Japanese is a label or caption of what follows.
  ///
  /// In a text of a few lines it is rather a part of a sentence.
  private func isLabel(_ line: TextLine, before next: TextLine) -> Bool {
    guard lineCount > 5, line.isBare, line.columns <= Self.labelWidth else { return false }
    if case .wrapped(let width) = habit, line.columns * 10 >= width * 7 { return false }
    return true
  }

  private func startsNote(_ line: TextLine) -> Bool {
    guard let first = line.first else { return false }
    return (0x1f300...0x1faff).contains(first.value) || (0x2600...0x27bf).contains(first.value)
      || "—–".unicodeScalars.contains(first)
  }

  private static func habit(of pairs: [(TextLine, TextLine)]) -> Habit {
    guard pairs.count >= 4 else { return .unknown }
    let ending = pairs.reduce(0) { $0 + ($1.0.endsSentence ? 1 : 0) }
    if ending * 10 >= pairs.count * 6 { return .ownLines }
    let widths = pairs.map(\.0.columns).sorted()
    let width = widths[widths.count * 9 / 10]
    let full = widths.reduce(0) { $0 + ($1 * 10 >= width * 7 ? 1 : 0) }
    let isUniform = width >= 30 && width <= 120 && full * 10 >= pairs.count * 6
    return isUniform ? .wrapped(width: width) : .ownLines
  }
}

extension Unicode.Scalar {
  fileprivate var isLowercase: Bool { properties.isLowercase }

  fileprivate var isUppercase: Bool { properties.isUppercase }
}
