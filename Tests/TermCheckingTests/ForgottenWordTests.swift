import LanguageAssets
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
    ("ja", "It runs if hook contains a part.", "hook に部分があれば実行されます。"),
    ("es", "- **Component** – a part.", "- **Component** – una parte."),
    ("zh-Hans", "Plugin is what it runs.", "plugin - 它运行的内容。"),
    (
      "zh-Hans", "- Plugin: the part.\n- AccessKey: the key.\n- UUID: the number.",
      "- Plugin：部分。\n- AccessKey：密钥。\n- UUID：编号。"
    ),
    (
      "zh-Hans", "- Plugin: it has less.\n- Image: it has more.\n- Picker: it is new.",
      "- Plugin：变少了。\n- Image：变多了。\n- Picker：新的。"
    ),
    (
      "zh-Hans", "- Plugin (with a mode)\n- Image\n- Picker (as it is)",
      "- Plugin（有模式时）\n- Image（一样）\n- Picker（一样）"
    ),
    (
      "zh-Hans", "It takes these: plugin: the part. It runs.", "它采用这些：plugin：部分。它运行。"
    ),

    ("zh-Hans", "Use the mode \"plugin\" first.", "先用 plugin 模式。"),
    ("zh-Hans", "It takes *plugin*, what is run.", "它采用 plugin，即运行的。"),
    ("es", "It is in the component module.", "Está en el módulo component."),
    ("ru", "Take it from the component module.", "Возьмите это из модуля component."),
    ("ru", "It is read by the component plugin.", "Это читает плагин component."),
    ("zh-Hans", "Set the mode to plugin first.", "先把模式设为 plugin。"),
    ("zh-Hans", "If the plugin is on, go.", "当 plugin 为 on 时继续。"),
    ("zh-Hans", "Go if it is the plugin.", "当 mode 是 plugin 时继续。"),
    ("zh-Hans", "Choose its width (Plugin) here.", "在这里选择宽度（Plugin）。"),
    ("zh-Hans", "# Plugin\n\nPlugin files are wide.", "# Plugin 扩展\n\nPlugin 的文件很宽。"),
    ("zh-Hans", "Call it as (a, plugin?: one) now.", "现在以 (a, plugin?: 一) 调用。"),
    ("zh-Hans", "It is in the plugin package.", "它在 plugin 包中。"),
    ("zh-Hans", "Read the plugin key.", "读取 plugin 键。"),
    ("zh-Hans", "There is a part called plugin.", "有一个部分叫 plugin。"),
    ("zh-Hans", "A plugin statement is read.", "读取 plugin 语句。"),
    ("ja", "The hook statement is read.", "hook文を読みます。"),
    ("zh-Hans", "- fix(plugin): it is wider now.", "- 修正 (plugin)：现在更宽了。"),
    ("zh-Hans", "Leave out the plugin column.", "可以省略 plugin 列。"),
    ("zh-Hans", "## Group: plugin", "## 集合：plugin"),
    ("zh-Hans", "Set plugin = 1 there.", "在那里设置 plugin = 1。"),
    ("zh-Hans", "Call run(plugin, item).", "调用run(plugin, item)。"),
    ("zh-Hans", "`a` and plugin are read.", "读取`a`和plugin。"),
    ("zh-Hans", "Set the plugin and icon-size.", "设置 plugin 与 icon-size 属性。"),
    ("zh-Hans", "Plugin style", "插件样式 plugin"),
    ("zh-Hans", "**Plugin Page System**: a plugin is here.", "**Plugin 页面**：插件页面，那个插件在这里。"),
    ("zh-Hans", "The order of the (plugin, one) pairs counts.", "那些 (plugin, one) 的顺序有影响。"),
    ("zh-Hans", "In the order one > plugin > two here.", "这里一般 one > plugin > two 的顺序。"),
    ("zh-Hans", "In the order plugin > two here.", "这里一般 plugin > two 的顺序。"),
    (
      "zh-Hans", "| a |\n|---|\n| Mode <br/> - plugin: all of a plugin |",
      "| a |\n|---|\n| 模式 <br/> - plugin: 全部的 |"
    ),
    ("zh-Hans", "## How to make Plugin respond to other states", "## 如何让 Plugin 响应其他状态"),
    ("es", "It lies under »component« there.", "Eso está bajo »component« ahí."),
    ("es", "Add the groupId, component or so.", "Añada groupId, component o tal."),
    ("es", "Open the component file.", "Abra el component file."),
    ("zh-Hans", "It is ip:plugin, where the plugin is 1.", "格式为 ip:plugin，其中 plugin 为 1。"),
    ("es", "All component stories are here.", "Aquí están todas las component story."),
  ])
  func wordsThatMayBeMeantAreLikelyNotes(
    _ language: LanguageTag, source: String, draft: String
  ) throws {
    let found = try ForeignPassages.findings("untranslated-term", language, draft, source: source)
    #expect(found.map(\.severity).contains(.note), "\(found)")
    #expect(found.allSatisfy { $0.severity == .note }, "\(found)")
  }

  /// The product is called so at the beginning of a sentence, too.
  @Test(arguments: [
    ("Windows and others have it.", "Windows や他にあります。", 0), ("Window and others.", "Window や他。", 1),
  ])
  func aProductIsNoWindow(source: String, draft: String, count: Int) throws {
    #expect(
      try ForeignPassages.findings("untranslated-term", "ja", draft, source: source).count == count)
  }

  /// English leaves the article of a name away, and a verb has one of it as its subject.
  @Test(arguments: [
    ("ja", "Hook is what runs it.", "その hook は実行されます。", Severity.note),
    ("ja", "It fails when hook is missing.", "この hook がないと失敗します。", .note),
    ("ja", "None here (hooks takes precedence).", "ここにはなし(hooks を優先)。", .note),
    ("ja", "The hook is what runs it.", "その hook は実行されます。", .error),
    ("ja", "It fails when the hook is missing.", "この hook がないと失敗します。", .error),
    ("ja", "It fails when hooks are missing.", "この hooks がないと失敗します。", .error),
    ("ja", "One of the hooks is missing.", "その hooks の一つがありません。", .error),
    // What code shows as a key is a name without being a subject.
    (
      "ja", "Read it from hook.\n\n```\nhook: a\n```", "次の hook から読みます。\n\n```\nhook: a\n```", .note
    ),
    ("ja", "Read it from hook.\n\n```\na.hook\n```", "次の hook から読みます。\n\n```\na.hook\n```", .note),
    (
      "ja", "Read it from hook.\n\n```\nthe hook\n```", "次の hook から読みます。\n\n```\nthe hook\n```",
      .error
    ),
    (
      "ja", "Read it from the hook.\n\n```\nhook: a\n```", "次の hook から読みます。\n\n```\nhook: a\n```",
      .error
    ),
    (
      "ja", "Read it through hook.\n\n```\nhook: a\n```", "次の hook を通して読みます。\n\n```\nhook: a\n```",
      .note
    ),
    ("ja", "- hook: a.\n- Read it from hook.", "- hook: これ。\n- 次の hook から読みます。", .note),
  ])
  func whatTheSourceNamesIsMostLikelyAName(
    _ language: LanguageTag, source: String, draft: String, severity: Severity
  ) throws {
    let found = try ForeignPassages.findings("untranslated-term", language, draft, source: source)
    #expect(Set(found.map(\.severity)) == [severity], "\(found)")
  }

  /// A label of a list in Latin letters is a name only where nothing else in the text is in these.
  @Test(arguments: [
    (
      "es", "- Component: a part.\n- Image: one.\n- Page: two.",
      "- Component: una parte.\n- Image: una.\n- Page: dos."
    ),
    ("zh-Hans", "# Plugin\n\nPlugin files are wide.", "# 扩展\n\nPlugin 的文件很宽。"),
    ("es", "The component is wide.", "El componente es un component ancho."),
    ("zh-Hans", "It is a plugin.", "这是 plugin。"),
    ("zh-Hans", "The plugin needs another plugin there.", "此插件在那里需要另一个 plugin。"),
    ("zh-Hans", "## How to Make Plugin Respond to Other States", "## 如何让 Plugin 响应其他状态"),
    ("es", "»Open« the component »here«.", "»Abra« la component »aquí«."),
    ("zh-Hans", "The plugin has it.", "此 plugin 包含它。"),
    ("zh-Hans", "Read the plugin list.", "读取 plugin 列表。"),
  ])
  func otherWordsAreForgotten(_ language: LanguageTag, source: String, draft: String) throws {
    let found = try ForeignPassages.findings("untranslated-term", language, draft, source: source)
    #expect(found.map(\.severity) == [.error], "\(found)")
  }

  /// Keys and values are spoken of in pairs.
  @Test(arguments: [
    ("The key is a number, the value is a name.", "key 为数字，value 为名称。", Severity.note),
    ("The keyword is a number, the value is a name.", "keyword 为数字，此 value 为名称。", .error),
  ])
  func keysAndValuesAreNames(source: String, draft: String, severity: Severity) throws {
    let glossary = Glossary(
      concepts: [Concept.example("value", "zh-Hans", english: "value", "值")], language: "en")
    let found = try ForeignPassages.findings(
      "untranslated-term", "zh-Hans", draft, source: source, glossary: glossary)
    #expect(found.map(\.severity) == [severity], "\(found)")
  }

  /// A letter that is set off inside a word stands for it.
  @Test(arguments: [("**u**ser", Severity.note), ("user", .error)])
  func lettersStandForWords(written: String, severity: Severity) throws {
    let glossary = Glossary(
      concepts: [Concept.example("user", "ko", english: "user", "사용자")], language: "en")
    let found = try ForeignPassages.findings(
      "untranslated-term", "ko", "소유자의 권한은 \(written) 이며 여기서는 이렇게 표시됩니다.",
      source: "The permissions of the owner are \(written) and shown so here.", glossary: glossary)
    #expect(Set(found.map(\.severity)) == [severity], "\(found)")
  }

  /// Words that are written as one are more likely a name of code.
  @Test(arguments: [("datasample", Severity.note), ("data sample", .error)])
  func joinedWordsMayBeNames(written: String, severity: Severity) throws {
    let glossary = Glossary(
      concepts: [Concept.example("data-sample", "zh-Hans", english: "data sample", "数据样本")],
      language: "en")
    let found = try ForeignPassages.findings(
      "untranslated-term", "zh-Hans", "是否维持 \(written) 返回。",
      source: "Whether to keep the \(written) here.", glossary: glossary)
    #expect(found.map(\.severity) == [severity], "\(found)")
  }

  /// Where two things have one name in a language, the source's words tell them apart.
  @Test(arguments: [
    ("Attributes are shown.\n\nProperties are not.", "attributes 显示。\n\n属性不显示。", Severity.note),
    ("Attributes are shown.\n\nAttributes are read.", "attributes 显示。\n\n属性被读取。", .error),
  ])
  func wordsMayTellThingsApart(source: String, draft: String, severity: Severity) throws {
    let glossary = Glossary(
      concepts: [
        Concept.example("attribute", "zh-Hans", english: "attribute", "属性"),
        .example("property", "zh-Hans", english: "property", "属性"),
      ], language: "en")
    let found = TermChecker(glossary: glossary).check(
      try .markdown(draft, "zh-Hans"), sources: [try .markdown(source, "en")]
    ).findings.filter { $0.rule == "untranslated-term" }
    #expect(found.map(\.severity) == [severity])
  }

  /// Capitals in brackets, in both languages, are those of parts with such names.
  @Test(arguments: [
    (
      "All parts (Component, Route, and Page) run.",
      "Все части (Component, Route и Page) работают.", Severity.note
    ),
    (
      "All parts (component, route, and page) run.",
      "Все части (component, маршрут и страница) работают.", .error
    ),
  ])
  func capitalsInBracketsAreNames(source: String, draft: String, severity: Severity) throws {
    let found = try ForeignPassages.findings("untranslated-term", "ru", draft, source: source)
    #expect(found.map(\.severity) == [severity])
  }

  /// A paragraph that is full of left words, which nobody wrote, is told of like any other.
  @Test(arguments: [150, 400])
  func paragraphsMayBeFullOfLeftWords(count: Int) throws {
    let found = try ForeignPassages.findings(
      "untranslated-term", "zh-Hans",
      String(repeating: "这里使用 plugin 来做。", count: count),
      source: String(repeating: "Do it with the plugin here. ", count: count))
    #expect(found.map(\.severity) == [.error])
    #expect(found.first?.related.count == count - 1)
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
