import DocumentFormats
import SentenceAlignment
import Testing

/// Keys tell which strings of a program belong together, wherever they stand.
@Suite struct KeyedAlignmentTests {
  private struct Strings: CustomTestStringConvertible {
    var testDescription: String
    /// Per version its keys, one for each segment.
    var versions: [[String]]
    /// Per group the segments of each version, a point for none.
    var expected: [String]
  }

  private static let cases = [
    Strings(
      testDescription: "another order", versions: [["a", "b", "c"], ["c", "a", "b"]],
      expected: ["0 1", "1 2", "2 0"]),
    Strings(
      testDescription: "a string without a translation, and one without a source",
      versions: [["a", "b", "c"], ["c", "x", "a"]], expected: ["0 2", "1 .", "2 0", ". 1"]),
    Strings(
      testDescription: "three languages", versions: [["a", "b"], ["b"], ["b", "a"]],
      expected: ["0 . 1", "1 0 0"]),
    Strings(
      testDescription: "as many sentences under a key", versions: [["a", "a"], ["a", "a"]],
      expected: ["0 0", "1 1"]),
    Strings(
      testDescription: "more sentences in one version", versions: [["a", "a"], ["a"]],
      expected: ["0,1 0"]),
  ]

  private static func version(_ keys: [String], _ number: Int) -> DocumentVersion {
    let segments = keys.indices.map { index in
      let text = "\(number) text \(index)"
      return Segment(
        kind: .paragraph, block: index, text: text, range: 0..<text.utf8.count,
        fileRange: 0..<text.utf8.count, startsBlock: true)
    }
    return DocumentVersion(language: ["en", "ru", "ja"][number], segments: segments, keys: keys)
  }

  @Test(arguments: cases)
  private func groupsFollowKeys(_ strings: Strings) {
    let versions = strings.versions.enumerated().map { Self.version($1, $0) }
    let groups = SentenceAligner().align(versions)
    #expect(
      groups.map { group in
        group.members.map { members in
          members.isEmpty ? "." : members.map(String.init).joined(separator: ",")
        }.joined(separator: " ")
      } == strings.expected)
    #expect(
      groups.map(\.score) == groups.map { $0.members.count { !$0.isEmpty } > 1 ? 1 : 0 })
  }

  @Test func keysThatHaveNothingInCommonTellNothing() {
    let versions = [Self.version(["a", "b"], 0), Self.version(["c", "d"], 1)]
    let groups = SentenceAligner().align(versions)
    #expect(groups.map(\.members) == [[[0], [0]], [[1], [1]]])
    #expect(groups.allSatisfy { $0.score < 1 })
  }
}
