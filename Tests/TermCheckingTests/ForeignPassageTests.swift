import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

/// Which words stay in another language or script in a translation, and which must not.
struct ForeignPassageTests {
  /// What is only spoken of may stay: a message, a caption, a command, what a note explains.
  @Test(arguments: [
    ("ja", "All words.\n\n: → hook :", "すべての語です。\n\n: → hook :"),
    ("ja", "Bind it to map[int]hook values.", "map[int]hookの値に束縛します。"),
    ("es", "Choose **Component** > **Open** there.", "Elija ahí **Component** > **Open**."),
    ("ja", "Press the hook button.", "hook ボタンを押します。"),
    ("ja", "Copies the part to [hook].", "部品を [hook] にコピーします。"),
    ("es", "Copies the part to <component>.", "Copia la parte a \\<component>."),
    ("ja", "- hook - What went wrong.", "- hook - 起きたこと。"),
    ("zh-Hans", "- plugin – What it is.", "- plugin 它是什么"),
    ("zh-Hans", "- plugin", "- plugin 它是什么"),
    (
      "ja", "It tells more: What is the use of a small hook?",
      "詳しくは：What is the use of a small hook?"
    ),
    ("ja", "It prints “no hook found”.", "「no hook found」と表示します。"),
    ("ja", "Run the hook command.", "コマンド hook を実行します。hook コマンドです。"),
    ("ja", "Run it when the hook event comes.", "hook イベントで実行します。"),
    ("zh-Hans", "It sets the plugin as well.", "它也设置 plugin 参数。"),
    ("zh-Hans", "Add it to the plugin handler.", "将其添加到 plugin 事件中。"),
    ("ja", "Hook;Part;Page;", "Hook;Part;Page;フック;部品;ページ;"),
    ("ja", "It is `hook` in hook.", "hook では `hook` です。"),
    ("ja", "It is used by both serve and hook.", "serve と hook の両方で使います。"),
    ("ja", "Three of them: hook, hook-1, hook-2.", "三つです: hook、hook-1、hook-2。"),
    ("zh-Hans", "Old versions of plugin and lint.", "旧版本的 plugin 和 lint 工具。"),
    ("zh-Hans", "Then keepAll(plugin) = 1", "然后 lineX(plugin) = 1"),
    ("zh-Hans", "Use `lint` or plugin.", "使用 `lint` 或 plugin。"),
    ("ru", "Run serve, component and then stop.", "Запустите serve, component и остановите."),
    ("ru", "Press the component button.", "Нажмите кнопку component."),
    ("ru", "Send a Safe-Component-Policy.", "Отправьте Safe-Component-Policy."),
    ("ja", "Make a project called _hook_.", "*hook*という名前のプロジェクトを作ります。"),
    ("zh-Hans", "Make a folder called plugin.", "创建一个名为 plugin 的文件夹。"),
    ("ru", "Make a project called component.", "Создайте проект с именем component."),
    ("ja", "It is a Frame | Hook.", "これは Frame | Hook です。"),
    ("ru", "It adds a component here.", "Он добавляет сюда Component без слов."),
    ("ru", "Here is a component.", "Вот компонент - *component*."),
    (
      "zh-Hans", "Take the present value (NPV).\n\nThe NPV is small.", "取净现值（NPV）。\n\nNPV 很小。"
    ),
    ("zh-Hans", "This is called a plugin.", "这叫做 *plugin*。"),
    ("zh-Hans", "**plugin**: the name of the file.", "**plugin**：文件的名称。"),
    ("es", "Use component names.", "Use nombres (component names)."),
    ("ja", "fix(hook): end at last", "fix(hook): ようやく終わる"),
    ("ja", "hook: end at last", "hook: ようやく終わる"), ("ja", "hook: end at last", "hook：ようやく終わる"),
    ("ja", "Open **Small hook** now.", "**Small hook** を開きます。"),
    ("es", "Open **Small component** now.", "Abra **Small component** ahora."),
    ("es", "fix(component): end at last", "fix(component): acaba por fin"),
    ("es", "Use nova/component now.", "Use nova/component ahora."),
    ("ja", "The style is hook(small, parts), as ever.", "形は hook(small, parts) です。"),
    ("ja", "It does a/b, cut_it, and hook.", "a/b、cut_it、hook をします。"),
    ("ja", "hook block:", "hook ブロック:"),
    ("ja", "- Hook: the small one.", "### hook\n\n小さいもの。"),
    ("ja", "- [Hook](https://a.b/hook/): it is small.", "- [Hook](https://a.b/hook/): 小さいです。"),
    ("ja", "For more see [hook](b#hook).", "詳しくは [hook](b#hook) を参照。"),
    ("ja", "Fix(hook): end at last", "修正(hook): ようやく終わる"),
    ("ja", "fix(hook): end a value", "fix(hook): hookの値を終える"),
    ("ja", "Use hook instead of nova/hook", "nova/hookの代わりにhookを使う"),
    ("zh-Hans", "It is called with plugin = 3", "调用时 plugin = 3"),
    ("zh-Hans", "It is in the plugin section of `a.toml`.", "它在 `a.toml` 的 plugin 段中。"),
    ("zh-Hans", "Set the plugin flag here.", "在此设置 plugin 标志。"),
    ("zh-Hans", "However, **_(plugin)_** does occur.", "但是 **_(plugin)_** 会发生。"),
    ("zh-Hans", "It is the plugin bus.", "这就是 Plugin-Bus 总线。"),
    ("zh-Hans", "Set `plugin` or it is kept.", "设置 plugin，否则保留。"),
    ("ja", "It is the small-part-hook pass.", "small-part-hook MLIR パスです。"),
    ("es", "Use the built-in Component object.", "Use el objeto interno Component."),
    ("es", "It is a component of ours.", "Implementa las interfaces Component y Part."),
    (
      "zh-Hans", "- See [Of men (Plugin), Parts](https://a.b/c) now.",
      "- 参阅 [Of men (Plugin), Parts](https://a.b/c)。"
    ),
    ("zh-Hans", "It is small (a.k.a. plugin).", "它很小（又称 plugin）。"),
    ("zh-Hans", "It has plugins and parts.", "它有 plugins (附件) 和部件。"),
    ("zh-Hans", "# TypeError: no plugin is there", "# TypeError: no plugin is there"),
    ("es", "It is a component on the left.", "Se compone a la izquierda (left component)."),
    (
      "es", "See [A component without tears](https://a.b/c).",
      "Consulte [A component without tears](https://a.b/c)."
    ),
    ("es", "Use a component name here.", "Use un _component name_ aquí."),
    // What both set off alone is the name of a field, a folder or a value, and a sentence that of a test.
    ("ja", "It has the type _hook_ now.", "型は _hook_ です。"),
    ("es", "It keeps <i>component</i> small.", "Mantiene <i>component</i> pequeño."),
    ("ru", "- _Component_ draws it.", "- _Component_ рисует его."),
    ("zh-Hans", "It is a part called **plugin** here.", "它在 **plugin** 里面。"),
    ("ja", "First *hook can go on* runs.", "まず *hook can go in* が動きます。"),
    ("es", "- `join` (argument: component, id)", "- `join` (argumento: component, id)"),
    ("es", "A component is there.", "Ahí hay un component (un componente de siempre)."),
    ("es", "They are: type, component, enum.", "Son: type, component, enum."),
    ("es", "Press Component + T there.", "Pulse Component + T ahí."),
    ("es", "It ends in .component there.", "Acaba ahí en .component de siempre."),
    ("es", "It has the component attribute.", "Tiene component puesto."),
    ("ja", "![a big hook](a.png)", "![大きな hook](a.png)"),
    // The name of something in the sentences of the source.
    (
      "es", "# Safe Component\n\nUse the Safe Component pattern here.",
      "# Safe Component\n\nUse aquí el patrón del cofre."
    ),
    (
      "zh-Hans", "# Plugin\n\nUse a Plugin object here. A plugin is small.",
      "# Plugin\n\n在此使用对象。它很小。"
    ),
    (
      "es", "Read more:\n\n- [Of parts](https://a.b/c)",
      "Lea más:\n\n- [A component without tears](https://a.b/d)"
    ),
    (
      "ru", "Components 7 and later.\n\nIt runs on Components.",
      "Components 7 и новее.\n\nРаботает на нём."
    ),
  ])
  func mentionsAreNotes(_ language: LanguageTag, source: String, draft: String) throws {
    let found = try ForeignPassages.findings("untranslated-term", language, draft, source: source)
    #expect(found.allSatisfy { $0.severity == .note }, "\(found)")
  }

  /// What stands for a picture is often left, and must not stop a merge.
  @Test(arguments: [
    ("![See the small hook of it](a.png)", Severity.warning),
    ("![the hook there](a.png)", .note),
    ("See the small hook of it.", .error), ("See the small [hook] of it.", .error),
  ])
  func captionsAreNoErrors(_ left: String, severity: Severity) throws {
    let found = try ForeignPassages.findings(
      "untranslated-term", "ja", "ここに文があります。\n\n\(left)", source: "Here is a text.\n\n\(left)")
    #expect(found.map(\.severity) == [severity])
  }

  /// Every script is one of its own: a paragraph in it is translated, however many names it has.
  @Test(arguments: [
    ("fa", "به API های runtime و useData helper و hook در VitePress دسترسی دارید."),
    ("hi", "VitePress में useData helper और runtime API और hook का उपयोग करें।"),
    ("th", "ใช้ useData helper และ runtime API กับ hook ใน VitePress"),
    ("el", "Χρησιμοποιήστε useData helper και runtime API με hook στο VitePress."),
    ("he", "השתמשו ב useData helper וגם runtime API עם hook של VitePress."),
  ])
  func otherScriptsAreTranslated(_ language: LanguageTag, draft: String) throws {
    let source = "You can use the useData helper and the runtime API with a hook of VitePress."
    var glossary = ForeignPassages.glossary
    glossary.concepts[1].terms.append(Term("ξξξ", language: language))
    let found = TermChecker(glossary: glossary).check(
      try .markdown(draft, language), sources: [try .markdown(source, "en")]
    ).findings.filter { $0.rule == "untranslated-term" }
    #expect(!found.contains { $0.message.contains("paragraph") }, "\(found)")
  }

  /// A paragraph that the aligner left alone may have the term of the one before it.
  @Test func whatIsAddedMayHaveTheTerm() throws {
    let found = try ForeignPassages.findings(
      "missing-term", "ru",
      "Первое правило коротко и ясно говорит о порядке.\n\nКаждый компонент известен.",
      source: "The first rule is short and tells about the order. Every component is known.")
    #expect(found == [])
  }

  /// A longer term of the source, which nobody may have accepted, does not hide the word it has in it,
  /// unless the word stays in its translation, too, and the draft has that.
  @Test(arguments: [
    ("небольшой компонент", "маленький component", ["component"]),
    ("мини-component", "мини-component", []),
    ("мини-component", "маленький component", ["component"]),
  ])
  func wordsOfLongerTermsAreTranslated(longer: String, said: String, reported: [String]) throws {
    let small = Concept(
      id: "small component",
      terms: [
        Term("small component", language: "en", status: .proposed),
        Term(longer, language: "ru", status: .proposed),
      ])
    let glossary = Glossary(concepts: ForeignPassages.glossary.concepts + [small], language: "en")
    let found = TermChecker(glossary: glossary).check(
      try .markdown("Сначала возьмите \(said) из списка.", "ru"),
      sources: [try .markdown("First take a small component from the list.", "en")]
    ).findings.filter { $0.rule == "untranslated-term" }
    #expect(found.map(\.match) == reported)
  }

  /// A longer expression that is copied as a whole is the name of something that no glossary has.
  @Test(arguments: [
    ("ru", "Open a pull component.", "Откройте pull component.", true),
    ("ja", "Add the hook ID.", "hook ID を追加します。", true),
    ("es", "It runs library component files.", "Ejecuta los library components.", true),
    ("ru", "Use pull as a component.", "Используйте pull as a component.", true),
    ("ru", "Use pull components.", "Используйте pull component.", true),
    ("ja", "Name the hook, then run.", "hook を呼び、run します。", false),
    ("ja", "Update the state hook.", "state hook を更新します。", false),
    ("ru", "Open the component.", "Откройте component.", false),
  ])
  func copiedCompoundsAreDoubtful(
    _ language: LanguageTag, source: String, draft: String, isDoubtful: Bool
  ) throws {
    let found = try ForeignPassages.findings("untranslated-term", language, draft, source: source)
    #expect(found.isEmpty == false)
    #expect(found.allSatisfy { $0.isDoubtful == isDoubtful }, "\(found)")
  }

  @Test(arguments: [
    ("ja", "Every hook runs twice.", "全てのフック（訳注：hook は英語のまま）は二回動きます。"),
    ("ru", "It supports components.", "Он поддерживает компоненты (составные части, components)."),
    ("ru", "It is a component.", "Это деталь, от (англ.) component."),
  ])
  func explanationsAreNotReported(
    _ language: LanguageTag, source: String, draft: String
  ) throws {
    #expect(
      try ForeignPassages.findings("untranslated-term", language, draft, source: source) == [])
  }

  /// Emphasis that the source has, too, says nothing about the word.
  @Test(arguments: [
    ("zh-Hans", "Every *plugin* has a name.", "每个 *plugin* 都有名称。"),
    ("ja", "It returns a _hook_ here.", "ここで _hook_ を返します。"),
    ("es", "A component is there.", "Ahí hay un component (una parte de siempre)."),
    ("es", "It is type, component, or so.", "Es tipo, component, enum, o tal."),
    ("ja", "Every hook runs twice.", "全ての hook は二回動きます。"),
    ("ja", "React and hooks are used.", "React と hook を使います。"),
    ("ru", "Use the state and the component.", "Используйте state и component."),
    ("es", "A component has a state.", "El componente tiene un estado. Este component funciona."),
    (
      "es", "# Component\n\nSee the Component section. A component is small.",
      "# Component\n\nVea la sección. Un componente es pequeño."
    ),
  ])
  func wordsInUseAreErrors(_ language: LanguageTag, source: String, draft: String) throws {
    let found = try ForeignPassages.findings("untranslated-term", language, draft, source: source)
    #expect(found.map(\.severity) == [.error])
  }

  @Test(arguments: [
    ("ja", "React Hooks are called on every update.", "React Hooks は更新のたびに呼ばれます。"),
    ("ru", "Run the Nova Component Runner.", "Запустите Nova Component Runner."),
    (
      "ru", "A functional component has no fields.",
      "Функциональный компонент (functional component) без полей."
    ),
    (
      "ja", "This is cross-request state pollution.",
      "これは cross-request state pollution（要求間の状態汚染）です。"
    ),
    ("zh-Hans", "## Plugins", "## 插件 Plugins"),
    ("zh-Hans", "Use vite-plugin-checker.", "请使用 vite-plugin-checker。"),
    ("zh-Hans", "Use @vendor/plugin-replace.", "请使用 @vendor/plugin-replace。"),
    ("ja", "## state\n\nKeeps what is known.", "## state\n\n既知のことを保ちます。"),
    ("ru", "## hook component run", "## hook component run"),
    ("es", "## hook component run", "## hook component run"),
    ("ja", "Press \"Show hook\" now.", "いま \"Show hook\" を押します。"),
    ("ja", "Keep the state here.", "依存 (state) を保ちます。"),
    ("ja", "A plain state is kept.", "（またはただの状態: Plain state とも）を保ちます。"),
    ("zh-Hans", "A local plugin is kept.", "保留本地插件 (也叫本地件，英文 Local Plugin，简称 LP)。"),
    ("zh-Hans", "All words.", "| plugin | 插件 |\n|---|---|\n| plugin | 插件 |"),
    ("ru", "It has a component.", "В нём есть component (смежная деталь)."),
    ("zh-Hans", "Use the plugin.", "请用 plugin（包含）。"),
    ("ja", "It draws lines and hooks.", "フック/hooks と線を描きます。"),
    ("ru", "Use Vitamin Component.", "Возьмите Vitamin Component."),
    // What a value is called that the sentence explains.
    ("zh-Hans", "Plugin is the plugin of the page.", "Plugin 是页面的插件。"),
    ("ja", "“Hook”: a hook of the page.", "「Hook」：ページのフック。"),
    ("ja", "Hook: What the hook of it is called.", "Hook: そのフックの名前。"),
    ("zh-Hans", "Plugin – the plugin of the page.", "“plugin”是页面的插件。"),
    ("zh-Hans", "Plugin (old) is the plugin of the page.", "Plugin（旧）是页面的插件。"),
    ("ja", "It has hook ... and run ... in it.", "hook...、run... があります。"),
    ("ja", "Open the AB Hook.", "AB Hook を開きます。"),
  ])
  func aNameOrAGlossIsNoUntranslatedTerm(language: String, source: String, draft: String) throws {
    let language = try #require(LanguageTag(language))
    #expect(
      try ForeignPassages.findings("untranslated-term", language, draft, source: source).isEmpty)
  }

  @Test(arguments: [
    ("ja", "Call the hook first.", "まず hook を呼びます。", "hook"),
    ("ru", "The component function is called.", "Вызывается component-функция.", "component"),
    ("ja", "## Hooks\n\nThey are called.", "## Hooks\n\n呼ばれます。", "Hooks"),
    ("zh-Hans", "A plugin for the editor", "编辑器的 plugin", "plugin"),
    // Menus behind a dash, perhaps with full stops that say that a window opens, and words behind a slash.
    ("zh-Hans", "Choose Data – Plugin...", "选择“数据 – Plugin...”", "Plugin"),
    ("ru", "Choose Nova Base - Components.", "Выберите Nova Base - Components.", "Components"),
    ("ja", "It draws lines and hooks.", "線/hooks を描きます。", "hooks"),
    ("ru", "Component A saves the sheet.", "Component A сохраняет лист.", "Component"),
  ])
  func aTermInProseIs(language: String, source: String, draft: String, match: String) throws {
    let language = try #require(LanguageTag(language))
    let found = try ForeignPassages.findings("untranslated-term", language, draft, source: source)
    #expect(found.map(\.match) == [match])
  }

  @Test(arguments: [
    ("ja", "Open the Hook tab, please.", "Hook タブを開きます。"),
    ("ru", "- component", "- component"),
    ("es", "- component", "- component"),
    ("es", "Run a component.", "Usa el [nice component maker](https://a.org/component-maker)."),
    ("ru", "See [component](#c) there.", "См. там [component](#c)."),
    ("ja", "Read it.", "[Nice hook tricks](https://example.com) を読みます。"),
    (
      "ja",
      "Watch [Nice hook tricks](https://example.com) by [Ann Example](https://example.com/a).",
      "- [Nice hook tricks](https://example.com) by [Ann Example](https://example.com/a)"
    ),
    (
      "ja", "The argument `hook` is a hook. Then hook is called.",
      "引数 `hook` はフックです。次に hook を呼びます。"
    ),
  ])
  func whatMayBeANameIsANote(language: String, source: String, draft: String) throws {
    let language = try #require(LanguageTag(language))
    let found = try ForeignPassages.findings("untranslated-term", language, draft, source: source)
    #expect(found.allSatisfy { $0.severity == .note })
  }

  /// A part of a title may be a name of its own.
  @Test func theBeginningOfATitleIsDoubtful() throws {
    let found = try ForeignPassages.findings(
      "untranslated-term", "ja", "AB Hook の設定を開きます。", source: "Open the AB Hook Settings.")
    #expect(found.map(\.isDoubtful) == [true])
  }

  /// Of the captions that both quote one that is left among translated ones is most likely forgotten, but may be
  /// all that the program has.
  @Test(arguments: [
    ("ja", "Choose \"Hook\" or \"Ring\" here.", "ここで「Hook」か「輪」を選びます。", 1),
    ("ja", "Choose \"Hook\" or \"Ring\" here.", "ここで「Hook」か「Ring」を選びます。", 0),
  ])
  func oneOfSeveralCaptionsIsDoubtful(
    _ language: LanguageTag, source: String, draft: String, expected: Int
  ) throws {
    let found = try ForeignPassages.findings("untranslated-term", language, draft, source: source)
    #expect(found.count == expected)
    #expect(found.allSatisfy { $0.isDoubtful })
  }

  /// Nobody has decided on a translation that was only extracted.
  @Test func proposedTranslationsAreNotDemanded() throws {
    let proposed = Glossary(
      concepts: [
        Concept(
          id: "hook",
          terms: ["en": "hook", "ja": "フック"].map {
            Term($1, language: $0, status: .proposed)
          })
      ], language: "en")
    func findings(_ draft: String) throws -> [Finding] {
      TermChecker(glossary: proposed).check(
        try .markdown(draft, "ja"), sources: [try .markdown("Call the hook first.", "en")]
      ).findings
    }
    #expect(try findings("まずそれを呼びます。").isEmpty)
    #expect(try findings("まず hook を呼びます。").map(\.severity) == [.note])
  }

  @Test func wordsThatOnlyTouchAcrossMarkupAreTwo() throws {
    let found = try ForeignPassages.findings(
      "mixed-script", "ru", "См. <span>опции в компонентеA</span><span>API реактивности</span>")
    #expect(found.map(\.match) == [])
  }

  /// What only looks like a name is a word that somebody forgot.
  @Test(arguments: [
    ("es", "It is a component of ours.", "Es un component nuestro."),
    ("es", "It is here. The component is small.", "Está aquí. Component es pequeño."),
    // No other word of the source stands there, only one that ends or begins like it.
    ("es", "Open it, the component depends.", "Abra, que el component de aquí depende."),
    ("es", "Here every node component is.", "Aquí está el nodo de component."),
    ("es", "Components are ours.", "Components son de los nuestros."),
    ("es", "It is a component of ours.", "Es un [component](https://a.org/component-maker)."),
    (
      "zh-Hans", "Re-plugin it as you do now and then, my friend.",
      "Re-plugin it as you do now and then."
    ),
    ("ja", "The hook is small.", "Hook は小さいです。"),
    ("ja", "See [the hook](b#part) here.", "ここでは [hook](b#part) を参照。"),
  ])
  func wordsAreErrors(_ language: LanguageTag, source: String, draft: String) throws {
    let found = try ForeignPassages.findings("untranslated-term", language, draft, source: source)
    #expect(found.map(\.severity) == [.error], "\(found)")
  }

  /// The second word that is left is the second of the source.
  @Test func eachWordIsToldBesideItsOwnSentence() throws {
    let found = try ForeignPassages.findings(
      "untranslated-term", "ja", "そのhookは小さいです。次に開きます。そこにhookを置きます。\n",
      source: "The hook is small. Then it opens. Put a hook there.\n")
    #expect(found.map { $0.source?.text } == ["The hook is small.", "Put a hook there."])
  }
}
