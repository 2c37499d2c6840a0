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

extension KoreanFinal {
  /// The last sound of a word as it is read aloud: of Hangul, of a number, and of an abbreviation that is read letter by
  /// letter, or ends in the same sound when it is read as a word.
  init(ofWord word: String) {
    guard let last = word.unicodeScalars.last else {
      self = .unknown
      return
    }
    switch last {
    case "0", "3", "6": self = .consonant
    case "1", "7", "8": self = .rieul
    case "2", "4", "5", "9": self = .vowel
    default: self = last.isASCII ? Self.ofAbbreviation(word) : KoreanFinal(last)
    }
  }

  private static func ofAbbreviation(_ word: String) -> KoreanFinal {
    let letters = word.unicodeScalars.reversed().prefix { $0.properties.isAlphabetic && $0.isASCII }
    guard let last = letters.first, letters.count <= 5, letters.allSatisfy(\.properties.isUppercase)
    else { return .unknown }
    // What has a vowel may be read as a word: RAM, MAC.
    let isSpelt = !letters.contains { "AEIOU".unicodeScalars.contains($0) }
    switch last {
    case "L": return .rieul
    case "M", "N": return .consonant
    case "R": return isSpelt ? .rieul : .unknown
    case "A", "I", "O", "U": return .vowel
    default: return isSpelt ? .vowel : .unknown
    }
  }
}
