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
  /// The glossary, compiled for the languages of the drafts and their sources.
  let terms: TermSet
  private let memories: [LanguagePair: SegmentMemory]
  private let facts: DraftFacts?

  /// Reads and compiles the glossaries and memories that drafts need; nothing for no drafts.
  ///
  /// - Throws: ``RunError`` when one cannot be read.
  init(
    _ run: CheckRun, _ preparation: DraftPreparation, _ drafts: [PreparedDraft],
    _ progress: (String) -> Void
  ) throws(RunError) {
    try self.init(run, preparation, drafts.compactMap(\.languages), progress)
  }

  /// Reads and compiles what drafts in some languages need that have sources in some.
  ///
  /// - Throws: ``RunError`` when something cannot be read.
  init(
    _ run: CheckRun, _ preparation: DraftPreparation, _ all: [PreparedDraft.Languages],
    _ progress: (String) -> Void = { _ in }
  ) throws(RunError) {
    self.preparation = preparation
    guard !all.isEmpty else {
      terms = TermSet(Glossary())
      checker = TermChecker(terms, rules: run.answerableRules)
      memories = [:]
      facts = nil
      return
    }
    let languages = Set(all.flatMap { [$0.draft] + $0.sources }).sorted()
    terms = try TermSetLoader(run).load(languages: languages)
    for complaint in terms.complaints { run.warn(complaint) }
    let aligner = CachingAligner.using(run.cache, keeps: run.keepsResults)
    checker = TermChecker(terms, rules: run.answerableRules, aligner: aligner)
    facts = try DraftFacts(run, drafts: all.count)
    let catalog = try MemoryCatalog(paths: try run.memoryFiles(), progress: progress)
    memories = all.reduce(into: [:]) { memories, languages in
      guard let source = languages.sources.first else { return }
      let pair = LanguagePair(source: source, target: languages.draft)
      guard memories[pair] == nil else { return }
      memories[pair] = catalog.segments(from: source, to: languages.draft)
    }
  }

  /// Checks a draft that has not been; nil for one that has not changed.
  ///
  /// - Throws: ``RunError`` when one cannot be read that waited for it.
  func check(_ draft: PreparedDraft) throws(RunError) -> CheckRun.Draft? {
    switch draft {
    case .unchanged: return nil
    case .known(let draft): return draft
    case .waiting(let waiting):
      return try preparation.read(waiting.path, waiting.bytes, waiting.named).map(check)
    case .unchecked(let unchecked): return check(unchecked)
    }
  }

  /// Checks a draft that is read; nothing is kept of it.
  func checked(_ unchecked: UncheckedDraft) -> CheckRun.Draft {
    let result = checker.check(
      unchecked.document.checked, sources: unchecked.sources.map(\.checked),
      memory: Self.languages(of: unchecked).flatMap { memories[$0] } ?? SegmentMemory(),
      facts: facts?.facts(of: unchecked.document, sources: unchecked.sources) ?? CheckFacts())
    return CheckRun.Draft(
      document: unchecked.document, sources: unchecked.sources, result: result)
  }

  private func check(_ unchecked: UncheckedDraft) -> CheckRun.Draft {
    var draft = checked(unchecked)
    keep(draft, unchecked.sourcePaths)
    if !preparation.needsText {
      draft.document = draft.document.withoutText
      draft.sources = draft.sources.map(\.withoutText)
    }
    return draft
  }

  private func keep(_ draft: CheckRun.Draft, _ sourcePaths: [String]) {
    // What was found without some strings of the product is to be found anew, and that told.
    guard let (store, key) = preparation.cache, facts?.isWhole != false else { return }
    let entry = CachedCheck(
      draft,
      dependencies: sourcePaths.map { .init(path: $0, digest: CheckCache.digest(of: $0)) },
      heads: preparation.marks(of: [draft.document.path] + draft.sources.map(\.path)))
    let part = draft.document.isPart ? draft.document.language : nil
    store.store(
      entry.withPaths(key.kept), key.slot(draft.document.path, part: part),
      state: key.state(draft.document.bytes))
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
