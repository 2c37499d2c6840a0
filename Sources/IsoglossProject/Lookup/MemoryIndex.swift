import AssetFormats
import LanguageAssets
package import LanguageText
import MemoryLookup
import MemoryStore

/// A memory made ready for looking up: its parts, and which units of them hold no more.
package struct MemoryIndex {
  /// A text of the memory that is like a query.
  struct Hit {
    /// The part that has it.
    var part: MemoryPart
    /// How alike it is, and the number of the text in its part.
    var match: FuzzyMatch
  }

  /// The memory's file.
  package let path: String
  private let parts: [MemoryPart]
  /// Units of the first part that later ones replace or drop.
  private let removed: Set<Int>

  init(path: String, parts: [MemoryPart], removed: Set<Int> = []) {
    self.path = path
    self.parts = parts
    self.removed = removed
  }

  /// Opens the index beside a memory, or in the user's cache where its folder may not be written.
  ///
  /// Makes the index first when there is none, it is damaged or it does not fit the memory. Safe
  /// while other processes do the same; killed at any moment, it leaves an old index or a new one.
  ///
  /// - Parameters:
  ///   - path: the memory.
  ///   - isFresh: whether to make the index anew whatever there is.
  ///   - tell: is told of an index that is made where git would take it.
  ///   - progress: is told what takes a while.
  /// - Returns: the index.
  /// - Throws: ``RunError`` when the memory cannot be read or is malformed.
  package static func open(
    _ path: String, isFresh: Bool = false, tell: @escaping (String) -> Void = { _ in },
    progress: @escaping (String) -> Void = { _ in }
  ) throws(RunError) -> MemoryIndex {
    // A folder or nothing at all gets the error that reading it gives.
    _ = try FileReading.chunks(of: path)
    return try MemoryIndexFile(path: path, tell: tell, progress: progress).open(isFresh: isFresh)
  }

  /// Reads a memory and builds its index in memory.
  ///
  /// - Throws: ``RunError`` when the memory cannot be read or is malformed.
  package static func inMemory(_ path: String) throws(RunError) -> MemoryIndex {
    do {
      let writer = try MemoryPartWriter(path: nil)
      try MemoryLoader.read(path) { try writer.add($0, hash: 0) }
      return MemoryIndex(path: path, parts: [try writer.finish([:])].compactMap(\.self))
    } catch {
      throw RunError(error, path: path)
    }
  }

  /// The languages of the texts, in ascending order.
  package var languages: [LanguageTag] { Set(parts.flatMap(\.languages)).sorted() }

  /// The texts in a language that are like a query, the best first, then as they stand in the memory.
  func hits(_ query: FuzzyQuery, in language: LanguageTag) -> [Hit] {
    let hits = parts.map { part in
      part.matches(query, in: language).map { Hit(part: part, match: $0) }
    }
    // A stable sort: texts of the first part stay before those of the others.
    return hits.count == 1
      ? hits[0] : hits.flatMap(\.self).sorted { $0.match.score > $1.match.score }
  }

  /// The units with a text in a language in which a pattern may occur, and the number of the text,
  /// in the order of the parts; the closure returns false when it has seen enough.
  func candidates(
    _ pattern: ConcordancePattern, in language: LanguageTag,
    _ take: (StoredUnit, UInt32) -> Bool
  ) throws(StoreError) {
    for part in parts {
      for text in part.candidates(pattern, in: language) {
        guard let number = try part.unit(ofText: text), isThere(number, part),
          let unit = try part.unit(number)
        else { continue }
        if !take(unit, text) { return }
      }
    }
  }

  /// The unit that a hit belongs to; nil when it holds no more.
  func unit(of hit: Hit) throws(StoreError) -> StoredUnit? {
    guard let number = try hit.part.unit(ofText: hit.match.segment), isThere(number, hit.part)
    else {
      return nil
    }
    return try hit.part.unit(number)
  }

  /// The units before and after one; nil where there is none.
  func neighbours(
    of unit: StoredUnit, in part: MemoryPart
  ) throws(StoreError) -> (before: StoredUnit?, after: StoredUnit?) {
    let (before, after) = (unit.number - 1, unit.number + 1)
    return (
      before >= 0 && isThere(before, part) ? try part.unit(before) : nil,
      isThere(after, part) ? try part.unit(after) : nil
    )
  }

  private func isThere(_ unit: Int, _ part: MemoryPart) -> Bool {
    part !== parts.first || !removed.contains(unit)
  }
}
