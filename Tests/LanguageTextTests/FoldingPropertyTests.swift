import LanguageText
import TestSupport
import Testing

@Suite struct FoldingPropertyTests {
  static let pieces = [
    "a", "Z", "ß", "ẞ", "İ", "ё", "Ё", "и\u{306}", "е\u{308}", "Ж", " ", "  ", "\u{a0}", "\u{3000}",
    "\t", "-", "‑", "–", "−", "－", "\u{ad}", "\u{200b}", "\u{feff}", "\u{fe0f}", "Ａ", "１", "（", "，",
    "ﾎ", "ﾞ", "ﾟ", "ｰ", "･", "・", "ー", "ア", "ウ", "ィ", "テ", "イ", "エ", "ユ", "ザ", "ホ\u{3099}",
    "の", "按", "鈕", "択", "後", "é", "e\u{301}", "👩‍💻", "Σ", "ς", "7", ".", "𠮷", "K",
  ]

  static let options: [FoldingOptions] = [
    [], .letterCase, .width, .silent, .spellingVariants, [.spellingVariants, .hanVariants],
    .longVowel, [.smallKana, .vowelSpelling], .joins, [.spaces, .joins], .hanSpacing, .invisibles,
    [.silent, .everyLongVowel], .middleDot,
  ]

  static func text(_ seed: UInt64) -> String {
    var generator = SeededGenerator(seed: seed)
    let count = Int.random(in: 0..<24, using: &generator)
    return (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
  }

  @Test(arguments: options)
  func isIdempotent(options: FoldingOptions) {
    for seed in 0..<250 as Range<UInt64> {
      let once = FoldedText.fold(Self.text(seed), options)
      #expect(FoldedText.fold(once, options) == once, "\(Self.text(seed).debugDescription)")
    }
  }

  @Test(arguments: options)
  func mapsRangesToWholeScalarsInOrder(options: FoldingOptions) {
    for seed in 0..<60 as Range<UInt64> {
      let text = Self.text(seed)
      let bytes = Array(text.utf8)
      let folded = FoldedText(text, options)
      var previous = 0
      for lower in 0...folded.bytes.count {
        for upper in lower...min(folded.bytes.count, lower + 7) {
          let range = folded.originalRange(of: lower..<upper)
          #expect(range.lowerBound >= 0 && range.upperBound <= bytes.count)
          #expect(Self.isBoundary(range.lowerBound, bytes), "\(text.debugDescription)")
          #expect(Self.isBoundary(range.upperBound, bytes), "\(text.debugDescription)")
          #expect(range.isEmpty == (lower == upper))
        }
        let start = folded.originalRange(of: lower..<lower).lowerBound
        #expect(start >= previous, "\(text.debugDescription)")
        previous = start
      }
    }
  }

  @Test(arguments: options)
  func comesBackToTheSamePlace(options: FoldingOptions) {
    for seed in 0..<60 as Range<UInt64> {
      let text = Self.text(seed)
      let folded = FoldedText(text, options)
      let whole = folded.originalRange(of: 0..<folded.bytes.count)
      #expect(folded.foldedRange(of: whole) == 0..<folded.bytes.count)
    }
  }

  @Test func foldsPartsAsTheWholeWhereTheyMeetAtPunctuation() {
    for seed in 0..<300 as Range<UInt64> {
      let left = Self.text(seed) + "."
      let right = "!" + Self.text(seed &+ 1000)
      let whole = FoldedText.fold(left + right, .spellingVariants)
      let parts =
        FoldedText.fold(left, .spellingVariants) + FoldedText.fold(right, .spellingVariants)
      #expect(whole == parts)
    }
  }

  static func isBoundary(_ offset: Int, _ bytes: [UInt8]) -> Bool {
    offset == bytes.count || !UTF8.isContinuation(bytes[offset])
  }
}
