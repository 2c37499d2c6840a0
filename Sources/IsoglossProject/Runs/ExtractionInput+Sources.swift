import DocumentFormats
import LanguageAssets
import LanguageText
import SentenceAlignment
import TermExtraction

extension ExtractionInput {
  /// Adds the versions of a document and their groups.
  mutating func append(_ alignment: DocumentAlignment) {
    let first = documents.count
    documents += alignment.documents.map {
      ExtractionDocument(path: $0.path, language: $0.language, segments: $0.segments)
    }
    guard alignment.documents.count > 1 else { return }
    for group in alignment.groups {
      let members = group.members.enumerated().filter { !$0.element.isEmpty }.map {
        ExtractionGroup.Member(document: first + $0.offset, segments: $0.element)
      }
      if members.count > 1 { groups.append(ExtractionGroup(members: members, score: group.score)) }
    }
  }

  /// Adds the units of a memory: one document a language, each unit a group.
  mutating func append(_ units: [TranslationUnit], path: String) {
    var index: [LanguageTag: Int] = [:]
    for unit in units {
      var members: [ExtractionGroup.Member] = []
      for variant in unit.variants {
        let document = index[variant.language] ?? documents.count
        if document == documents.count {
          index[variant.language] = document
          documents.append(
            ExtractionDocument(path: path, language: variant.language, segments: []))
        }
        guard !members.contains(where: { $0.document == document }) else { continue }
        let number = documents[document].segments.count
        documents[document].segments.append(Segment(variant.segment.plainText, number: number))
        members.append(ExtractionGroup.Member(document: document, segments: [number]))
      }
      if members.count > 1 { groups.append(ExtractionGroup(members: members, score: 1)) }
    }
  }
}

extension Segment {
  /// A segment of a memory, which has no place in a document file.
  fileprivate init(_ text: String, number: Int) {
    self.init(
      kind: .paragraph, block: number, text: text, range: 0..<text.utf8.count, fileRange: 0..<0,
      startsBlock: true)
  }
}
