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

  /// A text with its letters and accents composed, where Unicode has such a letter.
  ///
  /// - Complexity: O(length of the text).
  static func composed(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: accents.contains) else { return text }
    var composed = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if accents.contains(scalar), let base = composed.last, let letter = compose(base, scalar) {
        composed.removeLast()
        composed.append(letter)
      } else {
        composed.append(scalar)
      }
    }
    return String(composed)
  }

  /// The accents that letters of European and Vietnamese words have.
  private static let accents: ClosedRange<Unicode.Scalar> = "\u{300}"..."\u{331}"

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
