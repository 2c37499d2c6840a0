import DocumentFormats
import LanguageText

@testable import TermChecking

extension CheckedDocument {
  /// A page of Markdown, of which lines are known.
  static func markdown(
    _ text: String, _ language: LanguageTag, path: String? = nil
  ) throws -> CheckedDocument {
    let bytes = Array(text.utf8)
    let parsed = try MarkdownFormat().parse(bytes)
    return CheckedDocument(
      path: path ?? "\(language).md", language: language, document: parsed,
      segments: Segmenter.segments(of: parsed, language: language), lines: LineTable(bytes))
  }
}
