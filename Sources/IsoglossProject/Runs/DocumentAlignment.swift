import DocumentFormats
import LanguageAssets
import LanguageText
package import SentenceAlignment

/// Versions of one document and the segments of them that say the same.
package struct DocumentAlignment: Sendable {
  /// The versions, each in a language of its own unless somebody aligned a text with itself.
  package var documents: [LoadedDocument]
  /// The groups; member lists are in the order of the documents.
  package var groups: [AlignedGroup]

  /// Makes an alignment.
  package init(documents: [LoadedDocument], groups: [AlignedGroup]) {
    self.documents = documents
    self.groups = groups
  }

  /// Makes the alignment that a bilingual file is; nil for any other file.
  init?(sidesOf document: LoadedDocument) {
    guard let source = document.sourceSide.first else { return nil }
    documents = [source, document]
    groups = zip(source.segments.indices, document.segments.indices).map {
      AlignedGroup(members: [[$0], [$1]], score: 1)
    }
  }

  /// The text that a version has in a group: its segments joined, with a space where the language
  /// has spaces; nil when the version has nothing there.
  package func text(of group: AlignedGroup, in version: Int) -> String? {
    let document = documents[version]
    let texts = group.members[version].map { document.segments[$0].text }.filter { !$0.isEmpty }
    guard !texts.isEmpty else { return nil }
    return texts.joined(separator: document.language.isWrittenWithoutSpaces ? "" : " ")
  }
}
