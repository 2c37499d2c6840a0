package import LanguageAssets
internal import LibXML

/// Finds out which format a glossary has, reads it and writes it.
package enum GlossaryFormatCatalog {
  /// The extensions that glossary files have, in lower case and without the dot.
  package static let fileExtensions = ["tbx", "xml", "csv", "tsv", "utx"]

  /// The format that a path's extension names, whatever its case; nil for any other extension.
  package static func format(forPath path: String) -> GlossaryFormat? {
    let name = path.lowercased()
    if name.hasSuffix(".tbx") || name.hasSuffix(".xml") { return .tbx }
    if name.hasSuffix(".csv") { return .csv }
    if name.hasSuffix(".utx") { return .utx }
    if name.hasSuffix(".md") { return .markdown }
    if name.hasSuffix(".xlf") || name.hasSuffix(".xliff") { return .xliff }
    return name.hasSuffix(".tsv") ? .tsv : nil
  }

  /// Reads a glossary; what the bytes begin with decides about the format, not a file name.
  ///
  /// - Parameters:
  ///   - source: the file.
  ///   - format: the format, where it is known; nil to find out.
  ///   - direction: the languages of a list that does not say them; nil when not known.
  /// - Returns: the glossary, and what is wrong but was read all the same.
  /// - Throws: ``AssetError`` with line and column, and whatever the source throws.
  package static func read(
    _ source: ByteSource, as format: GlossaryFormat? = nil, direction: GlossaryDirection? = nil
  ) throws -> (glossary: Glossary, warnings: AssetWarnings) {
    var (glossary, warnings) = try readEntries(source, as: format, direction: direction)
    for id in glossary.separateIdentifiers() {
      warnings.add("several entries have the id “\(id)”; they are told apart", line: 1)
    }
    return (glossary, warnings)
  }

  private static func readEntries(
    _ source: ByteSource, as format: GlossaryFormat?, direction: GlossaryDirection?
  ) throws -> (glossary: Glossary, warnings: AssetWarnings) {
    let bytes = try source.readAll()
    let source = ByteSource(bytes)
    if format == nil, POGlossaryReader.isCatalogue(bytes) {
      return try POGlossaryReader.read(source, direction: direction)
    }
    switch try format ?? detect(bytes, direction) {
    case .tbx, .tbx3, .tbx3DCT: return try TBXReader.read(source)
    case .csv, .tsv: return try CSVGlossaryReader.read(source)
    case .utx: return try UTXReader.read(source)
    case .xliff: return try XLIFFGlossaryReader.read(source)
    case .multiterm: return try MultiTermReader.read(source)
    case .weblate:
      guard let direction else { throw unnamedLanguages }
      let table = try DelimitedText(DecodedText.decode(bytes))
      return try WeblateTableReader.read(table.rows, direction: direction)
    case .memoq, .trados, .phrase, .crowdin:
      return try WideTableReader.read(source, direction: direction)
    case .markdown: return try MarkdownGlossaryReader.read(source, direction: direction)
    case .omegat, .deepl:
      guard let direction else { throw unknownLanguages }
      return try OmegaTGlossaryReader.read(
        source, from: direction.source, to: direction.target, hasComments: format != .deepl)
    }
  }

  /// The format of a file's content.
  ///
  /// - Throws: ``AssetError`` for a list whose languages are not known.
  package static func format(of bytes: [UInt8]) throws -> GlossaryFormat {
    if POGlossaryReader.isCatalogue(bytes) {
      throw AssetError(
        "a PO file is not edited in place", hint: "turn it into TBX with glossary import first")
    }
    let format = try detect(bytes, nil)
    guard format == .tbx else { return format }
    return switch TBXPatch.version(of: bytes) {
    case .v2: .tbx
    case .v3: .tbx3
    case .v3DCT: .tbx3DCT
    }
  }

  /// The glossary as a file of a format.
  ///
  /// - Parameters:
  ///   - glossary: the glossary.
  ///   - format: the format.
  ///   - direction: the languages, for a format of two languages.
  /// - Returns: a whole file.
  /// - Throws: ``AssetError`` when the format cannot hold it.
  package static func bytes(
    of glossary: Glossary, as format: GlossaryFormat, direction: GlossaryDirection? = nil
  ) throws(AssetError) -> [UInt8] {
    var written = WrittenParts()
    return try bytes(of: glossary, as: format, direction, &written)
  }

  /// The glossary as a file of a format, and what the file has no place for.
  ///
  /// The parameters and errors are those of ``bytes(of:as:direction:)``.
  package static func file(
    of glossary: Glossary, as format: GlossaryFormat, direction: GlossaryDirection? = nil
  ) throws(AssetError) -> (bytes: [UInt8], omissions: GlossaryOmissions) {
    var written = WrittenParts()
    let bytes = try bytes(of: glossary, as: format, direction, &written)
    if format.isTBX { return (bytes, GlossaryOmissions()) }
    if format == .csv || format == .tsv { written.takeAll(of: glossary) }
    let omissions = GlossaryOmissions(
      of: glossary, besides: written, direction: format.isBilingual ? direction : nil,
      keepsForbidden: !format.dropsForbiddenTerms)
    return (bytes, omissions)
  }

  private static func bytes(
    of glossary: Glossary, as format: GlossaryFormat, _ direction: GlossaryDirection?,
    _ written: inout WrittenParts
  ) throws(AssetError) -> [UInt8] {
    switch format {
    case .tbx: return try TBXWriter.bytes(of: glossary, version: .v2)
    case .tbx3: return try TBXWriter.bytes(of: glossary, version: .v3)
    case .tbx3DCT: return try TBXWriter.bytes(of: glossary, version: .v3DCT)
    case .csv: return CSVGlossaryWriter.bytes(of: glossary, separator: .comma)
    case .tsv: return CSVGlossaryWriter.bytes(of: glossary, separator: .tab)
    case .multiterm: return MultiTermWriter.bytes(of: glossary, &written)
    case .memoq: return WideTableWriter.bytes(of: glossary, layout: .memoQ, &written)
    case .trados: return WideTableWriter.bytes(of: glossary, layout: .trados, &written)
    case .phrase: return WideTableWriter.bytes(of: glossary, layout: .phrase, &written)
    case .crowdin: return WideTableWriter.bytes(of: glossary, layout: .crowdin, &written)
    case .markdown: return MarkdownGlossaryWriter.bytes(of: glossary, &written)
    case .omegat, .utx, .xliff, .deepl, .weblate: break
    }
    guard let direction else {
      throw AssetError(
        "a \(format.rawValue) file has two languages", hint: "name them with --source and --target")
    }
    return switch format {
    case .utx: UTXWriter.bytes(of: glossary, direction, &written)
    case .xliff: try XLIFFGlossaryWriter.bytes(of: glossary, direction, &written)
    case .deepl: DeepLGlossaryWriter.bytes(of: glossary, direction, &written)
    case .weblate: WeblateTableWriter.bytes(of: glossary, direction, &written)
    default: OmegaTGlossaryWriter.bytes(of: glossary, direction, &written)
    }
  }

  private static let unknownLanguages = AssetError(
    line: 1, column: 1, "the table has no header, so its languages are not known",
    hint: "name them: glossary import --source en --target …")

  private static let unnamedLanguages = AssetError(
    line: 1, column: 1, "the table does not name the languages of source and target",
    hint: "name them: glossary import --source en --target …")

  /// The format of a file's content.
  ///
  /// - Throws: ``AssetError`` for a list whose languages are not known.
  private static func detect(
    _ bytes: [UInt8], _ direction: GlossaryDirection?
  ) throws -> GlossaryFormat {
    let markup = isMarkup(bytes) ? format(ofMarkup: bytes) : nil
    if let markup { return markup }
    if MarkdownTable.isIn(bytes) { return .markdown }
    if isMarkup(bytes) { return .tbx }
    let text = try DecodedText.decode(Array(bytes.prefix(firstLineLimit(of: bytes))))
    let line = text.prefix { !$0.isNewline }
    if line.lowercased().hasPrefix("#utx") { return .utx }
    guard let header = try? DelimitedText(String(line)).rows.first else {
      return direction == nil || text.trimmed.isEmpty ? .csv : .omegat
    }
    if WeblateTableReader.isHeader(header) { return .weblate }
    if WideTableReader.isHeader(header, direction) { return .trados }
    if header.contains(where: { GlossaryColumn(header: $0.text) != nil }) { return .csv }
    if direction != nil { return .omegat }
    // A row of terms with their languages lacks the header of a table of terms.
    let namesLanguage = header.count > 2 && header.contains { LanguageName.tag($0.text) != nil }
    if line.hasPrefix("#") || (2...4).contains(header.count) && !namesLanguage {
      throw unknownLanguages
    }
    return .csv
  }

  /// Where the first line ends, so that not all of a file is decoded twice.
  private static func firstLineLimit(of bytes: [UInt8]) -> Int {
    let isWide = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    if isWide { return bytes.count }
    let end = bytes.firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    return end ?? bytes.count
  }

  /// The format that the root element is one of; nil for any other, with which a page may begin as
  /// well.
  private static func format(ofMarkup bytes: [UInt8]) -> GlossaryFormat? {
    var cursor = ElementCursor(ByteSource(bytes))
    return switch try? cursor.nextChild()?.localName {
    case "mtf": .multiterm
    case "xliff": .xliff
    case "martif", "tbx": .tbx
    default: nil
    }
  }

  /// Whether the first character is `<`, in UTF-8 or UTF-16, after white space or a byte order
  /// mark.
  private static func isMarkup(_ bytes: [UInt8]) -> Bool {
    let ignored: Set<UInt8> = [0xEF, 0xBB, 0xBF, 0xFE, 0xFF, 0x00, 0x20, 0x09, 0x0A, 0x0D]
    return bytes.first { !ignored.contains($0) } == UInt8(ascii: "<")
  }
}
