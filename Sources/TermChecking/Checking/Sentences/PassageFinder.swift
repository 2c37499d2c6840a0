import DocumentFormats
import LanguageText
import SentenceAlignment

/// Aligns a draft with a source and joins what belongs together to passages.
struct PassageFinder {
  private let source: CheckedDocument
  private let draft: CheckedDocument
  /// How the segments of the source and of the draft were aligned.
  let groups: [AlignedGroup]

  init(source: CheckedDocument, draft: CheckedDocument, aligner: any VersionAligner) {
    self.source = source
    self.draft = draft
    groups =
      source.isPairedWithDraft
      ? zip(source.segments.indices, draft.segments.indices).map {
        AlignedGroup(members: [[$0], [$1]], score: 1)
      }
      : aligner.align([
        DocumentVersion(source.document, language: source.language, segments: source.segments),
        DocumentVersion(draft.document, language: draft.language, segments: draft.segments),
      ])
  }

  /// The paragraphs of a passage, as indices into the two documents.
  struct Blocks: Hashable {
    var source: [Int]
    var draft: [Int]
  }

  /// Pairs of segments that translate each other alone, as indices, in order.
  var pairs: [(source: Int, draft: Int)] {
    let doubtful = DoubtfulGroups(among: groups)
    return groups.compactMap { group in
      guard !doubtful.contains(group), group.members.count == 2, group.members[0].count == 1,
        group.members[1].count == 1,
        source.segments[group.members[0][0]].kind.isProse
      else { return nil }
      return (group.members[0][0], group.members[1][0])
    }
  }

  /// The passages in the order of the source, then those of the draft alone.
  ///
  /// What stands in the source in letters that its language does not have is no source: somebody has yet to translate it.
  func passages() -> [Blocks] {
    var sets = BlockSets(
      source: source.document.blocks.count, draft: draft.document.blocks.count)
    for group in groups where group.members.count == 2 {
      sets.join(
        source: group.members[0].map { source.segments[$0].block },
        draft: group.members[1].map { draft.segments[$0].block })
    }
    let proseSource = source.document.blocks.indices.filter {
      source.document.blocks[$0].kind.isProse
    }
    let proseDraft = draft.document.blocks.indices.filter { draft.document.blocks[$0].kind.isProse }
    // Keys tell what belongs together, and that nothing else does.
    if source.document.keys == nil || draft.document.keys == nil {
      if proseSource.count == 1 || proseDraft.count == 1, !proseSource.isEmpty, !proseDraft.isEmpty
      {
        sets.join(source: proseSource, draft: proseDraft)
      }
      joinHeadings(source: proseSource, draft: proseDraft, &sets)
    }
    let groups = sets.groups(source: proseSource, draft: proseDraft)
    guard let letters = ForeignLetters(besides: source.language) else { return groups }
    let blocks = source.document.blocks
    let isOther = !letters.blocks(of: proseSource.map { blocks[$0] }).isEmpty
    return groups.compactMap { group in
      guard !group.source.isEmpty,
        isOther || group.source.contains(where: { letters.areMost(of: blocks[$0].text) })
      else { return group }
      return group.draft.isEmpty ? nil : Blocks(source: [], draft: group.draft)
    }
  }
}

extension PassageFinder {
  /// Joins headings that have nothing on the other side and stand above what belongs together: however little their
  /// words say, and whatever the translator made of them, they are the headings of the same.
  private func joinHeadings(
    source proseSource: [Int], draft proseDraft: [Int], _ sets: inout BlockSets
  ) {
    let sourceRoots = proseSource.map { sets.root(ofSource: $0) }
    let draftRoots = proseDraft.map { sets.root(ofDraft: $0) }
    let joined = Set(sourceRoots).intersection(draftRoots)
    /// The headings without a counterpart right above the first paragraph of each set, the nearest first.
    func headings(of prose: [Int], _ roots: [Int], in document: ParsedDocument) -> [Int: [Int]] {
      var (above, open): ([Int: [Int]], [Int]) = ([:], [])
      for (block, root) in zip(prose, roots) {
        if joined.contains(root) {
          if above[root] == nil { above[root] = open }
          open = []
        } else {
          open = document.blocks[block].kind == .heading ? [block] + open : []
        }
      }
      return above
    }
    let drafts = headings(of: proseDraft, draftRoots, in: draft.document)
    for (root, headings) in headings(of: proseSource, sourceRoots, in: source.document) {
      for (heading, translation) in zip(headings, drafts[root] ?? []) {
        sets.join(source: [heading], draft: [translation])
      }
    }
  }
}

/// Disjoint sets of the blocks of two documents.
private struct BlockSets {
  private var parents: [Int]
  private let sourceCount: Int

  init(source: Int, draft: Int) {
    parents = Array(0..<source + draft)
    sourceCount = source
  }

  mutating func join(source: [Int], draft: [Int]) {
    guard let first = source.first, !draft.isEmpty else { return }
    for member in source.dropFirst() + draft.map({ $0 + sourceCount }) {
      parents[root(of: member)] = root(of: first)
    }
  }

  mutating func root(ofSource block: Int) -> Int { root(of: block) }
  mutating func root(ofDraft block: Int) -> Int { root(of: block + sourceCount) }

  mutating func groups(source: [Int], draft: [Int]) -> [PassageFinder.Blocks] {
    var places: [Int: Int] = [:]
    var groups: [PassageFinder.Blocks] = []
    func place(_ root: Int) -> Int {
      if let known = places[root] { return known }
      places[root] = groups.count
      groups.append(PassageFinder.Blocks(source: [], draft: []))
      return groups.count - 1
    }
    for block in source { groups[place(root(of: block))].source.append(block) }
    for block in draft { groups[place(root(of: block + sourceCount))].draft.append(block) }
    return groups
  }

  private mutating func root(of member: Int) -> Int {
    var root = member
    while parents[root] != root { root = parents[root] }
    var step = member
    while parents[step] != root { (step, parents[step]) = (parents[step], root) }
    return root
  }
}
