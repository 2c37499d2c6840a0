import LanguageAssets
import MemoryStore

/// Opens the index of a memory, and makes it fit the memory first where it does not.
struct MemoryIndexFile {
  /// The memory.
  let path: String
  /// Told of an index that is made where git would take it.
  let tell: (String) -> Void
  /// Told what takes a while.
  let progress: (String) -> Void

  /// More changes than this share of all units, and than this many, are indexed with the rest.
  private static let greatestShare = 4
  private static let fewestUnits = 2000

  /// Opens the index.
  ///
  /// - Parameter isFresh: whether to make the index anew whatever there is.
  /// - Returns: the index, in memory when no file can be written.
  /// - Throws: ``RunError`` when the memory cannot be read or is malformed.
  func open(isFresh: Bool = false) throws(RunError) -> MemoryIndex {
    let locations = IndexLocation.all(for: path)
    if !isFresh, let stamp = FileStamp(path: path) {
      for location in locations {
        if let index = fitting(stamp, location) { return index }
      }
    }
    for location in locations {
      if let index = try update(location, isFresh: isFresh) { return index }
    }
    progress("indexing \(path)")
    return try MemoryIndex.inMemory(path)
  }

  /// The index at a place when it fits the memory as it is; nil else.
  private func fitting(_ stamp: FileStamp, _ location: IndexLocation) -> MemoryIndex? {
    guard let base = Part(location.base) else { return nil }
    if base.facts.stamp == stamp.text { return MemoryIndex(path: path, parts: [base.part]) }
    guard let changes = Part(location.changes), changes.facts.stamp == stamp.text else {
      return nil
    }
    return joined(base, changes)
  }

  /// The parts together; nil when they do not belong together.
  private func joined(_ base: Part, _ changes: Part) -> MemoryIndex? {
    guard changes.facts.generation == base.facts.generation,
      let removed = try? changes.part.removedUnits()
    else { return nil }
    return MemoryIndex(path: path, parts: [base.part, changes.part], removed: removed)
  }

  /// Makes the index at a place fit; nil when nothing can be written there.
  private func update(
    _ location: IndexLocation, isFresh: Bool
  ) throws(RunError) -> MemoryIndex? {
    guard let partial = location.begin() else { return nil }
    // Another process may have been faster.
    if !isFresh, let stamp = FileStamp(path: path), let index = fitting(stamp, location) {
      partial.discard()
      return index
    }
    do {
      let file = try MemoryFile(path)
      if !isFresh, let base = Part(location.base),
        let index = try addChanges(of: file, to: base, location, partial)
      {
        return index
      }
      return try build(file, location, partial)
    } catch let error as RunError {
      partial.discard()
      throw error
    } catch {
      // The disk is full, or the folder has gone.
      partial.discard()
      return nil
    }
  }

  private func build(
    _ file: MemoryFile, _ location: IndexLocation, _ partial: PartialFile
  ) throws -> MemoryIndex? {
    progress("indexing \(path)")
    for isQuick in [true, false] {
      partial.empty()
      let writer = try MemoryPartWriter(path: partial.path)
      var units = 0
      let content = try file.read(isQuick: isQuick) { unit in
        try writer.add(unit, hash: unit.storedHash)
        units += 1
      }
      guard let content else { continue }
      let generation = "\(content.hash.text)-\(UInt64.random(in: 0 ... .max))"
      try writer.finish(
        IndexFacts(file, content, generation: generation, units: units).list)
      let part = try MemoryPart(path: partial.path)
      let isNew = FileKind(at: location.base) == nil
      try partial.publish(as: location.base)
      if isNew, location.isSeenByGit {
        tell(
          "keeps \(RelativePath.of(location.base, from: ".")) for quicker look-ups; "
            + "“.*.isogloss-index*” in .gitignore leaves it out of git")
      }
      return MemoryIndex(path: path, parts: [part])
    }
    return nil
  }

  /// Writes what has changed since the index was made; nil when that is too much.
  private func addChanges(
    of file: MemoryFile, to base: Part, _ location: IndexLocation, _ partial: PartialFile
  ) throws -> MemoryIndex? {
    let limit = max(Self.fewestUnits, base.facts.units / Self.greatestShare)
    partial.empty()
    let writer = try MemoryPartWriter(path: partial.path)
    var added = 0
    func add(_ unit: TranslationUnit, _ hash: Int64) throws {
      added += 1
      if added > limit { throw TooMuchHasChanged() }
      try writer.add(unit, hash: hash)
    }
    let content: MemoryFile.Content
    do {
      if let old = base.facts.body,
        let rest = try file.readRest(
          behind: old, hash: base.facts.prefix, { try add($0, $0.storedHash) })
      {
        content = rest
      } else if added > 0 {
        // Some of the rest was read and written before it turned out to be unreadable.
        return nil
      } else {
        var known = KnownUnits(try base.part.unitHashes())
        let whole = try file.read(isQuick: false) { unit in
          let hash = unit.storedHash
          if !known.take(hash) { try add(unit, hash) }
        }
        guard let whole else { return nil }
        content = whole
        let gone = known.left
        if gone.count > limit { return nil }
        try writer.remove(gone)
      }
    } catch {
      // A closure's error comes back as one of reading: too much, or the file is broken, and then
      // building says so.
      return nil
    }
    try writer.finish(
      IndexFacts(file, content, generation: base.facts.generation, units: added).list)
    guard let changes = Part(partial.path), let index = joined(base, changes) else { return nil }
    try partial.publish(as: location.changes)
    return index
  }

  /// An open part of this format.
  private struct Part {
    let part: MemoryPart
    let facts: IndexFacts

    /// Opens a part; nil when there is none, it is damaged or of another format.
    init?(_ path: String) {
      guard let part = try? MemoryPart(path: path), let facts = IndexFacts(part.facts) else {
        return nil
      }
      self.part = part
      self.facts = facts
    }
  }

  private struct TooMuchHasChanged: Error {}
}

/// The units of an index by hash, to be found again in a changed memory.
private struct KnownUnits {
  private var numbers: [Int64: [Int]] = [:]

  init(_ hashes: [Int64]) {
    for (number, hash) in hashes.enumerated().reversed() {
      numbers[hash, default: []].append(number)
    }
  }

  /// Takes a unit of a hash off; false when there is none left.
  mutating func take(_ hash: Int64) -> Bool { numbers[hash]?.popLast() != nil }

  /// The units that were not taken, in ascending order.
  var left: [Int] { numbers.values.flatMap(\.self).sorted() }
}
