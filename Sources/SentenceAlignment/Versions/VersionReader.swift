import LanguageText

/// Prepares versions that are aligned together: their tokens have the numbers of one vocabulary.
struct VersionReader {
  /// The tokens of all versions read so far.
  private(set) var vocabulary = TokenVocabulary()
  private var tokenizers: [LanguageTag: AlignmentTokenizer] = [:]

  /// Prepares a version.
  mutating func read(_ version: DocumentVersion) -> PreparedVersion {
    PreparedVersion(
      version,
      tokenizer: &tokenizers[version.language, default: AlignmentTokenizer(version.language)],
      vocabulary: &vocabulary)
  }
}
