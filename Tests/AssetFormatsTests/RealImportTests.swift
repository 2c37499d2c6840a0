import AssetFormats
import Foundation
import LanguageAssets
import LanguageText
import Testing

/// Every file that other tools wrote, read as an import would: a table without an unexplained row.
///
/// ISOGLOSS_TABLE=1 prints it.
@Suite(.enabled(if: SharedFiles.areHere, "no shared files beside the checkout"))
struct RealImportTests {
  @Test(arguments: ["tmx", "tmx-derived", "tbx", "xliff", "po", "glossary"])
  func explainsEveryRow(folder: String) throws {
    var rows: [Row] = []
    let entries =
      folder == "tmx-derived" ? SharedFiles.derivedEntries : SharedFiles.entries(in: folder)
    for entry in entries { rows.append(try row(of: entry, in: folder)) }
    if ProcessInfo.processInfo.environment["ISOGLOSS_TABLE"] != nil {
      for row in rows { print("\(row.path)\t\(row.found)\t\(row.explanation ?? "UNEXPLAINED")") }
    }
    #expect(!rows.isEmpty)
    #expect(rows.filter { $0.explanation == nil } == [])
  }

  /// What became of a file, and why; nil for an outcome that the manifest does not account for.
  private struct Row: Equatable {
    var path: String
    var found: String
    var explanation: String?
  }

  private func row(of entry: SharedFiles.Entry, in folder: String) throws -> Row {
    let bytes = try SharedFiles.bytes(entry.path)
    do {
      switch folder {
      case "tmx", "tmx-derived": return try memory(entry, bytes)
      case "tbx": return try termbase(entry, bytes)
      case "xliff", "po": return try bilingual(entry, bytes)
      default: return try list(entry, bytes)
      }
    } catch let error as AssetError {
      let place = [error.line, error.column].compactMap { $0.map(String.init) }
        .joined(separator: ":")
      let hint = error.hint.map { " (\($0))" } ?? ""
      let isWhole = !error.reason.isEmpty && !error.reason.contains("\n") && error.line != nil
      return Row(
        path: entry.path, found: "\(place): \(error.reason)\(hint)",
        explanation: isWhole ? refusal(of: entry) : nil)
    }
  }

  /// Why a file may be refused: other readers refuse it, or it has nothing that could be read.
  private func refusal(of entry: SharedFiles.Entry) -> String? {
    if entry.expected == "malformed" { return "malformed for other readers too" }
    if entry.unitCount == 0 { return "no entry in it" }
    // One language a row, which is no glossary of two.
    return entry.features.contains("columns:1x") ? "a single column" : nil
  }

  private func memory(_ entry: SharedFiles.Entry, _ bytes: [UInt8]) throws -> Row {
    var (units, variants) = (0, 0)
    var languages: [String: Int] = [:]
    try TMXReader.read(ByteSource(bytes)) { unit in
      units += 1
      variants += unit.variants.count
      for variant in unit.variants { languages[variant.language.canonical, default: 0] += 1 }
    }
    let counted = entry.languages.map { (LanguageTag($0)?.canonical ?? "und", $1) }
    let isAsCounted =
      units == entry.unitCount
      && (entry.variantCount == nil
        || variants == entry.variantCount
          && (counted.isEmpty || languages == Dictionary(counted, uniquingKeysWith: +)))
    return Row(
      path: entry.path, found: "\(units) units, \(variants) variants",
      explanation: isAsCounted ? "as the manifest counts" : nil)
  }

  private func termbase(_ entry: SharedFiles.Entry, _ bytes: [UInt8]) throws -> Row {
    let glossary = try TBXReader.read(ByteSource(bytes)).glossary
    let isAsCounted =
      glossary.concepts.count == entry.unitCount && glossary.termCount == entry.variantCount
    return Row(
      path: entry.path, found: "\(glossary.concepts.count) concepts, \(glossary.termCount) terms",
      explanation: isAsCounted ? "as the manifest counts" : nil)
  }

  /// Segments and plural forms may be more than the entries that the manifest counts, never fewer.
  private func bilingual(_ entry: SharedFiles.Entry, _ bytes: [UInt8]) throws -> Row {
    let format = try #require(MemoryFormatCatalog.format(forPath: entry.path))
    var options = MemoryReadingOptions(sourceLanguage: "en", targetLanguage: "af")
    options.includesDrafts = true
    var units = 0
    let summary = try MemoryFormatCatalog.read(ByteSource(bytes), as: format, options) { _ in
      units += 1
    }
    let rest = summary.untranslatedCount + summary.lockedCount
    let found =
      "\(units) units, \(summary.untranslatedCount) untranslated, "
      + "\(summary.lockedCount) not to translate, \(summary.draftCount) drafts"
    guard let count = entry.unitCount else {
      // Other readers give up at what is read here with a warning.
      let isRead = entry.expected == "malformed" && units + rest > 0
      return Row(
        path: entry.path, found: found,
        explanation: isRead ? "read where other readers give up" : nil)
    }
    let header = format == .po ? entry.headerEntries(of: bytes) : 0
    let explanation: String? =
      switch units + rest - (count - header) {
      case 0: "as the manifest counts"
      case 1...: "segments or plural forms of \(count) entries"
      default: entry.lessThanCounted(format, bytes)
      }
    return Row(path: entry.path, found: found, explanation: explanation)
  }

  private func list(_ entry: SharedFiles.Entry, _ bytes: [UInt8]) throws -> Row {
    let (glossary, warnings) = try GlossaryFormatCatalog.read(
      ByteSource(bytes), direction: GlossaryDirection(from: "en", to: "ru"))
    let pairs = glossary.concepts.reduce(0) { sum, concept in
      sum + concept.terms.count { $0.language != concept.terms[0].language }
    }
    let leftOut = warnings.list.count + warnings.omittedCount
    let found = "\(glossary.concepts.count) concepts, \(pairs) pairs, \(leftOut) warnings"
    var explanation: String?
    if entry.unitCount == pairs {
      explanation = "as the manifest counts"
    } else if entry.unitCount == glossary.concepts.count {
      explanation = "a concept a line, with more than two languages or synonyms"
    } else if let count = entry.unitCount,
      [pairs, glossary.concepts.count].contains(count - leftOut)
    {
      explanation = "a pair a line, but for the lines warned about"
    }
    return Row(path: entry.path, found: found, explanation: explanation)
  }
}

extension SharedFiles.Entry {
  /// How many entries of a PO file are its header, which gives no unit.
  fileprivate func headerEntries(of bytes: [UInt8]) -> Int {
    let text = String(decoding: bytes, as: UTF8.self)
    return text.contains("msgid \"\"\nmsgstr") || text.contains("msgid \"\"\r\nmsgstr") ? 1 : 0
  }

  /// Why there may be fewer units than the manifest counts: obsolete entries are no translations,
  /// and an entry without any text has none.
  fileprivate func lessThanCounted(_ format: MemoryFormat, _ bytes: [UInt8]) -> String? {
    if format == .po, features.contains("obsolete") { return "obsolete entries are left out" }
    let text = String(decoding: bytes, as: UTF8.self)
    let hasEmpty = text.contains(/<source[^>]*(\/>|><\/source>)/)
    return format == .xliff && hasEmpty ? "entries without any text are left out" : nil
  }
}
