import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

/// Names of files and folders that nobody marks as code.
struct FileListingTests {
  @Test(arguments: [
    (
      ["index.js", "pages", "App.jsx", "shared", "styles/"],
      ["index.js", "pages", "App.jsx", "shared", "styles/"]
    ),
    (["pages", "shared", "styles/", "index.js"], []), (["pages", "shared", "styles"], []),
    (["index.js", "App.jsx", "a page of its own", "a.css"], ["index.js", "App.jsx", "a.css"]),
    (["Node.", "v.1", "etc.", "pages"], []),
  ])
  func namesStandAmongFiles(items: [String], expected: [String]) throws {
    let blocks = try CheckedDocument.markdown(
      "Text.\n\n" + items.map { "- \($0)\n" }.joined(), "en"
    ).document.blocks
    let found = FileListing.items(of: blocks).sorted().map { blocks[$0].text }
    #expect(found == expected)
  }

  /// A word behind the picture of a folder is the name of one.
  @Test(arguments: [("📁 pages を開きます。", false), ("別の pages を開きます。", true)])
  func picturesShowFolders(draft: String, isTold: Bool) throws {
    let glossary = Glossary(
      concepts: [.example("page", "ja", english: "page", "ページ")], language: "en")
    let found = TermChecker(glossary: glossary).check(
      try .markdown(draft, "ja"), sources: [try .markdown("Open the other pages.", "en")]
    ).findings
    #expect(found.contains { $0.rule == "untranslated-term" && $0.severity > .note } == isTold)
  }
}
