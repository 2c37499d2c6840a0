internal import LanguageAssets
internal import LanguageText
internal import LibXML

/// Reads the translations of an XLIFF file, 1.0 to 1.2 and 2.0 to 2.2, as units.
///
/// A segment gives a unit, also where `mrk` or `segment` cuts a larger one. Inline codes become
/// those of TMX. Source: OASIS XLIFF 1.2 and 2.1.
package struct XLIFFUnitReader: ~Copyable {
  /// What is known where a segment stands.
  private struct Scope {
    var languages: (source: LanguageTag?, target: LanguageTag?) = (nil, nil)
    var file: String?
    var isTranslated = true
    var isApproved: Bool?
  }

  private var cursor: ElementCursor
  private let options: MemoryReadingOptions
  private var summary = MemorySummary(
    header: TMXHeader(dataType: "xml", originalFormat: "XLIFF"))
  private var scope = Scope()
  private var isVersion2 = false

  /// Reads a file, handing over each unit as it comes.
  ///
  /// - Throws: ``AssetError`` where the file is broken or is no XLIFF; and whatever the source or
  ///   the closure throws.
  package static func read(
    _ source: ByteSource, _ options: MemoryReadingOptions = MemoryReadingOptions(),
    unit: (ReadUnit) throws -> Void
  ) throws -> MemorySummary {
    var reader = XLIFFUnitReader(source, options)
    try reader.read(unit)
    return reader.summary
  }

  private init(_ source: ByteSource, _ options: MemoryReadingOptions) {
    cursor = ElementCursor(source)
    self.options = options
  }

  private mutating func read(_ take: (ReadUnit) throws -> Void) throws {
    let root = try DocumentRoot.find(["xliff"], of: "an XLIFF file", in: &cursor)
    isVersion2 = root["version"]?.hasPrefix("2") ?? (root["srcLang"] != nil)
    scope.languages = (language(root, "srcLang"), language(root, "trgLang"))
    try readChildren(take)
    try cursor.finish()
    for warning in cursor.warnings {
      summary.warnings.add(warning.reason, line: warning.position.line)
    }
  }

  /// Reads the files, groups and units below the open element.
  private mutating func readChildren(_ take: (ReadUnit) throws -> Void) throws {
    while let child = try cursor.nextChild() {
      let outer = scope
      if let value = child["translate"] { scope.isTranslated = value != "no" }
      switch child.localName {
      case "file":
        scope.languages.source = language(child, "source-language") ?? scope.languages.source
        scope.languages.target = language(child, "target-language") ?? scope.languages.target
        scope.file = child["original"] ?? child["id"]
        if summary.header.sourceLanguage == nil {
          summary.header.sourceLanguage = scope.languages.source
        }
        try readChildren(take)
      case "body", "group": try readChildren(take)
      case "trans-unit" where !isVersion2, "unit" where isVersion2:
        if let approved = child["approved"] { scope.isApproved = approved == "yes" }
        var draft = XLIFFSegments(id: child["id"] ?? "", line: child.position.line)
        try draft.read(&cursor, state: child["state"])
        try handOver(draft, take)
      default: try cursor.skip()
      }
      scope = outer
    }
  }

  private mutating func handOver(
    _ segments: XLIFFSegments, _ take: (ReadUnit) throws -> Void
  ) throws {
    let pairs = segments.pairs
    for (number, pair) in pairs.enumerated() {
      guard let target = pair.target, !target.pieces.isEmpty, !pair.source.pieces.isEmpty else {
        if scope.isTranslated { summary.untranslatedCount += 1 } else { summary.lockedCount += 1 }
        continue
      }
      let isDraft = ["new", "needs-translation", "initial"].contains(pair.state ?? "")
      if isDraft {
        summary.draftCount += 1
        if !options.includesDrafts { continue }
      }
      var unit = TranslationUnit(
        metadata: UnitMetadata(notes: segments.notes.map { .init($0) }),
        variants: [
          Variant(
            language: segments.sourceLanguage ?? scope.languages.source ?? options.sourceLanguage
              ?? "und", segment: pair.source),
          Variant(language: try targetLanguage(of: segments), segment: target),
        ])
      unit.id = pairs.count == 1 ? segments.id : "\(segments.id)_\(number + 1)"
      if segments.id.isEmpty { unit.id = nil }
      addProperties(to: &unit.metadata, state: pair.state)
      try take(ReadUnit(unit, line: segments.line))
    }
  }

  private func addProperties(to metadata: inout UnitMetadata, state: String?) {
    if !scope.isTranslated { metadata.properties.append(.init(type: "x-translate", value: "no")) }
    if let file = scope.file { metadata.properties.append(.init(type: "x-document", value: file)) }
    if let state { metadata.properties.append(.init(type: "x-state", value: state)) }
    if let isApproved = scope.isApproved {
      metadata.properties.append(.init(type: "x-approved", value: isApproved ? "yes" : "no"))
    }
  }

  private func targetLanguage(of segments: XLIFFSegments) throws -> LanguageTag {
    if let tag = segments.targetLanguage ?? scope.languages.target ?? options.targetLanguage {
      return tag
    }
    throw AssetError(
      line: segments.line, column: 1, "the file does not say its target language",
      hint: "name it with --target")
  }

  private func language(_ element: XMLElement, _ name: String) -> LanguageTag? {
    element[name].flatMap { LanguageTag($0) }
  }
}
