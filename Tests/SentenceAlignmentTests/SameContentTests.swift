import DocumentFormats
import LanguageText
import Testing

@testable import SentenceAlignment

/// What both versions have in the same words is no translation, however their languages cut it into tokens.
struct SameContentTests {
  private func version(_ lines: [String], _ language: LanguageTag) throws -> DocumentVersion {
    let parsed = try MarkdownFormat().parse(Array(lines.joined(separator: "\n\n").utf8))
    return DocumentVersion(
      parsed, language: language, segments: Segmenter.segments(of: parsed, language: language))
  }

  @Test(arguments: [
    ("`app/routes/abouts.tsx`", "`app/routes/abouts.tsx`", true),
    ("*Running* shoes", "Running shoes.", true),
    ("`concerts/a`", "`concert/a`", false), ("2 shoes", "3 shoes", false),
  ])
  func sameWords(english: String, japanese: String, areSame: Bool) throws {
    var reader = VersionReader()
    let source = reader.read(try version([english], "en"))
    let target = reader.read(try version([japanese], "ja"))
    #expect(source.isSame(Bead(source: 0..<1, target: 0..<1), in: target) == areSame)
  }

  /// Of a text that is mostly code the rest tells how long translations are, and code is as long as they would be.
  @Test func codeDoesNotTellHowLongTranslationsAre() throws {
    let code = (0..<20).map { "`app/routes/concerts.trending.\($0).tsx`" }
    let english = (0..<10).map {
      "The lamp number \($0) of the house is on, and nobody is at home now."
    }
    let japanese = (0..<10).map { "家の\($0)番のランプが点いていて、今は誰も家にいない。" }
    var reader = VersionReader()
    let source = reader.read(try version(code + english, "en"))
    let target = reader.read(try version(code + japanese, "ja"))
    let document = PairAligner.Document(source: source, target: target, anchors: [])
    let ratio = target.lengths[20] / source.lengths[20]
    let found = zip(document.comparableLengths, source.lengths).map { $0 / $1 }
    #expect(ratio < 0.5)
    #expect(found.allSatisfy { abs($0 - ratio) < 0.02 }, "\(found)")
  }
}
