/// The plurals of Spanish nouns and adjectives by rules, without a dictionary.
///
/// The gender of an adjective in a term is that of its noun, so that only the number changes:
/// barra lateral, barras laterales. The written accent moves as the stress of the word asks:
/// botón, botones; examen, exámenes.
enum SpanishPlurals {
  /// The forms of a word folded as by ``TermForms/fold(_:)``: itself and its plurals; of a function word only where it
  /// is all of its term, and so a noun.
  static func forms(of word: String, isAlone: Bool = false) -> Set<String> {
    guard isAlone || !FunctionWords.contain(word, in: "es") else { return [word] }
    let plurals = plurals(of: word).filter { !FunctionWords.contain($0, in: "es") }
    return Set(plurals).union([word])
  }

  /// The plurals of a word, the likeliest first; empty for one that has the same form in both
  /// numbers.
  static func plurals(of word: String) -> [String] {
    guard word.count > 1, let last = word.last, last.isLetter else { return [] }
    if let irregular = irregular[word] { return [irregular] }
    switch last {
    case "a", "e", "i", "o", "u", "á", "é", "ó": return [word + "s"]
    case "í", "ú": return [word + "s", word + "es"]
    case "z": return [withoutStressMark(word.dropLast() + "c") + "es"]
    case "s", "x": return inSibilant(word)
    case "n":
      let plurals = [inN(word) + "es", word + "s"]
      return isLoanInN(word) ? plurals.reversed() : plurals
    case "l", "r", "d", "j", "y":
      let plurals = [withoutStressMark(word) + "es", word + "s"]
      return (LoanPlurals.looksEnglish(word) ? plurals.reversed() : plurals)
        + (LoanPlurals.inIes(of: word).map { [$0] } ?? [])
    case "m": return [word + "s", word + "es"]
    default: return [word + "s"]
    }
  }

  /// The singular of a plural, as far as its ending tells it; nil when it does not.
  static func singular(of word: String) -> String? {
    guard word.count > 3, word.hasSuffix("s"), !FunctionWords.contain(word, in: "es") else {
      return nil
    }
    if word.hasSuffix("ciones") || word.hasSuffix("siones") { return word.dropLast(4) + "ón" }
    if let singular = singulars[word] { return singular }
    if word.hasSuffix("dades") || word.hasSuffix("dores") || word.hasSuffix("ales") {
      return String(word.dropLast(2))
    }
    if word.hasSuffix("ces"), word.count > 4 { return word.dropLast(3) + "z" }
    let isPlural = ["as", "os"].contains(where: word.hasSuffix)
    return isPlural ? String(word.dropLast()) : nil
  }

  /// Words in -s and -x keep their form unless the last syllable is stressed.
  private static func inSibilant(_ word: String) -> [String] {
    let isStressed = stressMark(in: Array(word)).map { $0 == word.count - 2 } ?? false
    let isOneSyllable = vowelGroups(of: Array(word)).count == 1
    return isStressed || isOneSyllable ? [withoutStressMark(word) + "es"] : []
  }

  /// The stem of the plural of a word in -n: an accent on the last syllable goes, and a word without
  /// one gets it where the stress stays.
  private static func inN(_ word: String) -> String {
    let letters = Array(word)
    let groups = vowelGroups(of: letters)
    if let mark = stressMark(in: letters) {
      return groups.last?.contains(mark) == true ? withoutStressMark(word) : word
    }
    guard groups.count > 1 else { return word }
    let stressed = groups[groups.count - 2]
    // Of a diphthong the open vowel bears the accent, of two closed ones the second.
    let place = stressed.first { "aeo".contains(letters[$0]) } ?? stressed.upperBound - 1
    guard let accented = accents[letters[place]] else { return word }
    return String(letters[..<place]) + String(accented) + String(letters[(place + 1)...])
  }

  /// Whether a word of several syllables ends in -in without an accent, as only loans do: *plugin* beside *jardín*.
  private static func isLoanInN(_ word: String) -> Bool {
    word.hasSuffix("in") && vowelGroups(of: Array(word)).count > 1
      && stressMark(in: Array(word)) == nil
  }

  /// A word without the accent on its last syllable, unless that keeps two vowels apart, as in raíz.
  private static func withoutStressMark(_ word: String) -> String {
    let letters = Array(word)
    guard let mark = stressMark(in: letters), let last = vowelGroups(of: letters).last,
      last.contains(mark), let plain = accents.first(where: { $0.value == letters[mark] })?.key
    else { return word }
    let isHiatus =
      "íú".contains(letters[mark]) && mark > 0 && "aeo".contains(letters[mark - 1])
    guard !isHiatus else { return word }
    return String(letters[..<mark]) + String(plain) + String(letters[(mark + 1)...])
  }

  private static func stressMark(in letters: [Character]) -> Int? {
    letters.lastIndex { "áéíóú".contains($0) }
  }

  /// The runs of vowels; u is none where it is silent, as in que and gui.
  private static func vowelGroups(of letters: [Character]) -> [Range<Int>] {
    var groups: [Range<Int>] = []
    for (index, letter) in letters.enumerated() where "aeiouáéíóúü".contains(letter) {
      let isSilent =
        letter == "u" && index > 0 && "qg".contains(letters[index - 1])
        && index + 1 < letters.count && "eiéí".contains(letters[index + 1])
      if isSilent { continue }
      if let last = groups.last, last.upperBound == index {
        groups[groups.count - 1] = last.lowerBound..<index + 1
      } else {
        groups.append(index..<index + 1)
      }
    }
    return groups
  }

  private static let accents: [Character: Character] = [
    "a": "á", "e": "é", "i": "í", "o": "ó", "u": "ú",
  ]
  /// Words whose stress moves to another syllable.
  private static let irregular = [
    "carácter": "caracteres", "régimen": "regímenes", "espécimen": "especímenes",
  ]
  private static let singulars = Dictionary(
    uniqueKeysWithValues: irregular.map { ($0.value, $0.key) })
}
