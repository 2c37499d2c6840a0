/// Gathers the Italian forms of a corpus under their singulars.
///
/// Unlike those of other Romance languages, an Italian plural has mostly as many letters as the singular,
/// and -e and -i end singulars, too: a form is a plural where the corpus has the singular, or where its
/// ending leaves no doubt.
struct ItalianLemmatizer {
  /// The lemma of each form.
  private(set) var lemmas: [String: String] = [:]

  /// Chooses lemmas for the forms of a corpus, folded as by ``TermForms/fold(_:)``.
  ///
  /// - Complexity: O(f) in the number of forms, each with at most five others.
  init(forms: some Collection<String>) {
    let known = Set(forms)
    for form in known {
      let singulars = ItalianPlurals.singulars(of: form)
      let singular =
        singulars.first { known.contains($0.word) } ?? singulars.first { $0.isLikely }
      lemmas[form] = singular?.word ?? form
    }
  }
}
