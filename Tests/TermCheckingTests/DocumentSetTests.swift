import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

/// What only several documents together can tell.
struct DocumentSetTests {
  private func judged(
    _ drafts: [String], _ language: LanguageTag, _ concepts: [Concept]
  ) -> [[String]] {
    let checker = TermChecker(glossary: Glossary(concepts: concepts))
    var results = drafts.map {
      checker.check(CheckedDocument(plainText: $0, language: language))
    }
    DocumentSet.judge(&results)
    return results.map { $0.findings.map { "\($0.rule) \($0.match)" } }
  }

  private static let user = Concept.example(
    "user", "ru", "пользователь", admitted: ["юзер", "участник"])
  private static let proposed = Concept(
    id: "popover",
    terms: ["弹出框", "浮层"].map { Term($0, language: "zh-Hans", status: .proposed) })

  @Test func aDocumentThatKeepsToAnotherNameIsReportedOnce() {
    #expect(
      judged(
        ["Пользователь входит.", "Юзеры вышли. Юзер вошёл.", "Ничего."], "ru", [Self.user])
        == [[], ["inconsistent-term Юзеры"], []])
  }

  /// A name that a document has once can be written anew there; one of several would leave both.
  @Test(arguments: [("Юзер вошёл.", true), ("Юзер вошёл. Юзер вышел.", false)])
  func oneOfSeveralPlacesIsNotWritten(draft: String, isWritten: Bool) {
    let checker = TermChecker(glossary: Glossary(concepts: [Self.user]))
    var results = [draft, "Пользователь входит."].map {
      checker.check(CheckedDocument(plainText: $0, language: "ru"))
    }
    DocumentSet.judge(&results)
    #expect(results[0].findings.map { $0.suggestions.first?.isInflected } == [isWritten])
  }

  /// Documents with the preferred name, documents with another, and what is reported in each of the latter.
  @Test(arguments: [
    (1, 1, ["warning unlike in another document"]), (2, 1, ["warning unlike in 2 other documents"]),
    (1, 2, ["note as in one more, unlike in another document", ""]),
    (2, 3, ["warning as in 2 more, unlike in 2 other documents", "", ""]),
    (6, 1, ["warning unlike in 6 other documents"]), (7, 1, ["note unlike in 7 other documents"]),
    (6, 2, ["note as in one more, unlike in 6 other documents", ""]),
    (12, 3, Array(repeating: "note unlike in 12 other documents", count: 3)),
  ])
  func anAllowedNameIsToldByHowManyKeepToThePreferredOne(
    preferred: Int, others: Int, reports: [String]
  ) {
    let checker = TermChecker(glossary: Glossary(concepts: [Self.user]))
    let texts =
      Array(repeating: "Пользователь входит.", count: preferred)
      + Array(repeating: "Юзер вошёл.", count: others)
    var results = texts.map { checker.check(CheckedDocument(plainText: $0, language: "ru")) }
    DocumentSet.judge(&results)
    let found = results.map { result in
      result.findings.map { finding in
        "\(finding.severity) "
          + finding.message.split(separator: ", ", maxSplits: 1).dropFirst().joined()
      }.joined(separator: "; ")
    }
    #expect(found == Array(repeating: "", count: preferred) + reports)
  }

  @Test func admittedNamesAloneAgreeWithTheMajority() {
    #expect(
      judged(["Юзер входит. Юзер вышел.", "Участник вошёл."], "ru", [Self.user])
        == [[], ["inconsistent-term Участник"]])
  }

  @Test func whatADocumentMixesItselfIsReportedThere() {
    #expect(
      judged(["打开弹出框。关闭弹出框，再打开浮层。", "打开浮层。"], "zh-Hans", [Self.proposed])
        == [["inconsistent-term 浮层"], ["inconsistent-term 浮层"]])
  }

  @Test func aWordMayRecurInTheSetOnly() {
    let button = Concept.example("button", "ja", "ボタン")
    #expect(
      judged(
        ["ボタンとスライダー。スライダー。", "スライダーのボタン。スライダー。", "ボタンとスライダー。"], "ja", [button])
        == [["unknown-term スライダー"], [], []])
  }

  /// Of more words than anybody reads those that a set has most often are in sight, each language by itself.
  @Test(arguments: [(20, 20), (25, 25), (40, 25)])
  func theMostFrequentUnknownWordsAreInSight(words: Int, inSight: Int) throws {
    let kana = Array("カキクケコサシセソタチツテトナ")
    let checker = TermChecker(glossary: Glossary(concepts: [.example("button", "ja", "ボタン")]))
    var results = (0..<words).map { index in
      let word = "\(kana[index / 15])\(kana[index % 15])スルー"
      let count = index == 0 ? 3 : 4
      return checker.check(
        CheckedDocument(
          plainText: "ボタンがある。" + String(repeating: "この\(word)は青い。", count: count), language: "ja"))
    }
    DocumentSet.judge(&results)
    let found = results.flatMap(\.findings).filter { $0.rule == "unknown-term" }
    #expect(found.count == words)
    #expect(found.count { !$0.isDoubtful } == inSight)
    #expect(found.first?.isDoubtful == (inSight < words))
  }

  @Test func aWordThatRecursEverywhereIsReportedOnce() {
    let button = Concept.example("button", "ja", "ボタン")
    let text = "ボタンとスライダー。スライダーを動かす。スライダーを戻す。"
    #expect(
      judged([text, text + "スライダー。"], "ja", [button]) == [[], ["unknown-term スライダー"]])
  }

  /// A paragraph that is left in English says nothing of the words of the draft, and no term ends with *not*.
  @Test(arguments: [
    ("ru", "The **sample folder** is **sample folder** here.", [String]()),
    ("ru", "Это **образец папки**, и **образец папки**.", ["образец папки"]),
    ("en", "It **does not** end, **does not** and **does not**.", []),
    ("en", "A **sample folder**, **sample folder** and **sample folder**.", ["sample folder"]),
  ])
  func whatIsSetOffMayBeATerm(
    language: LanguageTag, paragraph: String, expected: [String]
  ) throws {
    let glossary = Glossary(concepts: [.example("key", "ru", english: "key", "клавиша")])
    let known = language == "ru" ? "Это клавиша." : "This key."
    let text = Array(repeating: paragraph, count: 3).joined(separator: "\n\n") + "\n\n" + known
    let found = TermChecker(glossary: glossary)
      .check(try .markdown(text, language)).findings.filter { $0.rule == "unknown-term" }
    #expect(found.map(\.match) == expected)
  }

  @Test func oneDocumentIsNoSet() {
    #expect(judged(["Юзер входит."], "ru", [Self.user]) == [[]])
  }

  /// A name that extraction found in one document beside a preferred one, and how its report weighs.
  @Test(arguments: [
    ("ko", "메서드", "메소드", "warning"), ("ko", "파라미터", "매개변수", "note"),
    ("fr", "plateforme", "platforme", "warning"), ("es", "respaldo", "respadlo", "note"),
    ("es", "servidor", "servdor", "warning"),
    ("fr", "dossier", "répertoire", "note"),
    ("ja", "構造体コンポーネント", "構造化コンポーネント", "note"),
  ])
  func aMisspeltNameIsNoSecondOne(
    language: LanguageTag, preferred: String, found: String, severity: String
  ) {
    let concept = Concept(
      id: "concept",
      terms: [
        Term(preferred, language: language, status: .preferred),
        Term(found, language: language, status: .proposed),
      ])
    let checker = TermChecker(glossary: Glossary(concepts: [concept]))
    var results = [preferred, preferred, preferred, preferred, found].map {
      checker.check(CheckedDocument(plainText: "\($0) 1.", language: language))
    }
    DocumentSet.judge(&results)
    #expect(
      results.flatMap(\.findings).map { "\($0.match) \($0.severity)" } == ["\(found) \(severity)"])
  }
}
