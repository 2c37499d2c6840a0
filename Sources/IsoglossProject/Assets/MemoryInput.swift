package import AssetFormats
package import LanguageAssets
import LanguageText

/// A file that units are read from.
package struct MemoryInput: Hashable, Sendable {
  /// The path.
  package let path: String
  /// The format, by how the file begins where that is TMX or XLIFF, else by its name.
  package let format: MemoryFormat
  /// What reading needs to know that the file may leave open.
  package var options: MemoryReadingOptions
  /// Whether damaged XML is mended.
  package var isRepaired: Bool

  /// Makes an input of a file.
  ///
  /// - Throws: ``RunError`` when there is no such file.
  package init(
    _ path: String, options: MemoryReadingOptions = MemoryReadingOptions(),
    isRepaired: Bool = false
  ) throws(RunError) {
    self.path = path
    self.isRepaired = isRepaired
    let named = MemoryFormatCatalog.format(forPath: path)
    format = named == .tmx ? .tmx : try Self.format(ofContent: path, named: named)
    self.options = options
    if options.targetLanguage == nil {
      // A folder such as po/de says what its catalogs are in, but not of other files.
      self.options.targetLanguage =
        format == .po ? CatalogPath.language(of: path) : CatalogPath.languageAsName(of: path)
    }
  }

  /// The inputs that paths name: files as they are, folders walked for files of known extensions.
  ///
  /// - Throws: ``RunError`` for a path that does not exist.
  package static func inputs(
    in paths: [String], options: MemoryReadingOptions = MemoryReadingOptions(),
    isRepaired: Bool = false
  ) throws(RunError) -> [MemoryInput] {
    let extensions = MemoryFormatCatalog.importExtensions.map {
      String($0.extension.split(separator: ".").last ?? "")
    }
    var inputs: [MemoryInput] = []
    for path in try FileSelection(extensions: extensions).files(in: paths)
    where paths.contains(path) || MemoryFormatCatalog.format(forPath: path) != nil {
      inputs.append(try MemoryInput(path, options: options, isRepaired: isRepaired))
    }
    return inputs
  }

  /// Reads the file, handing over each unit with its line as it comes.
  ///
  /// - Returns: what the file says about itself, and what was mended.
  /// - Throws: ``RunError`` when the file cannot be read or is malformed.
  @discardableResult
  package func read(
    header: (TMXHeader) throws -> Void = { _ in }, unit: (ReadUnit) throws -> Void
  ) throws(RunError) -> (summary: MemorySummary, repairs: RepairLog) {
    let file = ByteSource(try FileReading.chunks(of: path))
    let canRepair = isRepaired && (format == .tmx || format == .xliff)
    let repaired =
      canRepair ? RepairedSource(file, entryExtension: format == .tmx ? "tmx" : "xlf") : nil
    do {
      let summary = try MemoryFormatCatalog.read(
        repaired?.bytes ?? file, as: format, options, header: header, unit: unit)
      return (summary, repaired?.log ?? RepairLog())
    } catch {
      throw RunError(error, path: path)
    }
  }

  /// What the file says about itself.
  ///
  /// - Throws: ``RunError`` when the file cannot be read or is malformed so far.
  package func readHeader() throws(RunError) -> TMXHeader {
    var found = TMXHeader()
    do {
      try read { header in
        found = header
        if format == .tmx { throw RunError(Self.stop) }
      } unit: { _ in
      }
    } catch  where error.message == Self.stop {
    }
    return found
  }

  /// Whether the first unit is one that `extract` has aligned; false for a file that cannot be read.
  package var isExtracted: Bool {
    guard format == .tmx else { return false }
    var isExtracted = false
    do {
      try read { read in
        isExtracted = read.unit.metadata.properties.contains {
          $0.type == MemoryBuilder.scoreProperty
        }
        throw RunError(Self.stop)
      }
    } catch {
      return isExtracted
    }
    return false
  }

  /// Counts units, variants and languages, in memory that does not grow with a TMX file.
  ///
  /// - Throws: ``RunError`` when the file cannot be read or is malformed.
  package func statistics() throws(RunError) -> MemoryStatistics {
    if format == .tmx, !isRepaired {
      let file = ByteSource(try FileReading.chunks(of: path))
      do {
        if let statistics = try TMXTally.count(file) { return statistics }
      } catch {
        throw RunError(error, path: path)
      }
    }
    var statistics = MemoryStatistics()
    try read { statistics.count($0.unit) }
    return statistics
  }

  private static let stop = "header"

  private static func format(
    ofContent path: String, named: MemoryFormat?
  ) throws(RunError) -> MemoryFormat {
    let start: [UInt8]
    do {
      let file = ByteSource(try FileReading.chunks(of: path, size: 4096))
      start = try file.decompressed(entryExtension: "tmx").next() ?? []
    } catch {
      throw RunError(error, path: path)
    }
    let text = String(decoding: start.filter { $0 != 0 }, as: UTF8.self)
    // A cell or a message may hold a tag, but neither begins a table or a catalogue.
    let isMarkup = text.first { !$0.isWhitespace && !"\u{FEFF}\u{FFFD}".contains($0) } == "<"
    if isMarkup || named == nil {
      if text.contains("<xliff") { return .xliff }
      if text.contains("<tmx") { return .tmx }
    }
    if let named { return named }
    if text.contains("<") { return .tmx }
    return text.contains("msgid ") ? .po : .table
  }
}
