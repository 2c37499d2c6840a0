import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

/// What a program shows in its own language may be left in a translated text.
struct FilledFieldsTests {
  private func severities(_ draft: String, source: String, _ language: LanguageTag) throws
    -> [Severity]
  {
    try ForeignPassages.findings("untranslated-term", language, draft, source: source)
      .map(\.severity)
  }

  /// Fields with what to put into them may stay; definitions may not.
  @Test(arguments: [
    (["**Hook name:** red", "**Title of hook:** A red box"], 2, Severity?.some(.note)),
    (["Hook command: `make box`", "Command of state: `make all`"], 2, .note),
    (
      [
        "**Hook:** Tells you when the day ends and the night begins",
        "**State:** Keeps what the hook has told you until the end of the day",
      ], 2, .error
    ),
    (["Open the hook and read it", "Close the state of the box again"], 2, .error),
  ])
  func fieldsMayStay(items: [String], left: Int, severity: Severity?) throws {
    func text(_ first: String, _ items: ArraySlice<String>) -> String {
      "\(first)\n\n" + items.map { "- \($0)\n" }.joined()
    }
    let own = items.map { _ in "**フックの名前:** 赤い箱" }
    let found = try severities(
      text("次の値を入力します。", items[..<left] + own[left...]),
      source: text("Fill in these values.", items[...]), "ja")
    #expect(found.max() == severity, "\(found)")
  }

  /// The type of a value stands behind its label as programs call it.
  @Test(arguments: [
    ("**型:** string", "**Type:** string", Severity.note),
    ("この string は赤い箱の名前です。", "This string is the name of the red box.", .error),
  ])
  func typesMayStay(draft: String, source: String, severity: Severity) throws {
    let glossary = Glossary(
      concepts: [.example("string", "ja", english: "string", "文字列")], language: "en")
    let found = try ForeignPassages.findings(
      "untranslated-term", "ja", "これは箱です。\n\n- \(draft)\n",
      source: "This is a box.\n\n- \(source)\n", glossary: glossary)
    #expect(found.map(\.severity) == [severity], "\(found)")
  }

  /// Sections that are all about messages go by them; one heading that is left among others was forgotten.
  @Test(arguments: [(4, Severity.note), (1, .warning)])
  func sectionsGoByMessages(left: Int, severity: Severity) throws {
    let messages = [
      "Cannot find the hook anywhere", "The state is not known here", "Refused to read the hook",
      "No more state in the window",
    ]
    let own = ["フックが見つかりません", "状態が不明です", "読み込みを拒否しました", "状態がありません"]
    func text(_ title: String, _ headings: ArraySlice<String>, _ body: String) -> String {
      "# \(title)\n\n\(body)\n\n## \(title) 2\n\n"
        + headings.map { "### \($0)\n\n\(body)\n\n" }.joined()
    }
    let found = try severities(
      text("よくあるエラー", messages[..<left] + own[left...], "次のように直します。"),
      source: text("Common errors", messages[...], "This is how to mend it."), "ja")
    #expect(found.max() == severity, "\(found)")
  }

  /// What stands in a list of names in capitals is one of them; in a list of words it is none.
  @Test(arguments: [
    ("## 設定する Plugin、State、BoxOfAll と Epoch", Severity?.none),
    ("## 設定する Plugin、State、Boxes と Epoch", .error),
  ])
  func namesInCapitalsAreListed(draft: String, severity: Severity?) throws {
    let found = try severities(
      draft, source: "## Setting Plugin, State, BoxOfAll, Boxes and Epoch", "ja")
    #expect(found.filter { $0 > .note }.max() == severity, "\(found)")
  }

  /// A word for a thing of programs behind it makes a name of it.
  @Test(arguments: [
    ("hook 속성의 값을 바꿉니다.", true), ("[hook:](a.md) 지시어를 씁니다.", true), ("hook을 바꿉니다.", false),
  ])
  func koreanNamesOfThings(draft: String, isName: Bool) throws {
    let glossary = Glossary(
      concepts: [.example("hook", "ko", english: "hook", "후크")], language: "en")
    let found = try ForeignPassages.findings(
      "untranslated-term", "ko", draft, source: "Change the value of hook.", glossary: glossary)
    #expect(found.allSatisfy { $0.severity == .note } == isName, "\(found)")
  }

  /// A library has the name of what it is for, and a size is no prose.
  @Test(arguments: [
    ("標準ライブラリである hook のメソッドで作ります。", true), ("ライブラリの中の hook を作ります。", false), ("4184764 bytes", true),
    ("1,024 bytes", true),
  ])
  func librariesAndSizesMayStay(draft: String, mayStay: Bool) throws {
    let byte = Concept.example("byte", "ja", english: "byte", "バイト")
    let glossary = Glossary(
      concepts: [.example("hook", "ja", english: "hook", "フック"), byte], language: "en")
    let source = draft.hasSuffix("bytes") ? draft : "Make it with a method of the hook library."
    let found = try ForeignPassages.findings(
      "untranslated-term", "ja", draft, source: source, glossary: glossary)
    #expect(found.allSatisfy { $0.severity == .note } == mayStay, "\(found)")
  }

  /// What is emphasised and stands in the code behind is its name.
  @Test(arguments: [("run(hook) { hook.open() }", true), ("run(hooks)", false)])
  func codeBehindTellsNames(code: String, isName: Bool) throws {
    func text(_ sentence: String) -> String { "\(sentence)\n\n```js\n\(code)\n```\n" }
    let found = try ForeignPassages.findings(
      "untranslated-term", "ja", text("引数を一つ取ります：_hook_。"),
      source: text("It takes one argument, a _hook_."))
    #expect(found.allSatisfy { $0.severity == .note } == isName, "\(found)")
  }

  /// A name that is only proposed, in both languages and beside the usual one, was coined.
  @Test(arguments: [("theap", true), ("heap", false)])
  func coinedNamesMayStay(word: String, mayStay: Bool) throws {
    let names: [(String, LanguageTag, TermStatus)] = [
      ("heap", "en", .proposed), ("theap", "en", .proposed), ("купа", "uk", .preferred),
      ("theap", "uk", .proposed), ("heap", "uk", .proposed),
    ]
    let glossary = Glossary(
      concepts: [
        Concept(id: "heap", terms: names.map { Term($0.0, language: $0.1, status: $0.2) })
      ], language: "en")
    let found = try ForeignPassages.findings(
      "untranslated-term", "uk", "Тепер \(word) є керованою.",
      source: "Now \(word) is a managed one.",
      glossary: glossary)
    #expect(found.allSatisfy { $0.severity == .note } == mayStay, "\(found)")
  }
}
