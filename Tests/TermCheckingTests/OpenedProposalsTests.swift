import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

/// What somebody has decided on is told inside a longer name that extraction only proposed.
struct OpenedProposalsTests {
  private struct Fact {
    let language: LanguageTag
    /// What a *mask* is called, the preferred name first.
    let names: [String]
    /// A longer term of the source and what it is called, which nobody has decided on.
    let longer: (english: String, name: String)
    let source: String
    let draft: String
    /// The rule and match of what is told as a warning or error.
    let told: [String]
  }

  private static let facts: [Fact] = [
    // The word is left in the name.
    Fact(
      language: "zh-Hans", names: ["遮罩"], longer: ("mask plan", "mask 计划"),
      source: "Open the mask plan.", draft: "请打开 mask 计划。",
      told: ["untranslated-term mask"]),
    // What is kept as a whole is a name.
    Fact(
      language: "zh-Hans", names: ["遮罩"], longer: ("mask request", "mask request"),
      source: "Open the mask request.", draft: "打开 mask request。", told: []),
    // The name has another name of the mask, or one that is misspelt.
    Fact(
      language: "zh-Hans", names: ["遮罩", "蒙层"], longer: ("mask class name", "蒙层类名"),
      source: "The mask is here. The mask class name is there.", draft: "遮罩在这里。蒙层类名在那里。",
      told: ["inconsistent-term 蒙层"]),
    Fact(
      language: "ja", names: ["コンバーター"], longer: ("mask plan", "コンバータ計画"),
      source: "Open the mask plan.", draft: "コンバータ計画を開きます。", told: ["spelling-variant コンバータ"]),
    Fact(
      language: "es", names: ["máscara"], longer: ("mask of a box", "mascara de caja"),
      source: "Open the mask of a box.", draft: "Abra la mascara de caja.",
      told: ["spelling-variant mascara"]),
    // A name that is another word, whatever it is made of.
    Fact(
      language: "zh-Hans", names: ["遮罩", "蒙层"], longer: ("overlay plan", "蒙层图"),
      source: "The mask is here. The overlay plan is there.", draft: "遮罩在这里。蒙层图在那里。", told: []),
  ]

  @Test(arguments: facts.indices)
  func isTold(index: Int) throws {
    let fact = Self.facts[index]
    let mask = Concept(
      id: "mask",
      terms: [Term("mask", language: "en", status: .preferred)]
        + fact.names.enumerated().map { index, name in
          Term(name, language: fact.language, status: index == 0 ? .preferred : .admitted)
        })
    let longer = Concept(
      id: "longer",
      terms: [
        Term(fact.longer.english, language: "en", status: .proposed),
        Term(fact.longer.name, language: fact.language, status: .proposed),
      ])
    let found = TermChecker(
      glossary: Glossary(concepts: [mask, longer], language: "en"), languages: [fact.language]
    ).check(
      try .markdown(fact.draft, fact.language), sources: [try .markdown(fact.source, "en")]
    ).findings.filter { $0.severity != .note }
    #expect(found.map { "\($0.rule) \($0.match)" } == fact.told, "\(found)")
  }

  /// Where nothing is translated, a longer proposal is made of the words that it has.
  @Test(arguments: [
    (TermStatus.proposed, ["do-not-translate lumen", "forbidden-term box"]),
    (.preferred, []),
  ])
  func isToldInOriginals(status: TermStatus, told: [String]) throws {
    let concepts = [
      Concept(id: "lumen", terms: [Term("Lumen", language: "en", status: .doNotTranslate)]),
      Concept(
        id: "case",
        terms: [
          Term("case", language: "en"), Term("box", language: "en", status: .forbidden),
        ]),
      Concept(id: "app", terms: [Term("Lumen app", language: "en", status: status)]),
      Concept(id: "set", terms: [Term("box of apps", language: "en", status: status)]),
    ]
    let found = TermChecker(
      glossary: Glossary(concepts: concepts, language: "en"), languages: ["en"],
      rules: RuleSelection(only: ["do-not-translate", "forbidden-term"])
    ).check(try .markdown("Each lumen app is in the box of apps.", "en")).findings
    #expect(found.map { "\($0.rule) \($0.match)" }.sorted() == told, "\(found)")
  }

  /// The longer name is in the draft all the same.
  @Test func whatIsOpenedIsNotMissing() throws {
    let fact = Self.facts[2]
    let concepts = [
      Concept.example("mask", fact.language, english: "mask", "遮罩", admitted: ["蒙层"]),
      Concept(
        id: "longer",
        terms: [
          Term(fact.longer.english, language: "en", status: .proposed),
          Term(fact.longer.name, language: fact.language, status: .proposed),
        ]),
    ]
    let found = TermChecker(
      glossary: Glossary(concepts: concepts, language: "en"), languages: [fact.language]
    ).check(
      try .markdown(fact.draft, fact.language), sources: [try .markdown(fact.source, "en")])
    #expect(!found.findings.contains { $0.rule == "missing-term" })
  }
}
