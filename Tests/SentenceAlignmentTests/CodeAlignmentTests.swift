import DocumentFormats
import LanguageText
import Testing

@testable import SentenceAlignment

struct CodeAlignmentTests {
  /// Versions of lines: those that begin with a grave accent are code.
  private func versions(_ texts: [[String]]) -> [DocumentVersion] {
    texts.map { lines in
      DocumentVersion(
        language: "en",
        segments: lines.enumerated().map { number, line in
          let isCode = line.hasPrefix("`")
          let text = isCode ? String(line.dropFirst()) : line
          return Segment(
            kind: isCode ? .code : .paragraph, level: 0, block: number, text: text,
            range: 0..<text.utf8.count, fileRange: 0..<text.utf8.count, startsBlock: true)
        })
    }
  }

  /// A group for each segment, the first version's first.
  private func alone(_ versions: [DocumentVersion]) -> [AlignedGroup] {
    versions.indices.flatMap { version in
      versions[version].segments.indices.map { segment in
        AlignedGroup(
          members: versions.indices.map { $0 == version ? [segment] : [] }, score: 0)
      }
    }
  }

  @Test(
    arguments: [
      ([["`let a = 1 // one"], ["`let a = 1 // один"], ["`let a = 1"]], [[[0], [0], [0]]]),
      ([["`open(a)", "`close(b)"], ["`close(b)"]], [[[0], []], [[1], [0]]]),
      ([["`close(b)"], ["`open(a)", "`close(b)"]], [[[], [0]], [[0], [1]]]),
      ([["`open(a)"], ["`x", "`y", "`z"]], [[[], [0]], [[0], []], [[], [1]], [[], [2]]]),
      ([["`a b", "`c d"], ["`a b", "`c d"]], [[[0], [0]], [[1], [1]]]),
      ([["`//"], ["`//"]], [[[0], [0]]]),
      ([["Open."], ["`open"]], [[[0], []], [[], [0]]]),
    ] as [([[String]], [[[Int]]])])
  func `blocks between the same passages belong together`(texts: [[String]], members: [[[Int]]]) {
    let versions = versions(texts)
    #expect(CodeAlignment.joined(alone(versions), of: versions).map(\.members) == members)
  }

  @Test func `other groups stay as and where they are`() {
    let versions = versions([
      ["Open it:", "`open(a)", "Done.", "`close(a)"], ["Öffnen:", "`open(a)", "`close(a)"],
    ])
    let groups = [
      AlignedGroup(members: [[0], [0]], score: 0.8), AlignedGroup(members: [[1], []], score: 0),
      AlignedGroup(members: [[], [1]], score: 0), AlignedGroup(members: [[2], []], score: 0),
      AlignedGroup(members: [[3], []], score: 0), AlignedGroup(members: [[], [2]], score: 0),
    ]
    let joined = CodeAlignment.joined(groups, of: versions)
    #expect(joined.map(\.members) == [[[0], [0]], [[1], [1]], [[2], []], [[3], [2]]])
    #expect(joined.map(\.score) == [0.8, 1, 0, 1])
  }

  @Test func `the score says how alike the blocks are`() {
    let versions = versions([["`open a b c"], ["`open a b d"], ["`open a x y"]])
    let joined = CodeAlignment.joined(alone(versions), of: versions)
    #expect(joined.map(\.score) == [0.5])
  }

  @Test func `thousands of blocks in a row take no time squared`() {
    let blocks = (0..<20_000).map { "`x\($0)" }
    let versions = versions([blocks, Array(blocks.dropLast())])
    let joined = CodeAlignment.joined(alone(versions), of: versions)
    #expect(joined.count == 20_000)
    #expect(joined.flatMap { $0.members[1] } == Array(0..<19_999))
  }
}
