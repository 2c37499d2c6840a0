/// Composes Hangul syllables of the letters that decomposed text has, as files from macOS may.
///
/// Source: The Unicode Standard, section 3.12, Conjoining Jamo Behavior.
enum HangulComposition {
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
}
