import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

/// What extraction proposes makes no finding about a decided term quieter, unless its longer name is what is used.
@Suite struct DecidedUsesTests {
  /// A longer proposal hides nothing that is forbidden, but where words run together.
  @Test(
    arguments: [
      ("ru", "папка", "директория", "домашняя директория", "Откройте домашнюю директорию.", 1),
      ("de", "Ordner", "Verzeichnis", "neues Verzeichnis", "Ein neues Verzeichnis.", 1),
      ("zh-Hans", "应用", "程序", "安装程序", "运行安装程序。", 0),
    ] as [(LanguageTag, String, String, String, String, Int)])
  func whatIsForbiddenIsTold(
    language: LanguageTag, preferred: String, forbidden: String, proposal: String, draft: String,
    count: Int
  ) {
    let glossary = Glossary(concepts: [
      Concept(
        id: "a",
        terms: [
          Term(preferred, language: language, status: .preferred),
          Term(forbidden, language: language, status: .forbidden),
        ]),
      Concept(id: "b", terms: [Term(proposal, language: language, status: .proposed)]),
    ])
    let found = TermChecker(glossary: glossary, languages: [language])
      .check(CheckedDocument(plainText: draft, language: language)).findings
    #expect(found.count { $0.rule == "forbidden-term" } == count)
  }

  private struct Fact {
    let language: LanguageTag
    /// The decided concept: its English name, then the names and their status.
    let names: [(String, TermStatus)]
    var english = ("drawer", TermStatus.preferred)
    /// What is proposed for another concept, in English and in the language of the draft.
    let proposals: [(String, String)]
    let source: String
    let draft: String
    /// What is told as a warning or error without the proposals.
    let told: [String]
    /// Whether proposals hide it all the same.
    var isHidden = false
  }

  private static let facts: [Fact] = [
    // The same word for whatever concept, and words beside it.
    Fact(
      language: "de", names: [("Lade", .preferred), ("Schublade", .forbidden)],
      proposals: [
        ("drawer", "Schublade"), ("open", "Schublade"), ("a cabinet", "Schublade"),
        ("the drawer", "die Schublade"), ("new", "neue Schublade"),
      ], source: "Please open the new drawer.", draft: "Bitte die neue Schublade öffnen.",
      told: ["forbidden-term Schublade"]),
    Fact(
      language: "de", names: [("Lade", .preferred), ("Schublade", .forbidden)],
      proposals: [("drawer knob", "Schublade vorn")], source: "Pull at the drawer knob.",
      draft: "Bitte an der Schublade vorn ziehen.", told: ["forbidden-term Schublade"]),
    Fact(
      language: "de", names: [("Lade", .preferred), ("Schublade", .forbidden)],
      proposals: [("knob", "Schublade vorn")], source: "Pull at the knob.",
      draft: "Bitte an der Schublade vorn ziehen.", told: ["forbidden-term Schublade"],
      isHidden: true),
    // A longer name that the source does not ask for.
    Fact(
      language: "de", names: [("Lade", .preferred), ("Schublade", .forbidden)],
      proposals: [("knob", "Schublade vorn")], source: "Pull at the drawer.",
      draft: "Bitte an der Schublade vorn ziehen.", told: ["forbidden-term Schublade"]),
    // The source has the term by itself, and the draft has it there already.
    Fact(
      language: "de", names: [("Lade", .preferred), ("Schublade", .forbidden)],
      proposals: [("knob", "Schublade vorn")], source: "The drawer has a knob. Pull at the knob.",
      draft: "Die Lade hat eine Schublade vorn. Bitte an der Schublade vorn ziehen.",
      told: ["forbidden-term Schublade", "forbidden-term Schublade"], isHidden: true),
    // Words of the source beside the term, and the term itself.
    Fact(
      language: "de", names: [("Dateifenster", .preferred)], english: ("file dialog", .preferred),
      proposals: [
        ("open file", "offene Datei"), ("file dialog", "Kasten"), ("dialog", "Kasten"),
        ("dialog closes", "schließt"), ("file", "Kasten"),
      ], source: "The open file dialog closes now.", draft: "Jetzt wird der Kasten geschlossen.",
      told: ["missing-term "]),
    Fact(
      language: "de", names: [("Dateifenster", .preferred)], english: ("file dialog", .preferred),
      proposals: [("open file dialog", "Kasten")], source: "The open file dialog closes now.",
      draft: "Jetzt wird der Kasten geschlossen.", told: ["missing-term "], isHidden: true),
    // A spelling, be it that of a proposal.
    Fact(
      language: "ja", names: [("コントローラー", .preferred)], english: ("controller", .preferred),
      proposals: [
        ("controller", "コントローラ"), ("driver", "コントローラ"), ("engine start", "コントローラの起動"),
        ("thing", "しいコント"),
      ], source: "Start the new controller.", draft: "新しいコントローラの起動を行います。",
      told: ["spelling-variant コントローラ"]),
    Fact(
      language: "ja", names: [("コントローラー", .preferred), ("制御器", .admitted)],
      english: ("controller", .preferred),
      proposals: [
        ("controller", "制御器"), ("driver", "制御器"), ("engine start", "制御器の起動"), ("thing", "しい制御"),
      ], source: "Start the new controller. The controller is there.",
      draft: "新しい制御器の起動を行います。コントローラーがあります。", told: ["inconsistent-term 制御器"]),
    // A word that is left, and a name that is respelled.
    Fact(
      language: "ja", names: [("引き出し", .preferred)],
      proposals: [("new drawer", "新しい drawer"), ("drawer", "drawer"), ("my new", "新しい")],
      source: "Please open my new drawer now.", draft: "今すぐ新しい drawer を開いてください。",
      told: ["untranslated-term drawer"]),
    Fact(
      language: "fr", names: [("tiroir", .preferred)],
      proposals: [
        ("new drawer", "nouveau drawer"), ("open", "ouvrir drawer"), ("new drawer", "new drawer"),
      ],
      source: "Please open my new drawer now, it has to be empty.",
      draft: "Veuillez ouvrir mon nouveau drawer maintenant, il doit être vide.",
      told: ["untranslated-term drawer"]),
    Fact(
      language: "de", names: [("Lumen", .doNotTranslate)], english: ("Lumen", .doNotTranslate),
      proposals: [
        ("lumen", "lumen"), ("Lumen file", "lumen Datei"), ("new lumen", "neue lumen"),
      ], source: "Open the new Lumen file here.", draft: "Bitte hier die neue lumen Datei öffnen.",
      told: ["do-not-translate lumen"]),
  ]

  @Test(arguments: facts.indices)
  func isTold(index: Int) throws {
    let fact = Self.facts[index]
    let decided = Concept(
      id: "decided",
      terms: [Term(fact.english.0, language: "en", status: fact.english.1)]
        + fact.names.map { Term($0.0, language: fact.language, status: $0.1) })
    func told(_ concepts: [Concept]) throws -> [String] {
      let checker = TermChecker(
        glossary: Glossary(concepts: concepts, language: "en"), languages: [fact.language])
      return checker.check(
        try .markdown(fact.draft, fact.language), sources: [try .markdown(fact.source, "en")]
      ).findings.filter {
        ($0.severity != .note || $0.rule == "forbidden-term") && $0.concept == "decided"
      }
      .map { "\($0.rule) \($0.match)" }
    }
    #expect(try told([decided]) == fact.told)
    for (english, name) in fact.proposals {
      let proposal = Concept(
        id: "proposed",
        terms: [
          Term(english, language: "en", status: .proposed),
          Term(name, language: fact.language, status: .proposed),
        ])
      for concepts in [[decided, proposal], [proposal, decided]] {
        #expect(try told(concepts) == (fact.isHidden ? [] : fact.told), "\(english): \(name)")
      }
    }
  }

  /// What is accepted in one language only is decided there, and what it is called elsewhere is known.
  @Test func aProposedNameOfADecidedConceptIsAskedFor() throws {
    let concept = Concept(
      id: "drawer",
      terms: [
        Term("drawer", language: "en", status: .proposed),
        Term("Lade", language: "de", status: .preferred),
      ])
    let other = Concept(id: "x", terms: [Term("the drawer", language: "en", status: .proposed)])
    let found = TermChecker(
      glossary: Glossary(concepts: [concept, other], language: "en"), languages: ["de"]
    ).check(
      try .markdown("Bitte öffnen Sie das Fach.", "de"),
      sources: [try .markdown("Please open the drawer.", "en")]
    ).findings
    #expect(found.map(\.rule) == ["missing-term"])
  }
}
