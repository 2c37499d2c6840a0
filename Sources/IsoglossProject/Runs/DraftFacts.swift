import LanguageText
import TermChecking

/// Gathers what rules want to know of a draft besides its text.
struct DraftFacts: Sendable {
  private let labels: LabelCatalog
  private let history: SourceHistoryReader?
  private let sourceLanguage: LanguageTag?

  /// Reads the strings of the product, for so many drafts.
  ///
  /// What no rule of the run asks for is not looked up.
  ///
  /// - Throws: ``RunError`` when a file of strings cannot be read.
  init(_ run: CheckRun, drafts count: Int) throws(RunError) {
    labels =
      run.rules.contains("ui-label")
      ? try LabelLoader(configuration: run.configuration).load() : LabelCatalog()
    sourceLanguage = run.configuration.sourceLanguage
    history =
      run.looksBack
      ? SourceHistoryReader(DocumentLoader(configuration: run.configuration), drafts: count)
      : nil
  }

  /// What is known of a draft.
  func facts(of draft: LoadedDocument, sources: [LoadedDocument]) -> CheckFacts {
    let isOriginal = sourceLanguage?.matches(draft.language)
    return CheckFacts(
      labels: labels, histories: history?.histories(of: draft, sources: sources) ?? [:],
      isOriginal: sources.isEmpty && isOriginal == true,
      lacksSource: sources.isEmpty && isOriginal == false)
  }
}
