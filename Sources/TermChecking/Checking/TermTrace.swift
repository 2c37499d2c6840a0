import LanguageAssets
import LanguageText

/// What a text has of a term that it does not use.
enum TermTrace: Hashable {
  /// A word made from the term: an adjective, a compound.
  case derivation
  /// A part of the term that may stand for all of it: one of its words, half of its characters.
  case part

  /// The best trace of a term in a text; nil when it has none.
  ///
  /// A word of the text counts as made from a word of the term when it begins with all of it but the
  /// last two letters, and with five letters at least, so that «объектный» is one of «объект» and
  /// «объём» is not.
  ///
  /// - Complexity: O(words of the term · length of the text).
  init?(of term: Term, in text: String, language: LanguageTag) {
    let isSpaced = !["Jpan", "Hans", "Hant"].contains(language.likelyScript ?? "")
    let isGerman = language.language == "de"
    guard
      let trace = isSpaced
        ? Self.ofWords(term.text, text, inCompounds: isGerman) : Self.ofCharacters(term.text, text)
    else { return nil }
    self = trace
  }

  /// Looks for the words of a term at the beginning of words and, where compounds are written as one
  /// word, at their end and inside them, too: Umschaltschaltfläche names a Schaltfläche.
  private static func ofWords(
    _ term: String, _ text: String, inCompounds hasCompounds: Bool
  ) -> TermTrace? {
    let found = words(of: text)
    let searched = words(of: term).filter { $0.count > 3 }
    let traced = searched.count { word in
      let stem = word.prefix(min(word.count, max(5, word.count - 2)))
      if found.contains(where: { $0.hasPrefix(stem) }) { return true }
      return hasCompounds
        && (stem.count > 4 && found.contains { $0.contains(stem) }
          || endsGermanWord(word, found))
    }
    guard traced > 0 else { return nil }
    return traced == searched.count ? .derivation : .part
  }

  private static func endsGermanWord(_ word: Substring, _ found: [Substring]) -> Bool {
    let forms = TermForms.forms(ofWord: String(word), isLast: true, language: "de")
      .filter { $0.count > 3 }
    return found.contains { word in forms.contains { TermForms.fold(word).hasSuffix($0) } }
  }

  private static func words(of text: String) -> [Substring] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }
  }

  private static func ofCharacters(_ term: String, _ text: String) -> TermTrace? {
    let characters = Array(term)
    let length = (characters.count + 1) / 2
    guard length > 1, characters.count > length else { return nil }
    let isThere = (0...characters.count - length).contains { start in
      text.contains(String(characters[start..<start + length]))
    }
    return isThere ? .part : nil
  }
}
