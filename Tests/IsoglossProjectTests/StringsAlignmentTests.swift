import IsoglossProject
import Testing

/// Files of strings are aligned by their keys, and like any text where they are cut at lines.
@Suite struct StringsAlignmentTests {
  private static let english = "{\n\n\n\n\"a\": \"Open\",\n\"b\": \"Close\"\n}\n"
  private static let japanese = "{\n\n\n\n\"b\": \"閉じる\",\n\"a\": \"開く\"\n}\n"

  private func tree() throws -> TemporaryTree {
    try TemporaryTree(["locales/en.json": Self.english, "locales/ja.json": Self.japanese])
  }

  private func align(
    _ tree: TemporaryTree, _ segmentation: DocumentLoader.Segmentation
  ) throws -> DocumentAlignment {
    try AlignRun(
      paths: ["en", "ja"].map { tree.path("locales/\($0).json") }, languages: [],
      segmentation: segmentation
    ).run()
  }

  @Test func keysTellWhatBelongsTogether() throws {
    let alignment = try align(tree(), .sentences)
    #expect(alignment.groups.map(\.members) == [[[0], [1]], [[1], [0]]])
  }

  @Test func linesHaveNoKeys() throws {
    let alignment = try align(tree(), .lines)
    #expect(alignment.documents.map(\.segments.count) == [7, 7])
    #expect(alignment.groups.flatMap { $0.members[0] }.sorted() == Array(0..<7))
  }
}
