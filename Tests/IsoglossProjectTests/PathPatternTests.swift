import IsoglossProject
import Testing

@Suite struct PathPatternTests {
  @Test(arguments: [
    ("docs/{lang}/**/*.md", "docs/ja/a/b/x.md", "ja", ["a/b/", "x"]),
    ("docs/{lang}/**/*.md", "docs/ja/x.md", "ja", ["", "x"]),
    ("docs/*.{lang}.md", "docs/intro.zh-Hant.md", "zh-Hant", ["intro"]),
    ("{lang}.lproj/{table}.strings", "ru.lproj/Main.strings", "ru", ["Main"]),
    ("**/{lang}.md", "a/b/en.md", "en", ["a/b/"]),
    ("docs/{lang}/**", "docs/ru/a/b.txt", "ru", ["a/b.txt"]),
    ("./p?.{lang}", "p1.de", "de", ["1"]),
    ("docs/{lang}/*.{md,mdx}", "docs/ja/x.mdx", "ja", ["x", "mdx"]),
    ("{docs,guides}/{lang}/**", "guides/ja/x.md", "ja", ["guides", "x.md"]),
    ("docs/{lang}/x{,-old}.md", "docs/ja/x.md", "ja", [""]),
  ])
  func matches(pattern: String, path: String, language: String, others: [String]) throws {
    let match = try #require(PathPattern(pattern)).match(path)
    #expect(match?.language == language)
    #expect(match?.others == others)
  }

  @Test(arguments: [
    ("docs/{lang}/*.md", "docs/ja/a/x.md"), ("docs/{lang}/*.md", "docs//x.md"),
    ("docs/{lang}/*.md", "docs/ja/x.mdx"), ("{lang}/{lang}.md", "ja/ru.md"),
    ("a/**/x", "a/bx"), ("docs/{fr,zh}/**", "docs/pl/x.md"), ("docs/{fr,zh}/**", "docs/zh-TW/x.md"),
  ])
  func doesNotMatch(pattern: String, path: String) throws {
    #expect(try #require(PathPattern(pattern)).match(path) == nil)
  }

  @Test(arguments: ["docs/{lang", "docs/{}/x", "docs/{a,b*}/x"])
  func refusesBrokenCaptures(pattern: String) {
    #expect(PathPattern(pattern) == nil)
  }
}
