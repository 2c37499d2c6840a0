import Testing

@testable import TermChecking

/// Which name a text has of a term that is called after something.
struct NameInTermTests {
  @Test(
    arguments: [
      ("GitHub repository", "コードは GitHub にあります。", "GitHub"),
      ("GitHub repository", "Der Code liegt im GitHub repository.", nil),
      ("GitHub repository", "コードはリポジトリにあります。", nil),
      ("UI component", "Die UI ist fertig.", nil), ("Test case", "Der Test läuft.", nil),
      ("GitHub", "コードは GitHub にあります。", nil),
    ] as [(String, String, String?)])
  func findsTheNameAlone(term: String, text: String, name: String?) {
    #expect(NameInTerm.alone(of: term, in: text) == name)
  }
}
