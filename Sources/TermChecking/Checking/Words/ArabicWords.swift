/// Tells forms of one Arabic word from two words, without a dictionary.
///
/// Articles, conjunctions and prepositions are written in one with a word, and many plurals change the vowels inside
/// it (هجوم, هجمات), so that names that only differ so are one name: المصادقة and مصادقة. Marks for short vowels, as
/// that of an object in مجلدًا, are written or not.
enum ArabicWords {
  /// Whether two names have as many words, each with the consonants of the other's between what is put before
  /// and behind words.
  ///
  /// - Complexity: O(length of the names).
  static func areForms(_ first: String, _ second: String) -> Bool {
    let words = [first, second].map { withoutMarks($0).split { !$0.isLetter } }
    return words[0].count == words[1].count
      && zip(words[0], words[1]).allSatisfy { !roots(of: $0).isDisjoint(with: roots(of: $1)) }
  }

  /// What is written in front of a word.
  private static let before = ["وال", "فال", "بال", "كال", "لل", "ال", "و", "ف", "ب", "ك", "ل"]
  /// What is written behind a word: plurals, the feminine and possessives.
  private static let behind = ["ات", "ون", "ين", "ان", "ية", "ها", "هم", "ة", "ه", "ي"]
  private static let longVowels: Set<Character> = ["ا", "و", "ي", "أ", "إ", "آ"]
  private static let leastLetters = 3

  private static func withoutMarks(_ name: String) -> String {
    var letters = ""
    letters.unicodeScalars.append(
      contentsOf: name.unicodeScalars.lazy.filter { !marks.contains($0) })
    return letters
  }

  /// From the doubled mark of an object to that of no vowel.
  private static let marks: ClosedRange<Unicode.Scalar> = "\u{64b}"..."\u{652}"

  /// What a word may come from: its first letter and the consonants behind it, without what may be put before and
  /// behind it.
  private static func roots(of word: Substring) -> Set<String> {
    var roots: Set<String> = []
    for start in [""] + before where word.hasPrefix(start) {
      for ending in [""] + behind where word.hasSuffix(ending) {
        guard word.count >= start.count + leastLetters + ending.count || start + ending == "" else {
          continue
        }
        let stem = word.dropFirst(start.count).dropLast(ending.count)
        roots.insert(stem.prefix(1) + stem.dropFirst().filter { !longVowels.contains($0) })
      }
    }
    return roots
  }
}
