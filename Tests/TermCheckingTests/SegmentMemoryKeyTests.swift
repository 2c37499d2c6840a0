import Testing

@testable import TermChecking

/// Which sentences of a source are the same to a memory.
struct SegmentMemoryKeyTests {
  @Test(arguments: [
    ("Write the integer 4.", "Write the integer -4.", false), ("-1 is left.", "1 is left.", false),
    ("Use UTF-8 here.", "Use UTF 8 here.", true), ("A well-known box.", "A well known box.", true),
    ("Open it.", "open it", true), ("Move it?", "Move it.", false), ("Save…", "Save", false),
    ("Save…", "Save...", true),
  ])
  func keys(first: String, second: String, areSame: Bool) {
    func key(_ sentence: String) -> String {
      SegmentMemory.sourceKey(sentence, SegmentMemory.key(sentence))
    }
    #expect((key(first) == key(second)) == areSame)
  }
}
