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
    for file in try MemoryLoader.selection.files(in: paths) {
      progress("reading \(file)")
      try MemoryLoader.load(file, into: &texts)
    }
  }

  /// How sentences of a language were translated into another; empty when no memory was read.
  func segments(from source: LanguageTag, to target: LanguageTag) -> SegmentMemory {
    texts.isEmpty ? SegmentMemory() : SegmentMemory(texts, from: source, to: target)
  }
}
