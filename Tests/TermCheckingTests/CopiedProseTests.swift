import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

/// What a draft has in the words of its source is told whatever the words are.
struct CopiedProseTests {
  /// What stands beside a word tells nothing of it where no word of its paragraph is translated; and a paragraph needs
  /// no term of the glossary.
  @Test(arguments: [
    ("The program lets you write hooks, and it is good at that.", Severity?.some(.error)),
    ("It runs what the `add` hook has left for the others.", .error),
    ("It has been said of the others that they are good at that.", .error),
    ("- It has been said of the others that they are good at that.", .error),
    ("Good at that.", nil), ("The House of the Rising Sun and the Moon", nil),
    ("“It has been said of the others that they are good at that.”", nil),
    ("[It has been said of the others that they are good.](https://a.org)", nil),
    ("# It has been said of the others that they are good.", .warning),
    ("# How to use the hook of a page", .warning), ("# The House of the Rising Sun", nil),
    ("# NovaBox: Opening Boxes of a Kind by Hand", nil),
    ("# errorHandler for self accept", nil), ("# House and Garden", nil),
    ("# Default settings", .warning), ("# Server Options", nil),
    ("# NovaBox options", nil), ("# Why Choose This Box?", .warning), ("# Who Is Box?", nil),
    ("- **Remark:** *It has been said of the others that they are good.*", .error),
    ("- The note *It has been said of the others that they are good.* is shown.", nil),
  ])
  func copiedSentencesNeedNoTerm(text: String, severity: Severity?) throws {
    let found = try ForeignPassages.findings(
      "untranslated-term", "ja", "空は青いです。\n\n\(text)\n\n夜は暗いです。\n",
      source: "The sky is blue.\n\n\(text)\n\nThe night is dark.\n")
    #expect(found.map(\.severity) == [severity].compactMap(\.self), "\(found)")
  }

  /// What the source does not have is noted: the source may be gone, or a program may have said it that was to translate.
  @Test(
    arguments: [
      (
        "es", "Before the box is opened I have to check the rules of the house.",
        Severity?.some(.note)
      ),
      ("ru", "We are working around what we have said of the box before.", .note),
      ("es", "La caja se abre antes de que la regla de la casa lo diga.", nil),
      ("es", "> Before the box is opened I have to check the rules of the house.", nil),
      ("ru", "Мы говорили об этом до того, как открыли коробку.", nil),
      ("ru", "Gallery of the House", nil),
      ("en", "We have to check the rules of the house first.", nil),
    ] as [(LanguageTag, String, Severity?)])
  func paragraphsThatTranslateNothing(
    _ language: LanguageTag, text: String, severity: Severity?
  ) throws {
    let own = [
      "es": "El cielo es azul.\n\n\(text)\n\nLa noche de 1999 era oscura.",
      "ru": "Небо голубое.\n\n\(text)\n\nНочь 1999 года была тёмной.", "en": text,
    ]
    let draft = own[language.language] ?? ""
    for source in [nil, "The sky is blue.\n\nThe night of 1999 was dark.\n"]
    where source == nil || language != "en" {
      let found = try ForeignPassages.findings("untranslated-term", language, draft, source: source)
      #expect(found.map(\.severity) == [severity].compactMap(\.self), "\(found)")
    }
  }

  /// The heading of a table is told as a row: one cell alone may be somebody's name.
  @Test(
    arguments: [
      ("zh-Hans", "| 名称 | 参数 | 说明 |", 1), ("zh-Hans", "| 名称 | Parameter | 说明 |", 0),
      ("zh-Hans", "| 简体中文 | 日本語 | 한국어 |", 0), ("ru", "| Имя | Тип | Смысл |", 1),
      ("de", "| Name | Typ | Sinn |", 0),
    ] as [(LanguageTag, String, Int)])
  func rowsInOtherLettersAreTold(_ source: LanguageTag, heading: String, count: Int) throws {
    let rest = "\n| --- | --- | --- |\n| `a` | `b` | "
    let found = TermChecker(glossary: Glossary(language: source)).check(
      try .markdown("The sky is blue.\n\n\(heading)\(rest)Blue |\n", "en"),
      sources: [try .markdown("天空。\n\n\(heading)\(rest)蓝色 |\n", source)]
    ).findings.filter { $0.rule == "untranslated-term" && $0.severity > .note }
    #expect(found.count == count, "\(found)")
  }

  /// The letters of its source tell a sentence at once; names and examples are no sentences.
  @Test(
    arguments: [
      ("zh-Hans", "en", "这个页面介绍了如何在项目里使用这个库，只需要改变外层即可。", 1),
      ("zh-Hans", "ru", "这个页面介绍了如何在项目里使用这个库，只需要改变外层即可。", 1),
      ("zh-Hans", "ja", "这个页面介绍了如何在项目里使用这个库，只需要改变外层即可。", 1),
      ("zh-Hans", "ko", "这个页面介绍了如何在项目里使用这个库，只需要改变外层即可。", 1),
      ("ja", "en", "このページではライブラリの使い方を説明します。", 1),
      ("ja", "zh-Hans", "このページではライブラリの使い方を説明します。", 1),
      ("ko", "en", "이 페이지에서는 라이브러리를 사용하는 방법을 설명합니다.", 1),
      ("ko", "zh-Hans", "이 페이지에서는 라이브러리를 사용하는 방법을 설명합니다.", 1),
      ("ru", "en", "Эта страница описывает, как пользоваться библиотекой.", 1),
      ("ru", "ja", "Эта страница описывает, как пользоваться библиотекой.", 1),
      ("zh-Hans", "en", "简体中文 | 繁體中文 | 日本語 | 한국어 | 中文（香港）", 0),
      ("zh-Hans", "en", "“这个页面介绍了如何在项目里使用这个库。”", 0),
      ("zh-Hans", "en", "`这个页面介绍了如何在项目里使用这个库。`", 0),
      ("zh-Hans", "en", "参见文档。", 1), ("zh-Hans", "en", "English | 简体中文", 0),
      ("zh-Hans", "ja", "参见文档。", 1), ("zh-Hans", "ja", "参照文書。", 0),
      ("zh-Hans", "en", "小明", 0), ("ja", "zh-Hans", "設定画面。", 0),
      ("ru", "uk", "Программа «Орёл» умеет это, и она умеет и то.", 0),
    ] as [(LanguageTag, LanguageTag, String, Int)])
  func copiedSentencesAreToldByTheirLetters(
    _ source: LanguageTag, _ draft: LanguageTag, text: String, count: Int
  ) throws {
    let found = try Self.findings(copied: text, from: source, to: draft)
    #expect(found.map(\.message) == (0..<count).map { _ in "the paragraph is left untranslated" })
    #expect(found.map(\.match) == (0..<count).map { _ in text })
  }

  /// Headings, items and cells in letters that the draft's language does not have need not be sentences; names of
  /// people, companies and languages stay.
  @Test(
    arguments: [
      ("zh-Hans", "en", "# 概述", 1), ("zh-Hans", "en", "- 安装控制器并等待", 1),
      ("zh-Hans", "en", "- 小明", 0),
      ("zh-Hans", "en", "- 阿里巴巴", 0), ("zh-Hans", "en", "- 蓝天软件有限公司", 0),
      ("zh-Hans", "en", "- 简体中文 / 繁體中文", 0), ("zh-Hans", "en", "- `安装控制器并等待`", 0),
      ("zh-Hans", "en", "- [安装控制器并等待](https://a.org)", 0), ("zh-Hans", "en", "- **安装控制器并等待**", 0),
      ("ja", "en", "# インストール", 1), ("ja", "zh-Hans", "# 概要", 0), ("zh-Hans", "ja", "# 概要", 0),
      // Chinese has no kana, but names in it.
      ("ja", "zh-Hans", "- 返信の数が正しくない問題を修正", 1), ("ja", "zh-Hans", "# 返信を検索する", 1),
      ("ja", "zh-Hans", "- ミスキイチャン", 0), ("ja", "zh-Hans", "- 設定", 0),
      // Japanese has most characters of Chinese, but not all.
      ("zh-Hans", "ja", "# 安装指南说明", 1), ("zh-Hans", "ja", "启动监视器", 1),
      ("zh-Hans", "ja", "![启动监视](a.png)", 1), ("zh-Hans", "ja", "- 启动监视器并等待", 1),
      ("zh-Hans", "ja", "# 安全指南", 0), ("zh-Hans", "ja", "# Nova 问海", 0),
      ("zh-Hans", "ja", "# Nova 启动监视", 1), ("zh-Hans", "ja", "欧阳锋", 0),
      ("zh-Hans", "ja", "- 欧阳锋", 0),
      ("zh-Hans", "ja", "- 蓝天软件有限公司", 0), ("zh-Hans", "ja", "启动モニター画面", 0),
      ("ru", "en", "# Установка", 1), ("ru", "uk", "# Установка", 0), ("ko", "ja", "# 설치", 0),
    ] as [(LanguageTag, LanguageTag, String, Int)])
  func copiedLabelsAreToldByTheirLetters(
    _ source: LanguageTag, _ draft: LanguageTag, text: String, count: Int
  ) throws {
    let found = try Self.findings(copied: text, from: source, to: draft)
    #expect(found.map(\.severity) == (0..<count).map { _ in .warning }, "\(found)")
  }

  /// What is told of a paragraph that a draft has as its source does, without a glossary.
  private static func findings(
    copied text: String, from source: LanguageTag, to draft: LanguageTag
  ) throws -> [Finding] {
    TermChecker(glossary: Glossary(concepts: [], language: source)).check(
      try .markdown("1 + 1 = 2.\n\n\(text)\n\n2 + 2 = 4.\n", draft),
      sources: [try .markdown("1 + 1 = 2.\n\n\(text)\n\n2 + 2 = 4.\n\n3 + 3 = 6.\n", source)]
    ).findings.filter { $0.rule == "untranslated-term" }
  }

  /// The same in a language that is written in the letters of its source.
  @Test func copiedSentencesAreToldByTheirWords() throws {
    let text = "It has been said of the others that they are good at that."
    let found = try ForeignPassages.findings(
      "untranslated-term", "es", "El cielo es azul.\n\n\(text)\n\nLa noche es oscura.\n",
      source: "The sky is blue.\n\n\(text)\n\nThe night is dark.\n")
    #expect(found.map(\.message) == ["the paragraph is left untranslated"])
    #expect(found.map(\.match) == [text])
    #expect(found.first?.source?.text == text)
  }

  /// A sentence of a paragraph that is translated for the rest.
  @Test(
    arguments: [
      ("ja", "空は青いです。It has been said of the others that they are good at that.", 1),
      ("ja", "空は青いです。It was said of all others.", 0),
      ("ja", "空は青いです。“It has been said of the others that they are good at that.”", 0),
      ("ja", "空は青いです。次の表示：It has been said of the others that they are good.", 0),
      (
        "es",
        "El cielo de la mañana es azul y el de la noche es negro como las cosas que no se ven en ella. "
          + "It has been said of the others that they are good at that.", 1
      ),
      ("es", "El cielo es azul. Se ha dicho de los otros que son buenos.", 0),
    ] as [(LanguageTag, String, Int)])
  func copiedSentencesOfAParagraphAreTold(
    _ language: LanguageTag, draft: String, count: Int
  ) throws {
    let text = "It has been said of the others that they are good at that."
    let found = try ForeignPassages.findings(
      "untranslated-term", language, "\(draft)\n\n1 + 1 = 2.\n",
      source: "The sky is blue. \(text)\n\n1 + 1 = 2.\n")
    #expect(found.map(\.message) == (0..<count).map { _ in "the sentence is left untranslated" })
    #expect(found.allSatisfy { $0.match == text && $0.source?.text == text })
    #expect(found.allSatisfy { $0.severity == .error })
  }

  /// What one rule tells as left no other tells as translated in two ways.
  @Test func whatIsLeftIsToldOnce() throws {
    let text = "It has been said of the others that they are good at that."
    let found = try TermChecker(glossary: ForeignPassages.glossary).check(
      .markdown("\(text)\n\n空は青いです。\n\n他の人については、良いと言われています。\n", "ja"),
      sources: [.markdown("\(text)\n\nThe sky is blue.\n\n\(text)\n", "en")]
    ).findings.filter { $0.severity != .note }
    #expect(found.map(\.rule) == ["untranslated-term"], "\(found)")
  }

  /// In another script a sentence was left even if its source has it no longer, though nobody can say of what.
  @Test(
    arguments: [
      ("ja", "空は青いです。It has been said of the others that they are good at that.", 1),
      ("ja", "空は青いです。It has been said of the others.", 0),
      ("ja", "空は青いです。Nova Lamp Table Chair Window Door House Garden Street.", 0),
      ("es", "El cielo es azul. It has been said of the others that they are good at that.", 0),
    ] as [(LanguageTag, String, Int)])
  func sentencesWithoutASourceAreNotes(
    _ language: LanguageTag, draft: String, count: Int
  ) throws {
    let found = try ForeignPassages.findings(
      "untranslated-term", language, "\(draft)\n\n1 + 1 = 2.\n",
      source: "The sky is blue.\n\n1 + 1 = 2.\n")
    #expect(found.map(\.weight) == (0..<count).map { _ in .likely })
  }

  /// A page that nobody translated needs no term, either, whether its source is known or not.
  @Test func aCopiedPageNeedsNoTerm() throws {
    let page = (1...5).map {
      "\($0): it has been said of the others that they are good at that.\n\n"
    }
    .joined()
    let found = try ForeignPassages.findings("untranslated-term", "ru", page, source: page)
    #expect(found.map(\.message) == ["most of the document is left untranslated: 5 paragraphs"])
    #expect(try ForeignPassages.findings("mixed-script", "ru", page).map(\.severity) == [.warning])
  }

  /// A sentence that is left is told as that, not as translated elsewhere, too.
  @Test func aSentenceIsToldOnce() throws {
    let text = "- The hook of the others\n"
    let checker = TermChecker(glossary: ForeignPassages.glossary)
    let found = checker.check(
      try .markdown("- 他のフック\n\n空は青いです。\n\n\(text)", "ja"),
      sources: [try .markdown("\(text)\nThe sky is blue.\n\n\(text)", "en")]
    ).findings.filter { ["inconsistent-segment", "untranslated-term"].contains($0.rule) }
    #expect(found.map(\.rule) == ["untranslated-term"])
  }

  /// A term that nobody has decided on is not named where the paragraph says enough.
  ///
  /// Whatever is named, the place is the paragraph, which a baseline knows from before there was a glossary.
  @Test(arguments: [(TermStatus.preferred, ", with “component”"), (.proposed, "")])
  func onlyDecidedTermsAreNamed(status: TermStatus, ending: String) throws {
    let glossary = Glossary(
      concepts: [
        Concept(
          id: "component",
          terms: [
            Term("component", language: "en"), Term("компонент", language: "ru", status: status),
          ])
      ], language: "en")
    let text = "It has been said of the component that it is good at that."
    let found = try ForeignPassages.findings(
      "untranslated-term", "ru", "Небо синее.\n\n\(text)\n\nНочь тёмная.\n",
      source: "The sky is blue.\n\n\(text)\n\nThe night is dark.\n", glossary: glossary)
    #expect(found.map(\.message) == ["the paragraph is left untranslated\(ending)"])
    #expect(found.map(\.match) == [text])
    #expect(found.map(\.concept) == [nil])
  }

  /// Pictures are told as what they are.
  @Test func captionsAreCounted() throws {
    let pictures = ["sky", "night"].map { "![The hook that the \($0) has left for us](a.png)" }
    func page(_ paragraphs: [String]) -> String {
      "\(paragraphs[0])\n\n\(pictures[0])\n\n\(pictures[1])\n\n\(paragraphs[1])\n"
    }
    let found = try ForeignPassages.findings(
      "untranslated-term", "ja", page(["空は青いです。", "夜は暗いです。"]),
      source: page(["The sky is blue.", "The night is dark."]))
    #expect(
      found.map(\.message) == ["2 captions are left untranslated, with “hook”"])
  }

  /// The longest term is matched: a word that may stay hides none that it is a part of.
  @Test(arguments: [("root hook を渡します。", ["root hook"]), ("hook を渡します。", [])])
  func aWordThatStaysHidesNoLongerTerm(draft: String, matches: [String]) throws {
    let glossary = Glossary(
      concepts: [
        .example("hook", "ja", english: "hook", "hook"),
        .example("root-hook", "ja", english: "root hook", "ルート hook"),
      ], language: "en")
    let found = try ForeignPassages.findings(
      "untranslated-term", "ja", draft, source: "Pass the root hook.", glossary: glossary)
    #expect(found.map(\.match) == matches)
  }

  /// A title may have its original in brackets, whatever marks stand before them and in them.
  @Test(arguments: [
    ("# フックとは？ (What is a hook, and why?)", 0), ("# フックとは (What is a hook?)", 0),
    ("# フックとは？ hook とは？", 1),
  ])
  func aTitleMayHaveItsOriginal(draft: String, count: Int) throws {
    let found = try ForeignPassages.findings(
      "untranslated-term", "ja", draft, source: "# What is a hook, and why?")
    #expect(found.count == count)
  }
}
