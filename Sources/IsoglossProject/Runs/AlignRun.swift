package import LanguageText
import SentenceAlignment

/// Aligns versions of one document: what `isogloss align` does.
package struct AlignRun: Sendable {
  /// The files, one a version.
  package var paths: [String]
  /// The languages of the files, in order; empty to take them from paths and texts.
  package var languages: [LanguageTag]
  /// How plain text is cut into segments.
  package var segmentation: DocumentLoader.Segmentation

  /// Makes a run.
  package init(
    paths: [String], languages: [LanguageTag] = [],
    segmentation: DocumentLoader.Segmentation = .sentences
  ) {
    self.paths = paths
    self.languages = languages
    self.segmentation = segmentation
  }

  /// Reads and aligns the versions.
  ///
  /// The closure is told what is being done, for people who wait.
  ///
  /// - Throws: ``RunError`` when fewer than two files are given, the number of languages is not
  ///   theirs, or a file cannot be read.
  package func run(
    progress: (String) -> Void = { _ in }
  ) throws(RunError) -> DocumentAlignment {
    guard paths.count >= 2 else {
      throw RunError("expected two or more versions of a document, got \(paths.count)")
    }
    guard languages.isEmpty || languages.count == paths.count else {
      throw RunError(
        "expected as many languages as files: \(paths.count.counted("file")), "
          + languages.count.counted("language"),
        hint: "write --lang de,fr for two files")
    }
    let loader = DocumentLoader(
      configuration: Configuration(base: "."), segmentation: segmentation)
    var documents: [LoadedDocument] = []
    for (index, path) in paths.enumerated() {
      progress("reading \(path)")
      documents.append(
        try loader.load(path, language: languages.isEmpty ? nil : languages[index]))
    }
    let versions = documents.map {
      DocumentVersion($0.document, language: $0.language, segments: $0.segments)
    }
    progress(
      "aligning \(versions.map { "\($0.segments.count)" }.joined(separator: " × ")) segments")
    let groups = CodeAlignment.joined(SentenceAligner().align(versions), of: versions)
    return DocumentAlignment(documents: documents, groups: groups)
  }
}
