import Foundation
import IsoglossProject
import Testing

@Suite struct DraftSelectionTests {
  private let tree: TemporaryTree
  private var selection: DraftSelection

  init() throws {
    tree = try TemporaryTree([
      "docs/ru/a.md": "", "docs/ru/old/b.md": "", "docs/ru/a.swift": "", "other/c.md": "",
      "docs/.gitignore": "ignored.md", "docs/ru/ignored.md": "", "docs/xxyyzz/d.md": "",
    ])
    var configuration = Configuration(base: tree.root)
    configuration.documents = [DocumentPattern(try #require(PathPattern("docs/{lang}/**/*.md")))]
    configuration.exclude = [try #require(PathPattern("docs/*/old/**"))]
    selection = DraftSelection(configuration: configuration)
  }

  private func relative(_ files: [String]) -> [String] {
    files.map { RelativePath.of($0, from: tree.root) }
  }

  @Test func ofAFolderTakesTheConfiguredDocuments() throws {
    #expect(relative(try selection.files(in: [])) == ["docs/ru/a.md"])
    var all = selection
    all.respectsIgnoreFiles = false
    #expect(relative(try all.files(in: [])) == ["docs/ru/a.md", "docs/ru/ignored.md"])
  }

  /// A link to a folder may lead in a circle, but for one that a pattern spells out.
  @Test(arguments: [
    ("kept", "other/**/*.md", 0), ("kept", "kept/*.md", 2), ("docs", "kept/*.md", 0),
  ])
  func entersALinkThatAPatternSpellsOut(link: String, pattern: String, count: Int) throws {
    let tree = try TemporaryTree(["elsewhere/a.md": "", "elsewhere/b.md": "", "other/a.swift": ""])
    try FileManager.default.createSymbolicLink(
      atPath: tree.path(link), withDestinationPath: tree.path("elsewhere"))
    try FileManager.default.createSymbolicLink(
      atPath: tree.path("elsewhere/kept"), withDestinationPath: tree.root)
    var configuration = Configuration(base: tree.root)
    configuration.documents = [DocumentPattern(try #require(PathPattern(pattern)))]
    let files = try DraftSelection(configuration: configuration).files(in: [])
    #expect(files.map { RelativePath.of($0, from: tree.root) }.count == count)
  }

  /// Folders of translations have links to the original for what nobody has translated.
  @Test(arguments: [
    ("../en/a.md", []), ("../../shared/a.md", ["docs/de/a.md"]), ("b.md", []),
    ("../old/a.md", ["docs/de/a.md"]), ("nowhere.md", ["docs/de/a.md"]),
  ])
  func aLinkToADocumentIsThatDocument(target: String, found: [String]) throws {
    let tree = try TemporaryTree([
      "docs/en/a.md": "", "docs/de/b.md": "", "docs/old/a.md": "", "shared/a.md": "",
    ])
    let link = tree.path("docs/de/a.md")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
    var configuration = Configuration(base: tree.root)
    configuration.documents = [DocumentPattern(try #require(PathPattern("docs/{lang}/*.md")))]
    configuration.exclude = [try #require(PathPattern("docs/old/**"))]
    let selection = DraftSelection(configuration: configuration)
    let files = try selection.files(in: [tree.path("docs/de")])
    #expect(files.map { RelativePath.of($0, from: tree.root) } == found + ["docs/de/b.md"])
    if FileKind(at: link) != nil {
      #expect(try selection.files(in: [link]) == [link], "what is named is checked")
    }
  }

  @Test func aPageThatIsTheGlossaryIsNone() throws {
    var other = selection
    other.configuration.glossaries = ["docs/ru/a.md"]
    #expect(try other.files(in: []).isEmpty)
    #expect(try other.files(in: [tree.path("docs/ru/a.md")]).count == 1)
  }

  @Test func takesWhatIsNamed() throws {
    let named = ["docs/ru/old/b.md", "other/c.md", "docs/ru/ignored.md"].map(tree.path)
    #expect(try selection.files(in: named) == named)
    var strict = selection
    strict.excludesNamedFiles = true
    #expect(relative(try strict.files(in: named)) == ["docs/ru/ignored.md"])
  }

  @Test func ofAListTakesTheDocuments() throws {
    let listed = ["docs/ru/a.swift", "docs/ru/a.md", "docs/ru/old/b.md", "docs/ru/a.md", "docs"]
    #expect(relative(try selection.files(listed: listed.map(tree.path))) == ["docs/ru/a.md"])
  }

  @Test func complainsAboutPathsThatAreNot() {
    #expect(throws: RunError.self) { try selection.files(in: [tree.path("nowhere")]) }
    #expect(throws: RunError.self) { try selection.files(listed: [tree.path("nowhere.md")]) }
  }

  @Test(arguments: [
    ("a.md\nb.md\n", ["a.md", "b.md"]), ("a.md\r\n\r\nb b.md", ["a.md", "b b.md"]),
    ("a\nb.md\0c.md\0", ["a\nb.md", "c.md"]), ("", []),
  ])
  func readsLists(text: String, paths: [String]) {
    #expect(FileList.paths(in: Array(text.utf8)) == paths)
  }
}
