import DocumentFormats
import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

/// Documents and sentences that nobody translated, or not since their source was written anew.
struct LeftDocumentTests {
  @Test(
    arguments: [
      ("fr", "Passing events between nodes", true),
      ("pt", "routing clients based on a cookie", true),
      ("de", "Now that you have several nodes", true), ("ja", "Passing events between nodes", true),
      ("en", "Passing events between nodes", false), ("fr", "Options pour les clients", false),
      ("fr", "Rooms and events", true), ("fr", "Nouveau client", false),
      ("fr", "Server options", false),
      ("de", "Das Event in der Node ist so was wie ein Hook", false),
      ("es", "El service worker se ocupa of the cache", false), ("ja", "Node.js Cluster", false),
      ("ja", "eventsをnodesに渡す and so on", false), ("da", "Klik for at åbne den", false),
      ("fr", "Xylo brunk of sporvag trunten", false),
    ] as [(LanguageTag, String, Bool)])
  func sentencesInEnglish(_ language: LanguageTag, text: String, isEnglish: Bool) {
    #expect(EnglishSentence.isOne(text, in: language) == isEnglish)
  }

  private static let server = Concept.example("server", "fr", english: "server", "serveur")

  private func check(_ draft: String, _ source: String) throws -> CheckResult {
    TermChecker(glossary: Glossary(concepts: [Self.server], language: "en"))
      .check(try .markdown(draft, "fr"), sources: [try .markdown(source, "en")])
  }

  /// One word of the language helps no English sentence.
  @Test(arguments: [
    ("Passing events between all nodes", Severity.note), ("Transmettre des messages", .error),
  ])
  func noTermIsAskedOfEnglishSentences(heading: String, severity: Severity) throws {
    let found = try check(
      "# \(heading)\n\nLe ciel est bleu ici.", "# Forwarding to the server\n\nThe sky is blue here."
    ).findings
    #expect(found.map(\.severity) == [severity], "\(found)")
  }

  /// A page that has nothing but its front matter is yet to be written.
  @Test(arguments: [("", [Severity.note]), ("Le ciel est bleu ici.", [.error])])
  func pagesWithoutTextAreNoSlip(text: String, severities: [Severity]) throws {
    let title = "---\ntitle: What is the server of all the pages here\n---\n"
    let body = "The sky is blue here.\n\nThe night is dark.\n\nThe day is warm.\n"
    let found = try check("\(title)\n\(text)\n", "\(title)\n\(body)").findings
    #expect(found.map(\.severity) == severities, "\(found.map(\.message))")
  }

  /// Serbian has two scripts, and its tag names neither.
  @Test(arguments: [
    "Otvorite meni i izaberite jednu od naredbi.", "Отворите мени и изаберите једну од наредби.",
  ])
  func serbianIsInItsScript(sentence: String) throws {
    let own = (1...6).map { "\(sentence) \($0)" }.joined(separator: "\n\n")
    let english = "Open the menu and choose one of the commands that it has."
    let found = TermChecker(glossary: Glossary(language: "en")).check(
      try .markdown("\(own)\n\n\(english)", "sr"),
      sources: [
        try .markdown("\(Array(repeating: english, count: 7).joined(separator: "\n\n"))", "en")
      ]
    ).findings.filter { $0.rule == "untranslated-term" }
    #expect(found.map(\.message) == ["the paragraph is left untranslated"])
  }

  /// Of a document that is left what a paragraph has left of it says nothing more.
  @Test func wordsOfLeftDocumentsAreNotTold() throws {
    let left = (1...6).map { "打开窗口，然后选择第\($0)个颜色，再关闭它。" }.joined(separator: "\n\n")
    let glossary = Glossary(
      concepts: [
        Concept(
          id: "window",
          terms: [
            Term("窗口", language: "zh-Hans", status: .preferred),
            Term("window", language: "en", status: .preferred),
          ])
      ], language: "zh-Hans")
    let found = TermChecker(glossary: glossary).check(
      try .markdown("窗口是蓝的。The window is of the colour of the sky.\n\n\(left)", "en"),
      sources: [try .markdown("窗口是蓝的。它和天空一个颜色。\n\n\(left)", "zh-Hans")]
    ).findings.filter { $0.rule == "untranslated-term" && $0.severity > .note }
    #expect(
      found.map(\.message)
        == ["most of the document is left untranslated: 6 paragraphs"])
  }

  /// Cells of a word or two are not most of a document, however many they are.
  @Test(arguments: [
    ("空は青いです。その色は昼と夜で変わり、季節によっても変わります。窓から見える色は家ごとに違います。", false), ("空です。", true),
  ])
  func cellsAreNotMostOfADocument(text: String, isMost: Bool) throws {
    let table =
      "| Warm | Cold |\n| --- | --- |\n| The light red of a day | The dark blue of a night |\n"
      + "| The pale red of a day | The deep blue of a night |\n"
    let colours = ["light red": "明るい赤", "dark blue": "暗い青"]
    let glossary = Glossary(
      concepts: colours.map { .example($0, "ja", english: $0, $1) }, language: "en")
    let found = TermChecker(glossary: glossary).check(
      try .markdown("\(text)\n\n\(table)", "ja"),
      sources: [try .markdown("The sky is blue and changes.\n\n\(table)", "en")]
    ).findings
    #expect(found.contains { $0.message.hasPrefix("most of the document") } == isMost, "\(found)")
  }

  /// Words of a copy are no slips, and tell nothing of what the language calls them.
  @Test(arguments: [
    ("## Server\n\n* fix the parser", Severity.note), ("## Server\n\n* corriger l’analyse", .error),
  ])
  func wordsOfACopyAreNotes(draft: String, severity: Severity) throws {
    let result = try check(draft, "## Server\n\n* fix the parser")
    #expect(result.findings.map(\.severity) == [severity], "\(result.findings)")
    #expect(result.mentions.isEmpty == (severity == .note))
  }

  /// A paragraph that is left on a page that is translated is a slip; a page that is left is no decision of somebody
  /// who forgot a paragraph.
  @Test(arguments: [("The sky is blue.", Severity.warning), ("Le ciel est bleu.", .error)])
  func paragraphsOfACopyAreWarnings(first: String, severity: Severity) throws {
    let left = "You will find below how to run it on your own and what it has to do with a server."
    let found = try check("\(first)\n\n\(left)", "The sky is blue.\n\n\(left)").findings
    #expect(found.map(\.severity) == [severity], "\(found)")
  }

  /// A link of several small words is prose; one word may be the name of an option.
  @Test(arguments: [("catch-all server", Severity?.some(.error)), ("server", .note)])
  func linksOfSeveralWordsAreProse(text: String, severity: Severity?) throws {
    let concept = Concept.example("server", "zh-Hans", english: text, "服务器")
    let found = TermChecker(glossary: Glossary(concepts: [concept], language: "en")).check(
      try .markdown("您可能对[\(text)](#a)感兴趣，请看。", "zh-Hans"),
      sources: [try .markdown("You may like the [\(text)](#a), so look at it.", "en")]
    ).findings.filter { $0.rule == "untranslated-term" }
    #expect(found.map(\.severity) == [severity].compactMap(\.self), "\(found)")
  }

  /// What a picture shows is no passage that a draft leaves out.
  @Test(arguments: [
    ("![a picture of the river](a.png)", 0), ("There is a river behind the house.", 1),
  ])
  func picturesAreNotLeftOut(passage: String, count: Int) throws {
    let result = try check(
      "Le ciel est bleu.\n\nLa nuit est noire.",
      "The sky is blue.\n\n\(passage)\n\nThe night is dark.")
    #expect(result.omittedPassages.count == count)
  }

  /// A paragraph is told as such, whether or not the title above it has a term and is left, too.
  @Test(arguments: [[], ["permalink"]])
  func aTitleAboveAParagraphWeighsLess(terms: [String]) throws {
    let glossary = Glossary(
      concepts: terms.map { .example($0, "ja", english: $0, "リンク") }, language: "en")
    let page = """
      ---
      title: Permalinks
      ---

      You can choose the permalinks of each post in the file that belongs to it.

      """
    let rest = (0..<6).map { "ランプ\($0)を開きます。" }.joined(separator: "\n\n")
    let original = (0..<6).map { "Open lamp \($0)." }.joined(separator: "\n\n")
    let found = TermChecker(glossary: glossary).check(
      try .markdown(page + "\n" + rest, "ja"),
      sources: [try .markdown(page + "\n" + original, "en")]
    ).findings.filter { $0.rule == "untranslated-term" }
    #expect(found.map(\.severity) == [.error])
    #expect(found.allSatisfy { $0.message.hasPrefix("the paragraph is left untranslated") })
  }
}
