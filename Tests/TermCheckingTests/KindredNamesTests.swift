import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

/// Proposed names that are forms of one name, and names that are two.
@Suite struct KindredNamesTests {
  struct Case: CustomTestStringConvertible {
    var language: LanguageTag
    var names: [String]
    var english: String
    var areKin: Bool

    var testDescription: String { "\(language): \(names.joined(separator: ", "))" }
  }

  @Test(arguments: [
    Case(language: "pt", names: ["canal", "canais"], english: "channel", areKin: true),
    Case(language: "pt", names: ["princípio", "princípios"], english: "principle", areKin: true),
    Case(language: "es", names: ["descubrir", "descubre"], english: "discover", areKin: true),
    Case(language: "fr", names: ["l’argument", "argument"], english: "argument", areKin: true),
    Case(language: "fr", names: ["localement", "local"], english: "locally", areKin: true),
    Case(language: "en", names: ["collect logs", "collect the logs"], english: "", areKin: true),
    Case(language: "en", names: ["install", "installation"], english: "", areKin: true),
    Case(language: "es", names: ["fiabilidad", "confiabilidad"], english: "x", areKin: false),
    Case(language: "es", names: ["servidor", "server"], english: "server", areKin: false),
    Case(language: "pt", names: ["módulo", "module"], english: "module", areKin: false),
    Case(language: "fr", names: ["barre latérale", "panneau"], english: "sidebar", areKin: false),
    // Rules know the forms, or words have no ends.
    Case(language: "ru", names: ["канал", "каналы"], english: "channel", areKin: false),
    Case(language: "ja", names: ["データ量", "データの量"], english: "volume", areKin: false),
  ])
  func tellsFormsFromNames(_ fact: Case) {
    let names = fact.names.map { Term($0, language: fact.language, status: .proposed) }
    let english = Term(fact.english, language: "en", status: .proposed)
    let concept = Concept(id: "c", terms: names + (fact.english.isEmpty ? [] : [english]))
    #expect((KindredNames.first(kinTo: names[1], among: concept) == names[0]) == fact.areKin)
  }

  @Test func leavesDecidedNamesAlone() {
    let names = [
      Term("canal", language: "pt", status: .preferred),
      Term("canais", language: "pt", status: .admitted),
    ]
    let concept = Concept(id: "c", terms: names)
    #expect(KindredNames.first(kinTo: names[1], among: concept) == names[1])
  }
}
