import IsoglossProject
import LanguageText
import TermChecking
import Testing

/// Comments of string files hide what they are about, and are reported where they hide nothing.
@Suite struct CommentCheckTests {
  private static func catalogue(comment: String, _ german: String = "Der Schalter") -> String {
    """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "The switch" : {
          "comment" : "\(comment)",
          "localizations" : {
            "de" : {
              "stringUnit" : { "state" : "translated", "value" : "\(german)" }
            },
            "ru" : {
              "stringUnit" : { "state" : "translated", "value" : "Тумблер" }
            }
          }
        }
      }
    }
    """
  }

  /// A file, and what is found in it: the rule, with a sign for what is hidden.
  @Test(arguments: [
    (
      "de.yml", "# isogloss-ignore[forbidden-term]: quoted\na: \"Der Schalter\"\n",
      ["-forbidden-term"]
    ),
    ("de.yml", "a: Der Schalter # isogloss-ignore\n", ["-forbidden-term"]),
    (
      "de.yml", "# isogloss-ignore[mixed-script]\na: Der Schalter\n",
      ["unused-suppression", "forbidden-term"]
    ),
    ("de.yml", "a: \"Der Schalter # isogloss-ignore\"\n", ["forbidden-term"]),
    ("a.xcstrings", catalogue(comment: "a label"), ["forbidden-term", "forbidden-term"]),
    (
      "a.xcstrings", catalogue(comment: "isogloss-ignore[forbidden-term]: quoted"),
      ["-forbidden-term", "-forbidden-term"]
    ),
    // A comment that one of the languages needs is no comment that hides nothing.
    (
      "a.xcstrings",
      catalogue(comment: "A label.\\nisogloss-ignore[forbidden-term]\\nShort.", "Der Taster"),
      ["-forbidden-term"]
    ),
    (
      "a.xcstrings", catalogue(comment: "isogloss-ignore[mixed-script]", "Der Taster"),
      ["unused-suppression", "forbidden-term"]
    ),
  ])
  func commentsHideFindings(path: String, text: String, expected: [String]) async throws {
    let glossary = """
      concept,lang,term,status
      switch,de,Taster,preferred
      switch,de,Schalter,forbidden
      switch,ru,переключатель,preferred
      switch,ru,тумблер,forbidden

      """
    let tree = try TemporaryTree([path: text, "g.csv": glossary])
    let documents = path.hasSuffix(".yml") ? "{lang}.yml" : path
    let configuration = try ConfigurationReader.read(
      "sourceLanguage: en\nglossaries: [g.csv]\ndocuments: [\"\(documents)\"]\n",
      path: tree.path("isogloss.yml"), base: tree.path(""), knownRules: [])
    let rules = RuleSelection(only: ["forbidden-term", "mixed-script", "unused-suppression"])
    let found = try await CheckRun(paths: [], rules: rules, configuration: configuration).run()
      .flatMap(\.result.findings)
    #expect(found.map { ($0.isSuppressed ? "-" : "") + $0.rule } == expected)
  }
}
