import LanguageAssets
import LanguageText
package import TermChecking

/// Looks for words that contain terms by accident: what `isogloss glossary suggest-blockers` does.
package struct BlockerRun: Sendable {
  /// The drafts with their sources and glossaries, as a check would take them.
  package var check: CheckRun

  /// Makes a run over what a check would read.
  package init(_ check: CheckRun) { self.check = check }

  /// Reads the drafts and compares their terms with those of the sources.
  ///
  /// The closure is told what is being done, for people who wait.
  ///
  /// - Throws: ``RunError`` when something cannot be read, and when no draft has a source.
  package func run(progress: (String) -> Void = { _ in }) throws(RunError) -> [BlockerSuggestion] {
    let glossary = try GlossaryLoader.load(
      check.configuration.glossaryPaths + check.glossaries)
    guard !glossary.concepts.isEmpty else {
      throw RunError(
        "there is no glossary", hint: "name one with --glossary or in the configuration")
    }
    let preparation = try DraftPreparation(check)
    var drafts: [UncheckedDraft] = []
    for path in try check.selection.files(in: check.paths) {
      progress("reading \(path)")
      if let draft = try preparation.read(
        path, try FileReading.text(of: path), check.language),
        !draft.sources.isEmpty
      {
        drafts.append(draft)
      }
    }
    guard !drafts.isEmpty else {
      throw RunError(
        "no document has a source to compare it with",
        hint: "name one with --source, or the sourceLanguage and documents in the configuration")
    }
    let languages = Set(drafts.flatMap { [$0.document] + $0.sources }.map(\.language)).sorted()
    var finder = BlockerFinder(glossary, languages: languages)
    for draft in drafts {
      progress("comparing \(draft.document.path)")
      finder.add(draft.document.checked, sources: draft.sources.map(\.checked))
    }
    return finder.suggestions()
  }
}
