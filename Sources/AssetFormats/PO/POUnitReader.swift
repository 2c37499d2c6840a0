internal import LanguageAssets
internal import LanguageText
internal import LibXML

/// Reads the translations of a PO file as units, every plural form as a unit of its own.
///
/// Contexts, comments, references and flags become properties and notes; the context with the text
/// is the identity of the unit. Obsolete entries and previous texts are left out.
/// Source: GNU gettext manual, “The Format of PO Files”.
package struct POUnitReader {
  private let options: MemoryReadingOptions
  private var summary = MemorySummary(
    header: TMXHeader(segmentType: "paragraph", dataType: "plaintext", originalFormat: "PO"))
  private var languages: (source: LanguageTag, target: LanguageTag)?

  /// Reads a file, handing over each unit as it comes.
  ///
  /// - Throws: ``AssetError`` where the file breaks the grammar, is not in the encoding that its
  ///   header names or does not say its language; and whatever the source or the closure throws.
  package static func read(
    _ source: ByteSource, _ options: MemoryReadingOptions = MemoryReadingOptions(),
    unit: (ReadUnit) throws -> Void
  ) throws -> MemorySummary {
    var reader = POUnitReader(options: options)
    var lines = POEntryReader(try decode(try source.readAll()))
    while let entry = try lines.next() { try reader.read(entry, unit) }
    return reader.summary
  }

  private init(options: MemoryReadingOptions) { self.options = options }

  /// The text of a file in the encoding that its header names.
  static func decode(_ bytes: [UInt8]) throws -> String {
    do {
      return try DecodedText.decode(bytes)
    } catch {
      let head = String(decoding: bytes.prefix(4096).filter { $0 < 0x80 }, as: UTF8.self)
      guard let charset = POFields.charset(in: head), charset != "utf-8" else { throw error }
      if let converted = LegacyText.utf8(bytes, in: charset) {
        return try DecodedText.decode(converted)
      }
      throw AssetError(
        line: error.line, column: error.column, "the file is not text in \(charset)",
        hint: "correct charset= in its header, or save it as UTF-8")
    }
  }

  private mutating func read(_ entry: POCatalogEntry, _ take: (ReadUnit) throws -> Void) throws {
    if entry.context == nil, entry.source.isEmpty { return readHeader(entry) }
    guard let languages else {
      if let known = namedLanguages(POFields("")) {
        languages = known
        return try read(entry, take)
      }
      throw AssetError(
        line: entry.line, column: 1, "the file does not say its language",
        hint: "name it with --source and --target")
    }
    for (form, target) in entry.targets where !target.isEmpty {
      if entry.isFuzzy {
        summary.draftCount += 1
        if !options.includesDrafts { continue }
      }
      let source = form == 0 ? entry.source : entry.plural ?? entry.source
      var unit = TranslationUnit(
        metadata: metadata(of: entry, form: entry.plural == nil ? nil : form),
        variants: [
          Variant(language: languages.source, segment: SegmentContent(source)),
          Variant(language: languages.target, segment: SegmentContent(target)),
        ])
      if let context = entry.context {
        unit.metadata.properties.insert(.init(type: "x-context", value: context), at: 0)
      }
      try take(ReadUnit(unit, line: entry.line))
    }
    if entry.targets.allSatisfy({ $0.text.isEmpty }) { summary.untranslatedCount += 1 }
  }

  private mutating func readHeader(_ entry: POCatalogEntry) {
    let fields = POFields(entry.targets.first?.text ?? "")
    languages = namedLanguages(fields)
    summary.header.sourceLanguage = languages?.source
    for (name, value) in fields.pairs where ["project-id-version"].contains(name) {
      if !value.isEmpty {
        summary.header.metadata.properties.append(.init(type: "x-project", value: value))
      }
    }
  }

  private func namedLanguages(
    _ fields: POFields
  ) -> (source: LanguageTag, target: LanguageTag)? {
    guard let target = fields.language ?? options.targetLanguage else { return nil }
    return (fields.sourceLanguage ?? options.sourceLanguage ?? "en", target)
  }

  private func metadata(of entry: POCatalogEntry, form: Int?) -> UnitMetadata {
    var properties: [UnitMetadata.Property] = []
    if entry.isFuzzy { properties.append(.init(type: "x-state", value: "fuzzy")) }
    if let form { properties.append(.init(type: "x-plural-form", value: String(form))) }
    for flag in entry.flags where flag != "fuzzy" {
      properties.append(.init(type: "x-flag", value: flag))
    }
    for reference in entry.references {
      properties.append(.init(type: "x-reference", value: reference))
    }
    return UnitMetadata(properties: properties, notes: entry.notes.map { .init($0) })
  }
}
