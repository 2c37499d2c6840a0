import LanguageAssets
import LanguageText

/// Looks for the traces of many terms in one sentence after the other.
///
/// Cuts every term once, and every sentence once as long as it is asked about alone.
struct TermTracer {
  private let language: LanguageTag
  private var terms: [String: TracedTerm] = [:]
  private var sentence: (index: Int, text: TracedText)?

  /// Looks at drafts in a language.
  init(_ language: LanguageTag) { self.language = language }

  /// The best trace of one of some terms in the draft of a sentence; nil when it has none.
  mutating func trace(
    ofAny terms: [Term], in sentence: Int, of table: SentenceTable
  ) -> TermTrace? {
    var best: TermTrace?
    for term in terms where best != .derivation {
      best = trace(of: term, in: sentence, of: table) ?? best
    }
    return best
  }

  /// The best trace of a term in the draft of a sentence; nil when it has none.
  mutating func trace(
    of term: Term, in sentence: Int, of table: SentenceTable
  ) -> TermTrace? {
    let traced = terms[term.text] ?? TracedTerm(term.text, language)
    terms[term.text] = traced
    if self.sentence?.index != sentence {
      self.sentence = (
        sentence, TracedText(table.draftText(of: sentence), language)
      )
    }
    return self.sentence.flatMap { TermTrace(of: traced, in: $0.text) }
  }

  /// The words of a text in lower case.
  static func words(of text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }
}
