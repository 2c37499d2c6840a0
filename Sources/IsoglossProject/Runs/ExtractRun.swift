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
    /// The translation units of the alignments and of the memories that were read.
    package var units: [TranslationUnit]

    /// The concepts as a glossary of proposed terms.
    package var glossary: Glossary {
      GlossaryBuilder.glossary(of: concepts, documents: documents)
    }
  }

  /// Documents, folders of documents and memories.
  package var paths: [String]
  /// The language of every document; nil to take it from paths and texts.
  package var language: LanguageTag?
  /// What to extract.
  package var options: ExtractionOptions
  /// The configuration in force.
  package var configuration: Configuration

  /// Makes a run.
  package init(
    paths: [String], language: LanguageTag? = nil,
    options: ExtractionOptions = ExtractionOptions(), configuration: Configuration
  ) {
    self.paths = paths
    self.language = language
    self.options = options
    self.configuration = configuration
  }

  /// Reads, groups, aligns and extracts.
  ///
  /// The closure is told what is being done, for people who wait.
  ///
  /// - Throws: ``RunError`` when a path does not exist, a file cannot be read or there is nothing
  ///   to read.
  package func run(progress: (String) -> Void = { _ in }) throws(RunError) -> Outcome {
    let memoryExtensions = MemoryLoader.fileExtensions
    let files = try FileSelection(
      extensions: DocumentLoader.fileExtensions.union(memoryExtensions)
    ).files(in: paths).sorted()
    guard !files.isEmpty else {
      throw RunError("nothing to read", hint: "name documents or a folder that holds some")
    }
    var documents: [LoadedDocument] = []
    var corpus = ExtractionInput(documents: [])
    var units: [TranslationUnit] = []
    let loader = DocumentLoader(configuration: configuration)
    for file in files {
      progress("reading \(file)")
      if memoryExtensions.contains(FileSelection.fileExtension(of: file)) {
        let memory = try MemoryLoader.load(file)
        corpus.append(memory, path: file)
        units += memory
      } else {
        documents.append(try loader.load(file, language: language))
      }
    }
    progress("aligning \(documents.count) documents")
    let alignments = align(VersionSets(configuration: configuration).sets(of: documents))
    for alignment in alignments { corpus.append(alignment) }
    progress("extracting terms")
    let concepts = TermExtractor(options).extract(corpus)
    return Outcome(
      concepts: concepts, documents: corpus.documents, alignments: alignments,
      units: MemoryBuilder.units(of: alignments) + units)
  }

  private func align(_ sets: [[LoadedDocument]]) -> [DocumentAlignment] {
    sets.map { documents in
      let versions = documents.map {
        DocumentVersion(language: $0.language, segments: $0.segments)
      }
      return DocumentAlignment(documents: documents, groups: SentenceAligner().align(versions))
    }
  }
}
