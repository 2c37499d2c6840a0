import DocumentFormats
import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

/// Strings of a program that its source does not have any more.
struct StringsWithoutSourceTests {
  private static func document(_ keys: [String], _ language: LanguageTag) throws -> CheckedDocument
  {
    let members = keys.map { "\"\($0)\": \"\(language == "en" ? "The box" : "口座") \($0.count)\"" }
    let parsed = try JSONStringsFormat().parse(Array("{\(members.joined(separator: ", "))}".utf8))
    return CheckedDocument(
      path: "\(language).json", language: language, document: parsed,
      segments: Segmenter.segments(of: parsed, language: language))
  }

  private static let many = ["a", "bb", "ccc", "dddd", "eeeee", "ffffff", "ggggggg", "hhhhhhhh"]

  @Test(
    arguments: [
      // Gone, where the source has the others.
      (many, many + ["gone"], ["gone"]),
      // A form for a number has its source in another form.
      (many + ["boxes_one", "boxes_other"], many + ["boxes_few", "boxes_many"], []),
      (many + ["boxes.one", "boxes.other"], many + ["boxes.many"], []),
      // A source that lacks many is not all of it.
      (Array(many.prefix(5)), many, []),
    ] as [([String], [String], [String])])
  func areDoubtfulNotes(source: [String], draft: [String], gone: [String]) throws {
    let glossary = Glossary(
      concepts: [.example("box", "ja", english: "box", "箱", forbidden: ["口座"])], language: "en")
    let own = try Self.document(draft, "ja")
    let found = TermChecker(glossary: glossary).check(
      own, sources: [try Self.document(source, "en")]
    ).findings.filter { $0.rule == "forbidden-term" }
    #expect(found.count == draft.count)
    let lowered = found.filter { $0.message.contains("no such string") }
    let keys = own.document.blocks.indices.filter { index in
      let block = own.document.blocks[index]
      let place = block.offsets.fileRange(of: 0..<block.text.utf8.count)
      return lowered.contains { place.contains($0.range.lowerBound) }
    }.map { own.document.blockKeys[$0] }
    #expect(keys == gone)
    #expect(lowered.allSatisfy { $0.severity == .note && $0.isDoubtful })
  }
}
