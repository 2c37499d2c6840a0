import LanguageText
import Synchronization

/// Keeps sources that were read, for the translations of one and for drafts that are checked again and again.
///
/// One that was written since is read anew, and the one that nobody has asked for the longest makes
/// room for another.
final class SourceShelf: Sendable {
  private struct Key: Hashable {
    var path: String
    var language: LanguageTag?
  }

  private struct Entry {
    var stamps: FileStamps
    var document: LoadedDocument
    /// When it was asked for last, as a count of questions.
    var asked: Int
  }

  private struct Contents {
    var entries: [Key: Entry] = [:]
    var questions = 0
  }

  private let capacity: Int
  private let contents = Mutex(Contents())

  /// Makes an empty shelf with room for so many sources.
  init(capacity: Int = 32) { self.capacity = capacity }

  /// The source at a path, as it was read last or as it is now.
  ///
  /// - Throws: ``RunError`` as ``DocumentLoader/load(_:language:)``.
  func document(
    at path: String, language: LanguageTag?, _ loader: DocumentLoader
  ) throws(RunError) -> LoadedDocument {
    let key = Key(path: path, language: language)
    // Before it is read: what is written meanwhile is read next time.
    let stamps = FileStamps([path])
    if let known = known(key), known.stamps == stamps { return known.document }
    let document = try loader.load(path, language: language)
    keep(document, stamps, key)
    return document
  }

  private func known(_ key: Key) -> Entry? {
    contents.withLock { contents in
      contents.questions += 1
      contents.entries[key]?.asked = contents.questions
      return contents.entries[key]
    }
  }

  private func keep(_ document: LoadedDocument, _ stamps: FileStamps, _ key: Key) {
    contents.withLock { contents in
      if contents.entries.count >= capacity, contents.entries[key] == nil,
        let oldest = contents.entries.min(by: { $0.value.asked < $1.value.asked })?.key
      {
        contents.entries[oldest] = nil
      }
      contents.entries[key] = Entry(
        stamps: stamps, document: document, asked: contents.questions)
    }
  }
}
