import Testing

@testable import TermChecking

struct QuotedRangesTests {
  @Test(arguments: [
    ("Он сказал «да» и “no”.", ["да", "no"]), ("„a“ b", ["a"]), ("a (b (c) d) e", ["b (c) d"]),
    ("5\" and \"six\"", ["six"]), ("don't (stop", []),
    ("He said “go (now)” and went.", ["go (now)"]), (#"A 5" disk, a "good" one."#, ["good"]),
    ("「あ『い』」", ["あ『い』"]),
    ("( “ ) ”", [" “ "]), (")a(", []), ("", []),
  ])
  func findsTheOutermost(text: String, quoted: [String]) {
    #expect(QuotedRanges.ranges(in: text).map { text.utf8Slice($0) } == quoted)
  }

  @Test func whatIsTooLongIsNoQuotation() {
    let long = String(repeating: "a", count: 2000)
    #expect(QuotedRanges.ranges(in: "(\(long)) (b)").count == 1)
  }

  @Test func marksThatNothingClosesCostNoMore() {
    let marks = String(repeating: "( “ ", count: 200_000)
    #expect(QuotedRanges.ranges(in: marks).isEmpty)
  }
}
