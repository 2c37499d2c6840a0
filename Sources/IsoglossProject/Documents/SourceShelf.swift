import LanguageText
import Synchronization

/// Keeps sources that were read, for drafts that are checked again and again.
///
/// One that was written since is read anew.
final class SourceShelf: Sendable {
  private struct Key: Hashable {
    var path: String
    var language: LanguageTag?
  }

  private struct Entry {
    var stamps: FileStamps
    var document: LoadedDocument
  }

  private let entries = Mutex<[Key: Entry]>([:])

  /// The source at a path, as it was read last or as it is now.
  ///
  /// - Throws: ``RunError`` as ``DocumentLoader/load(_:language:)``.
  func document(
    at path: String, language: LanguageTag?, _ loader: DocumentLoader
  ) throws(RunError) -> LoadedDocument {
    let key = Key(path: path, language: language)
    // Before it is read: what is written meanwhile is read next time.
    let stamps = FileStamps([path])
    if let known = entries.withLock({ $0[key] }), known.stamps == stamps { return known.document }
    let document = try loader.load(path, language: language)
    entries.withLock { $0[key] = Entry(stamps: stamps, document: document) }
    return document
  }
}
