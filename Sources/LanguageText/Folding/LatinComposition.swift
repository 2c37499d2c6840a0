/// Composes Latin letters with the accents that decomposed text writes behind them, as files from macOS may.
enum LatinComposition {
  /// The letter that a letter and an accent make; nil where Unicode has none.
  static func compose(_ base: Unicode.Scalar, _ mark: Unicode.Scalar) -> Unicode.Scalar? {
    guard base.value < 0x250 || (0x1e00...0x1eff).contains(base.value) else { return nil }
    var letter = String.UnicodeScalarView()
    letter.append(base)
    letter.append(mark)
    return letters[String(letter)]
  }

  /// The letters with accents; strings are equal where they are canonically equivalent.
  private static let letters: [String: Unicode.Scalar] = {
    var letters: [String: Unicode.Scalar] = [:]
    for range in [0xc0...0x24f, 0x1e00...0x1eff] as [ClosedRange<UInt32>] {
      for scalar in range.compactMap(Unicode.Scalar.init) where scalar.properties.isAlphabetic {
        letters[String(Character(scalar))] = scalar
      }
    }
    return letters
  }()
}
