package import LanguageText
package import MemoryLookup

/// A part of a memory that is looked up in: units, and an index over their texts in each language.
///
/// Used by one thread at a time; any number of processes may read one file.
package final class MemoryPart {
  /// What its writer said of it, by name.
  package let facts: [String: String]
  /// The languages of its texts, in ascending order.
  package let languages: [LanguageTag]
  private let database: SQLiteConnection
  private let selectText: SQLiteStatement
  private let selectTexts: SQLiteStatement
  private let selectUnit: SQLiteStatement
  private let tags: [Int64: LanguageTag]
  private let words: Words
  private var sections: [String: Section]

  private enum Words {
    case array([UInt32])
    case file(MappedWords)
  }

  private struct Section {
    var range: Range<Int>
    /// Made when the language is first asked for.
    var search: FuzzySearch?
  }

  /// Opens a part.
  ///
  /// - Throws: ``StoreError`` when the file is no part, is of another version, is damaged where it
  ///   can be seen at once, or was cut short.
  package convenience init(path: String) throws(StoreError) {
    let database = try SQLiteConnection(path: path, mode: .immutable)
    let pages = try database.prepare(
      "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size")
    guard try pages.step() else { throw StoreError("is no database") }
    let words = try MappedWords(path: path, from: Int(pages.integer(0)))
    try Self.requireWhole(path)
    try self.init(database, .file(words))
  }

  /// Takes a finished database in memory and the words of its indexes.
  convenience init(_ database: SQLiteConnection, words: [UInt32]) throws(StoreError) {
    try self.init(database, .array(words + [0, 0, StoreSchema.lastWord]))
  }

  private init(_ database: SQLiteConnection, _ words: Words) throws(StoreError) {
    self.database = database
    self.words = words
    facts = try Self.facts(database)
    tags = try Self.tags(database)
    languages = tags.values.sorted()
    sections = try Self.sections(database)
    selectText = try database.prepare("SELECT unit FROM text WHERE number = ?")
    selectTexts = try database.prepare(
      "SELECT number, language, text, unit FROM text WHERE number >= ? ORDER BY number")
    selectUnit = try database.prepare("SELECT firstText, id FROM unit WHERE number = ?")
    let end = sections.values.map(\.range.upperBound).max() ?? 0
    guard wordCount == end + StoreSchema.endCount,
      word(wordCount - 1) == StoreSchema.lastWord
    else { throw StoreError("was cut short") }
    for section in sections.values {
      let layout: IndexLayout? = withWords(section.range) { IndexLayout($0) }
      if layout == nil { throw StoreError("is of another version") }
    }
  }

  /// Compares a small file with its hash: what a bit of a large one does is seen when it is read.
  private static func requireWhole(_ path: String) throws(StoreError) {
    let file = try MappedWords(path: path, from: 0)
    guard file.count * 4 <= StoreSchema.checkedSize, file.count >= StoreSchema.endCount else {
      return
    }
    let end = file.count - StoreSchema.endCount
    let hash = file.hash(upTo: end)
    let isWhole = file.withWords(end..<file.count) { words in
      words[0] == UInt32(truncatingIfNeeded: hash >> 32)
        && words[1] == UInt32(truncatingIfNeeded: hash)
    }
    guard isWhole else { throw StoreError("is damaged") }
  }

  /// The units of another part that this one replaces or drops, by number.
  package func removedUnits() throws(StoreError) -> Set<Int> {
    let select = try database.prepare("SELECT unit FROM removed")
    var units: Set<Int> = []
    while try select.step() { units.insert(Int(select.integer(0))) }
    return units
  }

  /// The hash of each unit, in the order of their numbers; see
  /// ``LanguageAssets/TranslationUnit/storedHash``.
  package func unitHashes() throws(StoreError) -> [Int64] {
    let select = try database.prepare("SELECT hash FROM unit ORDER BY number")
    var hashes: [Int64] = []
    while try select.step() { hashes.append(select.integer(0)) }
    return hashes
  }

  /// Whether there are texts in a language, by ``LanguageText/LanguageTag/matchingKey``.
  package func has(_ language: LanguageTag) -> Bool { key(of: language) != nil }

  /// The key of the section with texts of a language; nil where there is none.
  private func key(of language: LanguageTag) -> String? {
    language.matchingKeys.first { sections[$0] != nil }
  }

  /// The texts in a language that are like a query, the best first, as numbers of texts.
  package func matches(_ query: FuzzyQuery, in language: LanguageTag) -> [FuzzyMatch] {
    guard let key = key(of: language), let section = sections[key] else { return [] }
    return withWords(section.range) { words in
      guard let search = section.search ?? IndexLayout(words).map(FuzzySearch.init) else {
        return []
      }
      sections[key]?.search = nil
      var own = search
      defer { sections[key]?.search = own }
      return own.matches(query, in: words)
    }
  }

  /// The texts in a language in which a pattern may occur, as numbers in ascending order.
  package func candidates(_ pattern: ConcordancePattern, in language: LanguageTag) -> [UInt32] {
    guard let section = key(of: language).flatMap({ sections[$0] }) else { return [] }
    return withWords(section.range) { words in
      IndexLayout(words).map { ConcordanceSearch($0).candidates(pattern, in: words) } ?? []
    }
  }

  /// The number of the unit that a text belongs to; nil when there is no such text.
  package func unit(ofText number: UInt32) throws(StoreError) -> Int? {
    defer { selectText.reset() }
    selectText.bind(Int64(number), at: 1)
    return try selectText.step() ? Int(selectText.integer(0)) : nil
  }

  /// A unit; nil when there is none of the number.
  package func unit(_ number: Int) throws(StoreError) -> StoredUnit? {
    defer {
      selectUnit.reset()
      selectTexts.reset()
    }
    selectUnit.bind(Int64(number), at: 1)
    guard try selectUnit.step() else { return nil }
    var unit = StoredUnit(number: number, id: selectUnit.text(1), texts: [])
    selectTexts.bind(selectUnit.integer(0), at: 1)
    // The texts of a unit stand one after the other.
    while try selectTexts.step(), selectTexts.integer(3) == Int64(number) {
      unit.texts.append(
        StoredUnit.Text(
          number: UInt32(truncatingIfNeeded: selectTexts.integer(0)),
          language: tags[selectTexts.integer(1)] ?? "und", text: selectTexts.text(2) ?? ""))
    }
    return unit
  }

  private var wordCount: Int {
    switch words {
    case .array(let array): array.count
    case .file(let file): file.count
    }
  }

  private func word(_ index: Int) -> UInt32? {
    withWords(index..<index + 1) { $0.isEmpty ? nil : $0[0] }
  }

  private func withWords<Result>(
    _ range: Range<Int>, _ body: (borrowing Span<UInt32>) -> Result
  ) -> Result {
    switch words {
    case .array(let array): body(array.span.extracting(range.clamped(to: 0..<array.count)))
    case .file(let file): file.withWords(range, body)
    }
  }
}

extension MemoryPart {
  private static func facts(_ database: SQLiteConnection) throws(StoreError) -> [String: String] {
    let select = try database.prepare("SELECT name, value FROM fact")
    var facts: [String: String] = [:]
    while try select.step() { facts[select.text(0) ?? ""] = select.text(1) }
    return facts
  }

  private static func tags(
    _ database: SQLiteConnection
  ) throws(StoreError) -> [Int64: LanguageTag] {
    let select = try database.prepare("SELECT number, tag FROM language")
    var tags: [Int64: LanguageTag] = [:]
    while try select.step() { tags[select.integer(0)] = LanguageTag(select.text(1) ?? "") }
    return tags
  }

  private static func sections(
    _ database: SQLiteConnection
  ) throws(StoreError) -> [String: Section] {
    let select = try database.prepare("SELECT language, start, count FROM section")
    var sections: [String: Section] = [:]
    while try select.step() {
      let (start, count) = (Int(select.integer(1)), Int(select.integer(2)))
      guard start >= 0, count >= 0, start < 1 << 40, count < 1 << 40 else {
        throw StoreError("is damaged")
      }
      sections[select.text(0) ?? ""] = Section(range: start..<start + count)
    }
    return sections
  }
}
