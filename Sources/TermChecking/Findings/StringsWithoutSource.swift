import DocumentFormats

/// The strings of a program whose keys its source does not have any more, where it has most others: nobody sees them.
struct StringsWithoutSource {
  /// How many times as many strings the source has to have as not, which shows that it is whole.
  private static let share = 4

  private static let categories: Set<Substring> = [
    "zero", "one", "two", "few", "many", "other", "plural", "0", "1", "2", "3",
  ]

  /// Their places in the file.
  let places: RangeIndex?

  /// Finds them in a draft; nothing where the draft or one of its sources has no keys.
  ///
  /// Forms for a number are one string: languages have as many of them as they need.
  ///
  /// - Complexity: O(n) in the number of strings.
  init(in draft: ParsedDocument, of sources: [ParsedDocument]) {
    let haveKeys =
      !sources.isEmpty
      && ([draft] + sources).allSatisfy { document in
        !document.blocks.isEmpty && document.blockKeys.count == document.blocks.count
      }
    guard haveKeys else {
      places = nil
      return
    }
    let known = Set(sources.flatMap { $0.blockKeys.map(Self.name) })
    let gone = draft.blocks.indices.filter { !known.contains(Self.name(of: draft.blockKeys[$0])) }
    let isWhole = gone.count * Self.share <= draft.blocks.count - gone.count
    guard !gone.isEmpty, isWhole else {
      places = nil
      return
    }
    places = RangeIndex(
      gone.map { index in
        let block = draft.blocks[index]
        return block.offsets.fileRange(of: 0..<block.text.utf8.count)
      })
  }

  /// A key without the category of plurals at its end.
  fileprivate static func name(of key: String) -> Substring {
    guard
      let mark = key.utf8.lastIndex(where: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "_") }),
      categories.contains(key[key.utf8.index(after: mark)...])
    else { return key[...] }
    return key[..<mark]
  }
}

extension ParsedDocument {
  /// Whether a string, given by its index, is the form for one number, or may be: a bilingual file does not say which of
  /// its strings are.
  func isFormForNumber(_ index: Int) -> Bool {
    guard blockKeys.indices.contains(index) else { return true }
    return StringsWithoutSource.name(of: blockKeys[index]).endIndex != blockKeys[index].endIndex
  }
}

extension FindingList {
  /// Makes doubtful notes of what is found in strings that nobody sees; see ``StringsWithoutSource``.
  ///
  /// - Complexity: O(n log n) in the number of strings and findings.
  mutating func lowerStringsWithoutSource(in context: CheckContext) {
    guard !findings.isEmpty, !context.draft.document.blockKeys.isEmpty else { return }
    let strings = StringsWithoutSource(
      in: context.draft.document, of: context.sources.map(\.document))
    guard let places = strings.places else { return }
    change { finding in
      guard places.overlaps(finding.range) else { return }
      finding.lower(to: Finding.confidenceOfDoubtfulNotes)
      finding.message += "; the source has no such string any more"
    }
  }
}
