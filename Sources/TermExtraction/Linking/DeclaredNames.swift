import LanguageText

/// Links a name with what a label tells beside it: where a glossary says “floor division” and its
/// translation “floor division -- 向下取整除法”, the second half is what the translation calls it.
///
/// Such a label is all that its language says in an aligned group, and one half of it is word for word
/// all that another language says there.
struct DeclaredNames {
  private let inventory: CandidateInventory
  private let corpus: Corpus

  /// The links that labels declare, in order of the groups, each pair once.
  static func links(in inventory: CandidateInventory, of corpus: Corpus) -> [Link] {
    let finder = DeclaredNames(inventory: inventory, corpus: corpus)
    var seen: Set<UInt64> = []
    return corpus.groups.flatMap { finder.links(in: $0) }.filter {
      seen.insert(UInt64($0.first) << 32 | UInt64($0.second)).inserted
    }
  }

  private func links(in group: CorpusGroup) -> [Link] {
    let labels = group.members.map { segments in
      segments.count == 1 && corpus.segments[segments[0]].isLabel ? segments[0] : nil
    }
    var result: [Link] = []
    for case let (language, translation?) in labels.enumerated() where !corpus.isLatin(language) {
      guard let halves = halves(of: translation),
        let name = candidate(at: halves.name, in: translation)
      else { continue }
      for case let (other, original?) in labels.enumerated() where corpus.isLatin(other) {
        let words = words(of: corpus.segments[original].tokens)
        guard words.elementsEqual(self.words(of: halves.left)),
          let origin = candidate(at: corpus.segments[original].tokens, in: original)
        else { continue }
        result.append(
          Link(
            first: min(name, origin), second: max(name, origin), evidence: LinkEvidence(),
            probability: probability(of: name, for: origin)))
      }
    }
    return result
  }

  /// The half of a label that is left in Latin letters and the one that says it otherwise, parted by
  /// a dash or a colon, or by brackets; nil for other labels.
  private func halves(of segment: Int) -> (left: Range<Int>, name: Range<Int>)? {
    let label = corpus.withoutOuterMarks(corpus.segments[segment].tokens)
    let brackets = SegmentStructure(corpus.segments[segment], of: corpus).brackets
    let parts: [Range<Int>]
    if let bracket = brackets.first, brackets.count == 1,
      bracket.outer.lowerBound > label.lowerBound,
      bracket.outer.upperBound == corpus.segments[segment].tokens.upperBound
    {
      parts = [
        corpus.withoutOuterMarks(label.lowerBound..<bracket.outer.lowerBound), bracket.inner,
      ]
    } else {
      parts = LabelParts.separated(label, corpus)
    }
    guard parts.count == 2, isLatin(parts[0]) != isLatin(parts[1]) else { return nil }
    return isLatin(parts[0]) ? (parts[0], parts[1]) : (parts[1], parts[0])
  }

  /// As good as certain, unless the name is hardly ever seen where it should stand: a label may tell
  /// one name of several.
  private func probability(of name: Int, for origin: Int) -> Double {
    let counts = [name, origin].map { inventory.candidates[$0].count }
    return Self.mostPerName * counts[0] >= counts[1] ? 1 : Self.rarely
  }

  private static let mostPerName = 10
  private static let rarely = 0.97

  private func isLatin(_ range: Range<Int>) -> Bool {
    !range.isEmpty && range.allSatisfy { corpus.tokens[$0].script == .latin }
  }

  /// The words of a range in the singular, without marks.
  private func words(of range: Range<Int>) -> [String] {
    range.filter { corpus.tokens[$0].script.isWord }.map {
      EnglishNoun.singular(of: corpus.word($0))
    }
  }

  private func candidate(at range: Range<Int>, in segment: Int) -> Int? {
    inventory.candidate(at: corpus.withoutOuterMarks(range), in: segment).map { Int($0) }
  }
}
