import DocumentFormats
import LanguageText

/// Marks of Markdown that a translation shows as they are, since it has a space or another character where none may be:
/// `[the lamp] (lamp.md)` is no link, between Chinese characters `**“灯”**是` is not bold, and `_灯_是` never italic.
struct BrokenMarkup {
  /// What the marks should make.
  enum Kind: CaseIterable {
    case link
    case reference
    case address
    case emphasis
    case code
  }

  /// The index of the paragraph of the draft.
  let block: Int
  /// Where the first of the marks stand in its text, in UTF-8 bytes.
  let range: Range<Int>
  /// What the marks should make.
  let kind: Kind

  /// Looks for marks in the visible text of a passage that its source has none of; nil where there are none, and in what is
  /// no Markdown.
  ///
  /// - Complexity: O(length of the passage).
  init?(in passage: Passage, _ context: CheckContext) {
    let source = context.sources[passage.document]
    guard !passage.sourceBlocks.isEmpty, MarkdownFormat.reads(path: context.draft.path) else {
      return nil
    }
    let originals = passage.sourceBlocks.map { source.document.blocks[$0] }
    for index in passage.draftBlocks {
      let block = context.draft.document.blocks[index]
      guard block.kind.isProse, block.kind != .metadata,
        let (range, kind) = Self.marks(in: block, context.facts.markdown)
          ?? Self.loneMarks(in: block, of: originals, context.facts.markdown)
      else { continue }
      if originals.contains(where: { Self.marks(in: $0, context.facts.markdown)?.1 == kind }) {
        return nil
      }
      (self.block, self.range, self.kind) = (index, range, kind)
      return
    }
    return nil
  }

  /// The first marks in a text that are shown, beside code.
  private static func marks(
    in block: TextBlock, _ dialect: MarkdownDialect
  ) -> (Range<Int>, Kind)? {
    let bytes = block.text.utf8.span
    lazy var code = Self.code(in: block)
    for index in bytes.indices {
      let found: (Range<Int>, Kind)?
      switch bytes[index] {
      case UInt8(ascii: "`"): found = (index..<index + 1, .code)
      case UInt8(ascii: "*")
      where dialect == .commonMark && index + 1 < bytes.count && bytes[index + 1] == bytes[index]:
        found = (index..<index + 2, .emphasis)
      case UInt8(ascii: "]"):
        found =
          link(behind: index, in: bytes).map { ($0, .link) }
          ?? reference(behind: index, in: bytes).map { ($0, .reference) }
      default: continue
      }
      guard let found, !code.overlaps(found.0) else { continue }
      return found.1 == .emphasis ? (culprit(from: index, in: block), .emphasis) : found
    }
    return block.spans.lazy.compactMap { span in
      guard case .link(let destination) = span.kind, isMisspelt(destination) else { return nil }
      return (span.range, .address)
    }.first
  }

  /// Which of two pairs of stars makes no emphasis, of which the first begins at an offset: the one behind where the first
  /// may open some (CommonMark 0.31.2, section 6.2).
  private static func culprit(from start: Int, in block: TextBlock) -> Range<Int> {
    let first = start..<start + 2
    guard let next = block.text.character(at: first.upperBound), !next.isWhitespace else {
      return first
    }
    let previous = block.text.character(before: start)
    let isBehindWord = previous.map { !$0.isWhitespace && !$0.isMarkOrSymbol } ?? false
    if next.isMarkOrSymbol, isBehindWord { return first }
    let rest = Array(block.text.utf8.dropFirst(first.upperBound))
    return rest.firstRange(of: "**".utf8).map {
      $0.lowerBound + first.upperBound..<$0.upperBound + first.upperBound
    } ?? first
  }

  /// The first of single marks of emphasis that are shown, where the source has more emphasis and no such marks: alone they
  /// may be anything.
  private static func loneMarks(
    in block: TextBlock, of originals: [TextBlock], _ dialect: MarkdownDialect
  ) -> (Range<Int>, Kind)? {
    let marks = dialect == .commonMark ? Array("_*".utf8) : Array("_".utf8)
    lazy var code = Self.code(in: block)
    func isEmphasis(_ span: InlineSpan) -> Bool { span.kind == .emphasis || span.kind == .strong }
    for mark in marks where block.text.utf8.contains(mark) {
      let places = block.text.utf8.enumerated().filter { $0.element == mark }.map(\.offset)
        .filter { !code.overlaps($0..<$0 + 1) }
      let count = block.spans.count(where: isEmphasis)
      if places.count > 1, !originals.contains(where: { $0.text.utf8.contains(mark) }),
        originals.reduce(0, { $0 + $1.spans.count(where: isEmphasis) }) > count
      {
        return (places[0]..<places[0] + 1, .emphasis)
      }
    }
    return nil
  }

  /// Where code and addresses stand in a text.
  private static func code(in block: TextBlock) -> RangeIndex {
    RangeIndex(block.spans.lazy.filter(\.isMasked).map(\.range))
  }

  /// Where a bracket that closes has an address in brackets behind it, with spaces or in brackets of full width.
  private static func link(behind bracket: Int, in bytes: Span<UInt8>) -> Range<Int>? {
    var end = bracket + 1
    while end < bytes.count, bytes[end] == 0x20 { end += 1 }
    let open: [UInt8] = [0xef, 0xbc, 0x88]
    let width =
      end < bytes.count && bytes[end] == UInt8(ascii: "(")
      ? 1
      : end + 2 < bytes.count && (0..<3).allSatisfy { bytes[end + $0] == open[$0] } ? 3 : 0
    guard width > 0, width == 3 || end > bracket + 1 else { return nil }
    let address = end + width
    for start in ["http", "./", "../", "/"] {
      let start = Array(start.utf8)
      if address + start.count <= bytes.count,
        start.indices.allSatisfy({ bytes[address + $0] == start[$0] })
      {
        return bracket..<address
      }
    }
    return nil
  }

  /// Where a bracket that closes has the name of a definition in brackets behind it, which there is none of:
  /// `[the lamp][lamp]`, `[lamp][]`.
  private static func reference(behind bracket: Int, in bytes: Span<UInt8>) -> Range<Int>? {
    guard bracket + 1 < bytes.count, bytes[bracket + 1] == UInt8(ascii: "["), bracket > 0 else {
      return nil
    }
    let start = (max(0, bracket - longestName)..<bracket).last { bytes[$0] == UInt8(ascii: "[") }
    let end = (bracket + 2..<max(bracket + 2, min(bytes.count, bracket + longestName))).first {
      bytes[$0] == UInt8(ascii: "]")
    }
    guard let start, let end, start + 1 < bracket else { return nil }
    return start..<end + 1
  }

  /// How many bytes the text of a reference has at the most, and the name of a definition.
  private static let longestName = 120

  /// Whether an address has `hhttps:` or the like before what leads somewhere.
  private static func isMisspelt(_ destination: String) -> Bool {
    guard destination.holdsBytes(of: "://"), let scheme = destination.split(separator: ":").first
    else { return false }
    let letters = Set(scheme)
    return letters.isSubset(of: ["h", "t", "p", "s"]) && letters.count > 2
      && scheme != "http" && scheme != "https"
  }
}

extension Character {
  /// Whether it is punctuation as CommonMark has it, which takes symbols for that.
  fileprivate var isMarkOrSymbol: Bool { isPunctuation || isSymbol }
}
