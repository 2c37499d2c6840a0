import DocumentFormats
import LanguageText

/// Tells from the headings above a sentence what it speaks of without a name.
///
/// *Center x coordinate* is another centre in the section on circles than in that on ellipses, and a translation may
/// say which.
enum SectionSubject {
  /// Whether what a sentence of the draft says instead of words of another translation of its source is what the
  /// headings above it name, while the source speaks of other things than its headings.
  ///
  /// - Complexity: O(number of the blocks before the sentences).
  static func explains(
    _ pair: SentencePair, insteadOf other: String, _ source: CheckedDocument,
    _ draft: CheckedDocument
  ) -> Bool {
    let own = pieces(of: pair.draft.text).subtracting(pieces(of: other))
    guard !own.isEmpty, !own.isDisjoint(with: subject(of: pair.draft, in: draft)) else {
      return false
    }
    let original = subject(of: pair.source, in: source)
    return !original.isEmpty && original.isDisjoint(with: pieces(of: pair.source.text))
  }

  /// The index of the heading that each block of a document stands under; nil for those under none.
  ///
  /// - Complexity: O(number of the blocks).
  static func sections(of document: CheckedDocument) -> [Int?] {
    var section: Int?
    return document.document.blocks.enumerated().map { index, block in
      defer { if block.kind == .heading { section = index } }
      return section
    }
  }

  /// What the headings that a segment stands under are made of.
  private static func subject(of segment: Segment, in document: CheckedDocument) -> Set<String> {
    let blocks = document.document.blocks
    var level = Int.max
    var subject: Set<String> = []
    for block in blocks[..<min(segment.block, blocks.count)].reversed()
    where block.kind == .heading && block.level < level {
      level = block.level
      subject.formUnion(pieces(of: block.text))
    }
    return subject
  }

  /// The words of a text by their beginnings, and its pairs of characters where none are spaced.
  static func pieces(of text: String) -> Set<String> {
    let words = TermForms.fold(text).split { !($0.isLetter || $0.isNumber) }
    return Set(
      words.flatMap { word -> [String] in
        let isSpaced = !word.unicodeScalars.contains { ScriptClass($0).isWrittenWithoutSpaces }
        if isSpaced { return word.count > 3 ? [String(word.prefix(5))] : [] }
        return zip(word, word.dropFirst()).map { "\($0)\($1)" }
      })
  }
}
