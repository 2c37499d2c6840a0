package import LanguageText
package import MemoryLookup
import MemoryStore

/// Shows how a word or phrase is used in translation memories: what `isogloss tm concordance` does.
package struct ConcordanceRun {
  /// A text in which the pattern occurs, with its translations.
  package struct Line: Hashable, Sendable {
    /// The language of the text.
    package var language: LanguageTag
    /// The text.
    package var text: String
    /// Where the pattern occurs, in UTF-8 bytes of the text; never empty.
    package var ranges: [Range<Int>]
    /// The other texts of the unit, in its order.
    package var others: [Other]
    /// The memory's file.
    package var path: String
    /// The unit's `tuid`; nil when it has none.
    package var id: String?
  }

  /// A translation.
  package struct Other: Hashable, Sendable {
    /// Its language.
    package var language: LanguageTag
    /// The text.
    package var text: String
  }

  /// The language to search in; nil for all.
  package var language: LanguageTag?
  /// The languages to show beside it; all when empty.
  package var targets: [LanguageTag] = []
  /// What counts as an occurrence.
  package var mode = ConcordancePattern.Mode.forms
  /// How many lines are wanted at most.
  package var limit = 20

  private var indexes: [MemoryIndex]

  /// Makes a run over memories.
  package init(_ indexes: [MemoryIndex]) { self.indexes = indexes }

  /// The lines in the order of the memories, and whether there are more.
  ///
  /// An index that turns out to be damaged is made anew.
  ///
  /// - Throws: ``RunError`` when no memory has the language, the pattern is empty, or making an index
  ///   anew does not help.
  package mutating func lines(_ pattern: String) throws(RunError) -> (lines: [Line], areMore: Bool)
  {
    guard !pattern.allSatisfy(\.isWhitespace) else { throw RunError("nothing to look for") }
    try requireLanguages()
    var lines: [Line] = []
    for number in indexes.indices {
      var all = lines
      if (try? add(pattern, indexes[number], to: &all)) == nil {
        indexes[number] = try MemoryIndex.open(indexes[number].path, isFresh: true)
        all = lines
        do throws(StoreError) {
          try add(pattern, indexes[number], to: &all)
        } catch {
          throw RunError("the index cannot be read: \(error)", path: indexes[number].path)
        }
      }
      lines = all
      if lines.count > limit { return (Array(lines.prefix(limit)), true) }
    }
    return (lines, false)
  }

  private func requireLanguages() throws(RunError) {
    var lookup = MemoryLookupRun(indexes)
    lookup.language = language
    lookup.targets = targets
    try lookup.requireLanguages()
  }

  private func add(
    _ text: String, _ index: MemoryIndex, to lines: inout [Line]
  ) throws(StoreError) {
    var seen: Set<Line> = []
    var keys: Set<String> = []
    let languages = language.map { [$0] } ?? index.languages
    for language in languages where keys.insert(language.matchingKey).inserted {
      let pattern = ConcordancePattern(text, language: language, mode: mode)
      if pattern.isEmpty { continue }
      var found: [Line] = []
      let room = limit + 1 - lines.count
      try index.candidates(pattern, in: language) { unit, number in
        if let line = line(unit, number, pattern, index.path), seen.insert(line).inserted {
          found.append(line)
        }
        return found.count < room
      }
      lines += found
    }
  }

  private func line(
    _ unit: StoredUnit, _ number: UInt32, _ pattern: ConcordancePattern, _ path: String
  ) -> Line? {
    guard let text = unit.texts.first(where: { $0.number == number }) else { return nil }
    let ranges = pattern.ranges(in: text.text)
    guard !ranges.isEmpty else { return nil }
    let others = unit.texts.filter { other in
      other.number != number
        && (targets.isEmpty || targets.contains { $0.matches(other.language) })
    }
    if others.isEmpty, !targets.isEmpty { return nil }
    return Line(
      language: text.language, text: text.text, ranges: ranges,
      others: others.map { Other(language: $0.language, text: $0.text) }, path: path, id: unit.id)
  }
}
