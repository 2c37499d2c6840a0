import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

/// Terms that somebody has decided on, inside longer ones of the source that nobody has.
@Suite struct CoveredTermTests {
  private struct Fact {
    let language: LanguageTag
    /// The accepted name of a *reader*.
    let reader: String
    /// A longer expression of the source and what it is called, with the status of both.
    let longer: [String]
    var status = TermStatus.proposed
    let source: String
    let draft: String
    /// What is missing.
    let missing: [String]
  }

  private static let facts: [Fact] = [
    // The draft calls the reader something else.
    Fact(
      language: "ru", reader: "считыватель", longer: ["reader opens the door", "открывает дверь"],
      source: "The reader opens the door.", draft: "Прибор отпирает вход.", missing: ["reader"]),
    Fact(
      language: "ja", reader: "リーダー", longer: ["card reader", "カードリーダー"],
      source: "Mount the card reader.", draft: "読取機を取り付けます。", missing: ["reader"]),
    Fact(
      language: "zh-Hans", reader: "读卡器", longer: ["reader firmware", "读卡器固件"],
      source: "Update the reader firmware.", draft: "更新设备固件。", missing: ["reader"]),
    // The accepted name is there, in whatever form, or in another longer name.
    Fact(
      language: "ru", reader: "считыватель", longer: ["reader opens the door", "открывает дверь"],
      source: "The reader opens the door.", draft: "Вход отпирают считывателем.", missing: []),
    Fact(
      language: "ja", reader: "リーダー", longer: ["card reader", "カードリーダー"],
      source: "Mount the card reader.", draft: "ICリーダーを取り付けます。", missing: []),
    // The longer expression is translated as a whole.
    Fact(
      language: "ru", reader: "считыватель", longer: ["card reader", "кардридер"],
      source: "Mount the card reader.", draft: "Установите кардридер.", missing: []),
    // Somebody has decided on the longer one: what is missing is that.
    Fact(
      language: "ru", reader: "считыватель", longer: ["card reader", "кардридер"],
      status: .preferred, source: "Mount the card reader.", draft: "Установите прибор.",
      missing: ["card reader"]),
    // A proposal that is no longer than the term hides nothing.
    Fact(
      language: "ru", reader: "считыватель", longer: ["reader", "читатель"],
      source: "Mount the reader.", draft: "Установите прибор.", missing: ["reader"]),
  ]

  @Test(arguments: facts.indices)
  func proposalsHideNoDecidedTerm(index: Int) throws {
    let fact = Self.facts[index]
    let glossary = Glossary(
      concepts: [
        .example("reader", fact.language, english: "reader", fact.reader),
        Concept(
          id: "longer",
          terms: [
            Term(fact.longer[0], language: "en", status: fact.status),
            Term(fact.longer[1], language: fact.language, status: fact.status),
          ]),
      ], language: "en")
    let found = TermChecker(glossary: glossary, languages: [fact.language]).check(
      try .markdown(fact.draft, fact.language), sources: [try .markdown(fact.source, "en")]
    ).findings.filter { $0.rule == "missing-term" }
    #expect(found.map { String($0.message.split(separator: "”")[0].dropFirst()) } == fact.missing)
  }

  @Test func aGlossaryWithoutProposalsIsCompiledOnce() {
    let decided = Concept.example("reader", "ru", english: "reader", "считыватель")
    let proposed = Concept(id: "door", terms: [Term("door", language: "en", status: .proposed)])
    func languages(_ concepts: [Concept]) -> [String] {
      TermSet(Glossary(concepts: concepts, language: "en")).decidedTermbases.keys.sorted()
    }
    #expect(languages([decided]).isEmpty)
    #expect(languages([proposed]).isEmpty)
    #expect(languages([decided, proposed]) == ["en"])
  }
}
