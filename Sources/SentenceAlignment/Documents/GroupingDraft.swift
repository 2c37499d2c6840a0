import LanguageText

/// Groups of documents in the making, built from pairs of them, the surest first.
///
/// A document may be in several groups with parts that do not overlap.
struct GroupingDraft {
  /// A document's part, in participants.
  typealias Part = (document: Int, range: Range<Int>)

  private let languages: [LanguageTag]
  /// Per group the part of each of its documents.
  private(set) var groups: [[Int: Range<Int>]] = []

  /// Makes a draft without groups for documents in the given languages.
  init(languages: [LanguageTag]) { self.languages = languages }

  /// Adds two parts that are versions of each other.
  ///
  /// The parts join the groups that hold what they overlap with, as long as no two documents of a
  /// group have a language in common; otherwise the pair is dropped.
  mutating func add(_ first: Part, _ second: Part) {
    let left = place(of: first)
    let right = place(of: second)
    guard left != .conflict, right != .conflict else { return }
    switch (left, right) {
    case (.group(let left), .group(let right)) where left != right:
      guard canJoin(groups[left].keys, groups[right].keys) else { return }
      groups[left].merge(groups[right]) { range, _ in range }
      groups.remove(at: right)
    case (.group(let group), .free):
      guard canJoin(groups[group].keys, [second.document]) else { return }
      groups[group][second.document] = second.range
    case (.free, .group(let group)):
      guard canJoin(groups[group].keys, [first.document]) else { return }
      groups[group][first.document] = first.range
    case (.free, .free):
      groups.append([first.document: first.range, second.document: second.range])
    default:
      break
    }
  }

  private enum Place: Equatable {
    case free
    case group(Int)
    case conflict
  }

  /// Where a part belongs: the group that holds most of the same text, or none; a conflict when it
  /// overlaps with a group's part only a little.
  private func place(of part: Part) -> Place {
    for (number, group) in groups.enumerated() {
      guard let taken = group[part.document] else { continue }
      let common = taken.clamped(to: part.range).count
      if common * 2 > min(taken.count, part.range.count) { return .group(number) }
      if common * 10 > min(taken.count, part.range.count) { return .conflict }
    }
    return .free
  }

  private func canJoin(_ first: some Collection<Int>, _ second: some Collection<Int>) -> Bool {
    first.allSatisfy { left in
      second.allSatisfy { left != $0 && !languages[left].matches(languages[$0]) }
    }
  }
}
