/// What punctuation and layout say about the tokens of a segment.
struct SegmentStructure {
  /// Token ranges inside quotation marks, short enough for a label.
  private(set) var quotes: [Range<Int>] = []
  /// Token ranges inside brackets with the range of words directly before, if any.
  private(set) var brackets: [(outer: Range<Int>, inner: Range<Int>)] = []

  /// Reads a segment in one pass.
  init(_ segment: CorpusSegment, of corpus: Corpus) {
    var open: [(mark: String, token: Int)] = []
    for token in segment.tokens where corpus.tokens[token].script == .punctuation {
      let mark = corpus.word(token)
      guard let first = mark.unicodeScalars.first, Self.mayEnclose(first) else { continue }
      if let start = open.last, Self.closes(mark, start.mark) {
        open.removeLast()
        let inner = start.token + 1..<token
        guard !inner.isEmpty, inner.count <= Self.longestLabel else { continue }
        if Self.isBracket(start.mark) {
          brackets.append((start.token..<token + 1, inner))
        } else {
          quotes.append(inner)
        }
      } else if Self.closers[mark] != nil {
        open.append((mark, token))
      }
    }
  }

  private static func closes(_ mark: String, _ opener: String) -> Bool {
    closers[opener]?.contains(mark) == true
  }

  /// Whether a mark may be one of ``closers`` or close one; commas and full stops need no look-up.
  private static func mayEnclose(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "(", ")", "\"", "«", "»", "‹", "›", "（", "）": true
    default: (0x2018...0x201f).contains(scalar.value) || (0x3008...0x300f).contains(scalar.value)
    }
  }

  private static func isBracket(_ mark: String) -> Bool { mark == "(" || mark == "（" }

  /// In tokens; Han characters are tokens of their own.
  private static let longestLabel = 12

  private static let closers: [String: String] = [
    "(": ")", "（": "）)", "“": "”\"", "«": "»", "「": "」", "『": "』", "\"": "\"”", "„": "“”",
    "‹": "›", "‘": "’", "《": "》",
  ]
}
