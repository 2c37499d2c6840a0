import LanguageText

/// Catalogues of GNU gettext (PO and POT).
package struct POFormat: BilingualFormat {
  package static let name = "po"
  package static let fileExtensions = ["po", "pot"]
  package static let escapes: [TextEscape] = [.backslashes]

  package init() {}

  package func pairs(in bytes: [UInt8]) throws(DocumentError) -> BilingualDocument {
    let source = try Self.source(bytes)
    var parser = POParser(source)
    var entries = try parser.parse()
    let text = POText(source)
    var header = POHeader("")
    if let first = entries.firstIndex(where: { $0.context == nil && text.isEmpty($0.source) }) {
      let entry = entries.remove(at: first)
      header = POHeader(text.string(entry.targets.first?.pieces ?? []))
    }
    try Self.check(header, of: source)
    var marks = PlaceholderMarks()
    let isOfSphinx = Self.areOfSphinx(entries, text)
    let hasKeys = POKeys.areKeys(entries) { text.string($0.source ?? []) }
    let units = entries.flatMap { entry in
      var units = Self.units(of: entry, isOfSphinx, text, &marks)
      guard hasKeys else { return units }
      for index in units.indices {
        units[index].key = Self.key(of: entry, form: entry.targets[index].form, text)
      }
      return units
    }
    return BilingualDocument(
      [
        BilingualSection(
          languages: .init(source: header.sourceLanguage, target: header.language), units: units)
      ], comments: parser.comments, hasKeys: hasKeys)
  }

  /// The key that a translation has instead of a source.
  ///
  /// English has one form for the singular and one for the rest; a language with a single form has the latter.
  private static func key(of entry: POEntry, form: Int, _ text: POText) -> String {
    let number =
      entry.plural == nil ? "" : form == 0 && entry.targets.count > 1 ? ".one" : ".other"
    let context = entry.context.map { text.string($0) + "." } ?? ""
    return context + text.string(entry.source ?? []) + number
  }

  /// Whether entries that say nothing of where they come from have the marks of reStructuredText around code: Sphinx made
  /// them, and somebody took their places away.
  private static func areOfSphinx(_ entries: [POEntry], _ text: POText) -> Bool {
    entries.allSatisfy(\.references.isEmpty)
      && entries.contains { entry in
        let source = text.string(entry.source ?? [])
        return ["``", ":ref:`", ":doc:`"].contains { source.utf8.span.holds($0.utf8.span) }
      }
  }

  /// The units of an entry: one for each plural form.
  private static func units(
    of entry: POEntry, _ isOfSphinx: Bool, _ text: POText, _ marks: inout PlaceholderMarks
  ) -> [BilingualUnit] {
    // What is the same in the singular has one source for all forms.
    let isOnly =
      entry.targets.count == 1
      || entry.plural.map { text.string($0) == text.string(entry.source ?? []) } ?? false
    return entry.targets.map { form, pieces in
      let shown = form == 0 && !isOnly ? entry.source : entry.plural ?? entry.source
      let value = text.string(pieces)
      let original = text.string(shown ?? [])
      return BilingualUnit(
        key: entry.context.map(text.string) ?? "", source: text.block(shown ?? []),
        target: text.block(pieces), state: entry.isFuzzy ? .draft : .translated, notes: entry.notes,
        references: entry.references,
        isCode: !value.isEmpty
          && (POCode.isLiteralBlock(original, entry.references, isOfSphinx)
            || entry.isUnwrapped && POCode.isUnwrappedCode(entry.references, notes: entry.notes)
            || POCode.areSame(value, original) && POCode.isCode(value, notes: entry.notes)),
        &marks)
    }
  }

  private static func source(_ bytes: [UInt8]) throws(DocumentError) -> SourceText {
    do throws(DocumentError) {
      return try SourceText(bytes)
    } catch {
      let head = String(decoding: bytes.prefix(4096).filter { $0 < 0x80 }, as: UTF8.self)
      guard error.reason == .notText, let charset = POHeader.charset(in: head),
        !isUTF8(charset)
      else { throw error }
      throw wrongEncoding(charset, at: error.offset)
    }
  }

  /// Refuses the encodings whose every byte is ASCII; of all others, what is valid UTF-8 is UTF-8,
  /// whatever the header says.
  private static func check(
    _ header: POHeader, of source: SourceText
  ) throws(DocumentError) {
    guard let charset = header.charset,
      ["iso-2022", "utf-7", "hz"].contains(where: { charset.hasPrefix($0) })
    else { return }
    throw wrongEncoding(charset, at: 0)
  }

  private static func isUTF8(_ charset: String) -> Bool {
    ["utf-8", "utf8", "ascii", "us-ascii"].contains(charset)
  }

  private static func wrongEncoding(_ charset: String, at offset: Int) -> DocumentError {
    DocumentError(
      .malformed("the file is in \(charset); convert it with msgconv --to-code=UTF-8"), at: offset)
  }
}
