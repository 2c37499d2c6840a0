import DocumentFormats
package import LanguageAssets
import LanguageText
import SentenceAlignment
import TermChecking

/// Turns alignments into translation units.
package enum MemoryBuilder {
  /// The units of an alignment: one for each group that two or more versions have text in, in
  /// document order.
  ///
  /// The identifier is a hash of the unit's first text, so that it stays when the document grows
  /// elsewhere. Groups that say the same in every language as an earlier one are left out.
  package static func units(of alignments: [DocumentAlignment]) -> [TranslationUnit] {
    var seen: Set<[Variant]> = []
    return alignments.flatMap { alignment in
      alignment.groups.compactMap { group in
        unit(of: group, in: alignment)
      }.filter { seen.insert($0.variants).inserted }
    }
  }

  private static func unit(
    of group: AlignedGroup, in alignment: DocumentAlignment
  ) -> TranslationUnit? {
    var variants: [Variant] = []
    var paths: [String] = []
    for (index, document) in alignment.documents.enumerated() {
      guard let text = alignment.text(of: group, in: index), isContent(group, document, index)
      else { continue }
      variants.append(Variant(language: document.language, segment: SegmentContent(text)))
      paths.append(document.path)
    }
    guard variants.count >= 2, let first = variants.first else { return nil }
    var hash = Fingerprint()
    hash.combine(first.language.canonical)
    hash.combine(first.segment.plainText)
    return TranslationUnit(
      id: hash.hexadecimal,
      metadata: UnitMetadata(properties: [
        .init(type: "x-document", value: paths[0]),
        .init(type: Self.scoreProperty, value: percent(group.score)),
      ]),
      variants: variants)
  }

  /// The property of a unit that says how sure the alignment is of it, in percent.
  static let scoreProperty = "x-score"

  private static func isContent(
    _ group: AlignedGroup, _ document: LoadedDocument, _ version: Int
  ) -> Bool {
    group.members[version].contains { index in
      let kind = document.segments[index].kind
      return kind != .code && kind != .furniture
    }
  }

  private static func percent(_ score: Double) -> String {
    "\(Int((min(max(score, 0), 1) * 100).rounded()))"
  }
}
