import DocumentFormats
import LanguageText

@testable import TermChecking

extension CheckedDocument {
  /// The strings of a program, each under a key with its number, from the first on.
  static func strings(
    _ texts: [String], from first: Int = 0, _ language: LanguageTag
  ) throws -> CheckedDocument {
    let members = texts.enumerated().map { "\"k\($0 + first)\": \"\($1)\"" }
      .joined(separator: ", ")
    let parsed = try JSONStringsFormat().parse(Array("{\(members)}".utf8))
    return CheckedDocument(
      path: "\(language).json", language: language, document: parsed,
      segments: Segmenter.segments(of: parsed, language: language))
  }
}
