import DocumentFormats
import LanguageText

/// What a string of a program has other placeholders than its source for: `{documentación}` for `{documentation}`, of
/// which the program knows nothing, or none at all.
struct PlaceholderDifference {
  /// A placeholder that the source does not have.
  struct Added {
    /// Where it stands in the string, in UTF-8 bytes.
    let range: Range<Int>
    /// The placeholder of the source that it stands for, as it is written there; nil where it may be one of several.
    let original: String?
  }

  /// The index of the paragraph of the draft.
  let block: Int
  /// The placeholders that the source does not have, in order.
  let added: [Added]
  /// Those of the source that the string does not have, as they are written there, where it has no others for them.
  let missing: [String]
  /// Whether the string has others of its source, so that it is no label that says without what the source says with.
  let hasOthers: Bool

  /// Compares a string with its source; nil where nothing differs, in running text, whose braces may be an example of code,
  /// and in strings that choose between texts.
  ///
  /// A form for one number may do without the number, or have it where that of the source does not.
  ///
  /// - Complexity: O(length of the string and of its source).
  init?(in passage: Passage, _ context: CheckContext) {
    let source = context.sources[passage.document]
    guard passage.draftBlocks.count == 1, passage.sourceBlocks.count == 1,
      let index = passage.draftBlocks.first, let original = passage.sourceBlocks.first,
      source.isPairedWithDraft || !context.draft.document.blockKeys.isEmpty
    else { return nil }
    let block = context.draft.document.blocks[index]
    let sourceBlock = source.document.blocks[original]
    guard !StringPlaceholder.haveSameCode(block, sourceBlock),
      ![block, sourceBlock].contains(where: { StringPlaceholder.isAddressOrDate($0) })
    else { return nil }
    let isOrdered = ![block, sourceBlock].contains(where: StringPlaceholder.areListed)
    guard let own = StringPlaceholder.all(of: block, isOrdered: isOrdered),
      let others = StringPlaceholder.all(of: sourceBlock, isOrdered: isOrdered)
    else { return nil }
    let (names, known) = (Set(own.map(\.name)), Set(others.map(\.name)))
    guard names != known else { return nil }
    let lost = others.filter { !names.contains($0.name) }
    let gained = own.filter { !known.contains($0.name) }
    let isRenamed = !lost.isEmpty && Set(lost.map(\.name)).count == Set(gained.map(\.name)).count
    let originals = lost.map { sourceBlock.text.utf8Slice($0.range) }
    self.block = index
    added = gained.filter { isRenamed || !$0.isNumber }.map {
      Added(range: $0.range, original: isRenamed && originals.count == 1 ? originals[0] : nil)
    }
    missing =
      isRenamed
      ? [] : zip(lost, originals).filter { !$0.0.isNumber }.map(\.1)
    hasOthers = !names.isDisjoint(with: known)
    if added.isEmpty, missing.isEmpty { return nil }
  }
}
