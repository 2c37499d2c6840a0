import LanguageText
import Testing

@testable import TermChecking

/// Words of the source's language that may be meant where they stand, and lists that may stay.
@Suite struct ForgottenWordTests {
  /// Half of what stands so in a draft is meant: it is told, but stops nobody.
  @Test(arguments: [
    ("ja", "Another is hook-½ here.", "別のものは hook-½ です。"),
    ("ja", "Another is hook-12 here.", "別のものは hook-1 です。"),
    ("ja", "Update the state hook.", "state hook を更新します。"),
    ("ja", "- Hook\n- The hook is here.", "- Hook\n- フックはここです。"),
    ("ja", "hook says what runs.", "hook は何を実行するかを示します。"),
    ("es", "- **Component** – a part.", "- **Component** – una parte."),
    ("zh-Hans", "Plugin is what it runs.", "plugin - 它运行的内容。"),
    (
      "zh-Hans", "- Plugin: the part.\n- AccessKey: the key.\n- UUID: the number.",
      "- Plugin：部分。\n- AccessKey：密钥。\n- UUID：编号。"
    ),
    ("zh-Hans", "## Group: plugin", "## 集合：plugin"),
    ("zh-Hans", "Set plugin = 1 there.", "在那里设置 plugin = 1。"),
    ("zh-Hans", "Call run(plugin, item).", "调用run(plugin, item)。"),
    ("zh-Hans", "`a` and plugin are read.", "读取`a`和plugin。"),
    ("zh-Hans", "Set the plugin and icon-size.", "设置 plugin 与 icon-size 属性。"),
    ("es", "Add the groupId, component or so.", "Añada groupId, component o tal."),
    ("es", "Open the component file.", "Abra el component file."),
    ("es", "All component stories are here.", "Aquí están todas las component story."),
  ])
  func wordsThatMayBeMeantAreLikelyNotes(
    _ language: LanguageTag, source: String, draft: String
  ) throws {
    let found = try ForeignPassages.findings("untranslated-term", language, draft, source: source)
    #expect(found.map(\.severity).contains(.note), "\(found)")
    #expect(found.allSatisfy { $0.severity == .note }, "\(found)")
  }

  /// Beside words, what begins an item is one.
  @Test func itemsAmongWordsAreForgotten() throws {
    let found = try ForeignPassages.findings(
      "untranslated-term", "zh-Hans", "- Plugin：部分。\n- 密钥：打开。\n- AccessKey：编号。",
      source: "- Plugin: the part.\n- Key: it opens.\n- AccessKey: the number.")
    #expect(found.contains { $0.match == "Plugin" && $0.severity > .note }, "\(found)")
  }

  /// A list of changes may stay in the words of those who made them; what else is left may not.
  @Test(arguments: [
    ("## 变更日志", Severity.note), ("## Changelog\n\n### 1.0", .note), ("## What's Changed", .note),
    ("## 插件的使用", .error),
    ("## 变更日志\n\n## 插件的使用", .error),
  ])
  func changesMayStay(heading: String, severity: Severity) throws {
    let items = "- Mend the plugin that was broken before\n- Add another plugin for the pages"
    let found = try ForeignPassages.findings(
      "untranslated-term", "zh-Hans", "在此使用插件。\n\n\(heading)\n\n\(items)\n",
      source: "Use a plugin here.\n\n## The plugin\n\n\(items)\n")
    #expect(found.map(\.severity) == [severity])
  }

  /// Nor do many parts of a list of changes make a text of it.
  @Test(arguments: [("变更日志", Weight.doubtful), ("插件的使用", .error)])
  func changesOfManyVersionsMayStay(title: String, weight: Weight) throws {
    let items = ["Mend", "Add", "Drop", "Move"].map { "- \($0) the plugin of the old pages" }
    let found = try ForeignPassages.findings(
      "untranslated-term", "zh-Hans",
      "在此使用插件。\n\n## \(title)\n\n" + items.joined(separator: "\n\n### 新版本\n\n"),
      source: "Use a plugin here.\n\n## It\n\n" + items.joined(separator: "\n\n### New\n\n"))
    #expect(found.map(\.weight) == [weight])
  }

  @Test(arguments: [
    "plugin page\n├── a.md\n└── b.md", "- Plugin Page \\<plugin\\_at\\_page.org\\>",
  ])
  func treesOfFilesAndAddressesAreNoText(tree: String) throws {
    let found = try ForeignPassages.findings(
      "untranslated-term", "zh-Hans", "在此使用。\n\n\(tree)\n",
      source: "Use a plugin here.\n\n\(tree)\n")
    #expect(found.map(\.match) == [])
  }

  @Test func aSentenceWithAnAddressIsText() throws {
    let text = "Write to those who make the plugin page \\<plugin@page.org\\>"
    let found = try ForeignPassages.findings(
      "untranslated-term", "zh-Hans", "在此使用。\n\n\(text)\n", source: "Use it.\n\n\(text)\n")
    #expect(found.map(\.severity) == [.error])
  }
}
