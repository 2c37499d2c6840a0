import LanguageText

/// What words that are made from a term have in common with it.
///
/// «Подзависимость» is made from «зависимость», and 子相依 from 相依性: such a word names a thing of
/// its own, or the same by a part of its name, and is no rival of the term.
struct TermStems {
  private let stems: [String]

  /// Takes the stems of a term: its words without the end that inflection changes, and of Han
  /// characters every half of it.
  init(of term: String) {
    stems = ScriptRun.runs(in: term).flatMap { run -> [String] in
      let text = term.utf8Slice(run.range)
      switch run.script {
      case .han:
        let half = max(2, (term.count + 1) / 2)
        return SentenceWords.keys(of: text).filter { $0.count >= half }
      case .latin, .cyrillic, .hangul:
        return text.count > 4 ? [String(text.lowercased().prefix(max(5, text.count - 2)))] : []
      case .katakana, .hiragana, .digit, .other: return []
      }
    }
  }

  /// Whether a word has one of the stems in it.
  func areIn(_ word: SentenceWords.Word) -> Bool {
    let text = word.surface.lowercased()
    return stems.contains { text.contains($0) }
  }
}
