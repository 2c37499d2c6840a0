import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

/// What is left in another language or script as a whole is told as a whole.
struct UntranslatedPassageTests {
  /// A list that is left as it is, few items of which have a term, is told of as a whole.
  @Test func copiedListsAreToldAsAWhole() throws {
    let items = """
      - Make the first of all parts smaller (#1)
      - Do not read the last of the files twice (#2)
      - Let every component know what it is called by (#3)
      - Stop before the end of the day (#4)
      - Write what has been read to the end (#5)

      """
    let found = try ForeignPassages.findings(
      "untranslated-term", "es", "# Novedades\n\n\(items)", source: "# What is new\n\n\(items)")
    #expect(
      found.map(\.message) == [
        "most of the document is left untranslated: 5 paragraphs, first with “component”"
      ])
  }

  /// A paragraph is told of with a term that somebody has decided on, be it not the first.
  @Test func paragraphsAreToldWithWhatIsDecided() throws {
    let sure = Concept(
      id: "sure",
      terms: [Term("sure", language: "en"), Term("確実", language: "ja", status: .proposed)])
    let text = "Make sure that every hook is called before the end of the day."
    let found = try ForeignPassages.findings(
      "untranslated-term", "ja", "これは最初の段落です。\n\n\(text)", source: "This comes first.\n\n\(text)",
      glossary: Glossary(
        concepts: [sure, .example("hook", "ja", english: "hook", "フック")], language: "en"))
    #expect(
      found.map(\.message) == ["the paragraph is left untranslated, with “hook” and 1 more term"])
  }

  /// Several paragraphs are told at the first of them, whatever the glossary knows of them.
  @Test func severalAreToldWhereTheyBegin() throws {
    let texts = [
      "Every window of the house is open to the garden.",
      "Make sure that every hook is called before the end of the day.",
    ]
    func found(_ word: String) throws -> [Finding] {
      try ForeignPassages.findings(
        "untranslated-term", "ja", "これは最初の段落です。\n\n" + texts.joined(separator: "\n\n"),
        source: "This comes first.\n\n" + texts.joined(separator: "\n\n"),
        glossary: Glossary(
          concepts: [.example(word, "ja", english: word, "フック")], language: "en"))
    }
    let (known, other) = (try found("hook"), try found("zebra"))
    #expect(known.map(\.message) == ["2 paragraphs are left untranslated, with “hook”"])
    #expect(other.map(\.message) == ["2 paragraphs are left untranslated"])
    #expect(known.map(\.match) == [texts[0]])
    #expect(known.map(\.fingerprint) == other.map(\.fingerprint))
    #expect(known.first?.source?.text == texts[0])
    #expect(known.first?.related.count == 1)
  }

  /// An explanation may begin with its original.
  @Test(arguments: [
    ("What is put into a component - lo que entra en un componente", 0),
    ("What is put into a component", 1), ("What comes out of a component - lo que sale", 1),
  ])
  func explanationsMayBeginWithTheOriginal(title: String, count: Int) throws {
    func text(_ title: String, _ rest: String) -> String {
      "<abbr title=\"\(title)\">API</abbr> \(rest)"
    }
    let found = try ForeignPassages.findings(
      "untranslated-term", "es", text(title, "es lo que se ve de todo eso."),
      source: text("What is put into a component", "is what you see of all that."))
    #expect(found.count == count, "\(found)")
  }

  /// Messages that a table explains one by one are what a program says; explanations that are left are told of.
  @Test(arguments: [
    ([0, 2, 4, 6], Severity.note), ([1, 3, 5, 7], .error),
  ])
  func columnsOfMessagesMayStay(left: [Int], severity: Severity) throws {
    let english = [
      "will stop the hook", "It says this when it is about to stop.", "has lost the hook",
      "It says this when it cannot find it.", "found the hook again",
      "It says this when it has found it.", "read all of it", "It says this at the end of a hook.",
    ]
    let japanese = [
      "フックを停止", "停止する直前に表示されます。", "フックがない", "見つからないときに表示されます。", "フックを発見",
      "見つけたときに表示されます。", "読み込み完了", "ファイルの終わりに表示されます。",
    ]
    func table(_ cells: [String]) -> String {
      "| A | B |\n|---|---|\n"
        + stride(from: 0, to: cells.count, by: 2).map { "| \(cells[$0]) | \(cells[$0 + 1]) |\n" }
        .joined()
    }
    let draft = japanese.indices.map { left.contains($0) ? english[$0] : japanese[$0] }
    let found = try ForeignPassages.findings(
      "untranslated-term", "ja", "ページを読みます。\n\n" + table(draft),
      source: "Read the page.\n\n" + table(english))
    #expect(Set(found.map(\.severity)) == [severity], "\(found)")
  }

  /// What the source has in quotation marks is what a program says, wherever the draft leaves the marks out.
  @Test(arguments: [
    ("It says \"Stop it. Because there is no hook in the file\".", Severity?.none),
    ("It says so. Because there is no hook in the file.", .error),
    ("It says so (Stop it. Because there is no hook in the file).", .error),
  ])
  func quotedSentencesMayStay(source: String, severity: Severity?) throws {
    let found = try ForeignPassages.findings(
      "untranslated-term", "ja", "次のように表示されます：Stop it. Because there is no hook in the file.",
      source: source)
    #expect(found.filter { $0.message.contains("sentence") }.map(\.severity).max() == severity)
  }

  /// What somebody else said may stand in their words; a note that begins with its kind may not.
  @Test(arguments: [
    ("> The hook was called from two places at once.", Severity.note),
    ("> **Note** The hook was called from two places at once.", .error),
  ])
  func quotationsMayStay(text: String, severity: Severity) throws {
    let draft = "ページを開いて、内容をよく読んでください。\n\n\(text)\n\n終わったら閉じます。\n"
    let source = "Open the page and read what it says.\n\n\(text)\n\nThen close it.\n"
    let found = try ForeignPassages.findings("untranslated-term", "ja", draft, source: source)
    #expect(found.map(\.severity) == [severity])
  }

  /// What something else is to be put for keeps its name, and what has versions.
  @Test(arguments: [
    ("Replace {hook} by yours.", "{hook} を置き換えてください。", true),
    ("Look into **parts/[hook]/[page].md** first.", "**parts/[hook]/[page].md** を見てください。", true),
    ("It needs hook v10.2 now.", "hook v10.2 が必要です。", true),
    ("It needs [Hook](https://a.org): v10 now.", "[Hook](https://a.org): v10 が必要です。", true),
    ("It needs hook 3.", "hook 3 が必要です。", false),
    ("- Hook\n\nCall `Hook#run` there.", "- Hook\n\nそこで `Hook#run` を呼びます。", true),
    ("- Hook\n\nCall `Hook.run` there.", "- Hook\n\nそこで `Hook.run` を呼びます。", true),
    ("- Hook\n\nRun a hook.", "- Hook\n\nフックを動かします。", false),
    ("Replace the (hook) by yours.", "（hook）を置き換えてください。", false),
    ("It is in $this->hook->data.", "$this->hook->data にあります。", true),
    ("Go from a hook -> b.", "hook -> b へ進みます。", false),
    ("Put it into hook/, or state/.", "hook/ に入れます。", true),
    ("Use a hook/state.", "hook / フックを使います。", false),
    ("Read app.run(page, hook) first.", "まず app.run(page, hook) を読みます。", true),
    ("Read app.run() (the hook) first.", "まず app.run() (この hook は) を読みます。", false),
    ("# hook\n\nUpdate hook itself.", "# hook\n\nhook 自体を更新します。", true),
    ("# Hook\n\nUpdate the hook.", "# フック\n\nhook を更新します。", false),
    ("Open it in a hook.", "*Open in a hook* を選びます。", true),
    ("- **hook** must be one.", "- **hook** は一つです。", true),
    ("- A **hook** must be one.", "- **hook** は一つです。", false),
    ("Wherever the word hook is used, look.", "hook が使われたら見ます。", true),
    ("It has three parameters: page, hook, and part.", "パラメーターは page、hook、part です。", true),
    ("It has three parameters: page, part, and hook.", "パラメーターは page、part、hook です。", true),
    ("It has a page, a hook and a part.", "ページと hook と部分があります。", false),
    (
      "| a | page, hook |\n|---|---|\n| c | part, hook |",
      "| あ | ページ |\n|---|---|\n| う | part、hook |", true
    ),
    ("Read the hook subresource.", "hook サブリソースを読みます。", true),
    ("It is in hook.<name>.state then.", "hook.<名前>.state にあります。", true),
    ("It is named x{dd}hook{dd}y.", "x{dd}hook{dd}y です。", true),
    ("Call it \"hooks,\" not \"hook.\"", "hook ではありません。", true),
    ("It must be any _hook_.", "_hook_ のどれかです。", true),
    ("Press Shift+Hook.", "Shift+Hook を押します。", true),
    ("Call the hook API.", "hook 接口です。", true),
    ("Use it as hook entry.", "hook プロパティとして使います。", true),
    ("Put it into hook modules.", "hook モジュールに入れます。", true),
    ("Use the hook tag.", "hook タグを使います。", true),
    ("Look for a word (e.g. hook).", "言葉（例：hook）を探します。", true),
    ("Look for a word (e.g. a hook).", "言葉（例：hook）を探します。", false),
    ("Start the \"hook\" flow.", "hook の流れを始めます。", true),
    ("Start the \"hook\" flow of a hook.", "hook の流れを始めます。", false),
    (
      "```sh\nnova list hook -a\n```\n\n# nova list hook\n\nHelp for hook.",
      "```sh\nnova list hook -a\n```\n\n# nova list hook\n\nhook の説明。", true
    ),
    (
      "```sh\nnova list\n```\n\n# nova list\n\nHelp for hook.",
      "```sh\nnova list\n```\n\n# nova list\n\nhook の説明。", false
    ),
  ])
  func placeholdersAndProgramsMayStay(source: String, draft: String, isDoubtful: Bool) throws {
    let found = try ForeignPassages.findings("untranslated-term", "ja", draft, source: source)
    #expect(found.map(\.isDoubtful) == [isDoubtful])
  }

  /// What an item explains goes by the name that it begins with.
  @Test(arguments: [
    ("- **hook**: runs. A hook is small.", "- **hook**: 動きます。hook は小さいです。", [true, true]),
    ("- **hook**: runs. A hook is small.", "- **フック**: 動きます。hook は小さいです。", [false]),
    ("- **Runs**. A hook is small.", "- **動く**。hook は小さいです。", [false]),
  ])
  func anItemHasAName(source: String, draft: String, areDoubtful: [Bool]) throws {
    let found = try ForeignPassages.findings("untranslated-term", "ja", draft, source: source)
    #expect(found.map(\.isDoubtful) == areDoubtful)
  }

  /// A page that a link names may keep its name where no source tells.
  @Test(arguments: [
    ("[hook](hook.md) を見ます。", []), ("[hook](a.md) を見ます。", [Severity.note]),
    ("[hook]({{< ref \"a/hook\" >}}) を見ます。", []),
    ("[hook]({{< ref \"a/b\" >}}) を見ます。", [.note]),
  ])
  func linkedPagesWithoutASourceMayKeepTheirNames(draft: String, expected: [Severity]) throws {
    let found = try ForeignPassages.findings("untranslated-term", "ja", draft)
    #expect(found.map(\.severity) == expected)
  }

  /// What others translate has been written so; without them, a word of English is most likely forgotten.
  @Test(arguments: [(true, 0.5), (false, 0.6)])
  func wordsOfAnOriginalMayStay(isOriginal: Bool, confidence: Double) throws {
    let found = TermChecker(glossary: ForeignPassages.glossary)
      .check(
        try .markdown("hook を呼びます。", "ja"), facts: CheckFacts(isOriginal: isOriginal)
      )
      .findings.filter { $0.rule == UntranslatedTerm.about.id }
    #expect(found.map(\.severity) == [.note])
    #expect(found.map(\.confidence) == [confidence])
  }

  /// A sentence of a paragraph that is translated for the rest is told as a whole.
  @Test(arguments: [
    (
      "zh-Hans", "Install the plugin first. Then you can use the plugin in every page.",
      "先安装插件。Then you can use the plugin in every page. 完成。",
      ["the sentence is left untranslated, with “plugin”"]
    ),
    (
      "ru", "The component is small. You can put a component into a component of the page.",
      "Этот компонент небольшой. You can put a component into a component of the page.",
      ["the sentence is left untranslated, with “component”"]
    ),
    (
      "es", "The component is small. You can put a component into each page of the site.",
      "El componente es pequeño y por lo tanto no tiene estado que se pueda perder. You can put a component into each page of the site.",
      ["the sentence is left untranslated, with “component”"]
    ),
    (
      "ja", "See React State Hook Router Redux. It is the state of the hook.",
      "React State Hook Router Redux を参照。フックの状態です。", []
    ),
  ])
  func sentencesAreToldAsAWhole(
    _ language: LanguageTag, source: String, draft: String, messages: [String]
  ) throws {
    let found = try ForeignPassages.findings("untranslated-term", language, draft, source: source)
      .filter { $0.severity != .note }
    #expect(found.map(\.message) == messages)
  }

  @Test func paragraphsInARowLeftInEnglishAreOneFinding() throws {
    let english = [
      "A hook of a component.", "Every hook keeps its own state for us.",
      "The state of a hook is kept.",
    ]
    let draft = (["これは日本語です。"] + english + ["ここも日本語です。", "そして日本語です。"])
      .joined(separator: "\n\n")
    let source = (["This is Japanese."] + english + ["This is it too.", "And this."])
      .joined(separator: "\n\n")
    let found = try ForeignPassages.findings("untranslated-term", "ja", draft, source: source)
    #expect(
      found.map(\.message).map { $0.prefix(33) }
        == ["3 paragraphs are left untranslated"].map { $0.prefix(33) })
    #expect(found.first?.related.count == 2)
  }

  /// In a sentence that is left, a word that the draft's language has as well is no choice of a term.
  @Test func aWordOfASentenceThatIsLeftIsNoOtherName() throws {
    let concept = Concept.example(
      "hook", "zh-Hans", english: "hook", "钩子", admitted: ["Hook"])
    let left =
      "To reduce the risk of a bad one, it is best that you use a known site to buy your hook "
      + "(such as [Nova](https://www.nova.example/))."
    let found = TermChecker(glossary: Glossary(concepts: [concept], language: "en")).check(
      try .markdown("请注意，极少见的情况下钩子可能会坏掉。 我们只支持写在表格中的钩子。 \(left)", "zh-Hans"),
      sources: [
        try .markdown(
          "Note that a hook may break in rare cases. Only the hook in the table is supported. \(left)",
          "en")
      ]
    ).findings.filter { $0.rule == "inconsistent-term" }
    #expect(found.isEmpty)
  }

  /// Each paragraph that is counted has its place, with a term or without.
  @Test func paragraphsWithoutATermAreShown() throws {
    let english = "Every hook keeps its own state.\n\nNothing else is kept there for us."
    let found = try ForeignPassages.findings(
      "untranslated-term", "ja", "これは日本語です。\n\n\(english)\n\nここも日本語です。",
      source: "This is Japanese.\n\n\(english)\n\nThis is it too.")
    #expect(
      found.map { $0.message.prefix(33) }
        == ["2 paragraphs are left untranslated"].map { $0.prefix(33) })
    #expect(found.map(\.related.count) == [1])
  }

  /// The first word that it tells may be a name; the paragraphs are none.
  @Test func paragraphsThatBeginWithANameAreAnError() throws {
    let english = ["Hook options", "Every hook keeps its own state for us."].joined(
      separator: "\n\n")
    let found = try ForeignPassages.findings(
      "untranslated-term", "ja", "これは日本語です。\n\n\(english)\n\nここも日本語です。",
      source: "This is Japanese.\n\n\(english)\n\nThis is it too.")
    #expect(found.map(\.severity) == [.error])
    #expect(found.first?.message.hasPrefix("2 paragraphs are left untranslated") == true)
  }

  @Test func aDocumentLeftInEnglishIsOneFinding() throws {
    let text = Array(repeating: "Every hook keeps the state of a component.", count: 5)
      .joined(separator: "\n\n")
    let found = try ForeignPassages.findings(
      "untranslated-term", "ja", "これは日本語です。\n\n\(text)", source: "This is Japanese.\n\n\(text)")
    #expect(
      found.map(\.message)
        == ["most of the document is left untranslated: 5 paragraphs, first with “hook”"])
    #expect(found.map(\.severity) == [.warning])
    #expect(found.map(\.related.count) == [4])
  }

  @Test func aWordLeftInManyPlacesIsOneFinding() throws {
    let found = try ForeignPassages.findings(
      "untranslated-term", "ja",
      Array(repeating: "まず hook を呼びます。", count: 5).joined(separator: "\n\n"),
      source: Array(repeating: "Call the hook first.", count: 5).joined(separator: "\n\n"))
    #expect(found.map(\.related.count) == [4])
  }

  @Test func aParagraphLeftInEnglishIsOneFinding() throws {
    let text = "Every hook of a component keeps the state that the plugin needs."
    let found = try ForeignPassages.findings("untranslated-term", "ja", text, source: text)
    #expect(found.count == 1)
    #expect(found.first?.message.contains("paragraph is left untranslated") == true)
  }

  @Test(arguments: [
    ("zh-Hant", "開啟工具项。", ["项"]),
    ("zh-Hant", "这个组件的实例会在浏览器里运行。", ["这个组件"]),
    ("zh-Hans", "这里有一個选项。", ["個"]),
  ])
  func aParagraphInTheOtherScriptIsOneFinding(
    language: String, draft: String, matches: [String]
  ) throws {
    let found = try ForeignPassages.findings(
      "mixed-script", try #require(LanguageTag(language)), draft)
    #expect(found.count == matches.count)
    #expect(zip(found, matches).allSatisfy { $1.hasPrefix($0.match) })
  }

  @Test func aDocumentInTheOtherScriptIsOneFinding() throws {
    let draft = Array(repeating: "这个组件的实例会在浏览器里运行。", count: 5).joined(separator: "\n\n")
    let found = try ForeignPassages.findings("mixed-script", "zh-Hant", draft)
    #expect(
      found.map(\.message) == [
        "simplified characters in a traditional text, as in most of the document"
      ])
  }

  /// Japanese that a Chinese document has is no Chinese in the other script: told once where it is whole
  /// paragraphs, not at all where it is a phrase.
  @Test(
    arguments: [
      ("zh-Hans", "打开「詳細を見る」按钮。", []), ("zh-Hans", "打开「詳細」按鈕。", ["詳細", "鈕"]),
      ("zh-Hant", "按下「画像を選択する」按鈕。", []),
      (
        "zh-Hans", "打开它。\n\n詳細を見ることができます。\n\n問題を修正しました。\n\n設定を変更できます。",
        ["詳細を見ることができます。"]
      ),
      ("zh-Hans", "打开它。\n\n詳細を見ることができます。", []),
      // Nor is a sentence of them, whose first word may be in Chinese characters alone.
      ("zh-Hans", "現在、準備をしています。打开它即可。", []), ("zh-Hans", "現在，打开它即可。", ["現"]),
      (
        "zh-Hans",
        "# Novaの設定\n\n打开它。\n\n詳細を見ることができます。\n\n問題を修正しました。\n\n設定を変更できます。\n\n- 関数\n- 打开它的設定",
        ["Novaの設定", "設"]
      ),
    ] as [(LanguageTag, String, [String])])
  func japaneseIsNoOtherChinese(_ language: LanguageTag, draft: String, matches: [String]) throws {
    let found = try ForeignPassages.findings("mixed-script", language, draft)
    #expect(found.map(\.match) == matches)
    #expect(
      found.allSatisfy { $0.severity == ($0.message.contains("Japanese") ? .warning : .error) })
  }

  /// What is left of a Japanese source is told as such, and once.
  @Test func japaneseOfTheSourceIsUntranslated() throws {
    let text = "詳細を見ることができます。\n\n問題を修正しました。\n\n設定を変更できます。\n\n# 関数の設定"
    let found = TermChecker(glossary: Glossary(concepts: [], language: "ja")).check(
      try .markdown("打开它。\n\n\(text)", "zh-Hans"),
      sources: [try .markdown("それを開きます。\n\n\(text)", "ja")]
    ).findings.filter { $0.severity != .note }
    #expect(found.map(\.message) == ["3 paragraphs are left untranslated"])
  }

  /// An ending behind a name is no letter of the wrong alphabet, in whatever case the name stands elsewhere.
  @Test(arguments: [("Служба nova.", []), ("Служба новая.", ["Novaу"])])
  func endingsOfNamesAreNoMixture(other: String, matches: [String]) throws {
    let found = try ForeignPassages.findings("mixed-script", "ru", "Помогите Novaу. \(other)")
    #expect(found.map(\.match) == matches)
  }
}
