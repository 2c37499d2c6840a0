import Testing

@testable import SentenceAlignment

/// What the tokenizer takes a character for.
struct ScalarClassTests {
  @Test(arguments: [
    ("Z", ScalarClass.letter), ("é", .letter), ("ß", .letter), ("ж", .letter), ("ё", .letter),
    ("ї", .letter), ("가", .letter), ("ω", .letter), ("7", .digit), ("の", .hiragana),
    ("ー", .katakana),
    ("ッ", .katakana), ("々", .han), ("設", .han), ("?", .mark), ("(", .mark), (".", .other),
    ("×", .other), ("÷", .other), ("。", .other), ("、", .other), ("・", .other), (" ", .other),
    ("—", .other), ("😀", .other),
  ])
  func knows(_ text: String, _ expected: ScalarClass) throws {
    #expect(ScalarClass(try #require(text.unicodeScalars.first)) == expected)
  }

  /// The ranges that need not be looked up agree with Unicode.
  @Test func lettersAreThoseOfUnicode() {
    let ranges: [ClosedRange<UInt32>] = [0xc0...0x52f, 0x3000...0x3020]
    let scalars = ranges.joined().compactMap(Unicode.Scalar.init).filter { $0 != "々" }
    let wrong = scalars.filter { scalar in
      (ScalarClass(scalar) == .letter) != scalar.properties.isAlphabetic
    }
    #expect(wrong.isEmpty)
  }
}
