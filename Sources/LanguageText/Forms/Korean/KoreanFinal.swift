/// What the last letter of a word is to the Korean particle behind it.
enum KoreanFinal: Hashable, Sendable {
  case vowel, consonant
  /// The consonant ㄹ, which particles such as 로 treat as a vowel.
  case rieul
  /// Latin letters or digits, whose sound the spelling does not tell.
  case unknown

  /// The end of a word that ends in a scalar.
  init(_ scalar: Unicode.Scalar) {
    guard (0xac00...0xd7a3).contains(scalar.value) else {
      self = .unknown
      return
    }
    switch (scalar.value - 0xac00) % 28 {
    case 0: self = .vowel
    case 8: self = .rieul
    default: self = .consonant
    }
  }

  /// Whether the particle shape for one kind of word end can follow.
  func admits(_ shape: KoreanParticle.Shape) -> Bool {
    switch (shape, self) {
    case (.any, _), (_, .unknown): true
    case (.afterVowel, .vowel), (.afterConsonant, .consonant), (.afterConsonant, .rieul): true
    case (.afterVowelOrRieul, .vowel), (.afterVowelOrRieul, .rieul): true
    case (.afterOtherConsonant, .consonant): true
    default: false
    }
  }
}
