import SentenceAlignment
import Testing

@testable import IsoglossProject

/// Texts that are hardly translations of each other teach no terms.
@Suite struct DocumentAlignmentTests {
  private static func alignment(low: Int, high: Int) -> DocumentAlignment {
    let scores = Array(repeating: 0.2, count: low) + Array(repeating: 0.9, count: high)
    return DocumentAlignment(
      documents: [],
      groups: scores.indices.map { AlignedGroup(members: [[$0], [$0]], score: scores[$0]) })
  }

  @Test(arguments: [(15, 5, 5), (14, 5, 19), (5, 15, 20)])
  func doubtfulGroupsAreDropped(low: Int, high: Int, left: Int) {
    let alignment = Self.alignment(low: low, high: high).withoutDoubtfulGroups
    #expect(alignment.groups.count { $0.members.allSatisfy { !$0.isEmpty } } == left)
    for version in 0...1 {
      #expect(alignment.groups.flatMap { $0.members[version] } == Array(0..<low + high))
    }
  }

  @Test func surenessIsTheMean() throws {
    #expect(Self.alignment(low: 0, high: 0).sureness == nil)
    let sureness = try #require(Self.alignment(low: 1, high: 1).sureness)
    #expect(abs(sureness - 0.55) < 0.001)
  }
}
