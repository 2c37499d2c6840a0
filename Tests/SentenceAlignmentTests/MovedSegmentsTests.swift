import LanguageText
import SentenceAlignment
import Testing

/// Single sentences that a translation has elsewhere, or not at all.
@Suite struct MovedSegmentsTests {
  private static let pages = ["buttons", "menus", "labels"]

  /// Pairs of one long sentence each, evenly spread, by their indices.
  private static func samples(
    _ source: DocumentVersion, _ target: DocumentVersion
  ) -> [(source: Int, target: Int)] {
    let pairs = SentenceAligner().align([source, target]).compactMap { group in
      let (first, second) = (group.members[0], group.members[1])
      return first.count == 1 && second.count == 1 ? (source: first[0], target: second[0]) : nil
    }
    .filter { source.segments[$0.source].text.count > 60 }
    return stride(from: 0, to: pairs.count, by: max(1, pairs.count / 8)).map { pairs[$0] }
  }

  /// The segment of the target, in the numbers it had, that a segment of the source is paired with
  /// when the target is in another order.
  private static func partner(
    of segment: Int, _ source: DocumentVersion, _ target: DocumentVersion, order: [Int]
  ) -> [Int]? {
    var changed = target
    changed.segments = order.map { target.segments[$0] }
    return SentenceAligner().align([source, changed])
      .first { $0.members[0].contains(segment) }?.members[1].map { order[$0] }
  }

  @Test(
    arguments: [("ru", "ja"), ("en", "zh-Hant")] as [(LanguageTag, LanguageTag)])
  func areFoundOrLeftAlone(_ first: LanguageTag, _ second: LanguageTag) throws {
    let source = try GuidelinePages.version(first, Self.pages)
    let target = try GuidelinePages.version(second, Self.pages)
    let samples = Self.samples(source, target)
    #expect(samples.count >= 8)
    var found = 0
    var invented = 0
    for sample in samples {
      let rest = target.segments.indices.filter { $0 != sample.target }
      let place = (sample.target + rest.count / 2) % rest.count
      let moved = rest[..<place] + [sample.target] + rest[place...]
      if Self.partner(of: sample.source, source, target, order: Array(moved)) == [sample.target] {
        found += 1
      }
      let other = Self.partner(of: sample.source, source, target, order: rest) ?? []
      if other.contains(where: { abs($0 - sample.target) > 3 }) { invented += 1 }
    }
    #expect(found * 3 >= samples.count, "moved sentences found: \(found) of \(samples.count)")
    #expect(invented == 0, "a sentence that is not there was found elsewhere")
  }
}
