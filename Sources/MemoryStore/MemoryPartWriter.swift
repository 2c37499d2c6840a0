package import LanguageAssets
internal import LanguageText
internal import MemoryLookup

/// Writes units and the index over their texts, in one pass over them.
///
/// A part is one file: an SQLite database with the units, and behind its last page the words of an
/// index for each language. SQLite takes no notice of what stands behind the pages that its header
/// counts. A part is never changed, only replaced by renaming another over it; so readers need no locks.
package final class MemoryPartWriter {
  private let path: String?
  private let database: SQLiteConnection
  private let insertUnit: SQLiteStatement
  private let insertText: SQLiteStatement
  private var builders: [String: FuzzyIndexBuilder] = [:]
  private var languages: [LanguageTag: Int64] = [:]
  private var unitCount: Int64 = 0
  private var textCount: Int64 = 0

  /// Begins a part.
  ///
  /// - Parameter path: a file that does not exist yet; nil to keep the part in memory.
  /// - Throws: ``StoreError``.
  package init(path: String?) throws(StoreError) {
    self.path = path
    database = try SQLiteConnection(path: path ?? "", mode: path == nil ? .memory : .create)
    try database.execute(StoreSchema.creation)
    insertUnit = try database.prepare("INSERT INTO unit VALUES (?, ?, ?, ?)")
    insertText = try database.prepare("INSERT INTO text VALUES (?, ?, ?, ?)")
  }

  /// Adds a unit.
  ///
  /// - Parameters:
  ///   - unit: the unit; the inline codes of its texts are left out.
  ///   - hash: its ``LanguageAssets/TranslationUnit/storedHash``.
  /// - Throws: ``StoreError`` when it cannot be written.
  package func add(_ unit: TranslationUnit, hash: Int64) throws(StoreError) {
    insertUnit.bind(unitCount, at: 1)
    insertUnit.bind(textCount, at: 2)
    insertUnit.bind(hash, at: 3)
    insertUnit.bind(unit.id, at: 4)
    try insertUnit.run()
    for variant in unit.variants {
      let text = variant.segment.plainText
      insertText.bind(textCount, at: 1)
      insertText.bind(unitCount, at: 2)
      insertText.bind(try number(of: variant.language), at: 3)
      insertText.bind(text, at: 4)
      try insertText.run()
      let number = UInt32(truncatingIfNeeded: textCount)
      builders[
        variant.language.matchingKey,
        default: FuzzyIndexBuilder(ComparisonUnit(variant.language))
      ].add(text, number: number)
      textCount += 1
    }
    unitCount += 1
  }

  /// Marks units of another part, by number, that this one replaces or drops.
  package func remove(_ units: some Sequence<Int>) throws(StoreError) {
    let insert = try database.prepare("INSERT INTO removed VALUES (?)")
    for unit in units {
      insert.bind(Int64(unit), at: 1)
      try insert.run()
    }
  }

  /// Finishes the part, which is then on the disk whole.
  ///
  /// - Parameter facts: what a reader has to know of it, by name.
  /// - Returns: the part when it is kept in memory; nil when it is a file.
  /// - Throws: ``StoreError`` when it cannot be written.
  @discardableResult
  package func finish(_ facts: [String: String]) throws(StoreError) -> MemoryPart? {
    var sections: [[UInt32]] = []
    var start = 0
    let insert = try database.prepare("INSERT INTO section VALUES (?, ?, ?)")
    for key in builders.keys.sorted() {
      guard let words = builders.removeValue(forKey: key)?.finish() else { continue }
      insert.bind(key, at: 1)
      insert.bind(Int64(start), at: 2)
      insert.bind(Int64(words.count), at: 3)
      try insert.run()
      start += words.count
      sections.append(words)
    }
    let fact = try database.prepare("INSERT INTO fact VALUES (?, ?)")
    for (name, value) in facts.sorted(by: { $0.key < $1.key }) {
      fact.bind(name, at: 1)
      fact.bind(value, at: 2)
      try fact.run()
    }
    try database.execute("COMMIT")
    guard let path else { return try MemoryPart(database, words: sections.flatMap(\.self)) }
    try MappedWords.append(sections, to: path)
    let hash = try MappedWords(path: path, from: 0).hash(upTo: nil)
    try MappedWords.append(
      [
        [
          UInt32(truncatingIfNeeded: hash >> 32), UInt32(truncatingIfNeeded: hash),
          StoreSchema.lastWord,
        ]
      ], to: path)
    return nil
  }

  private func number(of language: LanguageTag) throws(StoreError) -> Int64 {
    if let known = languages[language] { return known }
    let number = Int64(languages.count)
    languages[language] = number
    let insert = try database.prepare("INSERT INTO language VALUES (?, ?)")
    insert.bind(number, at: 1)
    insert.bind(language.canonical, at: 2)
    try insert.run()
    return number
  }
}
