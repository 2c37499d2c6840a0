/// A longest stretch of text in one script.
package struct ScriptRun: Hashable, Sendable {
  package let script: ScriptClass
  /// UTF-8 byte offsets in the text that was split.
  package let range: Range<Int>

  package init(script: ScriptClass, range: Range<Int>) {
    self.script = script
    self.range = range
  }

  /// Splits a text into runs that follow each other without gaps.
  ///
  /// A combining mark or variation selector belongs to the run before it. Complexity: O(n).
  package static func runs(in text: some StringProtocol) -> [ScriptRun] {
    var runs: [ScriptRun] = []
    var start = 0
    var offset = 0
    var script: ScriptClass?
    for scalar in text.unicodeScalars {
      let next = joinsPrevious(scalar) ? script ?? .other : ScriptClass(scalar)
      if let current = script, next != current {
        runs.append(ScriptRun(script: current, range: start..<offset))
        start = offset
      }
      script = next
      offset += UTF8.width(scalar)
    }
    if let script { runs.append(ScriptRun(script: script, range: start..<offset)) }
    return runs
  }

  /// The runs of katakana in a text, as UTF-8 byte offsets: those that ``runs(in:)`` gives.
  ///
  /// Complexity: O(n); text without katakana takes a look at each byte.
  package static func katakana(in text: String) -> [Range<Int>] {
    guard let first = nextKatakana(from: 0, in: text.utf8.span) else { return [] }
    let bytes = Array(text.utf8)
    var runs: [Range<Int>] = []
    runs.reserveCapacity(8)
    var (position, next) = (0, Optional(first))
    while let start = next {
      position = start
      while position < bytes.count {
        if position + 2 < bytes.count,
          isKatakana(bytes[position], bytes[position + 1], bytes[position + 2])
        {
          position += 3
          continue
        }
        let (scalar, end) = bytes.scalar(at: position)
        guard ScriptClass(scalar) == .katakana || joinsPrevious(scalar) else { break }
        position = end
      }
      runs.append(start..<position)
      next = nextKatakana(from: position, in: bytes.span)
    }
    return runs
  }

  /// Whether a text has katakana.
  ///
  /// Complexity: O(n).
  package static func hasKatakana(_ utf8: [UInt8]) -> Bool {
    nextKatakana(from: 0, in: utf8.span) != nil
  }

  /// Where the next katakana begins.
  private static func nextKatakana(from start: Int, in bytes: Span<UInt8>) -> Int? {
    var position = start
    while position + 2 < bytes.count {
      let lead = bytes[position]
      if lead == 0xe3 || lead == 0xef,
        isKatakana(lead, bytes[position + 1], bytes[position + 2])
      {
        return position
      }
      position += lead >= 0xe3 && lead < 0xf0 ? 3 : 1
    }
    return nil
  }

  /// Whether three bytes of UTF-8 are a character that ``ScriptClass`` calls katakana.
  private static func isKatakana(_ lead: UInt8, _ second: UInt8, _ third: UInt8) -> Bool {
    switch (lead, second) {
    case (0xe3, 0x82): third >= 0xa1
    case (0xe3, 0x83): third != 0xbb
    case (0xe3, 0x87): third >= 0xb0
    case (0xef, 0xbd): third >= 0xa6
    case (0xef, 0xbe): third <= 0x9f
    default: false
    }
  }

  /// Whether a scalar only modifies the one before it.
  static func joinsPrevious(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x300...0x36f, 0x1ab0...0x1aff, 0x1dc0...0x1dff, 0x20d0...0x20ff, 0x3099, 0x309a,
      0xfe00...0xfe0f, 0xfe20...0xfe2f, 0xe0100...0xe01ef:
      true
    default: false
    }
  }
}
