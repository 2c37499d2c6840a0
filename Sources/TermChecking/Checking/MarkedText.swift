import DocumentFormats
import LanguageText

/// A stretch of a block that is set off from the text around it: bold, in quotation marks, as code.
struct MarkedText: Hashable, Sendable {
  /// How the stretch is set off.
  enum Mark: Hashable, Sendable {
    case strong, quoted, code
  }

  /// How the stretch is set off.
  let mark: Mark
  /// UTF-8 byte offsets into the text of the block, without the marks.
  let range: Range<Int>
  /// The stretch.
  let text: String

  /// The longest stretch that may be a label, in characters.
  private static let longest = 60
  /// How far a lead may stand from the start of its block, or a mark from its lead, in bytes.
  private static let longestMargin = 12

  /// The mark that closes what another opens; nil for what opens nothing.
  private static func closing(of mark: Unicode.Scalar) -> Unicode.Scalar? {
    switch mark {
    case "「": "」"
    case "『": "』"
    case "«": "»"
    case "“": "”"
    case "„": "“"
    case "‘": "’"
    case "《": "》"
    case "【": "】"
    case "［": "］"
    case "\"": "\""
    default: nil
    }
  }

  /// The stretches of a block that may be labels, in order of their start; of nested ones only the
  /// innermost.
  ///
  /// What stands alone, or leads into a paragraph in front of a colon or full stop, is no label: it
  /// is a heading in all but markup.
  ///
  /// - Complexity: O(n log n) in the length of the block.
  static func stretches(of block: TextBlock) -> [MarkedText] {
    guard block.kind != .heading, block.kind.isProse else { return [] }
    let marked =
      block.spans.compactMap { span -> MarkedText? in
        span.kind == .code ? MarkedText(.code, span.range, in: block) : nil
      }
      + strongRanges(of: block).compactMap { MarkedText(.strong, $0, in: block) }
      + quotations(in: block)
    // In this order a stretch stands directly in front of the first that it holds.
    let ordered = marked.sorted {
      ($0.range.lowerBound, $1.range.upperBound) < ($1.range.lowerBound, $0.range.upperBound)
    }
    return ordered.indices.filter { index in
      let next = index + 1 < ordered.count ? ordered[index + 1].range : nil
      let holdsNext = next.map { $0.upperBound <= ordered[index].range.upperBound } ?? false
      return !holdsNext && !ordered[index].isLead(of: block)
    }.flatMap { ordered[$0].steps(in: block) }
  }

  /// Whether a block may have stretches that are set off, other than as code: a quick look.
  static func mayHaveLabels(_ block: TextBlock) -> Bool {
    block.spans.contains { $0.kind == .strong }
      || nextMark(from: 0, in: block.text.utf8.span) != nil
  }

  /// What is bold, as it was meant.
  ///
  /// The marks behind a punctuation mark close nothing in front of a letter, as in Chinese and Japanese, and
  /// Markdown makes bold what stands between two such stretches: inside another, which begins and ends with them, or
  /// beside marks that are left in the text, where nobody can tell.
  ///
  /// - Complexity: O(n log n) in the number of spans.
  private static func strongRanges(of block: TextBlock) -> [Range<Int>] {
    let strong = block.spans.filter { $0.kind == .strong }.map(\.range).sorted {
      ($0.lowerBound, $1.upperBound) < ($1.lowerBound, $0.upperBound)
    }
    guard !strong.isEmpty, !hasMarks(block) else { return [] }
    var meant: [Range<Int>] = []
    var outer = 0
    while outer < strong.count {
      let inner = strong[(outer + 1)...].prefix {
        $0.upperBound <= strong[outer].upperBound && $0 != strong[outer]
      }
      var start = strong[outer].lowerBound
      for range in inner where range.lowerBound >= start {
        meant.append(start..<range.lowerBound)
        start = range.upperBound
      }
      meant.append(start..<strong[outer].upperBound)
      outer = max(outer + 1, inner.endIndex)
    }
    return meant.filter { !$0.isEmpty }
  }

  /// Whether a text shows marks that were meant to make something bold.
  private static func hasMarks(_ block: TextBlock) -> Bool {
    // Most texts have none, and that is seen at once.
    asterisks.first(in: block.text.utf8.span, from: 0, to: block.text.utf8.count) != nil
      && block.text.places(ofBytes: "**").contains { place in
        !block.spans.contains { $0.kind == .code && $0.range.overlaps(place) }
      }
  }

  private static let asterisks = ByteMarks("*")

  /// What stands between the labels of a path through menus: `File > Save`, `File --> Save`.
  private static let separators = [" > ", " --> ", " → ", " ▸ ", " » ", " ‣ "]

  /// A byte of each, as most labels have none.
  private static let separatorMarks = ByteMarks([UInt8(ascii: ">"), 0xc2, 0xe2])

  /// The labels of a bold path through menus; other stretches as they are.
  private func steps(in block: TextBlock) -> [MarkedText] {
    guard mark == .strong,
      Self.separatorMarks.first(in: text.utf8.span, from: 0, to: text.utf8.count) != nil,
      let separator = Self.separators.first(where: { text.holdsBytes(of: $0) })
    else { return [self] }
    var steps: [MarkedText] = []
    var start = range.lowerBound
    for part in text.split(separator: separator, omittingEmptySubsequences: false) {
      let end = start + part.utf8.count
      if let step = MarkedText(.strong, start..<end, in: block) { steps.append(step) }
      start = end + separator.utf8.count
    }
    return steps
  }

  private init?(_ mark: Mark, _ range: Range<Int>, in block: TextBlock) {
    let text = block.text.utf8Slice(range)
    let scalars = text.unicodeScalars
    guard scalars.contains(where: \.isLetter),
      text.utf8.count <= Self.longest || text.count <= Self.longest,
      !scalars.contains(where: \.endsLine)
    else { return nil }
    self.mark = mark
    self.range = range
    self.text = text
  }

  private static func quotations(in block: TextBlock) -> [MarkedText] {
    let bytes = Array(block.text.utf8)
    var found: [MarkedText] = []
    var open: (closing: Unicode.Scalar, start: Int)?
    var position = 0
    while let offset = nextMark(from: position, in: bytes.span) {
      let (scalar, length) = UTF8Bytes.scalar(in: bytes, at: offset)
      position = offset + length
      if let current = open, scalar == current.closing {
        if let stretch = MarkedText(.quoted, current.start..<offset, in: block) {
          found.append(stretch)
        }
        open = nil
      } else if let closing = closing(of: scalar) {
        open = (closing, position)
      }
    }
    return found
  }

  /// Where the next character begins that may be a quotation mark: `"`, « or », ‘ to „, 《 to 】, ［ or ］.
  private static func nextMark(from start: Int, in bytes: Span<UInt8>) -> Int? {
    var position = start
    var marks = spacedMarks
    while let place = marks.first(in: bytes, from: position, to: bytes.count) {
      let next = place + 1 < bytes.count ? bytes[place + 1] : 0
      let third = place + 2 < bytes.count ? bytes[place + 2] : 0
      switch bytes[place] {
      case UInt8(ascii: "\""): return place
      case 0xc2: if next | 0x10 == 0xbb { return place }
      case 0xe2: if next == 0x80, (0x98...0x9e).contains(third) { return place }
      case 0xe3:
        if next == 0x80, (0x8a...0x91).contains(third) { return place }
        marks = unspacedMarks
      case 0xef: if next == 0xbc, third | 0x06 == 0xbf { return place }
      default:
        guard place > start else { break }
        let isMark =
          bytes[place - 1] == 0xe2
          ? (0x98...0x9e).contains(next)
          : bytes[place - 1] == 0xe3 && (0x8a...0x91).contains(next)
        if isMark { return place - 1 }
      }
      position = place + 1
    }
    return nil
  }

  /// What quotation marks begin with.
  private static let spacedMarks = ByteMarks([UInt8(ascii: "\""), 0xc2, 0xe2, 0xe3, 0xef])

  /// The same with the second byte of those in U+20xx and U+300x, 80: most characters of Japanese have the first and
  /// few the second, which stands in Russian wherever р does.
  private static let unspacedMarks = ByteMarks([UInt8(ascii: "\""), 0xc2, 0x80, 0xef])

  /// Whether the stretch is the whole block, or begins it in front of a colon or full stop.
  private func isLead(of block: TextBlock) -> Bool {
    guard mark == .strong, range.lowerBound < Self.longestMargin,
      !block.text.utf8Slice(0..<range.lowerBound).unicodeScalars
        .contains(where: \.isLetterOrNumber)
    else { return false }
    let end = block.text.utf8.count
    let rest = block.text.utf8Slice(
      range.upperBound..<min(end, range.upperBound + Self.longestMargin))
    let next = rest.first { !$0.isWhitespace }
    return next.map { ":：.。—–".contains($0) } ?? (block.kind != .tableCell)
      || text.last.map { ":：.。".contains($0) } == true
  }
}
