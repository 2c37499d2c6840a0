package import LanguageText

/// Finds what a check would read: what `isogloss config files` does.
package struct ListingRun: Sendable {
  /// A document and what is known of it before it is checked.
  package struct Document: Hashable, Sendable {
    /// The path as seen from the current folder.
    package var path: String
    /// The language.
    package var language: LanguageTag
    /// What decided the language.
    package var reason: LanguageResolution.Reason
    /// The documents that it translates.
    package var sources: [String]
  }

  /// What a check would read.
  package struct Listing: Hashable, Sendable {
    /// The documents, in order.
    package var documents: [Document] = []
    /// The glossaries, in order.
    package var glossaries: [String] = []
    /// The memories, in order.
    package var memories: [String] = []
    /// The files with the strings of the product, in order.
    package var labels: [String] = []

    /// The number of documents by language.
    package var languages: [LanguageTag: Int] {
      documents.reduce(into: [:]) { $0[$1.language, default: 0] += 1 }
    }

    /// The number of documents that have a source.
    package var pairs: Int { documents.count { !$0.sources.isEmpty } }
  }

  /// The check whose files are listed.
  package var check: CheckRun

  /// Makes a run.
  package init(_ check: CheckRun) { self.check = check }

  /// Finds the files and reads the documents as far as their languages need it.
  ///
  /// - Throws: ``RunError`` when a path does not exist or a document cannot be read.
  package func run() async throws(RunError) -> Listing {
    var listing = Listing()
    listing.glossaries = try check.glossaryFiles()
    listing.memories = try check.memoryFiles()
    listing.labels = try check.labelFiles()
    let files =
      if let listed = check.listedFiles { try check.selection.files(listed: listed) } else {
        try check.selection.files(in: check.paths)
      }
    let loader = DocumentLoader(configuration: check.configuration)
    let catalog = SourceCatalog(configuration: check.configuration)
    let check = check
    let named = check.paths + check.sources + (check.listedFiles ?? [])
    let found = FoundDocuments(
      selection: check.selection, paths: named, goesOn: check.complain != nil)
    listing.documents = try await ParallelMap.map(
      files, jobs: check.jobs
    ) { file throws(RunError) in
      let parts = try found.read(file) { () throws(RunError) in
        try loader.loadAll(file, language: check.language)
      }
      return (parts ?? []).map { document in
        let sources =
          !check.sources.isEmpty
          ? check.sources
          : document.sourceSide.isEmpty
            ? catalog.path(ofSourceOf: document).map { [$0] } ?? [] : [document.path]
        return Document(
          path: file, language: document.language, reason: document.languageReason,
          sources: sources)
      }
    }.flatMap(\.self)
    found.report(all: check.namesAll, check.warn)
    if let complain = check.complain { found.errors.forEach(complain) }
    return listing
  }
}
