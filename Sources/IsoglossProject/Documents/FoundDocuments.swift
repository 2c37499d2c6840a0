import LanguageText

/// Reads the files that a walk through folders found, not all of which need be documents: a
/// `robots.txt` beside the pages, an encrypted note.
///
/// A file that somebody asked for, by its name or by the configured documents, must be readable.
/// Any other that cannot be read as a document is left out, and the user is told.
struct FoundDocuments: Sendable {
  /// What the files were selected by.
  let selection: DraftSelection
  /// The paths that were named.
  let paths: [String]
  /// Is told what is left out.
  let warn: @Sendable (String) -> Void

  /// What the body makes of a file; nil for one that is left out.
  ///
  /// - Throws: what the body throws for a file that somebody asked for.
  func read<Document>(
    _ path: String, _ body: () throws(RunError) -> Document
  ) throws(RunError) -> Document? {
    do throws(RunError) { return try body() } catch {
      guard error.isOfContent, !isAskedFor(path) else { throw error }
      warn("warning: \(error): left out")
      return nil
    }
  }

  /// Whether a file was named, or is one of the configured documents.
  private func isAskedFor(_ path: String) -> Bool {
    paths.contains(path) || selection.isConfigured(path)
  }
}
