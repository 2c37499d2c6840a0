import IsoglossProject
import LanguageAssets
import Testing

/// A longer name that nobody has accepted covers no place of a term.
@Suite struct ProposalPlacesTests {
  private static let draft = "The drawer is new. The top drawer is old. A drawer front.\n"

  /// The status of a longer name, the word that is asked for with its own status, and the columns of its places.
  @Test(arguments: [
    (TermStatus.proposed, TermStatus.preferred, [5, 28, 45]),
    (.proposed, .proposed, [5, 28, 45]),
    (.preferred, .preferred, [5, 45]),
  ])
  func listsPlacesInsideProposals(longer: TermStatus, status: TermStatus, columns: [Int]) throws {
    let tree = try TemporaryTree([
      "g.csv":
        "concept,lang,term,status\ndrawer,en,drawer,\(status)\ntop,en,top drawer,\(longer)\n",
      "en/a.md": Self.draft,
    ])
    let matches = try LookupRun(
      word: "drawers", glossaries: [tree.path("g.csv")], paths: [tree.path("en/a.md")],
      configuration: Configuration(base: ".")
    ).run()
    #expect(matches.map(\.concept.id) == ["drawer"])
    #expect(matches.first?.concept.terms.count == 1)
    #expect(matches.first?.places.map { $0.range.lowerBound + 1 } == columns)
  }

  /// The longer names, and what a report counts.
  @Test(arguments: [
    (
      ["top drawer,proposed", "drawer front,proposed"],
      ["drawer 3", "drawer front 1", "top drawer 1"]
    ),
    (
      ["top drawer,preferred", "drawer front,proposed"],
      ["drawer 2", "drawer front 1", "top drawer 1"]
    ),
  ])
  func countsPlacesInsideProposals(longer: [String], counts: [String]) throws {
    let rows = longer.enumerated().map { "longer\($0.offset),en,\($0.element)\n" }.joined()
    let tree = try TemporaryTree([
      "g.csv": "concept,lang,term,status\ndrawer,en,drawer,preferred\n" + rows,
      "en/a.md": Self.draft,
    ])
    let report = try ReportRun(
      paths: [tree.path("en/a.md")], glossaries: [tree.path("g.csv")],
      configuration: Configuration(base: ".")
    ).run()
    #expect(report.sections.flatMap { $0.subjects.map(\.summary) }.sorted() == counts)
  }
}
