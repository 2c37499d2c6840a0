import LanguageAssets
package import LanguageText
package import TermChecking

/// Checks drafts against glossaries and sources: what `isogloss check` does.
package struct CheckRun: Sendable {
  /// A draft with what was found in it.
  package struct Draft: Sendable {
    /// The draft.
    package var document: LoadedDocument
    /// The documents it was compared with; ``SourceReference/document`` indexes into them.
    package var sources: [LoadedDocument]
    /// What the checker gave.
    package var result: CheckResult
    /// How many findings a baseline took out.
    package var baselined = 0

    /// Makes a checked draft.
    package init(document: LoadedDocument, sources: [LoadedDocument], result: CheckResult) {
      self.document = document
      self.sources = sources
      self.result = result
    }
  }

  /// The drafts: files or folders; empty for all documents of the configuration.
  package var paths: [String]
  /// A draft that is handed in rather than read, with the path it goes by.
  package var input: (path: String, bytes: [UInt8])?
  /// The language of every draft; nil to take it from configuration, path and text.
  package var language: LanguageTag?
  /// Source documents of the draft, whatever the configuration says.
  package var sources: [String]
  /// The language of ``sources``; nil to take it from path and text.
  package var sourceLanguage: LanguageTag?
  /// Glossary files besides those of the configuration.
  package var glossaries: [String]
  /// Translation memories besides those of the configuration.
  package var memories: [String]
  /// The rules to run and their severities.
  package var rules: RuleSelection
  /// Whether nothing to check is fine.
  package var allowsEmpty: Bool
  /// The configuration in force.
  package var configuration: Configuration

  /// Makes a run over paths.
  package init(
    paths: [String], input: (path: String, bytes: [UInt8])? = nil, language: LanguageTag? = nil,
    sources: [String] = [], sourceLanguage: LanguageTag? = nil, glossaries: [String] = [],
    memories: [String] = [], rules: RuleSelection = RuleSelection(), allowsEmpty: Bool = false,
    configuration: Configuration
  ) {
    self.paths = paths
    self.input = input
    self.language = language
    self.sources = sources
    self.sourceLanguage = sourceLanguage
    self.glossaries = glossaries
    self.memories = memories
    self.rules = rules
    self.allowsEmpty = allowsEmpty
    self.configuration = configuration
  }

  /// Reads and checks the drafts, in the order of their paths.
  ///
  /// The closure is told what is being done, for people who wait.
  ///
  /// - Throws: ``RunError`` when something cannot be read, and when there is nothing to check: no
  ///   file, no glossary, no term in a draft's language, no passage aligned with a given source.
  package func run(progress: (String) -> Void = { _ in }) throws(RunError) -> [Draft] {
    let glossary = try GlossaryLoader.load(configuration.glossaryPaths + glossaries)
    let drafts = try readDrafts(progress)
    let explicitSources = try readSources()
    let catalog = SourceCatalog(configuration: configuration)
    let languages = Set((drafts + explicitSources).map(\.language)).sorted()
    let checker = TermChecker(glossary: glossary, languages: languages, rules: rules)
    let memory = try MemoryCatalog(paths: configuration.memoryPaths + memories, progress: progress)
    var result: [Draft] = []
    for document in drafts {
      progress("checking \(document.path)")
      let sources =
        !explicitSources.isEmpty
        ? explicitSources
        : document.sourceSide.isEmpty ? try catalog.sources(of: document) : document.sourceSide
      let checked = checker.check(
        document.checked, sources: sources.map(\.checked),
        memory: memory.segments(for: document, sources: sources))
      let draft = Draft(document: document, sources: sources, result: checked)
      try requireSomething(draft, glossary)
      result.append(draft)
    }
    return result
  }

  private func readDrafts(_ progress: (String) -> Void) throws(RunError) -> [LoadedDocument] {
    let loader = DocumentLoader(configuration: configuration)
    if let input {
      return [try loader.parse(input.bytes, path: input.path, language: language)]
    }
    let files = try DraftSelection(configuration: configuration).files(in: paths)
    guard !files.isEmpty || allowsEmpty else {
      throw RunError(
        "nothing to check: no document found in \(paths.joined(separator: ", "))",
        hint: "name files, or --allow-empty if that is fine")
    }
    var drafts: [LoadedDocument] = []
    for file in files {
      progress("reading \(file)")
      drafts.append(try loader.load(file, language: language))
    }
    return drafts
  }

  private func readSources() throws(RunError) -> [LoadedDocument] {
    let loader = DocumentLoader(configuration: configuration)
    var result: [LoadedDocument] = []
    for path in sources { result.append(try loader.load(path, language: sourceLanguage)) }
    return result
  }

  /// Silence must never look like success.
  private func requireSomething(_ draft: Draft, _ glossary: Glossary) throws(RunError) {
    guard !allowsEmpty else { return }
    let document = draft.document
    if draft.result.termsLoaded == 0 {
      throw RunError(
        "nothing to check against: no glossary has a term in \(document.language)",
        path: document.path,
        hint: glossary.concepts.isEmpty
          ? "name one with --glossary or in the configuration"
          : "the glossaries have \(glossary.termCounts.keys.sorted().map(\.canonical).joined(separator: ", "))"
      )
    }
    if !sources.isEmpty, draft.result.pairsAligned == 0 {
      throw RunError(
        "no passage could be aligned with the source", path: document.path,
        hint: "check that --source names the text it translates")
    }
  }
}

extension LoadedDocument {
  /// The document as the checker takes it.
  var checked: CheckedDocument {
    var checked = CheckedDocument(
      path: path, language: language, document: document, segments: segments, lines: lines)
    checked.isPairedWithDraft = isSourceSide
    return checked
  }
}
