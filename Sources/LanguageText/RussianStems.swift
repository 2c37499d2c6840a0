/// How Russian stems change: vowels that come and go before the last consonant.
enum RussianStems {
  static let vowels = Vowels()

  /// The vowels of Russian; asked for too often for a set of characters, whose hashes and comparisons
  /// normalise them.
  struct Vowels: Sendable {
    /// Whether a character is one of them.
    func contains(_ character: Character) -> Bool {
      let scalars = character.unicodeScalars
      switch scalars.first {
      case "а", "е", "и", "о", "у", "ы", "э", "ю", "я": return scalars.dropFirst().isEmpty
      default: return false
      }
    }
  }

  /// The genitive plural without an ending, likeliest spelling first.
  ///
  /// окн gives окон, письм gives писем, ссылк gives ссылок; where no vowel is let in for certain
  /// both are given.
  static func genitivePlurals(ofStem stem: String) -> [String] {
    guard let last = stem.last, stem.count > 2, !vowels.contains(last), last != "ь", last != "й"
    else { return [stem] }
    let body = String(stem.dropLast())
    guard let previous = body.last, !vowels.contains(previous) else { return [stem] }
    if previous == "ь" || previous == "й" { return [body.dropLast() + "е" + String(last), stem] }
    let withO = body + "о" + String(last)
    let withE = body + "е" + String(last)
    switch last {
    case "к": return "жшчщ".contains(previous) ? [withE, withO, stem] : [withO, withE, stem]
    case "ц": return [withE, withO, stem]
    case "н", "л": return "кг".contains(previous) ? [withO, withE, stem] : [withE, withO, stem]
    default: return [stem, withO, withE]
    }
  }

  /// The genitive plurals of a feminine in -я, given without that letter.
  static func softGenitivePlurals(ofStem stem: String) -> [String] {
    guard let last = stem.last else { return [] }
    let body = String(stem.dropLast())
    if last == "ь" { return [body + "ей", body + "ий"] }
    if vowels.contains(last) { return [stem + "й"] }
    guard let previous = body.last, !vowels.contains(previous) else {
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
    if let known = RussianIrregulars.fleetingStems[word] { return [known, word] }
    guard word.count > 3 else { return [word] }
    let body = String(word.dropLast(2))
    guard let previous = body.last else { return [word] }
    switch word.suffix(2) {
    case "ок":
      let keeps = word.count < 5 || RussianIrregulars.keepsVowel.contains(word)
      return keeps ? [word, body + "к"] : [body + "к", word]
    case "ек": return ekStems(word, body, previous)
    case "ец": return etsStems(word, body, previous)
    case "ел", "ол": return [word, body + "л"]
    default: return [word]
    }
  }

  private static func ekStems(_ word: String, _ body: String, _ previous: Character) -> [String] {
    let short = vowels.contains(previous) ? [body + "йк"] : [body + "к", body + "ьк"]
    let keeps = word.count < 5 || RussianIrregulars.keepsVowel.contains(word)
    if keeps { return [word] + short }
    return ("лнр".contains(previous) ? short.reversed() : short) + [word]
  }

  private static func etsStems(_ word: String, _ body: String, _ previous: Character) -> [String] {
    if vowels.contains(previous) { return [body + "йц", word] }
    if RussianIrregulars.keepsVowel.contains(word) { return [word, body + "ц"] }
    return previous == "л" ? [body + "ьц", body + "ц", word] : [body + "ц", word]
  }

  /// The stems that a noun in -ь may have before endings, without the ь, likeliest first.
  static func softStems(of word: String) -> [String] {
    let stem = String(word.dropLast())
    if let known = RussianIrregulars.fleetingStems[word] { return [known, stem] }
    guard word.count > 3, word.hasSuffix("ень") else { return [stem] }
    let short = String(word.dropLast(3)) + "н"
    return RussianIrregulars.keepsVowel.contains(word) ? [stem, short] : [short, stem]
  }
}
