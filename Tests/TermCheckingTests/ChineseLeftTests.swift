import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

/// What is told of Chinese words in the middle of a Japanese text.
struct ChineseLeftTests {
  private static let plain = "simplified Chinese characters in a Japanese text"
  private static let left = "Chinese of the source in a Japanese text"

  /// A word that the source has is one finding, with its characters that Japanese has, too.
  @Test(arguments: [
    ("先看[系统安装指南](b.md)。", "[系统安装指南](b.md)を見てください。", ["系统安装指南: \(left)"]),
    ("变量监视器的说明", "变量监视器の説明です。", ["变量监视器: \(left)"]),
    ("更新从节点。", "从节点を更新します。", ["从节点: \(left)"]),
    ("更新从节点和节点。", "从节点と节点を更新します。", ["从节点: \(left)", "节点: \(left)"]),
    // The source has no such word: a slip of the keyboard.
    ("更新服务器。", "新規节点を更新します。", ["节: \(plain)"]),
    // A short one that is set off may be somebody's name, and so one that a heading leaves.
    ("作者 **欧阳锋** 的项目。", "作者 **欧阳锋** のプロジェクトです。", []),
    ("作者 欧阳锋 的项目。", "作者 欧阳锋 のプロジェクトです。", ["欧阳锋: \(left)"]),
    ("# Nova 问海\n\n打开 Nova 问海。", "# Nova 问海\n\nNova 问海を開きます。", []),
    // A label, and what it means.
    ("点击“一键启动”。", "「一键启动」をクリックします。", []),
    ("点击“一键启动”。", "「一键启动 (ワンクリックで始める)」をクリックします。", []),
    ("点击“一键启动”。", "一键启动をクリックします。", ["一键启动: \(left)"]),
  ])
  func tells(source: String, draft: String, expected: [String]) throws {
    let found = TermChecker(glossary: Glossary(concepts: [], language: "zh-Hans")).check(
      try .markdown(draft + "\n\nこれは翻訳されています。\n", "ja"),
      sources: [try .markdown(source + "\n\n这是翻译的。\n", "zh-Hans")]
    ).findings.filter { $0.rule == "mixed-script" }
    #expect(found.map { "\($0.match): \($0.message)" } == expected)
  }

  /// Of another source, or none, nothing is known but the characters.
  @Test func tellsCharactersWithoutAChineseSource() throws {
    let draft = try CheckedDocument.markdown("[系统安装指南](b.md)を見てください。", "ja")
    let checker = TermChecker(glossary: Glossary(concepts: [], language: "en"))
    for sources in [[], [try CheckedDocument.markdown("See [Installing](b.md).", "en")]] {
      let found = checker.check(draft, sources: sources).findings
        .filter { $0.rule == "mixed-script" }
      #expect(found.map { "\($0.match): \($0.message)" } == ["统: \(Self.plain)"])
    }
  }
}
