import LanguageAssets
import LanguageText
import TermChecking

/// The memories of a run, as its drafts need them.
struct MemoryCatalog {
  private let units: [TranslationUnit]

  /// Reads memories: files, or folders that hold some.
  init(paths: [String], progress: (String) -> Void) throws(RunError) {
    var units: [TranslationUnit] = []
    for file in try FileSelection(extensions: MemoryLoader.fileExtensions).files(in: paths) {
      progress("reading \(file)")
      units += try MemoryLoader.load(file)
    }
    self.units = units
  }

  /// How sentences of a draft's sources were translated into its language; empty when it has no
  /// source or no memory was read.
  func segments(for draft: LoadedDocument, sources: [LoadedDocument]) -> SegmentMemory {
    guard let source = sources.first, !units.isEmpty else { return SegmentMemory() }
    return SegmentMemory(units, from: source.language, to: draft.language)
  }
}
