import LanguageAssets
import LanguageText

/// Looks for the traces of terms in one sentence after the other.
///
/// Cuts every text once as long as it is asked about alone, and answers what comes back in strings from
/// what is known.
struct TermTracer {
  private struct Question: Hashable {
    let sentence: Int
    let concept: ObjectIdentifier
  }

  private let language: LanguageTag
  private var known: [Question: TermTrace?] = [:]
  private var sentence: (index: Int, text: TracedText)?

  /// Looks at drafts in a language.
  init(_ language: LanguageTag) { self.language = language }

  /// The best trace of one of the names of a concept, of which the caller keeps the object, in the draft of a
  /// sentence; nil when it has none.
  mutating func trace(
    of names: ConceptNames, in sentence: Int, of table: SentenceTable
  ) -> TermTrace? {
    let first = table.first(like: sentence)
    let question = Question(sentence: first, concept: ObjectIdentifier(names))
    if first < sentence, let known = known[question] { return known }
    let text = text(of: sentence, of: table)
    var best: TermTrace?
    for term in names.traced where best != .derivation {
      best = TermTrace(of: term, in: text) ?? best
    }
    if table.areStrings { known[question] = .some(best) }
    return best
  }

  private mutating func text(of sentence: Int, of table: SentenceTable) -> TracedText {
    let first = table.firstWithDraft(of: sentence)
    if let known = self.sentence, known.index == first { return known.text }
    let text = TracedText(table.draftText(of: sentence), language)
    self.sentence = (first, text)
    return text
  }

  /// The words of a text in lower case.
  static func words(of text: String) -> [String] {
    let text = text.lowercased()
    if let words = PlainWords.ranges(in: text, withDigits: true) {
      return words.map { text.utf8Slice($0) }
    }
    return text.split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }
}
