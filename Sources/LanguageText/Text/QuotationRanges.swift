/// The quotations and brackets of a text, each from its opening to its closing mark.
struct QuotationRanges {
  /// How long a quotation inside a sentence may be, in code points; a longer one is rather a mark
  /// without its partner.
  private static let longest = 200

  private static let partners: [Unicode.Scalar: [Unicode.Scalar]] = [
    "(": [")"], "（": ["）"], "「": ["」"], "『": ["』"], "《": ["》"], "【": ["】"], "«": ["»"],
    "“": ["”"], "„": ["“", "”"], "‹": ["›"], "»": ["«"], "[": ["]"], "〈": ["〉"], "‘": ["’"],
  ]

  /// Whether a code point can be one of ``partners``, which most of a text is not.
  private static func mayBeMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x28...0x29, 0x5b, 0x5d, 0xab, 0xbb, 0x2018...0x203a, 0x3008...0x3011, 0xff08...0xff09:
      true
    default: false
    }
  }

  private let text: SentenceScalars
  private let closings: [Int: Int]
  private let openings: [Int: Int]
  /// The closing index of the outermost quotation around each index; -1 outside.
  ///
  /// Empty in a text without quotations.
  private let outermost: [Int]

  /// Pairs the marks of a text; linear.
  init(_ text: SentenceScalars) {
    var closings: [Int: Int] = [:]
    var openings: [Int: Int] = [:]
    var open: [(index: Int, closing: [Unicode.Scalar])] = []
    for (index, scalar) in text.scalars.enumerated() {
      if scalar.isLineEnd { open.removeAll() }
      guard Self.mayBeMark(scalar) else { continue }
      if let match = open.lastIndex(where: { $0.closing.contains(scalar) }),
        index - open[match].index <= Self.longest
      {
        closings[open[match].index] = index
        openings[index] = open[match].index
        open.removeSubrange(match...)
      } else if let closing = Self.partners[scalar] {
        open.append((index, closing))
        if open.count > 16 { open.removeFirst() }
      }
    }
    self.text = text
    self.closings = closings
    self.openings = openings
    outermost = Self.outermost(closings, count: text.count)
  }

  private static func outermost(_ closings: [Int: Int], count: Int) -> [Int] {
    guard !closings.isEmpty else { return [] }
    var result = Array(repeating: -1, count: count)
    var end = 0
    for (opening, closing) in closings.sorted(by: { $0.key < $1.key }) where opening >= end {
      for inner in opening..<closing { result[inner] = closing }
      end = closing + 1
    }
    return result
  }

  /// Whether the mark at an index closes a quotation that is open.
  func closes(_ index: Int) -> Bool { openings[index] != nil || isStraightClosing(index) }

  /// The index of the mark that closes the quotation opened at an index.
  func closing(of opening: Int) -> Int? { closings[opening] }

  /// Whether the mark at an index opens a quotation that is closed later.
  func opens(_ index: Int) -> Bool { closings[index] != nil }

  /// Whether a full stop stands in a quotation that the sentence opened after its first word and
  /// that goes on behind the full stop and its closing marks.
  func isInside(_ terminator: Int, end: Int, from start: Int) -> Bool {
    guard !outermost.isEmpty else { return false }
    let closing = outermost[terminator]
    guard closing >= end, let opening = openings[closing], opening > start else { return false }
    return text.hasLetter(in: start..<opening)
  }

  /// Whether a straight quotation mark is followed by no word, and so closes.
  private func isStraightClosing(_ index: Int) -> Bool {
    guard text[index]?.isStraightQuote == true else { return false }
    guard let after = text[index + 1] else { return true }
    return !after.isWordPart || after.isHanOrKana && !isOddAhead(index)
  }

  private func isOddAhead(_ index: Int) -> Bool {
    let mark = text[index]
    var ahead = 0
    var place = index + 1
    while let scalar = text[place], !scalar.isLineEnd, place - index <= Self.longest {
      if scalar == mark { ahead += 1 }
      place += 1
    }
    return ahead % 2 == 1
  }
}
