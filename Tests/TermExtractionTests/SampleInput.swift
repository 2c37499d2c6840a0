import DocumentFormats
import LanguageText

@testable import TermExtraction

/// Inputs of lines of text, each one a segment, all versions aligned line by line.
enum SampleInput {
  /// The versions of one text, keyed by language tag; a line that begins with `# ` is a heading.
  static func aligned(_ versions: KeyValuePairs<String, [String]>) -> ExtractionInput {
    let documents = versions.map { document($0.value, language: $0.key) }
    let lines = versions.map(\.value.count).max() ?? 0
    let groups = (0..<lines).map { line in
      ExtractionGroup(
        members: documents.indices.filter { line < documents[$0].segments.count }.map {
          ExtractionGroup.Member(document: $0, segments: [line])
        }, score: 1)
    }
    return ExtractionInput(documents: documents, groups: groups)
  }

  /// One document.
  static func document(_ lines: [String], language: String) -> ExtractionDocument {
    ExtractionDocument(
      path: "\(language).txt", language: LanguageTag(language) ?? "und",
      segments: lines.enumerated().map { number, line in
        let isHeading = line.hasPrefix("# ")
        let text = isHeading ? String(line.dropFirst(2)) : line
        return Segment(
          kind: isHeading ? .heading : .paragraph, level: isHeading ? 1 : 0, block: number,
          text: text, range: 0..<text.utf8.count, fileRange: 0..<text.utf8.count, startsBlock: true)
      })
  }

  /// The corpus of one document.
  static func corpus(_ lines: [String], language: String) -> Corpus {
    CorpusBuilder.corpus(
      of: ExtractionInput(documents: [document(lines, language: language)]))
  }
}
