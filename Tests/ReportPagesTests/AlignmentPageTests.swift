import Foundation
import IsoglossProject
import LanguageAssets
import TermChecking
import Testing

@testable import ReportPages

@Suite struct AlignmentPageTests {
  private static let samples = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Samples/guideline")

  private func alignment() throws -> DocumentAlignment {
    try AlignRun(
      paths: ["en", "ru", "ja"].map { Self.samples.appending(path: "\($0)/labels.md").path() }
    ).run()
  }

  @Test func everySegmentIsOnThePageOnce() throws {
    let alignment = try alignment()
    let page = AlignmentPage(alignment).text
    let segments = alignment.documents.reduce(0) { $0 + $1.segments.count }
    #expect(page.components(separatedBy: "<span class=\"segment").count - 1 == segments)
    for segment in alignment.documents.flatMap(\.segments) {
      #expect(page.contains(HTMLText.escaped(segment.text)))
    }
  }

  @Test func termsAreMarkedWithoutChangingTheText() throws {
    let alignment = try alignment()
    let glossary = Glossary(
      concepts: [
        Concept(
          id: "label",
          terms: [
            Term("label", language: "en"), Term("надпись", language: "ru"),
            Term("ラベル", language: "ja"),
          ])
      ], language: "en")
    let lookup = TermLookup(glossary)
    let page = AlignmentPage(
      alignment,
      terms: alignment.documents.map { document in
        lookup.occurrences(in: document.checked).map { ("label", $0) }
      }
    ).text
    #expect(page.contains("<mark data-concept=\"label\" title=\"label\" tabindex=\"0\">ラベル</mark>"))
    let marks = try Regex("<mark[^>]*>|</mark>")
    #expect(page.replacing(marks, with: "") == AlignmentPage(alignment).text)
  }

  @Test func aGapIsACellThatSaysSo() throws {
    var alignment = try alignment()
    alignment.groups[0].members[1] = []
    let page = AlignmentPage(alignment).text
    #expect(page.contains(#"<td class="gap" aria-label="nothing"></td>"#))
    alignment.groups[0].members[2] = []
    let lonely = AlignmentPage(alignment).text
    #expect(lonely.contains(" 1 in one only, ") && lonely.contains(#"<td class="number">–</td>"#))
  }
}
