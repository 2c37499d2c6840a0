package import LanguageAssets
import LanguageText

/// Finds what makes a glossary hard to check with.
package enum GlossaryLint {
  /// The problems of a glossary, in the order of its concepts and terms.
  ///
  /// - Complexity: O(total length of all forms).
  package static func check(_ glossary: Glossary) -> [GlossaryProblem] {
    let spellings = SpellingIndex(glossary)
    return languageProblems(of: glossary) + emptyTerms(of: glossary)
      + glossary.concepts.enumerated().flatMap { number, concept in
        concept.terms.enumerated().flatMap { index, term -> [GlossaryProblem] in
          guard !isEmpty(term) else { return [] }
          var problems =
            termProblems(term, at: index, in: concept)
            + spellings.problems(of: term, at: index, in: concept, number: number)
            + TermExamples.problems(of: term, in: concept)
          for index in problems.indices {
            problems[index].isOfProposal = term.status == .proposed
          }
          return problems
        } + conceptProblems(concept) + vainTerms(of: concept)
      }
  }

  private static func isEmpty(_ term: Term) -> Bool { term.text.allSatisfy(\.isWhitespace) }

  /// The terms that their own concept both forbids and approves: the only errors, quick enough for
  /// every run.
  ///
  /// - Complexity: O(number of terms), apart from concepts that forbid some of theirs.
  package static func contradictions(_ glossary: Glossary) -> [GlossaryProblem] {
    glossary.concepts.flatMap { concept -> [GlossaryProblem] in
      guard concept.terms.contains(where: { !$0.status.isApproved }) else { return [] }
      return concept.terms.filter { !$0.status.isApproved }.flatMap { term in
        concept.terms.filter {
          $0.status.isApproved && $0.isSameSpelling(as: term) && !$0.isRespelling(of: term)
        }.map {
          .contradiction(term, in: concept, with: $0, of: concept.id, .error)
        }
      }
    }
  }

  private static func termProblems(
    _ term: Term, at index: Int, in concept: Concept
  ) -> [GlossaryProblem] {
    var problems: [GlossaryProblem] = []
    func add(_ kind: GlossaryProblem.Kind, _ severity: Severity, _ message: String) {
      problems.append(
        GlossaryProblem(
          kind: kind, concept: concept.id, language: term.language, term: term.text,
          severity: severity, message: message))
    }
    if concept.terms[..<index].contains(where: {
      $0.isSameSpelling(as: term) && $0.status == term.status
    }) {
      add(.duplicate, .warning, "“\(term.text)” is listed twice")
    }
    if isShort(term), term.blockers.isEmpty {
      add(
        .short, .warning,
        "“\(term.text)” is a part of many words; list those in its blockers: "
          + "“isogloss glossary suggest-blockers FOLDER” finds them in your documents")
    }
    if term.language.language == "ru", russianHomographs.contains(TermForms.fold(term.text)) {
      add(.ambiguousForm, .note, "some forms of “\(term.text)” are often another word")
    }
    if isNeedlesslyCapitalised(term, in: concept) {
      add(.capital, .note, "“\(term.text)” is written with a capital; a common noun is not")
    }
    return problems
  }

  /// Nouns whose forms are adverbs, pronouns and parts of set phrases in more than half of the
  /// places where they stand (measured on help texts).
  private static let russianHomographs: Set<String> = ["ряд", "том", "тема", "путь", "образ"]

  private static func conceptProblems(_ concept: Concept) -> [GlossaryProblem] {
    var keys: [String] = []
    for term in concept.terms where !keys.contains(term.language.matchingKey) {
      keys.append(term.language.matchingKey)
    }
    return keys.flatMap { key -> [GlossaryProblem] in
      let terms = concept.terms.filter { $0.language.matchingKey == key }
      guard let language = terms.first?.language else { return [] }
      let preferred = terms.filter { $0.status == .preferred }
      var problems: [GlossaryProblem] = []
      if !terms.contains(where: { $0.status.isApproved }) {
        problems.append(
          GlossaryProblem(
            kind: .noPreferredTerm, concept: concept.id, language: language, term: "",
            severity: .warning, message: "nothing to write instead of “\(terms[0].text)”"))
      }
      if Set(preferred.map { TermForms.fold($0.text) }).count > 1 {
        problems.append(
          GlossaryProblem(
            kind: .severalPreferredTerms, concept: concept.id, language: language, term: "",
            severity: .warning,
            message: preferred.map { "“\($0.text)”" }.joined(separator: " and ")
              + " are both preferred; make one of them admitted"))
      }
      return problems
    }
  }

  /// The terms that a concept forbids and that are forms of its own approved ones, which win wherever they stand.
  private static func vainTerms(of concept: Concept) -> [GlossaryProblem] {
    concept.terms.filter { !$0.status.isApproved && !isEmpty($0) }.compactMap { term in
      let terms = concept.terms(in: term.language)
      guard terms.contains(where: \.status.isApproved) else { return nil }
      let lookup = TermLookup(
        Glossary(concepts: [Concept(id: concept.id, terms: terms)]), languages: [term.language])
      guard let first = lookup.hits(for: term.text).first, first.term.status.isApproved,
        !first.isSpellingVariant, !first.term.isSameSpelling(as: term)
      else { return nil }
      return GlossaryProblem(
        kind: .noEffect, concept: concept.id, language: term.language, term: term.text,
        severity: .warning,
        message: "“\(term.text)” is never reported, since it is a form of “\(first.term.text)”; "
          + "take it from the forms of that: “!\(term.text)”")
    }
  }

  /// Whether a term of a language without spaces needs guards: one Han character, up to two kana.
  private static func isShort(_ term: Term) -> Bool {
    guard term.language.isWrittenWithoutSpaces else { return false }
    let scalars = Array(term.text.unicodeScalars)
    let scripts = Set(scalars.map { ScriptClass($0) })
    if scripts == [.han] { return scalars.count == 1 }
    return scripts.isSubset(of: [.katakana, .hiragana]) && scalars.count <= 2
  }

  private static func isNeedlesslyCapitalised(_ term: Term, in concept: Concept) -> Bool {
    guard ["en", "ru", "uk", "fr", "es", "it", "pt", "pl", "cs"].contains(term.language.language),
      term.status != .doNotTranslate, !term.isExact,
      let first = term.text.first, first.isUppercase
    else { return false }
    guard !term.text.dropFirst().contains(where: \.isUppercase), term.text.count > 1 else {
      return false
    }
    // What other languages write so, too, is a name or a label, but for German, which has all nouns so.
    return !concept.terms.contains { other in
      !other.language.matches(term.language)
        && (other.status == .doNotTranslate
          || other.language.language != "de" && other.text.first?.isUppercase == true)
    }
  }
}
