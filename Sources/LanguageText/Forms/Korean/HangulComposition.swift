/// Composes Hangul syllables of the letters that decomposed text has, as files from macOS may, and parts them again.
///
/// Source: The Unicode Standard, section 3.12, Conjoining Jamo Behavior.
package enum HangulComposition {
  /// The syllable of a leading consonant and a vowel, or of an open syllable and a final consonant.
  static func compose(_ base: Unicode.Scalar, _ next: Unicode.Scalar) -> Unicode.Scalar? {
    switch (base.value, next.value) {
    case (0x1100...0x1112, 0x1161...0x1175):
      Unicode.Scalar(0xac00 + ((base.value - 0x1100) * 21 + next.value - 0x1161) * 28)
    case (0xac00...0xd7a3, 0x11a8...0x11c2) where (base.value - 0xac00) % 28 == 0:
      Unicode.Scalar(base.value + next.value - 0x11a7)
    default: nil
    }
  }

  /// A text in which the letters of each syllable stand one by one; all other characters stay.
  package static func decomposed(_ text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.flatMap { scalar -> [Unicode.Scalar] in
      guard (0xac00...0xd7a3).contains(scalar.value) else { return [scalar] }
      let syllable = scalar.value - 0xac00
      let final = syllable % 28
      let letters = [0x1100 + syllable / 588, 0x1161 + syllable % 588 / 28]
      return (final == 0 ? letters : letters + [0x11a7 + final]).compactMap(Unicode.Scalar.init)
    }
  }
}
