package import LanguageAssets
internal import LanguageText

/// Reads a glossary component of Weblate that is kept as a catalogue of gettext: the text of an entry is the
/// source term, its translation the target term.
///
/// A context keeps entries apart as in ``WeblateTableReader``; comments of translators are the note of the
/// translation, those of programmers the definition. The flag `read-only` marks a name that is not translated,
/// `forbidden` a translation that must not be used, `fuzzy` one that nobody confirmed.
package enum POGlossaryReader {
  /// Whether bytes are a catalogue: the first line that is no comment begins an entry.
  static func isCatalogue(_ bytes: [UInt8]) -> Bool {
    let content = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
    var rest = content
    while !rest.isEmpty {
      let line = rest.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
      let text = line.drop { $0 == UInt8(ascii: " ") }
      if !text.isEmpty, text.first != UInt8(ascii: "#") {
        return ["msgid \"", "msgctxt \""].contains { text.starts(with: $0.utf8) }
      }
      rest = rest[line.endIndex...].dropFirst()
    }
    return false
  }

  /// Reads a glossary.
  ///
  /// - Parameters:
  ///   - source: the file.
  ///   - direction: the languages where the header does not name them; nil when not known.
  /// - Returns: the glossary, and what is wrong but was read all the same.
  /// - Throws: ``AssetError`` where the file breaks the grammar or does not say its language, and whatever the
  ///   source throws.
  package static func read(
    _ source: ByteSource, direction: GlossaryDirection?
  ) throws -> (glossary: Glossary, warnings: AssetWarnings) {
    var reader = POEntryReader(try POUnitReader.decode(source.readAll()))
    var fields = POFields("")
    var rows: [[DelimitedText.Cell]] = []
    while let entry = try reader.next() {
      if entry.context == nil, entry.source.isEmpty {
        fields = POFields(entry.targets.first?.text ?? "")
      } else {
        rows.append(row(of: entry))
      }
    }
    guard let target = fields.language ?? direction?.target else {
      throw AssetError(
        line: 1, column: 1, "the header does not name the language of the translations",
        hint: "name it: “Language: ru” in the header, or glossary import --source en --target …")
    }
    let languages = GlossaryDirection(
      from: fields.sourceLanguage ?? direction?.source ?? "en", to: target)
    let header = [
      "source", "Status [\(languages.source)]", "target", "Status [\(target)]", "context",
      "translator_comments", "developer_comments",
    ]
    return try WeblateTableReader.read(
      [header.map { cell($0, line: 1) }] + rows, direction: languages)
  }

  private static func row(of entry: POCatalogEntry) -> [DelimitedText.Cell] {
    let isKept = entry.flags.contains("read-only")
    var target = entry.targets.first?.text.trimmed ?? ""
    // A name needs no translation that is the same.
    if isKept, target == entry.source.trimmed { target = "" }
    let status: TermStatus? =
      isKept
      ? .doNotTranslate
      : entry.flags.contains("forbidden") ? .forbidden : entry.isFuzzy ? .proposed : nil
    let remarks = entry.notes.filter { !entry.comments.contains($0) }
    return [
      entry.source.trimmed, isKept ? TermStatus.doNotTranslate.rawValue : "",
      target,
      target.isEmpty ? "" : status?.rawValue ?? "", entry.context ?? "",
      entry.comments.joined(separator: "\n"), remarks.joined(separator: "\n"),
    ].map { cell($0, line: entry.line) }
  }

  private static func cell(_ text: String, line: Int) -> DelimitedText.Cell {
    DelimitedText.Cell(text: text, line: line, column: 1, range: 0..<0)
  }
}
