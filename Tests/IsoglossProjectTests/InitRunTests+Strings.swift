/// Trees with the strings of programs and with files that hold both languages, and what `init` proposes for each.
extension InitRunTests {
  private static let catalogue = """
    msgid ""
    msgstr "Language: ru\\n"

    msgid "Open the panel and choose what you want to see."
    msgstr "Откройте панель и выберите, что показывать."

    """
  static let emptyCatalogue = """
    msgid ""
    msgstr "Language: ja\\n"

    msgid "Open the panel and choose what you want to see."
    msgstr ""

    """

  /// A catalogue whose texts are the keys of strings.
  private static func keyed(_ texts: [String]) -> String {
    zip(["panel.open", "panel.close", "panel.hide", "menu.show-all", "menu.hide-all"], texts)
      .map { "msgid \"\($0)\"\nmsgstr \"\($1)\"\n" }.joined(separator: "\n")
  }

  static let stringLayouts: [Layout] = [
    Layout(
      name: "PO of keys",
      files: [
        "po/en.po": keyed(["Open panel", "Close panel", "Hide panel", "Show all", "Hide all"]),
        "po/jpn_JP.po": keyed(["パネルを開く", "パネルを閉じる", "パネルを隠す", "すべて表示", "すべて隠す"]),
      ],
      source: "en", expected: ["po/{lang}.po: en 1, jpn_JP 1; 1"]),
    Layout(
      name: "the PO of one language",
      files: ["README.md": english, "a.po": catalogue, "b/c.po": catalogue],
      source: "en", expected: ["**/*.po: ru 2; 2"]),
    Layout(
      name: "the PO of one language, which some files call otherwise",
      files: Dictionary(
        uniqueKeysWithValues: (1...12).map { number in
          let name = number == 1 ? "io" : number < 4 ? "ru_RU" : "ru"
          return ("a/\(number).po", catalogue.replacing("Language: ru", with: "Language: \(name)"))
        }),
      source: "en", expected: ["**/*.po (ru): ru 12; 12"]),
    Layout(
      name: "strings of an app",
      files: tree(
        ["README.md", "package.json", "src/locales/index.json"],
        [
          "src/locales/en.json": #"{"a": "Open the panel"}"#,
          "src/locales/ja.json": #"{"a": "パネルを開く"}"#,
          "app/res/values/strings.xml":
            #"<resources><string name="a">Open the panel</string></resources>"#,
          "app/res/values-ru/strings.xml":
            #"<resources><string name="a">Открыть панель</string></resources>"#,
        ]),
      source: "en",
      expected: [
        "app/res/values-{lang}/**/*.xml of app/res/values/**/*.xml: en 1, ru 1; 1",
        "src/locales/{lang}.json: en 1, ja 1; 1",
      ]),
    Layout(
      name: "strings of an app in Android's languages",
      files: tree(
        [],
        Dictionary(
          uniqueKeysWithValues: ["", "-ja", "-in", "-pt-rBR", "-zh-rTW"].map {
            (
              "res/values\($0)/strings.xml",
              "<resources><string name=\"a\">Open the panel and choose</string></resources>"
            )
          })),
      source: "en",
      expected: [
        "res/values-{lang}/**/*.xml of res/values/**/*.xml: en 1, in 1, ja 1, pt-rBR 1, zh-rTW 1; 4"
      ]),
    Layout(
      name: "strings of an app in many languages, some of them called by a word",
      files: Dictionary(
        uniqueKeysWithValues: "cs da de en es fi fr it ja lb my nl app".split(separator: " ").map {
          ("locales/\($0).json", #"{"a": "OK"}"#)
        }),
      source: "en",
      expected: [
        "locales/{lang}.json: cs 1, da 1, de 1, en 1, es 1, fi 1, fr 1, it 1, ja 1, lb 1, my 1, nl 1; 11"
      ]),
    Layout(
      name: "strings with more behind the language than their extension",
      files: [
        "locales/en.i18n.json": #"{"a": "Open the panel"}"#,
        "locales/ja.i18n.json": #"{"a": "パネルを開く"}"#,
      ],
      source: "en", expected: ["locales/{lang}.i18n.json: en 1, ja 1; 1"]),
    Layout(
      name: "strings of an app of which few have many words",
      files: Dictionary(
        uniqueKeysWithValues: (0..<6).flatMap { number in
          ["", "-es", "-ja"].map {
            let text = number == 5 ? "Open the panel and choose what you want to see" : "Panel no"
            return (
              "\(number)/res/values\($0)/strings.xml",
              "<resources><string name=\"a\">\(text)</string></resources>"
            )
          }
        }),
      source: "en",
      expected: (0..<6).map {
        "\($0)/res/values-{lang}/**/*.xml of \($0)/res/values/**/*.xml: en 1, es 1, ja 1; 2"
      }),
    Layout(
      name: "strings of an app in British English, too",
      files: tree(
        [],
        Dictionary(
          uniqueKeysWithValues: ["", "-ja", "-ru", "-en-rGB"].map {
            (
              "res/values\($0)/strings.xml",
              "<resources><string name=\"a\">Open the panel and choose</string></resources>"
            )
          })),
      source: "en",
      expected: [
        "res/values-{lang}/**/*.xml of res/values/**/*.xml: en 1, en-rGB 1, ja 1, ru 1; 2"
      ]),
    Layout(
      name: "strings of an app in folders of Xcode's",
      files: tree(
        [],
        Dictionary(
          uniqueKeysWithValues: ["Base", "ja", "zh-Hans"].map {
            ("App/\($0).lproj/Localizable.strings", "\"a\" = \"Open the panel and choose\";\n")
          })),
      source: "en",
      expected: [
        "App/{lang}.lproj/**/*.strings of App/Base.lproj/**/*.strings: en 1, ja 1, zh-Hans 1; 2"
      ]),
    Layout(
      name: "strings of an app in files called by their languages",
      files: tree(
        ["src/a.json", "src/id.json", "src/is.json"],
        Dictionary(
          uniqueKeysWithValues: ["de", "en-gb", "en-us", "ja", "ru", "zz"].map {
            ("src/strings/\($0).json", #"{"a": "Panel"}"#)
          })),
      source: "en-US",
      expected: ["src/strings/{lang}.json: de 1, en-gb 1, en-us 1, ja 1, ru 1; 3"]),
    Layout(
      name: "lessons in folders called by their languages, and others beside pages",
      files: tree(
        ["site/de/a.md", "site/ja/a.md"],
        Dictionary(
          uniqueKeysWithValues: ["de", "en", "fr", "ja"].flatMap { language in
            [
              ("lessons/\(language)/one.yaml", "- title: Panel\n"),
              ("site/\(language)/nav.yaml", "- title: Panel\n"),
            ]
          })),
      source: "en",
      expected: ["lessons/{lang}/**/*.yaml: de 1, en 1, fr 1, ja 1; 3"]),
    Layout(
      name: "names with hyphens before a language with its region, and what a program reads",
      files: tree(
        [
          "docs/start-fast.md", "docs/start-fast-zh_CN.md", "docs/a/x-y-z.md",
          "docs/a/x-y-z-zh_CN.md", "docs/a/b.md", "docs/a/b-zh_CN.md",
          "docs/zh_CN/requirements.txt", "docs/en/requirements.txt",
        ], [:]),
      source: "en",
      expected: ["docs/**/*-{lang}.md of docs/**/*.md: en 3, zh_CN 3; 3"]),
    Layout(
      name: "strings of tests",
      files: tree(
        [],
        [
          "lib/core/translations/en.json": #"{"a": "Open the panel"}"#,
          "lib/core/translations/ja.json": #"{"a": "パネルを開く"}"#,
          "lib/core/__tests__/broken/i18n/en.json": "",
          "lib/core/__tests__/broken/i18n/ja.json": "not json",
        ]),
      source: "en", expected: ["lib/core/translations/{lang}.json: en 1, ja 1; 1"]),
    Layout(
      name: "files with both languages",
      files: tree(
        ["src/a.md"],
        [
          "po/ja.po": "msgid \"\"\nmsgstr \"Language: ja\\n\"\n\nmsgid \"Panel\"\nmsgstr \"パネル\"\n"
        ]),
      source: "en", expected: ["po/{lang}.po: ja 1; 1"]),
  ]
}
