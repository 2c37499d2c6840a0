import DocumentFormats
import SentenceAlignment

/// The sentences of the sources with what the draft makes of them.
struct SentenceTable {
  /// What tells sentences of strings that say the same, and whose translations do.
  private struct Wording: Hashable {
    /// A segment by the first block that says the same as its own.
    struct Part: Hashable {
      let block: Int
      let range: Range<Int>

      init(_ segment: Segment, _ repeated: RepeatedBlocks) {
        block = repeated.first(like: segment.block)
        range = segment.range
      }
    }

    let document: Int
    let source: [Part]
    let draft: [Part]
  }

  /// The sentences, in the order of the sources.
  private(set) var sentences: [TranslatedSentence] = []
  /// The sentences of the draft that translate each, as indices.
  private var draftSegments: [[Int]] = []
  /// For each the first sentence with the same sentences of the draft: what is left out of a paragraph has all of it.
  private var firstsOfDraft: [Int] = []
  /// The first sentence with all sentences of some paragraphs of the draft.
  private var firstsOfBlocks: [[Int]: Int] = [:]
  /// Which sentence a segment of a source belongs to, by source.
  private var indices: [[Int: Int]]
  /// Where the segments of a sentence of several begin in its text, by source.
  private var starts: [[Int: Int]]
  /// The segments of each source that nothing in the draft is aligned with.
  private var leftOut: [Set<Int>]
  /// The segments of each source whose alignment is doubtful.
  private var doubtful: [Set<Int>]
  private var betweenGaps: [Set<Int>]
  /// Whether the draft is a file of strings, whose sentences are compared.
  let areStrings: Bool
  /// The first sentence that is like each, and whose translation is; each itself where they are not compared.
  private var firsts: [Int] = []
  private var wordings: [Wording: Int] = [:]
  private let repeatedDraft: RepeatedBlocks
  private let repeatedSources: [RepeatedBlocks]
  private let draft: CheckedDocument
  /// The segments of the draft, which every term asks for.
  private let segments: [Segment]
  /// The segments of each paragraph of the draft, as indices; made when a term needs a whole paragraph.
  private var segmentsByBlock: [Int: [Int]]?
  private let sourceSegments: [[Segment]]
  private let hidden: [Int: [Range<Int>]]

  /// Joins the segments of aligned groups.
  ///
  /// - Complexity: O(n log n) in the length of the draft.
  init(_ context: CheckContext) {
    areStrings = context.repeatedBlocks.areCompared
    (repeatedDraft, repeatedSources) = (context.repeatedBlocks, context.repeatedSources)
    draft = context.draft
    segments = context.draft.segments
    sourceSegments = context.sources.map(\.segments)
    indices = Array(repeating: [:], count: sourceSegments.count)
    starts = indices
    leftOut = Array(repeating: [], count: sourceSegments.count)
    doubtful = leftOut
    betweenGaps = leftOut
    var hidden = Dictionary(grouping: context.uses, by: \.block).mapValues { $0.map(\.range) }
    for (index, block) in draft.document.blocks.enumerated() {
      let masked = block.spans.filter(\.isMasked).map(\.range)
      if !masked.isEmpty { hidden[index, default: []] += masked }
    }
    self.hidden = hidden.mapValues { $0.sorted { $0.lowerBound < $1.lowerBound } }
    for (document, groups) in context.alignments.enumerated() {
      let doubtful = DoubtfulGroups(among: groups)
      for group in groups where group.members.count == 2 && !group.members[0].isEmpty {
        if group.members[1].isEmpty {
          leftOut[document].formUnion(group.members[0])
        } else {
          _ = add(group.members[0], group.members[1], of: document)
          if doubtful.contains(group) {
            self.doubtful[document].formUnion(group.members[0])
          } else if doubtful.tellsNoLack(group) {
            betweenGaps[document].formUnion(group.members[0])
          }
        }
      }
    }
  }

  /// The index of the sentence that a segment of a source belongs to; nil when nothing translates it.
  func index(ofSegment segment: Int, in document: Int) -> Int? { indices[document][segment] }

  /// The first sentence of strings that says the same as one, and whose translation does, or the sentence.
  func first(like sentence: Int) -> Int { firsts[sentence] }

  /// Whether nothing in the draft is aligned with a segment of a source.
  func isLeftOut(_ segment: Int, in document: Int) -> Bool { leftOut[document].contains(segment) }

  /// Whether a segment of a source and what it is aligned with may say different things.
  func isDoubtful(_ segment: Int, in document: Int) -> Bool { doubtful[document].contains(segment) }

  /// Whether what is aligned with a segment of a source may be about the same and no translation: see
  /// ``DoubtfulGroups/tellsNoLack(_:)``.
  func isBetweenGaps(_ segment: Int, in document: Int) -> Bool {
    betweenGaps[document].contains(segment)
  }

  /// Whether the draft has a sentence as its source does.
  func isCopied(_ sentence: Int) -> Bool {
    sentences[sentence].source == draftText(of: sentence)
  }

  /// Takes a segment of a source with all of the paragraphs that translate its own; returns the index of
  /// the sentence, nil when the paragraphs have none, or so many that they say nothing of one sentence.
  ///
  /// - Complexity: O(segments of the draft) when it is called first, O(1) then.
  mutating func add(_ segment: Int, translatedBy blocks: [Int], in document: Int) -> Int? {
    if let first = firstsOfBlocks[blocks] {
      return add([segment], draftSegments[first], of: document, sameDraftAs: first)
    }
    let byBlock =
      segmentsByBlock ?? Dictionary(grouping: segments.indices) { segments[$0].block }
    segmentsByBlock = byBlock
    let members = Set(blocks).flatMap { byBlock[$0] ?? [] }.sorted()
    guard !members.isEmpty, members.count <= Self.mostTogether else { return nil }
    let sentence = add([segment], members, of: document)
    firstsOfBlocks[blocks] = sentence
    return sentence
  }

  /// How many segments one sentence may be looked for in: every sentence that is left out of a paragraph takes all
  /// of its segments.
  private static let mostTogether = 200

  /// Where a term stands in the text of its sentence, in UTF-8 bytes, given the segment that has it.
  func range(of use: TermUse, in segment: Int, of document: Int) -> Range<Int> {
    guard let sentence = indices[document][segment] else { return use.range }
    let start =
      (starts[document][segment] ?? 0) - sourceSegments[document][segment].range.lowerBound
    return (use.range.lowerBound + start..<use.range.upperBound + start)
      .clamped(to: 0..<sentences[sentence].source.utf8.count)
  }

  /// The first sentence with the same text of the draft, as far as that is known: what is cut of one serves both.
  func firstWithDraft(of sentence: Int) -> Int { firstsOfDraft[sentence] }

  /// The text of the draft that translates a sentence.
  func draftText(of sentence: Int) -> String {
    let members = draftSegments[sentence]
    return members.count == 1
      ? segments[members[0]].text : members.map { segments[$0].text }.joined(separator: " ")
  }

  /// The segments of the draft that translate a sentence.
  func draft(of sentence: Int) -> [Segment] { draftSegments[sentence].map { segments[$0] } }

  /// The place in the draft's file of a part of one of its paragraphs, both as UTF-8 byte offsets.
  func fileRange(of range: Range<Int>, in block: Int) -> Range<Int> {
    draft.document.blocks[block].offsets.fileRange(of: range)
  }

  /// Whether the translation of a sentence holds a term of the draft.
  func holds(_ use: TermUse, in sentence: Int) -> Bool {
    draftSegments[sentence].contains { index in
      segments[index].block == use.block && segments[index].range.contains(use.range.lowerBound)
    }
  }

  /// Whether the translation of a sentence holds one of some terms of the draft, which are in its order.
  ///
  /// - Complexity: O(s log n) in the segments of the sentence and the terms.
  func holds(anyOf uses: [TermUse], in sentence: Int) -> Bool {
    draftSegments[sentence].contains { index in
      let segment = segments[index]
      var (low, high) = (0, uses.count)
      while low < high {
        let middle = (low + high) / 2
        let isBefore =
          (uses[middle].block, uses[middle].range.lowerBound)
          < (segment.block, segment.range.lowerBound)
        if isBefore { low = middle + 1 } else { high = middle }
      }
      return low < uses.count && uses[low].block == segment.block
        && segment.range.contains(uses[low].range.lowerBound)
    }
  }

  private mutating func add(
    _ source: [Int], _ draft: [Int], of document: Int, sameDraftAs known: Int? = nil
  ) -> Int {
    var text = ""
    for segment in source {
      if !text.isEmpty { text += " " }
      starts[document][segment] = text.utf8.count
      text += sourceSegments[document][segment].text
      indices[document][segment] = sentences.count
    }
    let sentence = sentences.count
    let first = self.first(like: source, draft, of: document)
    sentences.append(
      TranslatedSentence(
        source: text,
        draft: (known ?? first).map { sentences[$0].draft }
          ?? draft.map(visibleText).joined(separator: " "),
        place: draft.first.map { segments[$0].fileRange.lowerBound } ?? 0,
        isTranslatedAlone: source.count < 3 && draft.count < 3
          && haveOneKind(source, draft, of: document)))
    draftSegments.append(draft)
    firstsOfDraft.append(known ?? sentence)
    firsts.append(first ?? sentence)
    return sentence
  }

  /// The sentence of strings that says the same as some segments which are the next one, and whose translation
  /// does; nil when there is none.
  private mutating func first(like source: [Int], _ draft: [Int], of document: Int) -> Int? {
    guard areStrings else { return nil }
    let wording = Wording(
      document: document,
      source: source.map { Wording.Part(sourceSegments[document][$0], repeatedSources[document]) },
      draft: draft.map { Wording.Part(segments[$0], repeatedDraft) })
    if let first = wordings[wording] { return first }
    wordings[wording] = sentences.count
    return nil
  }

  /// Whether parts of both versions may translate each other for what they are: a cell is no heading.
  private func haveOneKind(_ source: [Int], _ draft: [Int], of document: Int) -> Bool {
    func kinds(_ segments: [Segment], _ members: [Int]) -> Set<BlockKind> {
      Set(
        members.map { index in
          switch segments[index].kind {
          case .metadata: .heading
          case .listItem: .paragraph
          case let kind: kind
          }
        })
    }
    return kinds(sourceSegments[document], source) == kinds(segments, draft)
  }

  /// The text of a segment of the draft without code and the terms that the glossary knows.
  private func visibleText(_ index: Int) -> String {
    let segment = segments[index]
    var rest = segment.range.lowerBound
    let text = draft.document.blocks[segment.block].text
    var visible = ""
    for range in hidden[segment.block] ?? []
    where range.lowerBound >= rest && range.upperBound <= segment.range.upperBound {
      visible += text.utf8Slice(rest..<range.lowerBound)
      visible.append(TranslatedSentence.gap)
      rest = range.upperBound
    }
    return visible + text.utf8Slice(rest..<max(rest, segment.range.upperBound))
  }
}
