import TermChecking
import Testing

@testable import IsoglossProject

/// What makes the pages of a project, and how it reads Markdown.
struct SiteGeneratorTests {
  @Test(arguments: [
    ("_config.yml", "title: Lamps\n", "Jekyll", MarkdownDialect.traditional),
    ("_config.yml", "markdown: CommonMarkGhPages\n", "Jekyll", .commonMark),
    ("_config.yml", "new_post_name: :title.md\n", "Hexo", .commonMark),
    ("mkdocs.yml", "site_name: Lamps\n", "MkDocs", .traditional),
    ("hugo.toml", "title = 'Lamps'\n", "Hugo", .commonMark),
    ("docusaurus.config.js", "", "Docusaurus", .commonMark),
  ])
  func dialects(file: String, text: String, name: String, dialect: MarkdownDialect) throws {
    let folder = try TemporaryTree([file: text])
    let generator = try #require(SiteGenerator(ofProject: folder.root))
    #expect(generator.name == name)
    #expect(generator.markdown == dialect)
  }

  /// Packages that make emphasis of stars beside Chinese marks, too.
  @Test(arguments: [
    (
      "package.json", "{\"devDependencies\": {\"vitepress\": \"^2.0.0-alpha.1\"}}",
      MarkdownDialect.traditional
    ),
    ("docs/package.json", "{\"dependencies\": {\"remark-cjk-friendly\": \"1\"}}", .traditional),
    ("package.json", "{\"devDependencies\": {\"vitepress\": \"^1.6.2\"}}", .commonMark),
    ("package.json", "{\"devDependencies\": {\"vitepress\": \"workspace:*\"}}", .commonMark),
    ("mkdocs.yml", "site_name: Lamps\n", .traditional),
  ])
  func packagesTellTheDialect(file: String, text: String, dialect: MarkdownDialect) throws {
    let folder = try TemporaryTree([file: text])
    #expect(
      CheckRun(paths: [], configuration: Configuration(base: folder.root)).markdown == dialect)
  }

  @Test func aFolderWithoutConfigurationHasNone() throws {
    let folder = try TemporaryTree(["a.md": "# Lamps\n"])
    #expect(SiteGenerator(ofProject: folder.root) == nil)
  }
}
