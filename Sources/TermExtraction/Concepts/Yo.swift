/// The letter ё, which forms are compared without and which citation forms keep.
enum Yo {
  /// The word with ё where most of the spellings have it, as far as they begin like the word.
  static func restored(_ word: String, from spellings: [String]) -> String {
    var letters = Array(word)
    for index in letters.indices where letters[index] == "е" {
      let folded = letters[...index].map { fold($0) }
      let same = spellings.map { Array($0.lowercased()) }.filter {
        $0.count > index && $0[...index].map(fold) == folded
      }
      let marked = same.count { $0[index] == "ё" }
      if 2 * marked > same.count { letters[index] = "ё" }
    }
    return String(letters)
  }

  private static func fold(_ letter: Character) -> Character {
    letter == "ё" ? "е" : Character(letter.lowercased())
  }
}
