import LanguageAssets
import LanguageText

extension Term {
  /// Whether another language has the term as a loan: the same word, or a form of it, *hook* where that
  /// says *hooks*.
  func isSameWord(as loan: Term) -> Bool {
    TermForms.fold(text) == TermForms.fold(loan.text)
      || KindredNames.areForms(self, Term(loan.text, language: language))
  }
}

extension Concept {
  /// Whether a term is only proposed and the same word as in a source language, while somebody has decided
  /// on a translation: extraction has seen the word where a translator left it.
  ///
  /// - Complexity: O(number of the concept's terms).
  func isCopy(_ term: Term, from source: LanguageTag) -> Bool {
    guard term.status == .proposed, !source.matches(term.language) else { return false }
    let originals = terms(in: source)
    guard originals.contains(where: { $0.isSameWord(as: term) }) else { return false }
    return terms(in: term.language).contains { decided in
      decided.status.isApproved && decided.status != .proposed
        && !originals.contains { $0.isSameWord(as: decided) }
    }
  }

  /// Whether a language has a copy of a term of a source language: see ``isCopy(_:from:)``.
  func hasCopy(of original: Term, in language: LanguageTag) -> Bool {
    terms(in: language).contains {
      original.isSameWord(as: $0) && isCopy($0, from: original.language)
    }
  }
}
