/// The forms of Ukrainian words by rules, without a dictionary.
///
/// The rules over-generate: some of the forms are no words. A form that does not exist matches
/// nothing, a form that is missing loses a term.
package enum UkrainianParadigm {
  /// Every form of a word given in its nominative, in lower case, the word included.
  ///
  /// Every apostrophe becomes `'`. A hyphen compound gives the combinations of its parts' forms,
  /// the first parts unchanged too, as in веб-сторінка. A word with characters other than
  /// Cyrillic letters has one form. Complexity: O(1), about 20 forms.
  ///
  /// - Parameters:
  ///   - word: The word.
  ///   - isFollowed: Whether another word of the same term stands behind it, so that it may be an
  ///     adjective in any ending: основна сторінка, права панель.
  /// - Returns: The forms; only the word itself for one that does not inflect.
  package static func forms(ofWord word: String, isFollowed: Bool = false) -> Set<String> {
    let folded = fold(word)
    let parts = folded.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    guard parts.count > 1 else { return simpleForms(folded, isFollowed: isFollowed) }
    var combined = [""]
    for (index, part) in parts.enumerated() {
      let forms = simpleForms(part, isFollowed: isFollowed).sorted()
      guard combined.count * forms.count <= 4000 else { return [folded] }
      combined = combined.flatMap { head in forms.map { head + (index == 0 ? "" : "-") + $0 } }
    }
    return Set(combined)
  }

  /// Lower case, with `'` for every apostrophe.
  package static func fold(_ word: String) -> String {
    FoldedText.fold(word, [.letterCase, .apostrophes, .invisibles, .hyphens])
  }

  private static func simpleForms(_ word: String, isFollowed: Bool) -> Set<String> {
    guard word.count > 1, isCyrillic(word), !isIndeclinable(word) else { return [word] }
    if let irregular = UkrainianIrregulars.words.forms[word] { return Set(irregular) }
    let isSurelyAdjective = word.hasSuffix("ий")
    let isAdjective = isFollowed || UkrainianAdjectives.isLikely(word)
    let adjective = isAdjective ? UkrainianAdjectives.forms(of: word) : []
    let noun = isSurelyAdjective ? [] : UkrainianNouns.forms(of: word)
    return Set(adjective + noun).union([word])
  }

  private static func isCyrillic(_ word: String) -> Bool {
    word.unicodeScalars.allSatisfy { scalar in
      switch scalar.value {
      case 0x430...0x44f, 0x454, 0x456, 0x457, 0x491, 0x27: true
      default: false
      }
    }
  }

  private static func isIndeclinable(_ word: String) -> Bool {
    if isKnownAsIndeclinable(word) { return true }
    guard let last = word.last, let before = word.dropLast().last else { return true }
    if last == "о" { return UkrainianStems.vowels.contains(before) }
    return last == "у" || last == "ю"
  }

  /// Whether a word is in the list of those that do not inflect, or ends in one of them.
  static func isKnownAsIndeclinable(_ word: String) -> Bool {
    if UkrainianIrregulars.indeclinable.contains(word) { return true }
    return ["відео", "аудіо", "шоу", "меню", "фото", "медіа"].contains(where: word.hasSuffix)
  }
}
