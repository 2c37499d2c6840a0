import AssetFormats
import LanguageAssets
import LanguageText
import TermChecking

/// The memories of a run, as its drafts need them.
struct MemoryCatalog {
  private var texts = MemoryTexts()

  /// Reads memories: files, or folders that hold some.
  ///
  /// - Throws: ``RunError`` when a path does not exist, or a memory is malformed.
  init(paths: [String], progress: (String) -> Void) throws(RunError) {
    for file in try FileSelection(extensions: MemoryLoader.fileExtensions).files(in: paths) {
      progress("reading \(file)")
      try MemoryLoader.load(file, into: &texts)
    }
  }

  /// How sentences of a draft's sources were translated into its language; empty when it has no
  /// source or no memory was read.
  func segments(for draft: LoadedDocument, sources: [LoadedDocument]) -> SegmentMemory {
    guard let source = sources.first, !texts.isEmpty else { return SegmentMemory() }
    return SegmentMemory(texts, from: source.language, to: draft.language)
  }
}
