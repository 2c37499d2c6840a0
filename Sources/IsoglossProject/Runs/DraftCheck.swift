import LanguageAssets
import LanguageText
package import TermChecking

/// Checks drafts that are read.
struct DraftCheck: Sendable {
  private struct LanguagePair: Hashable {
    var source: LanguageTag
    var target: LanguageTag
  }

  private let preparation: DraftPreparation
  private let checker: TermChecker
  private let memories: [LanguagePair: SegmentMemory]
  private let facts: DraftFacts?

  /// Reads and compiles the glossaries and memories that drafts need; nothing for no drafts.
  ///
  /// - Throws: ``RunError`` when one cannot be read.
  init(
    _ run: CheckRun, _ preparation: DraftPreparation, _ drafts: [UncheckedDraft],
    _ progress: (String) -> Void
  ) throws(RunError) {
    self.preparation = preparation
    guard !drafts.isEmpty else {
      checker = TermChecker(glossary: Glossary(), rules: run.rules)
      memories = [:]
      facts = nil
      return
    }
    let languages = Set(drafts.flatMap { [$0.document] + $0.sources }.map(\.language)).sorted()
    let terms = try TermSetLoader(run).load(languages: languages)
    for complaint in terms.complaints { run.warn(complaint) }
    checker = TermChecker(terms, rules: run.rules, aligner: CachingAligner.using(run.cache))
    facts = try DraftFacts(run)
    let catalog = try MemoryCatalog(
      paths: run.configuration.memoryPaths + run.memories, progress: progress)
    memories = drafts.reduce(into: [:]) { memories, draft in
      guard let pair = Self.languages(of: draft), memories[pair] == nil else { return }
      memories[pair] = catalog.segments(for: draft.document, sources: draft.sources)
    }
  }

  /// Checks a draft that has not been; nil for one that has not changed.
  func check(_ draft: PreparedDraft) -> CheckRun.Draft? {
    switch draft {
    case .unchanged: return nil
    case .known(let draft): return draft
    case .unchecked(let unchecked):
      let result = checker.check(
        unchecked.document.checked, sources: unchecked.sources.map(\.checked),
        memory: Self.languages(of: unchecked).flatMap { memories[$0] } ?? SegmentMemory(),
        facts: facts?.facts(of: unchecked.document, sources: unchecked.sources) ?? CheckFacts())
      let draft = CheckRun.Draft(
        document: unchecked.document, sources: unchecked.sources, result: result)
      keep(draft, unchecked.sourcePaths)
      return draft
    }
  }

  private func keep(_ draft: CheckRun.Draft, _ sourcePaths: [String]) {
    guard let (store, key) = preparation.cache else { return }
    let entry = CachedCheck(
      draft,
      dependencies: sourcePaths.map { .init(path: $0, digest: CheckCache.digest(of: $0)) })
    store.store(
      entry, key.slot(draft.document.path), state: key.state(draft.document.bytes))
  }

  private static func languages(of draft: UncheckedDraft) -> LanguagePair? {
    draft.sources.first.map {
      LanguagePair(source: $0.language, target: draft.document.language)
    }
  }
}

extension LoadedDocument {
  /// The document as the checker takes it.
  package var checked: CheckedDocument {
    var checked = CheckedDocument(
      path: path, language: language, document: document, cut: cut, lines: lines)
    checked.isPairedWithDraft = isSourceSide
    return checked
  }
}
