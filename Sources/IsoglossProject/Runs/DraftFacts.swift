import LanguageText
import TermChecking

/// Gathers what rules want to know of a draft besides its text.
struct DraftFacts: Sendable {
  private let labels: LabelCatalog
  private let history: SourceHistoryReader?
  private let sourceLanguage: LanguageTag?
  private let markdown: MarkdownDialect
  /// Whether all strings of the product could be read.
  let isWhole: Bool

  /// Reads the strings of the product, for so many drafts.
  ///
  /// What no rule of the run asks for is not looked up.
  ///
  /// - Throws: ``RunError`` when a file of strings cannot be read, unless the run is to be told.
  init(_ run: CheckRun, drafts count: Int) throws(RunError) {
    var unread: [RunError] = []
    labels =
      run.rules.contains("ui-label")
      ? try LabelLoader(configuration: run.configuration).load { error throws(RunError) in
        guard run.complain != nil else { throw error }
        unread.append(error)
      } : LabelCatalog()
    unread.forEach { run.complain?($0) }
    isWhole = unread.isEmpty
    sourceLanguage = run.configuration.sourceLanguage
    markdown = run.markdown
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
      lacksSource: sources.isEmpty && isOriginal == false, markdown: markdown)
  }
}
