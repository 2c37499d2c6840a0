import LanguageAssets
import Testing

@testable import IsoglossProject
@testable import ReportPages

@Suite struct TerminologyPageTests {
  private static let report = TerminologyReport(
    paths: ["docs/ja/a.md", "docs/ja/b.md"],
    sections: [
      .init(
        language: "ja", documents: [0, 1],
        subjects: [
          .init(
            concept: "toggle",
            renderings: [
              .init(
                text: "トグル", status: .preferred, counts: [0: 2, 1: 1],
                places: [
                  .init(document: 0, line: 7, before: "<この>", match: "トグル", after: "を押す")
                ]),
              .init(text: "スイッチ", status: .forbidden, counts: [1: 4], places: []),
            ])
        ], concepts: 3, preferredShare: 3.0 / 7)
    ])

  @Test(arguments: [
    "<td class=\"number\">1 of 3</td>", "<td class=\"number\">43 %</td>",
    "<th scope=\"row\">toggle</th>", "title=\"トグル 1, スイッチ 4\"",
    "<span class=\"forbidden\">forbidden</span>", "docs/ja/a.md:7",
    "<li>toggle: <span lang=\"ja\">トグル 3, スイッチ 4</span></li>", "&lt;この&gt;",
    "and 2 more places", "lang=\"ja\"",
    // What the paths of all columns share is left out.
    "<th scope=\"col\" class=\"document\" title=\"docs/ja/b.md\"><span>b.md</span></th>",
  ])
  func showsWhatTheReportHolds(part: String) {
    #expect(TerminologyPage(Self.report).text.contains(part))
  }

  @Test func neighboursThatSayNothingAreOneCell() {
    var report = Self.report
    report.paths = (0..<6).map { "docs/ja/\($0).md" }
    report.sections[0].documents = Array(0..<6)
    report.sections[0].subjects[0].renderings[0].counts = [1: 2, 4: 1]
    report.sections[0].subjects[0].renderings[1].counts = [1: 1]
    var other = report.sections[0].subjects[0]
    other.concept = "window"
    other.renderings[0].counts = [0: 1, 2: 1, 3: 1, 5: 1]
    other.renderings[1].counts = [:]
    report.sections[0].subjects.append(other)
    let page = TerminologyPage(report).text
    let row = page.split(separator: "<tr data-row")[1]
    let cells = row.matches(of: /<td( colspan="\d")?><\/td>|<td title="[^"]*">/).map(\.output.0)
    #expect(
      cells == [
        "<td></td>", "<td title=\"トグル 2, スイッチ 1\">", "<td colspan=\"2\"></td>",
        "<td title=\"トグル 1\">", "<td></td>",
      ])
  }

  @Test func needsNoNetwork() {
    let page = TerminologyPage(Self.report).text
    for address in ["http:", "https:", "src=", "@import", "url("] {
      #expect(!page.contains(address), "\(address) on the page")
    }
  }

  @Test(arguments: [
    ("a < b & \"c\"", "a &lt; b &amp; &quot;c&quot;"), ("\u{0}x\u{1f}", "\u{fffd}x\u{fffd}"),
    ("トグル", "トグル"), ("", ""),
  ])
  func textIsEscaped(text: String, escaped: String) {
    #expect(HTMLText.escaped(text) == escaped)
  }
}
