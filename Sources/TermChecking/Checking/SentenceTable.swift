import DocumentFormats
import SentenceAlignment

/// The sentences of the sources with what the draft makes of them.
struct SentenceTable {
  /// The sentences, in the order of the sources.
  private(set) var sentences: [TranslatedSentence] = []
  /// The sentences of the draft that translate each, as indices.
  private var draftSegments: [[Int]] = []
  /// Which sentence a segment of a source belongs to, by source.
  private var indices: [[Int: Int]]
  /// Where the segments of a sentence of several begin in its text, by source.
  private var starts: [[Int: Int]]
  /// The segments of each source that nothing in the draft is aligned with.
  private var leftOut: [Set<Int>]
  /// The segments of each source whose alignment is doubtful.
  private var doubtful: [Set<Int>]
  private let draft: CheckedDocument
  private let sources: [CheckedDocument]
  private let hidden: [Int: [Range<Int>]]

  /// Joins the segments of aligned groups.
  ///
  /// - Complexity: O(n log n) in the length of the draft.
  init(_ context: CheckContext) {
    draft = context.draft
    sources = context.sources
    indices = Array(repeating: [:], count: sources.count)
    starts = indices
    leftOut = Array(repeating: [], count: sources.count)
    doubtful = leftOut
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
          if doubtful.contains(group) { self.doubtful[document].formUnion(group.members[0]) }
        }
      }
    }
  }

  /// The index of the sentence in which a term of a source stands; nil when nothing translates it.
  func index(of use: TermUse, in document: Int) -> Int? {
    sources[document].segmentIndex(of: use).flatMap {
      indices[document][$0]
    }
  }

  /// Whether nothing in the draft is aligned with the sentence of a term.
  func isLeftOut(_ use: TermUse, in document: Int) -> Bool {
    sources[document].segmentIndex(of: use).map {
      leftOut[document].contains($0)
    } ?? false
  }

  /// Whether the sentence of a term and what it is aligned with may say different things.
  func isDoubtful(_ use: TermUse, in document: Int) -> Bool {
    sources[document].segmentIndex(of: use).map {
      doubtful[document].contains($0)
    } ?? false
  }

  /// Whether the draft has a sentence as its source does.
  func isCopied(_ sentence: Int) -> Bool {
    sentences[sentence].source == draftText(of: sentence)
  }

  /// Takes the sentence of a term with all of the paragraphs that translate its own; returns its
  /// index, nil when the term stands in no sentence.
  mutating func add(_ use: TermUse, translatedBy blocks: [Int], in document: Int) -> Int? {
    guard let segment = sources[document].segmentIndex(of: use) else {
      return nil
    }
    let wanted = Set(blocks)
    let members = draft.segments.indices.filter { wanted.contains(draft.segments[$0].block) }
    return members.isEmpty ? nil : add([segment], members, of: document)
  }

  /// Where a term stands in the text of its sentence, in UTF-8 bytes.
  func range(of use: TermUse, in document: Int) -> Range<Int> {
    guard let index = sources[document].segmentIndex(of: use),
      let sentence = indices[document][index]
    else {
      return use.range
    }
    let start = (starts[document][index] ?? 0) - sources[document].segments[index].range.lowerBound
    return (use.range.lowerBound + start..<use.range.upperBound + start)
      .clamped(to: 0..<sentences[sentence].source.utf8.count)
  }

  /// The text of the draft that translates a sentence.
  func draftText(of sentence: Int) -> String {
    draftSegments[sentence].map { draft.segments[$0].text }.joined(separator: " ")
  }

  /// Whether the translation of a sentence holds a term of the draft.
  func holds(_ use: TermUse, in sentence: Int) -> Bool {
    draftSegments[sentence].contains { index in
      let segment = draft.segments[index]
      return segment.block == use.block && segment.range.contains(use.range.lowerBound)
    }
  }

  private mutating func add(_ source: [Int], _ draft: [Int], of document: Int) -> Int {
    var text = ""
    for segment in source {
      if !text.isEmpty { text += " " }
      starts[document][segment] = text.utf8.count
      text += sources[document].segments[segment].text
      indices[document][segment] = sentences.count
    }
    sentences.append(
      TranslatedSentence(
        source: text, draft: draft.map(visibleText).joined(separator: " "),
        place: draft.first.map { self.draft.segments[$0].fileRange.lowerBound } ?? 0,
        isTranslatedAlone: source.count < 3 && draft.count < 3))
    draftSegments.append(draft)
    return sentences.count - 1
  }

  /// The text of a segment of the draft without code and the terms that the glossary knows.
  private func visibleText(_ index: Int) -> String {
    let segment = draft.segments[index]
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
