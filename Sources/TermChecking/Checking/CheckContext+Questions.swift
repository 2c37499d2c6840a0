import DocumentFormats
import LanguageAssets
import LanguageText

/// What rules ask about a draft.
extension CheckContext {
  /// The concepts that the sources name where a block of the draft translates them, by block;
  /// nothing for blocks that translate nothing.
  var conceptsBySource: [Int: Set<Int>] {
    var concepts: [Int: Set<Int>] = [:]
    for passage in passages where !passage.sourceBlocks.isEmpty {
      let named = passage.sourceUses.reduce(into: Set<Int>()) {
        $1.addConcepts(to: &$0, withNested: true)
      }
      for block in passage.draftBlocks { concepts[block, default: []].formUnion(named) }
    }
    return concepts
  }

  /// Whether the draft is the strings of a program, in a file with their keys or beside their texts.
  var areStrings: Bool {
    !draft.document.blockKeys.isEmpty || sources.contains(where: \.isPairedWithDraft)
  }

  /// Whether they are those of a user interface, as short as they are, and no documentation that a bilingual file holds.
  ///
  /// Their source tells, since one letter of other scripts is two bytes or three.
  ///
  /// - Complexity: O(number of blocks).
  var areLabels: Bool {
    guard areStrings else { return false }
    let blocks = (sources.first ?? draft).document.blocks
    return blocks.reduce(0) { $0 + $1.text.utf8.count } <= blocks.count * Self.longestLabel
  }

  /// Whether the draft is a file of strings with keys, or of labels beside their texts.
  ///
  /// - Complexity: O(number of blocks).
  var areKeyedOrLabels: Bool { !draft.document.blockKeys.isEmpty || areLabels }

  /// How long the strings of a user interface are on the average at most, in UTF-8 bytes.
  private static let longestLabel = 60

  /// The terms in a block of the draft and in the two blocks on either side, in order.
  ///
  /// - Complexity: O(log n) in the number of terms.
  func uses(near block: Int) -> ArraySlice<TermUse> {
    func start(_ block: Int) -> Int {
      var (low, high) = (0, uses.count)
      while low < high {
        let middle = (low + high) / 2
        if uses[middle].block < block { low = middle + 1 } else { high = middle }
      }
      return low
    }
    return uses[start(block - 2)..<start(block + 3)]
  }

  /// Whether the draft has a term of its own language or of the source's in a range of a block.
  ///
  /// - Complexity: O(log n) in the number of terms.
  func knows(_ range: Range<Int>, in block: Int) -> Bool {
    Self.has(uses, range, block) || Self.has(foreignUses, range, block)
  }

  /// Whether one of some terms, which are in order and do not overlap, touches a range of a block.
  private static func has(_ uses: [TermUse], _ range: Range<Int>, _ block: Int) -> Bool {
    var (low, high) = (0, uses.count)
    while low < high {
      let middle = (low + high) / 2
      let isBefore =
        (uses[middle].block, uses[middle].range.upperBound) <= (block, range.lowerBound)
      if isBefore { low = middle + 1 } else { high = middle }
    }
    return low < uses.count && uses[low].block == block && uses[low].range.overlaps(range)
  }

  /// The texts that are headings both in the draft and in one of its sources.
  ///
  /// - Complexity: O(number of blocks) when it is asked for first.
  var commonHeadings: Set<String> {
    sharedHeadings.answer(to: language) {
      func headings(of document: ParsedDocument) -> Set<String> {
        Set(document.blocks.filter { $0.kind == .heading }.map(\.text))
      }
      let own = headings(of: draft.document)
      guard !own.isEmpty else { return [] }
      return sources.reduce(into: Set<String>()) {
        $0.formUnion(own.intersection(headings(of: $1.document)))
      }
    }
  }

  /// Whether the draft has a term of the source's language in a range of a block.
  ///
  /// - Complexity: O(log n) in the number of terms.
  func hasForeignTerm(in range: Range<Int>, of block: Int) -> Bool {
    Self.has(foreignUses, range, block)
  }

  /// Whether a block of the draft, given by its index, is code that nobody marked as such, a badge that
  /// tells an address or cites what goes by its original title: no word in it is left untranslated.
  ///
  /// - Complexity: O(length of the block) when it is asked for first.
  func isKept(_ block: Int) -> Bool {
    if draft.document.blocks[block].kind == .listItem, isListedFile(block) { return true }
    return kept.answer(to: repeatedBlocks.first(like: block)) {
      let text = draft.document.blocks[block].text
      let isBadge = draft.document.blocks[block].kind == .caption && text.holdsBytes(of: "://")
      let shown = shownText(of: block)
      return isBadge || CodeLikeText.isAuthor(text) || CodeLikeText.isCode(shown)
        || CommandText.isCommand(shown) || isLabelOfCode(block)
        || CitedTitle.isCited(text) || CitedWork.isOne(draft.document.blocks[block])
        || PlaceholderText.isFiller(text)
    }
  }

  /// Whether an item, given by the index of its block, is the name of a file in a list of them.
  private func isListedFile(_ block: Int) -> Bool {
    listedFiles.answer(to: language) { FileListing.items(of: draft.document.blocks) }
      .contains(block)
  }

  private static let longestRest = 80

  /// Whether a block begins with words and a colon that its code has, too, and has little else: the name of a setting before
  /// the way to it.
  ///
  /// A name in code at the beginning is what the block describes.
  private func isLabelOfCode(_ index: Int) -> Bool {
    let block = draft.document.blocks[index]
    guard block.spans.contains(where: { $0.kind == .code }),
      let colon = block.text.utf8.firstIndex(of: UInt8(ascii: ":"))
    else { return false }
    let label = block.text[..<colon]
    let length = label.utf8.count
    let code = block.spans.filter { $0.kind == .code }.map(\.range)
    let rest = block.text.without(code).utf8.count - length
    guard rest < Self.longestRest, code.first?.lowerBound != 0 else { return false }
    return block.spans.contains {
      $0.kind == .code && $0.range.lowerBound > length && $0.range.count == length
        && block.text.utf8Slice($0.range).lowercased() == label.lowercased()
    }
  }

  /// The text of a block; of the string of a program, without its placeholders: their braces make no code
  /// of what stands between them.
  private func shownText(of index: Int) -> String {
    let block = draft.document.blocks[index]
    guard areStrings, block.spans.contains(where: { $0.kind == .code }) else { return block.text }
    var shown = ""
    var rest = 0
    for span in block.spans where span.kind == .code && span.range.lowerBound >= rest {
      shown += block.text.utf8Slice(rest..<span.range.lowerBound)
      rest = span.range.upperBound
    }
    return shown + block.text.utf8Slice(rest..<block.text.utf8.count)
  }

  /// Where the draft has terms of its own language and of the source's, by block.
  var knownRanges: [Int: RangeIndex] {
    var known: [Int: RangeIndex] = [:]
    known.reserveCapacity(proseBlocks.count)
    var (next, nextForeign) = (uses.startIndex, foreignUses.startIndex)
    for (block, _) in proseBlocks {
      var ranges: [Range<Int>] = []
      while next < uses.endIndex, uses[next].block == block {
        ranges.append(uses[next].range)
        next += 1
      }
      while nextForeign < foreignUses.endIndex, foreignUses[nextForeign].block == block {
        ranges.append(foreignUses[nextForeign].range)
        nextForeign += 1
      }
      if !ranges.isEmpty { known[block] = RangeIndex(ranges) }
    }
    return known
  }

  /// The passage of each paragraph of the draft that has a source.
  ///
  /// - Complexity: O(n) in the number of blocks when they are asked for first.
  var passagesByBlock: [Int: Passage] {
    passageOfBlock.answer(to: language) {
      var passages: [Int: Passage] = [:]
      for passage in self.passages where !passage.sourceBlocks.isEmpty {
        for block in passage.draftBlocks { passages[block] = passage }
      }
      return passages
    }
  }

  /// The paragraphs and sentences of the draft that are in the language of its source.
  ///
  /// - Complexity: as ``UntranslatedBlocks/init(_:)`` when it is asked for first.
  var untranslatedBlocks: UntranslatedBlocks {
    untranslated.answer(to: language) { UntranslatedBlocks(self) }
  }

  /// The paragraphs of the draft that are sentences of its source as they are.
  ///
  /// - Complexity: as ``CopiedProse/init(_:)`` when it is asked for first.
  var copiedProse: CopiedProse { copied.answer(to: language) { CopiedProse(self) } }

  /// The first heading or value of the front matter of the draft.
  ///
  /// - Complexity: O(number of blocks) when it is asked for first.
  var draftTitle: String? { titles.answer(to: nil) { draft.document.title } }

  /// The same of a source, given by its index.
  func title(ofSource document: Int) -> String? {
    titles.answer(to: document) { sources[document].document.title }
  }

  /// Which concepts go by one name in the draft.
  ///
  /// - Complexity: as ``SharedNames/init(_:)`` when it is asked for first.
  var sharedNames: SharedNames { namesakes.answer(to: language) { SharedNames(self) } }

  /// The identifier of a concept.
  func identifier(of concept: Int) -> String { glossary.concepts[concept].id }

  /// Where the draft names each concept by an approved term, as byte offsets into its file, by the
  /// concept's identifier; empty when no comment of the draft is for the checker.
  var namedPlaces: [String: [Range<Int>]] {
    guard draft.document.comments.contains(where: { $0.text.holdsBytes(of: "means") }) else {
      return [:]
    }
    var places: [String: [Range<Int>]] = [:]
    for use in uses {
      for entry in [use.entry] + use.alternatives where entry.term.status.isApproved {
        places[identifier(of: entry.concept), default: []].append(use.fileRange)
      }
    }
    return places
  }

  /// The term to write for a concept in the language of the draft; nil when there is none.
  func preferredTerm(for concept: Int) -> Term? {
    glossary.concepts[concept].preferredTerm(in: language)
  }

  /// Whether a text in the language of the draft, which need not stand there, has a term that the glossary forbids.
  ///
  /// - Complexity: O(n) in the length of the text when asked first, then O(1).
  func hasForbiddenTerm(_ text: String) -> Bool {
    forbiddenWordings.answer(to: text) {
      let block = TextBlock(
        kind: .paragraph, text: text,
        offsets: OffsetMap(identityAt: 0, length: text.utf8.count))
      let document = CheckedDocument(
        path: "", language: language, document: ParsedDocument(blocks: [block]), segments: [])
      return TermUse.uses(in: document, of: decidedTerms, isSearchedOnce: true).contains {
        !$0.status.isApproved
      }
    }
  }

  /// Whether a word of the source's language has a capital where the glossary has none, be it in the
  /// source's language alone, or where the glossary gives one to a word that the sources write without.
  ///
  /// - Complexity: O(length of the sources) for each term that the glossary capitalises, once.
  func isRaised(_ use: TermUse) -> Bool {
    guard use.text.unicodeScalars.first?.isCapital == true,
      let first = use.term.text.unicodeScalars.first
    else { return false }
    guard first.isCapital, !use.term.text.dropFirst().contains(where: \.isUppercase) else {
      return first.isSmall
    }
    let small = use.term.text.lowercased()
    let isSmall = glossary.concepts[use.concept].terms.contains {
      $0.text == small && $0.status.isApproved && !$0.language.matches(language)
    }
    return isSmall
      || sourceWords.answer(to: small) {
        sources.indices.contains { words(ofSource: $0).hold(small) }
      }
  }

  /// The words of the prose of a source, given by its index.
  ///
  /// - Complexity: O(length of the source) when it is asked for first.
  func words(ofSource document: Int) -> DistinctWords {
    distinctWords.answer(to: document) {
      let blocks = sources[document].document.blocks
      return DistinctWords(
        of: blocks.indices.lazy.filter(repeatedSources[document].isFirst).map { blocks[$0] })
    }
  }

  /// Whether a term of the source is an abbreviation, of which the language of the draft has none of
  /// its own: what the draft may keep as it is.
  func isForeignAbbreviation(_ use: TermUse) -> Bool {
    let concept = glossary.concepts[use.concept]
    return concept.isAbbreviation(use.term) && !concept.hasAbbreviation(in: language)
  }

  /// Whether the text of the draft may well stay as it is, by its name or since a program makes it.
  var mayStay: Bool { draft.isNamedToStay || isGenerated }

  /// Whether a program makes the draft; not the strings of one, which those who translate mend where they do that.
  ///
  /// What says so is no more than a part of the source that nobody has translated where the draft has other paragraphs
  /// than the source that says it, too.
  var isGenerated: Bool {
    guard draft.document.blockKeys.isEmpty, draft.isGenerated else { return false }
    guard sources.contains(where: \.isGenerated) else { return true }
    let originals = Set(sources.flatMap(\.document.blocks).map(\.text))
    let own = draft.document.blocks.lazy.filter {
      $0.kind == .paragraph && $0.text.utf8.count >= Self.lengthOfParagraph
        && !originals.contains($0.text)
    }
    return own.prefix(Self.leastOwnParagraphs).count < Self.leastOwnParagraphs
  }

  /// In UTF-8 bytes, and how many of them are no accident.
  private static let (lengthOfParagraph, leastOwnParagraphs) = (40, 2)

  /// Whether all paragraphs of the draft that have some of a source beside them are the same: nobody has translated
  /// the document, and it tells nothing of what its language calls anything.
  ///
  /// - Complexity: O(length of the paragraphs) up to the first that is translated.
  var isCopyOfSource: Bool {
    var count = 0
    for passage in passages where !passage.draftBlocks.isEmpty && !passage.sourceBlocks.isEmpty {
      let source = sources[passage.document].document.blocks
      let isSame =
        passage.draftBlocks.count == passage.sourceBlocks.count
        && zip(passage.draftBlocks, passage.sourceBlocks).allSatisfy {
          draft.document.blocks[$0].text == source[$1].text
        }
      guard isSame else { return false }
      count += 1
    }
    return count > 1
  }

  /// The segment of a source in which a term stands.
  func reference(to use: TermUse, in document: Int) -> SourceReference {
    SourceReference(to: use, in: sources[document], at: document)
  }
}

extension SourceReference {
  /// The segment in which a term stands, of a source that is given with its index.
  init(to use: TermUse, in source: CheckedDocument, at document: Int) {
    let segment = source.segment(of: use)
    self.init(
      document: document, path: source.path, range: segment?.fileRange ?? use.fileRange,
      text: segment?.text ?? use.text)
  }
}

extension ParsedDocument {
  fileprivate var title: String? {
    blocks.first { $0.kind == .heading || $0.kind == .metadata }?.text
  }
}
