import LanguageAssets
import LanguageText

/// Runs what a glossary says about the use of its terms: the context must have the term, a blocker
/// must contain it.
enum TermExamples {
  /// What does not hold of a term's own context and blockers.
  ///
  /// - Complexity: O(n) in the length of the term's forms, its context and its blockers.
  static func problems(of term: Term, in concept: Concept) -> [GlossaryProblem] {
    guard term.context != nil || !term.blockers.isEmpty else { return [] }
    var bare = term
    bare.blockers = []
    func problem(_ kind: GlossaryProblem.Kind, _ message: String) -> GlossaryProblem {
      GlossaryProblem(
        kind: kind, concept: concept.id, language: term.language, term: term.text,
        severity: kind == .blocker ? .warning : .note, message: message)
    }
    var problems: [GlossaryProblem] = []
    if let context = term.context, sharesScript(context, term.text), !has(term, context) {
      problems.append(problem(.example, "the context of “\(term.text)” does not have it"))
    }
    for blocker in term.blockers
    where !TermForms.fold(blocker).contains(TermForms.fold(term.text)) && !has(bare, blocker) {
      problems.append(
        problem(.blocker, "the blocker “\(blocker)” does not contain “\(term.text)”"))
    }
    return problems
  }

  private static func has(_ term: Term, _ text: String) -> Bool {
    let glossary = Glossary(concepts: [Concept(id: "", terms: [term])])
    return !CompiledTermbase(glossary, language: term.language)
      .matches(in: text).isEmpty
  }

  /// Whether two texts have letters of one script: a context may be in another language.
  private static func sharesScript(_ left: String, _ right: String) -> Bool {
    func scripts(_ text: String) -> Set<ScriptClass> {
      Set(text.unicodeScalars.map { ScriptClass($0) }).subtracting([.other, .digit])
    }
    return !scripts(left).isDisjoint(with: scripts(right))
  }
}
