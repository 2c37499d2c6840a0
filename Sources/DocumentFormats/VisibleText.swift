import LanguageText

/// Builds the visible text of a block out of stretches of the source.
///
/// Drops invisible characters, turns the spaces that do not break into plain ones, and keeps the
/// map of offsets exact while doing so.
struct VisibleText {
  /// The text so far, in UTF-8.
  private(set) var utf8: [UInt8] = []
  /// What markup said about it so far.
  private(set) var spans: [InlineSpan] = []
  private var offsets = OffsetMap()
  private let source: SourceText

  /// How long most blocks are at the most, in bytes.
  private static let usualLength = 240

  /// In how many pieces the source has most blocks at the most.
  private static let usualRuns = 4

  /// What special characters begin with: a tab, U+00AD and U+00A0, those in U+20xx, U+FEFF.
  private static let specials = ByteMarks([0x09, 0xc2, 0xe2, 0xef])

  /// Begins an empty text.
  init(_ source: SourceText) {
    self.source = source
  }

  /// The length of the text so far, in UTF-8 bytes.
  var count: Int { utf8.count }

  /// Whether the last character belongs to Chinese or Japanese text.
  var endsWithCJK: Bool {
    guard let lead = utf8.lastIndex(where: { $0 & 0xc0 != 0x80 }) else { return false }
    var scanner = UTF8Scanner(utf8[lead...])
    return scanner.next()?.value?.isCJK ?? false
  }

  /// Begins another text in the memory of this one.
  mutating func begin() {
    utf8.removeAll(keepingCapacity: true)
    if !spans.isEmpty { spans.removeAll(keepingCapacity: true) }
    offsets = OffsetMap()
  }

  /// Makes room for a text of so many bytes and pieces.
  mutating func reserve(bytes: Int, pieces: Int) {
    utf8.reserveCapacity(bytes)
    offsets.reserveRuns(pieces)
  }

  /// Whether no character of a stretch of the source may be special.
  func isPlain(_ range: Range<Int>) -> Bool {
    Self.specials.first(in: source.utf8.span, from: range.lowerBound, to: range.upperBound) == nil
  }

  /// Appends a line feed that stands for a stretch of the source, unless it would be the first character.
  mutating func appendLineFeed(for range: Range<Int>) {
    guard !utf8.isEmpty else { return }
    utf8.append(0x0a)
    offsets.append(textLength: 1, file: source.fileRange(of: range))
  }

  /// Appends a stretch of the source as it is, but for spaces and invisible characters, unless it is known
  /// to have none.
  mutating func append(_ range: Range<Int>, isPlain: Bool = false) {
    if isPlain { return copy(range) }
    var start = range.lowerBound
    var position = start
    while let next = Self.specials.first(
      in: source.utf8.span, from: position, to: range.upperBound)
    {
      position = next
      guard let special = special(at: position, in: range) else {
        position += 1
        continue
      }
      copy(start..<position)
      append(special.replacement, for: position..<position + special.length)
      position += special.length
      start = position
    }
    copy(start..<range.upperBound)
  }

  /// Appends text that a stretch of the source stands for.
  mutating func append(_ text: String, for range: Range<Int>) {
    guard !text.isEmpty, !utf8.isEmpty || text != " " && text != "\n" else { return }
    utf8 += text.utf8
    offsets.append(textLength: text.utf8.count, file: source.fileRange(of: range))
  }

  /// Adds what markup says about the text from an offset on to its present end.
  mutating func mark(_ kind: InlineSpan.Kind, from start: Int) {
    guard start < count else { return }
    spans.append(InlineSpan(kind, start..<count))
  }

  /// Adds what markup says about a stretch of the text.
  mutating func mark(_ kind: InlineSpan.Kind, _ range: Range<Int>) {
    guard !range.isEmpty else { return }
    spans.append(InlineSpan(kind, range))
  }

  /// The finished block, without spaces at its ends; nil when nothing is visible.
  func block(_ kind: BlockKind, level: Int = 0) -> TextBlock? {
    guard var end = utf8.lastIndex(where: { !$0.isSpace }) else { return nil }
    end += 1
    var offsets = offsets
    for _ in end..<utf8.count { offsets.removeLast() }
    var ordered: [InlineSpan] = []
    ordered.reserveCapacity(spans.count)
    for span in spans {
      let range = span.range.clamped(to: 0..<end)
      if !range.isEmpty { ordered.append(InlineSpan(span.kind, range)) }
    }
    if ordered.count > 1 {
      ordered.sort {
        ($0.range.lowerBound, -$0.range.upperBound) < ($1.range.lowerBound, -$1.range.upperBound)
      }
    }
    return TextBlock(
      kind: kind, level: level, text: String(decoding: utf8[..<end], as: UTF8.self),
      offsets: offsets, spans: ordered)
  }

  private mutating func copy(_ whole: Range<Int>) {
    // A text does not begin with spaces.
    let skipped = utf8.isEmpty ? source.utf8[whole].prefix(while: \.isSpace).count : 0
    let range = whole.lowerBound + skipped..<whole.upperBound
    guard !range.isEmpty else { return }
    if utf8.isEmpty {
      utf8.reserveCapacity(max(range.count, Self.usualLength))
      offsets.reserveRuns(Self.usualRuns)
    }
    utf8 += source.utf8[range]
    if source.isByteForByte {
      offsets.append(textLength: range.count, file: source.fileRange(of: range))
      return
    }
    var scanner = UTF8Scanner(source.utf8[range])
    while let scalar = scanner.next() {
      offsets.append(textLength: scalar.range.count, file: source.fileRange(of: scalar.range))
    }
  }

  /// What stands in the visible text for the special character at an offset; nil for a usual one.
  private func special(at position: Int, in range: Range<Int>) -> (
    replacement: String, length: Int
  )? {
    let bytes = source.utf8
    let rest = range.upperBound - position
    switch bytes[position] {
    case 0x09: return (" ", 1)
    case 0xc2 where rest >= 2 && bytes[position + 1] == 0xad: return ("", 2)
    case 0xc2 where rest >= 2 && bytes[position + 1] == 0xa0: return (" ", 2)
    case 0xe2 where rest >= 3 && bytes[position + 1] == 0x80:
      switch bytes[position + 2] {
      case 0x8b...0x8d: return ("", 3)
      case 0x87, 0xaf: return (" ", 3)
      default: return nil
      }
    case 0xe2 where rest >= 3 && bytes[position + 1] == 0x81 && bytes[position + 2] == 0xa0:
      return ("", 3)
    case 0xef where rest >= 3 && bytes[position + 1] == 0xbb && bytes[position + 2] == 0xbf:
      return ("", 3)
    default: return nil
    }
  }
}

extension UInt8 {
  /// Whether the byte is a space, a tab or a line end.
  var isSpace: Bool { self == 0x20 || (0x09...0x0d).contains(self) }
}
