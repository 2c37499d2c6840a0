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

  /// How sure the alignment of most passages is, 0…1: the mean over those that stand in several versions; nil where
  /// none does.
  package var sureness: Double? {
    let shared = groups.filter(Self.isShared)
    guard !shared.isEmpty else { return nil }
    return shared.reduce(0) { $0 + $1.score } / Double(shared.count)
  }

  /// The alignment without the groups that most likely join what says different things, where so many are doubtful
  /// that the versions are hardly translations of each other: one was written anew since.
  var withoutDoubtfulGroups: DocumentAlignment {
    let least = AlignmentCertainty.leastScore
    guard let sureness, sureness < least,
      groups.count(where: Self.isShared) >= AlignmentCertainty.leastGroups
    else { return self }
    var alignment = self
    alignment.groups = groups.flatMap { group -> [AlignedGroup] in
      guard Self.isShared(group), group.score < least else { return [group] }
      return group.members.indices.filter { !group.members[$0].isEmpty }.map { version in
        var alone = AlignedGroup(members: group.members.map { _ in [] }, score: 0)
        alone.members[version] = group.members[version]
        return alone
      }
    }
    return alignment
  }

  private static func isShared(_ group: AlignedGroup) -> Bool {
    group.members.count { !$0.isEmpty } > 1
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
