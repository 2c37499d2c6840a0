package import LanguageAssets

/// Reads translation memories from files.
package enum MemoryLoader {
  /// The extensions of memories that can be read, in lower case.
  package static let fileExtensions: Set<String> = ["tmx"]

  /// Reads a memory whole.
  ///
  /// - Throws: ``RunError`` when the file cannot be read or is malformed.
  package static func load(_ path: String) throws(RunError) -> [TranslationUnit] {
    throw RunError("memories cannot be read yet", path: path)
  }
}
