import LanguageText

/// What words that are made from a term have in common with it.
///
/// «Подзависимость» is made from «зависимость», and 子相依 from 相依性: such a word names a thing of
/// its own, or the same by a part of its name, and is no rival of the term.
struct TermStems {
  private let stems: [String]
  /// The term where it is English, whose derivations are known.
  private let english: String?
  /// What French makes of a noun in -e: «typé» of «type».
  private let participles: Set<String>

  /// Whether an apostrophe is a part of a word: об’єктний.
  private let isCyrillic: Bool

  /// Takes the stems of a term in a language.
  ///
  /// They are its words without the end that inflection changes, and of Han characters the first
  /// half. What ends like a term is a sister of it, not made from it, as 程式庫 beside 函式庫.
  init(of term: String, in language: LanguageTag) {
    english = language.language == "en" ? term : nil
    participles =
      language.language == "fr" && term.hasSuffix("e")
      ? Set(["é", "ée", "és", "ées"].map { term.lowercased().dropLast() + $0 }) : []
    isCyrillic = language.likelyScript == "Cyrl"
    let term = isCyrillic ? Self.withoutApostrophes(term) : term
    stems = ScriptRun.runs(in: term).flatMap { run -> [String] in
      let text = term.utf8Slice(run.range)
      switch run.script {
      case .han:
        return [String(text.prefix(max(2, (term.count + 1) / 2)))]
      case .latin, .cyrillic, .hangul:
        return text.count > 4 ? [String(text.lowercased().prefix(max(5, text.count - 2)))] : []
      case .katakana, .hiragana, .digit, .other: return []
      }
    }
  }

  /// Whether a word in lower case has one of the stems in it, or is the verb or noun of the same action.
  func areIn(_ text: String) -> Bool {
    let text = isCyrillic ? Self.withoutApostrophes(text) : text
    return stems.contains { text.contains($0) }
      || participles.contains(text)
      || english.map { EnglishDerivation.isSame(text, $0) } ?? false
  }

  private static func withoutApostrophes(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: \.isApostrophe) else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.filter { !$0.isApostrophe }))
  }
}
