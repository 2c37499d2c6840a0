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
}
