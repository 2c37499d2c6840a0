package import DocumentFormats
package import LanguageText

/// A document as a run works on it.
package struct LoadedDocument: Sendable {
  /// The path as given or found.
  package var path: String
  /// The language of the text.
  package var language: LanguageTag
  /// What decided the language.
  package var languageReason: LanguageResolution.Reason
  /// The lines of the file, for positions.
  package var lines: LineTable
  /// The text of the file in UTF-8: its bytes, but of a file in UTF-16.
  package var bytes: [UInt8]
  /// Writes other text into the file.
  package var writing: TextWriting
  /// The document as its format read it.
  package var document: ParsedDocument
  /// The segments, cut when they are asked for.
  package var cut: DocumentSegments
  /// The segments, in order.
  package var segments: [Segment] {
    get { cut.all }
    set { cut = DocumentSegments(newValue) }
  }
  /// Whether the file holds translations into other languages, too, which are documents of their own.
  var isPart = false
  /// Whether this is the source side of a bilingual file: its segments are translated one by one.
  package var isSourceSide = false
  /// The source side, when the file is bilingual; empty otherwise, never more than one.
  package var sourceSide: [LoadedDocument] = []
  /// How many units of a bilingual file have no translation, or only what a tool proposed, and are not checked.
  package var unitsLeftOut = 0

  /// The document without what was read from its bytes: what reports of it need.
  var withoutText: LoadedDocument {
    var document = self
    document.document = ParsedDocument(blocks: [])
    document.cut = DocumentSegments([])
    document.sourceSide = []
    return document
  }

  /// The text of a line of the file (1-based) without its end; bytes that are no UTF-8 are
  /// replaced.
  package func line(_ number: Int) -> String {
    String(decoding: bytes[lines.lineRange(number)], as: UTF8.self)
  }
}
