import LanguageText

/// Reads a word that ends in Hangul as a known noun with what Korean writes behind it.
struct KoreanNounReader {
  /// A noun in a word.
  struct Reading: Hashable {
    /// The number of the noun's form.
    let number: Int32
    /// Where the noun ends, as a byte offset into the folded text.
    let end: Int
    /// What stands behind it in the word; nil when nothing does.
    let tail: KoreanParticles.Tail?
  }

  let table: FormTable
  let bytes: [UInt8]

  /// The longest known noun that two byte ranges begin with when they are read as one word; on demand
  /// only one that ends before an offset.
  ///
  /// - Returns: nil when no noun is known or no particles stand behind it.
  /// - Complexity: O(n²) in the length of the word; two reads of bytes for words in other scripts.
  func reading(
    _ first: Range<Int>, _ second: Range<Int>, before limit: Int? = nil
  ) -> Reading? {
    guard Self.endsInHangul(bytes.span, second) else { return nil }
    var end = limit.map { start(ofCharacterBefore: $0, in: second) } ?? second.upperBound
    while end > second.lowerBound {
      if let number = table.number(of: bytes, first, second.lowerBound..<end) {
        if end == second.upperBound {
          return Reading(number: number, end: end, tail: nil)
        }
        let noun = bytes[first] + bytes[second.lowerBound..<end]
        let word = noun + bytes[end..<second.upperBound]
        let text = String(decoding: word, as: UTF8.self)
        if let tail = KoreanParticles.tail(of: text, nounLength: noun.count) {
          return Reading(number: number, end: end, tail: tail)
        }
      }
      end = start(ofCharacterBefore: end, in: second)
    }
    return nil
  }

  private func start(ofCharacterBefore end: Int, in range: Range<Int>) -> Int {
    var start = end - 1
    while start > range.lowerBound, UTF8.isContinuation(bytes[start]) { start -= 1 }
    return start
  }

  /// Whether the last scalar of a range of bytes is a Hangul syllable, by its three bytes.
  static func endsInHangul(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    range.count >= 3 && (0xea...0xed).contains(bytes[range.upperBound - 3])
  }
}
