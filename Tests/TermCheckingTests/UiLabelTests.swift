import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

/// Labels in the text against the strings of the product.
struct UiLabelTests {
  private func found(
    _ language: LanguageTag, _ draft: String, source: String, _ labels: [(String, String)],
    glossary: Glossary = Glossary(language: "en")
  ) throws -> [Finding] {
    let catalog = LabelCatalog(
      labels.map { LabelCatalog.Label([("en", $0.0), (language, $0.1)]) })
    return TermChecker(glossary: glossary).check(
      try .markdown(draft, language), sources: [try .markdown(source, "en")],
      facts: CheckFacts(labels: catalog)
    ).findings.filter { $0.rule == "ui-label" }
  }

  private static let tabs = [("Lock tab…", "タブを固定…"), ("Cancel", "取り消す")]

  /// Marks behind a punctuation mark close nothing in front of a letter.
  @Test(arguments: [
    ("次は**タブを固定…**または**取り消す**を押します。", []),
    ("次は**タブを固定…**または**中止する**を押します。", ["中止する"]),
    ("次は**タブを固定…**を押してから**取り消す**を押します。", []),
    ("次は**タブを固定…**か**取り消す…**を押します。", []),
    // The original may stand behind the label.
    ("次は**タブを固定…（Lock tab）**または**取り消す (Cancel)**を押します。", []),
    // Emphasis of a word between labels.
    ("次は「タブを固定」、**または**取り消すを押します。", []),
  ])
  func textBetweenLabelsIsNone(draft: String, expected: [String]) throws {
    let found = try found(
      "ja", draft, source: "Now choose **Lock tab…** or **Cancel** with a click.", Self.tabs)
    #expect(found.map(\.match) == expected)
  }

  /// What the glossary forbids is demanded of nobody: the strings are to be mended.
  @Test func forbiddenLabelsAreNotes() throws {
    let found = try found(
      "ja", "**設定**を開きます。", source: "Open **Settings** now.", [("Settings", "セッティング")],
      glossary: Glossary(
        concepts: [.example("settings", "ja", "設定", forbidden: ["セッティング"])], language: "en"))
    #expect(found.map(\.severity) == [.note])
    #expect(
      found.map(\.message) == [
        "the product shows “セッティング” for “Settings”, which the glossary forbids"
      ])
    #expect(found.flatMap(\.suggestions).isEmpty)
  }

  @Test(arguments: [
    ("Now click **Remove 5 cups**.", "Klicke jetzt auf **5 Tassen löschen**.", []),
    (
      "Now click **Remove 5 cups**.", "Klicke jetzt auf **5 Tassen entfernen**.",
      ["5 Tassen löschen"]
    ),
    ("Now click **Remove N cups**.", "Klicke jetzt auf **N Tassen löschen**.", []),
    ("Now click **Remove all cups**.", "Klicke jetzt auf **Alle Tassen entfernen**.", []),
    ("It says **Hi, Ann!** to you.", "Es sagt dir **Hi, Ann!** dabei.", ["Hallo, Ann!"]),
    ("It says **Hi, Ann!** to you.", "Es sagt dir **Hallo, Anna!** dabei.", []),
    (
      "Choose **Copy of Plan (2)** now.", "Wähle jetzt **Plan, Kopie 2** aus.",
      ["Kopie 2 von Plan"]
    ),
    ("Choose **Copy of Plan (2)** now.", "Wähle jetzt **Kopie 2 von Plan** aus.", []),
    ("It is **very hot** now.", "Es ist jetzt **sehr heiß** hier.", []),
  ])
  func placeholdersStandForAnything(source: String, draft: String, expected: [String]) throws {
    let found = try found(
      "de", draft, source: source,
      [
        ("Remove %1$lld cups", "%1$lld Tassen löschen"), ("Hi, %@!", "Hallo, %@!"),
        ("Copy of {name} ({number})", "Kopie {number} von {name}"), ("%s %s", "%s %s"),
      ])
    #expect(found.flatMap(\.suggestions).map(\.text) == expected)
    #expect(found.allSatisfy { $0.severity == .note })
  }

  @Test(arguments: [
    ("%d cups", "5 cups", "5"), ("%d cups", "five cups", nil),
    ("%(n)d cups", "1,000 cups", "1,000"),
    ("{n} cups", "No cups", "No"), ("100 %", "100 %", nil), ("%d%%", "5%", nil),
    ("%%%d cups", "%5 cups", "5"), ("a%ib", "a1b", nil), ("%@%@ cups", "12 cups", nil),
    ("${who} is here", "Ann is here", "Ann"), ("{0}件のカップ", "3件のカップ", "3"),
  ])
  func patternsFindValues(label: String, text: String, value: String?) {
    #expect(LabelPattern(label)?.values(in: text)?.values.first == value)
  }
}
