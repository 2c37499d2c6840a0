import TestSupport
import Testing

@testable import MemoryLookup

struct EditPatternTests {
  @Test(arguments: [3, 63, 64, 65, 130])
  func agreesWithTheTable(longest: Int) {
    var generator = SeededGenerator(seed: UInt64(longest))
    for _ in 0..<15 {
      let (left, right) = (symbols(longest, &generator), symbols(longest, &generator))
      let distance = BruteForce.distance(left, right)
      #expect(EditPattern(left).distance(to: right, limit: distance) == distance)
      #expect(EditPattern(left).distance(to: right, limit: distance - 1) == nil)
    }
  }

  private func symbols(_ longest: Int, _ generator: inout SeededGenerator) -> [UInt32] {
    (0..<Int.random(in: 0...longest, using: &generator)).map { _ in
      UInt32.random(in: 0..<6, using: &generator)
    }
  }
}
