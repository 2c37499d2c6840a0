import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

/// Words of the source in a row, in the middle of a sentence that is translated for the rest.
struct LeftFragmentsTests {
  /// The words stand in the source, too, and nothing of them is a term.
  @Test(
    arguments: [
      ("en", "ja", "空は青いです。", "which can be seen at every window", "から見えます。", true),
      ("en", "ru", "Небо синее, ", "which can be seen at every window", ", как всегда.", true),
      // Several parts with nothing but what is set off between them are one.
      (
        "en", "zh-Hans", "天空，",
        "which can be seen at every window of `a` and can be seen at each other door",
        "。", true
      ),
      // Short ones, names, what is announced, quoted, in brackets, a link, code or emphasised.
      ("en", "ja", "空は青いです。", "seen at the window", "から見えます。", false),
      ("en", "ja", "空は青いです。", "The House of the Rising Sun", "から見えます。", false),
      ("en", "ja", "表示：", "it can be seen at every window", "です。", false),
      ("en", "ja", "表示：404 \\$Not: ", "it can be seen at every window", "です。", false),
      ("en", "ja", "表示：The \\$not ", "it can be seen at every window", "です。", false),
      ("en", "ja", "参照 \\[", "it can be seen at every window", "\\] です。", false),
      ("en", "ja", "空は“", "it can be seen at every window", "”です。", false),
      ("en", "zh-Hans", "【", "can be seen at every window", "】：看到了。", false),
      ("en", "ja", "空は（", "it can be seen at every window", "）です。", false),
      ("en", "ja", "空は [", "it can be seen at every window", "](a.md) です。", false),
      ("en", "ja", "空は `", "it can be seen at every window", "` です。", false),
      // With its translation in brackets, or behind a dash.
      ("en", "ko", "", "which can be seen at every window", " (모든 창에서 보입니다)", false),
      ("en", "ko", "", "which can be seen at every window", " -- 모든 창에서 보입니다.", false),
      ("en", "ko", "하늘, ", "which can be seen at every window", " -- 모든 창에서 보입니다.", true),
      ("en", "ko", "", "which can be seen at every window", " (RFC)는 모든 창에서 보입니다.", true),
      ("en", "ja", "空は *", "it can be seen at every window", "* です。", false),
      ("en", "ru", "**Иначе:** ", "which can be seen at every window", " “Да”. Это небо.", true),
      // In the same letters nothing tells them.
      ("en", "es", "El cielo es azul ", "which can be seen at every window", " de la casa.", false),
      ("zh-Hans", "en", "The sky is blue ", "在窗口都能看到", " every day.", true),
      ("zh-Hans", "en", "Note: the sky is blue ", "在窗口都能看到", " every day.", true),
      ("zh-Hans", "en", "Note: ", "在窗口都能看到", " every day.", false),
      ("zh-Hans", "en", "Follow ", "小明", " every day.", false),
      ("zh-Hans", "en", "We work at ", "蓝天软件有限公司", " every day.", false),
      ("zh-Hans", "en", "See “", "在窗口都能看到", "” every day.", false),
      ("zh-Hans", "ja", "空は", "在窗口都能看到", "です。", false),
      ("ru", "en", "The sky ", "видно из каждого окна", " every day.", true),
    ] as [(LanguageTag, LanguageTag, String, String, String, Bool)])
  func areTold(
    _ source: LanguageTag, _ draft: LanguageTag, before: String, words: String, behind: String,
    isTold: Bool
  ) throws {
    let found = try Self.findings(
      draft: before + words + behind, draft, source: "1, 2, 3, \(words), 4.", source)
    let match = words.replacing("`a`", with: "a")
    #expect(found.map(\.match) == (isTold ? [match] : []), "\(found)")
    #expect(found.allSatisfy { $0.severity == .warning && $0.source != nil })
  }

  /// What the code of the page has is to be written so.
  @Test func ofCodeAreNotTold() throws {
    let words = "which can be seen at every window"
    let code = "\n\n```\nsay \(words)\n```\n"
    let found = try Self.findings(
      draft: "空は青いです。\(words)から見えます。" + code, "ja", source: "1, 2, 3, \(words), 4." + code, "en")
    #expect(found == [])
  }

  /// What the source does not have is what the translators wrote.
  @Test func ofTheSourceAlone() throws {
    let text = "空は青いです。which can be seen at every window から見えます。"
    #expect(try Self.findings(draft: text, "ja", source: "The sky is blue.", "en").isEmpty)
  }

  /// A part that was changed since, or that the source changed, is known by its end or its beginning.
  @Test(arguments: [
    ("as it can be seen at every window", true), ("which can be seen at every door", true),
    ("as it is seen at no window", false),
  ])
  func whatIsChangedIsTold(words: String, isTold: Bool) throws {
    let found = try Self.findings(
      draft: "空は青いです。\(words)です。", "ja",
      source: "The sky is blue, which can be seen at every window.", "en")
    #expect(found.map(\.match) == (isTold ? [words] : []))
  }

  /// A page with many of them is told once, and long ones are quoted in part.
  @Test func ofOnePageAreToldOnce() throws {
    let words = "which can be seen at every window that is open to the garden of the house"
    let page = (1...5).map { "空\($0)は \(words) です。\n\n" }.joined()
    let source = (1...5).map { "Sky \($0), \(words).\n\n" }.joined()
    let found = try Self.findings(draft: page, "ja", source: source, "en")
    #expect(
      found.map(\.message) == [
        "“which can be seen at every window that is open to the …” is left untranslated, "
          + "and so are parts of 4 more places"
      ])
    #expect(found.first?.match == words)
    #expect(found.first?.related.count == 4)
  }

  /// What is told as a sentence, what somebody said and what lists changes is no part of one.
  @Test(arguments: [
    ("空は青い。It has been said of the others that they are good at that.", "sentence", 1),
    ("> It’s been said of every other window of the house.\n>\n> — Alice", "quotation", 0),
    ("## Changelog\n\n- 空は which can be seen at every window です。", "change", 0),
  ])
  func areNotToldTwice(draft: String, kind: String, count: Int) throws {
    let source = draft.replacing("空は青い。", with: "The sky is blue. ")
      .replacing("空は ", with: "Sky, ").replacing(" です。", with: ".")
    let found = try Self.findings(draft: draft, "ja", source: source, "en")
    #expect(found.count { $0.severity > .note } == count, "\(found)")
    #expect(found.allSatisfy { !$0.message.hasPrefix("“") }, "\(found)")
  }

  /// A term beside a sentence that is told as a whole stays told.
  @Test func termsBesideASentenceAreTold() throws {
    let sentence = "It has been said of the others that they are good at that."
    let found = try ForeignPassages.findings(
      "untranslated-term", "ja", "空は青いです。\(sentence) それはhookです。\n\n1 + 1 = 2.\n",
      source: "The sky is blue. \(sentence) That is a hook.\n\n1 + 1 = 2.\n")
    #expect(found.map(\.match) == [sentence, "hook"])
  }

  /// A paragraph of any length is read in time.
  @Test(.timeLimit(.minutes(1))) func longParagraphs() throws {
    let words = (0..<4000).map { "which can be seen at every window \($0) 空 " }.joined()
    let found = try Self.findings(draft: words, "ja", source: words + "?", "en")
    #expect(found.count == 1)
  }

  /// A term in such a part is told with it.
  @Test func termsAreToldWithThem() throws {
    let found = try ForeignPassages.findings(
      "untranslated-term", "ja", "空は青いです。which the hook can be seen at every window です。\n",
      source: "The sky is blue, which the hook can be seen at every window.\n")
    #expect(found.map(\.match) == ["which the hook can be seen at every window"])
  }

  private static func findings(
    draft: String, _ language: LanguageTag, source: String, _ original: LanguageTag
  ) throws -> [Finding] {
    TermChecker(glossary: Glossary(concepts: [], language: original)).check(
      try .markdown("1 + 1 = 2.\n\n\(draft)\n\n2 + 2 = 4.\n", language),
      sources: [try .markdown("1 + 1 = 2.\n\n\(source)\n\n2 + 2 = 4.\n", original)]
    ).findings.filter { $0.rule == "untranslated-term" }
  }

  /// What a link to another page says behind a colon is told, in whatever letters, where the rest is translated.
  @Test(
    arguments: [
      ("pl", "[Czytaj więcej: using the built-in lamp](lamp.md)", true),
      ("ru", "[Читать дальше: using the built-in lamp](lamp.md)", true),
      ("pl", "[**Czytaj więcej: using the built-in lamp**](lamp.md)", true),
      // Translated, of nothing but names, what another site is called, and what is left as a whole.
      ("pl", "[Czytaj więcej: wbudowana lampa](lamp.md)", false),
      ("pl", "[Czytaj więcej: Nova Box Lamp](lamp.md)", false),
      ("ru", "[Читать дальше: Table Lamp](lamp.md)", false),
      ("pl", "[Czytaj więcej: using the built-in lamp](https://a.example)", false),
      ("pl", "[Read more: using the built-in lamp](lamp.md)", false),
      ("pl", "Czytaj więcej: using the built-in lamp", false),
    ] as [(LanguageTag, String, Bool)])
  func restsOfLinksAreTold(language: LanguageTag, draft: String, isTold: Bool) throws {
    // A source with the same rest, unless that is translated.
    let rest = draft.drop { $0 != ":" }.dropFirst(2).prefix { !"*]".contains($0) }
    let original = rest.allSatisfy(\.isASCII) ? String(rest) : "using the built-in lamp"
    let found = TermChecker(glossary: Glossary(concepts: [], language: "en")).check(
      try .markdown(draft, language),
      sources: [try .markdown("[Read more: \(original)](lamp.md)", "en")]
    ).findings.filter { $0.rule == "untranslated-term" && $0.severity == .warning }
    #expect(found.map(\.match) == (isTold ? ["using the built-in lamp"] : []))
  }
}
