import LanguageText
import Testing

@testable import IsoglossProject

/// Which files are versions of one document, by their paths alone.
@Suite struct VersionSetsTests {
  /// Files with the languages of their texts, and the sets as lists of paths.
  struct Tree: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var files: [(LanguageTag, String)]
    var sets: [[String]]
  }

  static let trees: [Tree] = [
    Tree(
      testDescription: "folders",
      files: [("en", "docs/en/a.md"), ("ja", "docs/ja/a.md"), ("ja", "docs/ja/b.md")],
      sets: [["docs/en/a.md", "docs/ja/a.md"]]),
    Tree(
      testDescription: "two regions of a language",
      files: [("en", "en/a.md"), ("pt-BR", "pt-BR/a.md"), ("pt-PT", "pt-PT/a.md")],
      sets: [["en/a.md", "pt-BR/a.md", "pt-PT/a.md"]]),
    Tree(
      testDescription: "the same language twice",
      files: [("de", "de/a.md"), ("zh-TW", "zh-TW/a.md"), ("zh-TW", "zh_TW/a.md")],
      sets: [["de/a.md", "zh-TW/a.md"]]),
    Tree(
      testDescription: "sources without a folder of their own",
      files: [
        ("en", "docs/a.md"), ("en", "docs/b/c.md"), ("en", "docs/d.md"), ("ja", "docs/ja/a.md"),
        ("ja", "docs/ja/b/c.md"), ("ru", "docs/ru/a.md"),
      ],
      sets: [["docs/a.md", "docs/ja/a.md", "docs/ru/a.md"], ["docs/b/c.md", "docs/ja/b/c.md"]]),
    Tree(
      testDescription: "sources beside names with a language",
      files: [
        ("en", "a.md"), ("ja", "a.ja.md"), ("ru", "a.ru.md"), ("en", "b.md"), ("ja", "b.ja.md"),
      ],
      sets: [["a.md", "a.ja.md", "a.ru.md"], ["b.md", "b.ja.md"]]),
    Tree(
      testDescription: "names that say nothing",
      files: [("ru", "000.txt"), ("ja", "001.txt"), ("zh-Hant", "002.txt")], sets: []),
  ]

  @Test(arguments: trees)
  func pathsTell(_ tree: Tree) {
    let sets = VersionSets.setsByPath(
      tree.files.map { (language: $0.0, path: $0.1) }, in: Configuration(base: "."))
    #expect(sets.map { $0.map { tree.files[$0].1 } } == tree.sets)
  }
}
