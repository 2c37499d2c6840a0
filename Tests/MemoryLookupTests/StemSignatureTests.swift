import TestSupport
import Testing

@testable import MemoryLookup

struct StemSignatureTests {
  /// What a signature rules out, the edit distance rules out as well.
  @Test func neverSaysTooMuch() {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<2000 {
      let left = stems(&generator)
      var right = left
      for _ in 0..<Int.random(in: 0...6, using: &generator) {
        let place = Int.random(in: 0...right.count, using: &generator)
        right.insert(UInt32.random(in: 0..<500, using: &generator), at: place)
        if Bool.random(using: &generator) {
          right.remove(at: Int.random(in: 0..<right.count, using: &generator))
        }
      }
      let distance = EditPattern(left).distance(to: right, limit: 1000) ?? .max
      #expect(StemSignature(left).leastEdits(to: StemSignature(right)) <= distance)
    }
  }

  @Test func tellsDifferentSegments() {
    #expect(StemSignature(0..<10).leastEdits(to: StemSignature(1000..<1010)) > 5)
    #expect(StemSignature([]).leastEdits(to: StemSignature([1, 1, 1])) == 1)
  }

  private func stems(_ generator: inout SeededGenerator) -> [UInt32] {
    (0..<Int.random(in: 0...80, using: &generator)).map { _ in
      UInt32.random(in: 0..<500, using: &generator)
    }
  }
}
