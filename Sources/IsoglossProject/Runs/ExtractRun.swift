import AssetFormats
package import LanguageAssets
package import LanguageText
import SentenceAlignment
package import TermExtraction

/// Extracts and links the terms of documents: what `isogloss extract` does.
package struct ExtractRun: Sendable {
  /// What a run gives.
  package struct Outcome: Sendable {
    /// The concepts, the best first.
    package var concepts: [ProposedConcept]
    /// The documents that the concepts' evidence points into.
    package var documents: [ExtractionDocument]
    /// The sets of versions and how they are aligned.
    package var alignments: [DocumentAlignment]
    /// The translation units of the alignments.
    package var units: [TranslationUnit]
    /// The memories that were read.
    package var memories: [String]
    /// How many units they have together.
    package var memoryUnits: Int
    /// What the glossaries that the run was given say of their concepts.
    package var given = Glossary()
    /// What those of the configuration say, but for the one that is written.
    package var configured = Glossary()

    /// The concepts as a glossary of proposed terms, beside what the given glossaries have decided.
    package var glossary: Glossary {
      GlossaryBuilder.glossary(of: concepts, documents: documents, given: given)
    }
  }

  /// What a run reads before it extracts.
  package struct Corpus: Sendable {
    /// The documents and groups that terms are extracted from.
    package var input = ExtractionInput(documents: [])
    /// The sets of versions and how they are aligned.
    package var alignments: [DocumentAlignment] = []
    /// The translation units of the alignments.
    package var units: [TranslationUnit] = []
    /// The memories that were read.
    package var memories: [String] = []
    /// How many units they have together.
    package var memoryUnits = 0
    /// What the glossaries that the run was given say of their concepts.
    package var given = Glossary()
    /// What those of the configuration say, but for the one that is written.
    package var configured = Glossary()

    /// The configured source language, if nine in ten sets of versions have it: a page may be there in
    /// translations alone.
    func sourceLanguage(_ configuration: Configuration) -> LanguageTag? {
      let sets = alignments.filter { $0.documents.count > 1 }
      guard let source = configuration.sourceLanguage, !sets.isEmpty else { return nil }
      let withSource = sets.count { set in
        set.documents.contains { $0.language.matches(source) }
      }
      guard withSource * 10 >= sets.count * 9 else { return nil }
      return source
    }
  }

  /// Documents, folders of documents and memories.
  package var paths: [String]
  /// The language of every document; nil to take it from paths and texts.
  package var language: LanguageTag?
  /// Glossaries to grow, besides those of the configuration: what they link stays linked and named, and
  /// what they say of a concept comes into the new glossary.
  package var glossaries: [String]
  /// Documents and folders about other things, as a background that the terms stand out from.
  package var background: [String]
  /// What to extract.
  package var options: ExtractionOptions
  /// The configuration in force.
  package var configuration: Configuration
  /// How many documents are aligned at a time.
  package var jobs = 1
  /// Where alignments are kept, so that only documents that are new or changed are aligned; nil to
  /// align all anew.
  package var cache: CheckCache?
  /// Where the results are written: what somebody has decided in its glossary is known, its memory is
  /// not read; nil when they are not.
  package var output: ExtractOutput?
  /// Is told what is left out.
  package var warn: @Sendable (String) -> Void = { _ in }
  /// Whether each file that is left out is named, be there many.
  package var namesAll = false
  /// Is told which of the configured documents cannot be read, while the others are; without it the first
  /// of them ends the run.
  package var complain: (@Sendable (RunError) -> Void)?

  /// Makes a run.
  package init(
    paths: [String], language: LanguageTag? = nil, glossaries: [String] = [],
    background: [String] = [], options: ExtractionOptions = ExtractionOptions(),
    configuration: Configuration
  ) {
    self.background = background
    self.paths = paths
    self.language = language
    self.glossaries = glossaries
    self.options = options
    self.configuration = configuration
  }

  /// Reads, groups, aligns and extracts.
  ///
  /// The closure is told what is being done, for people who wait.
  ///
  /// - Throws: ``RunError`` as ``corpus(progress:)``.
  package func run(
    progress: (String) -> Void = { _ in }
  ) async throws(RunError) -> Outcome {
    let corpus = try await corpus(progress: progress)
    progress("extracting terms")
    var options = options
    options.sourceLanguage = options.sourceLanguage ?? corpus.sourceLanguage(configuration)
    options.jobs = jobs
    let concepts = TermExtractor(options).extract(corpus.input)
    return Outcome(
      concepts: concepts, documents: corpus.input.documents, alignments: corpus.alignments,
      units: corpus.units, memories: corpus.memories, memoryUnits: corpus.memoryUnits,
      given: corpus.given, configured: corpus.configured)
  }

  /// Reads, groups and aligns.
  ///
  /// The closure is told what is being done, for people who wait.
  ///
  /// - Throws: ``RunError`` when a path does not exist, a file cannot be read or there is nothing
  ///   to read.
  package func corpus(
    progress: (String) -> Void = { _ in }
  ) async throws(RunError) -> Corpus {
    let files = try ExtractSelection(
      configuration: configuration, output: output?.memoryPath
    ).files(in: paths)
    guard !files.isEmpty else {
      throw RunError("nothing to read", hint: "name documents or a folder that holds some")
    }
    try output?.requireOwnMemory()
    var documents: [LoadedDocument] = []
    var corpus = Corpus()
    corpus.given = try GlossaryLoader.load(glossaries)
    corpus.configured = try configuredGlossary()
    corpus.input.known = try knownConcepts(beside: corpus.given, corpus.configured)
    let loader = DocumentLoader(configuration: configuration)
    corpus.input.background = try backgroundDocuments(by: loader)
    var sample = MemorySample()
    let found = FoundDocuments(
      selection: DraftSelection(configuration: configuration), paths: paths, goesOn: complain != nil
    )
    for file in files {
      progress("reading \(file)")
      if MemoryLoader.isMemory(file) {
        sample.begin(file)
        try MemoryLoader.read(file) {
          sample.add($0)
          corpus.memoryUnits += 1
        }
        corpus.memories.append(file)
      } else if let parts = try found.read(
        file, { () throws(RunError) in try loader.loadAll(file, language: language) })
      {
        for document in parts {
          if let alignment = DocumentAlignment(sidesOf: document) {
            if document.languageReason == .text { warn(Self.guess(of: document)) }
            corpus.alignments.append(alignment)
          } else {
            documents.append(document)
          }
        }
      }
    }
    found.report(all: namesAll, warn)
    sample.move(to: &corpus.input)
    let errors = found.errors
    guard !documents.isEmpty || !corpus.alignments.isEmpty || corpus.memoryUnits > 0 else {
      if let error = errors.first { throw error }
      throw RunError("nothing to read: none of the files found is a document")
    }
    if let complain { errors.forEach(complain) }
    progress("aligning \(documents.count.counted("document"))")
    let sets = VersionSets(configuration: configuration).sets(of: documents)
    corpus.alignments += try await align(sets, progress)
    cache?.prune()
    for alignment in corpus.alignments { corpus.input.append(alignment) }
    corpus.units = MemoryBuilder.units(of: corpus.alignments)
    return corpus
  }

  /// What to say of a bilingual file whose translations nobody but their text names the language of: it is written
  /// into glossary and memory.
  private static func guess(of document: LoadedDocument) -> String {
    "warning: \(document.path): the file does not say its language; its text reads as "
      + "\(LanguageName.english(document.language)) (\(document.language)): name another with --lang, in the "
      + "path or in the configuration"
  }

  /// What the glossaries know, and the one that is written over.
  private func knownConcepts(
    beside given: Glossary, _ configured: Glossary
  ) throws(RunError) -> [KnownConcept] {
    var known = given
    known.join(configured.decided.concepts)
    if let output { known.join(try output.glossary().decided.concepts) }
    return known.knownConcepts
  }

  /// The glossaries of the configuration but the one that is written over; one that nobody has written yet, as before
  /// the first extraction, or that `init` proposed, knows nothing.
  private func configuredGlossary() throws(RunError) -> Glossary {
    let paths = configuration.glossaryPaths.filter { path in
      let isThere = FileKind(at: path) != nil
      if !isThere, path != output?.folder, path != output?.glossaryPath,
        path != RelativePath.resolve(InitRun.glossaryFolder, against: configuration.base)
      {
        warn("warning: \(path): no such file or folder: left out")
      }
      return isThere
    }
    guard !paths.isEmpty else { return Glossary() }
    let written = output.map { RelativePath.absolute($0.glossaryPath) }
    let files = try FileSelection(extensions: GlossaryLoader.fileExtensions).files(in: paths)
    return try GlossaryLoader.load(files.filter { RelativePath.absolute($0) != written })
  }

  private func backgroundDocuments(
    by loader: DocumentLoader
  ) throws(RunError) -> [ExtractionDocument] {
    guard !background.isEmpty else { return [] }
    let files = try FileSelection(extensions: DocumentLoader.fileExtensions).files(in: background)
    guard !files.isEmpty else {
      throw RunError("nothing to read", path: background[0], hint: "name documents or a folder")
    }
    var documents: [ExtractionDocument] = []
    for file in files.sorted() {
      let document = try loader.load(file, language: language)
      documents.append(
        ExtractionDocument(path: file, language: document.language, segments: document.segments))
    }
    return documents
  }

  private func align(
    _ sets: [[LoadedDocument]], _ progress: (String) -> Void
  ) async throws(RunError) -> [DocumentAlignment] {
    let aligner = CachingAligner.using(cache)
    return try await ParallelMap.map(
      sets, jobs: jobs, progress: { progress("aligning \($0[0].path)") }
    ) { documents throws(RunError) in
      let versions = documents.map {
        DocumentVersion($0.document, language: $0.language, segments: $0.segments)
      }
      return DocumentAlignment(documents: documents, groups: aligner.align(versions))
        .withoutDoubtfulGroups
    }
  }
}
