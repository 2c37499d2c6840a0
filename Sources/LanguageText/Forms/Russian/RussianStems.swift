/// How Russian stems change: vowels that come and go before the last consonant.
enum RussianStems {
  static let vowels = Vowels()

  /// The vowels of Russian; asked for too often for a set of characters, whose hashes and comparisons
  /// normalise them.
  struct Vowels: Sendable {
    /// Whether a letter is one of them.
    func contains(_ letter: Unicode.Scalar) -> Bool {
      switch letter {
      case "а", "е", "и", "о", "у", "ы", "э", "ю", "я": true
      default: false
      }
    }

    /// Whether a character is one of them.
    func contains(_ character: Character) -> Bool {
      let scalars = character.unicodeScalars
      return scalars.count == 1 && scalars.first.map { contains($0) } == true
    }
  }

  /// The genitive plural without an ending, likeliest spelling first.
  ///
  /// окн gives окон, письм gives писем, ссылк gives ссылок; where no vowel is let in for certain
  /// both are given.
  static func genitivePlurals(ofStem stem: String) -> [String] {
    guard let last = stem.lastLetter, stem.letterCount > 2, !vowels.contains(last), last != "ь",
      last != "й"
    else { return [stem] }
    let body = stem.droppingLetters(1)
    guard let previous = body.lastLetter, !vowels.contains(previous) else { return [stem] }
    if previous == "ь" || previous == "й" {
      return [body.droppingLetters(1) + "е" + String(last), stem]
    }
    let withO = body + "о" + String(last)
    let withE = body + "е" + String(last)
    switch last {
    case "к": return "жшчщ".hasLetter(previous) ? [withE, withO, stem] : [withO, withE, stem]
    case "ц": return [withE, withO, stem]
    case "н", "л": return "кг".hasLetter(previous) ? [withO, withE, stem] : [withE, withO, stem]
    default: return [stem, withO, withE]
    }
  }

  /// The genitive plurals of a feminine in -я, given without that letter.
  static func softGenitivePlurals(ofStem stem: String) -> [String] {
    guard let last = stem.lastLetter else { return [] }
    let body = stem.droppingLetters(1)
    if last == "ь" { return [body + "ей", body + "ий"] }
    if vowels.contains(last) { return [stem + "й"] }
    guard let previous = body.lastLetter, !vowels.contains(previous) else {
      return [stem + "ь", stem + "ей"]
    }
    let inserted = body + "е" + String(last)
    let insertedO = body + "о" + String(last)
    return last == "н"
      ? [inserted, inserted + "ь", insertedO + "ь", stem + "ей", stem + "ь"]
      : [inserted + "ь", inserted, insertedO + "ь", stem + "ей", stem + "ь"]
  }

  /// The stems that a masculine in a hard consonant may have before endings, likeliest first.
  static func masculineStems(of word: String) -> [String] {
    if let known = knownStem(of: word) { return [known] }
    guard word.letterCount > 3 else { return [word] }
    let body = word.droppingLetters(2)
    guard let previous = body.lastLetter else { return [word] }
    if word.hasEnding("ок") {
      let keeps = word.letterCount < 5 || RussianIrregulars.keepsVowel.contains(word)
      return keeps ? [word, body + "к"] : [body + "к", word]
    }
    if word.hasEnding("ек") { return ekStems(word, body, previous) }
    if word.hasEnding("ец") { return etsStems(word, body, previous) }
    return word.hasEnding("ел") || word.hasEnding("ол") ? [word, body + "л"] : [word]
  }

  /// The stem of a listed word, also behind a prefix.
  private static func knownStem(of word: String) -> String? {
    let stems = RussianIrregulars.fleetingStems
    if let known = stems[word] { return known }
    let end = RussianIrregulars.end(of: word, behind: RussianIrregulars.prefixes) {
      stems[$0] != nil
    }
    return end.flatMap { end in stems[end.known].map { end.prefix + $0 } }
  }

  private static func ekStems(_ word: String, _ body: String, _ previous: Unicode.Scalar)
    -> [String]
  {
    let short = vowels.contains(previous) ? [body + "йк"] : [body + "к", body + "ьк"]
    let keeps = word.letterCount < 5 || RussianIrregulars.keepsVowel.contains(word)
    if keeps { return [word] + short }
    return ("лнр".hasLetter(previous) ? short.reversed() : short) + [word]
  }

  private static func etsStems(_ word: String, _ body: String, _ previous: Unicode.Scalar)
    -> [String]
  {
    if vowels.contains(previous) { return [body + "йц", word] }
    if RussianIrregulars.keepsVowel.contains(word) { return [word, body + "ц"] }
    return previous == "л" ? [body + "ьц", body + "ц", word] : [body + "ц", word]
  }

  /// The stems that a noun in -ь may have before endings, without the ь, likeliest first.
  static func softStems(of word: String) -> [String] {
    let stem = word.droppingLetters(1)
    if let known = knownStem(of: word) { return [known] }
    guard word.letterCount > 3, word.hasEnding("ень") else { return [stem] }
    let short = word.droppingLetters(3) + "н"
    return RussianIrregulars.keepsVowel.contains(word) ? [stem, short] : [short, stem]
  }
}
