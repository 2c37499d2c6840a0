import LanguageText
import TermChecking
import Testing

@testable import IsoglossProject

/// What the cache keeps of a check.
struct CachedCheckTests {
  private static var finding: Finding {
    var finding = Finding(
      rule: "missing-term", severity: .warning, confidence: 0.7, concept: "c1", language: "ru",
      range: 3..<9, match: "панель", message: "missing",
      suggestions: [
        Suggestion("щит", isSafe: true, isInflected: false), Suggestion("", isSafe: false),
      ],
      source: SourceReference(document: 1, path: "en/a.md", range: 0..<4, text: "panel"),
      fingerprint: "0123456789abcdef", isSuppressed: true)
    finding.related = [
      RelatedPlace(1..<2, "here"), RelatedPlace(5..<5, "there", path: "b.md", line: 7),
    ]
    return finding
  }

  private static var entry: CachedCheck {
    var other = finding
    (other.language, other.concept, other.source) = ("uk", nil, nil)
    var rendering = TermRendering(
      concept: "c1", language: "ru", naming: .nearby, sentence: 0, term: 1..<2, finding: other)
    rendering.substitute = "щит"
    rendering.substituteConcept = "shield"
    return CachedCheck(
      dependencies: [.init(path: "en/a.md", digest: "d"), .init(path: "en/b.md", digest: nil)],
      language: "ru", languageReason: .path, unitsLeftOut: 4,
      sources: [.init(path: "en/a.md", language: "en", isSourceSide: false)],
      heads: [.init(root: "/r", head: "0a1b")],
      result: CheckResult(
        findings: [finding, other], pairsAligned: 2, termsLoaded: 3,
        omittedPassages: [SourceReference(document: 0, path: "x", range: 1..<3, text: "left out")],
        mentions: [
          TermMention(
            subject: "s", name: "n", isPreferred: true, count: 4, isReported: true,
            finding: finding)
        ],
        renderings: [
          rendering,
          TermRendering(concept: "c2", language: "uk", naming: .here, sentence: 1, term: 0..<0),
        ],
        sentences: [
          TranslatedSentence(source: "a", draft: "б", place: 5, isTranslatedAlone: false)
        ],
        evidence: [
          NameEvidence(
            concept: "c1", language: "uk", name: "n", isGuess: true, isLoan: true,
            english: ["e"],
            forms: ["n", "m"], asked: 3,
            needed: 1, unasked: 2)
        ]))
  }

  @Test func isReadAsItWasWritten() throws {
    var writer = FlatWriter()
    Self.entry.write(to: &writer)
    var reader = FlatReader(writer.bytes)
    let read = try CachedCheck(from: &reader)
    let (entry, result) = (Self.entry, Self.entry.result)
    #expect(read.dependencies == entry.dependencies && read.sources == entry.sources)
    #expect(read.heads == entry.heads && read.files("ru/a.md") == ["ru/a.md", "en/a.md"])
    #expect(read.unitsLeftOut == 4)
    #expect(read.language == entry.language && read.languageReason == entry.languageReason)
    #expect(read.result.findings == result.findings && read.result.evidence == result.evidence)
    #expect(read.result.mentions == result.mentions)
    #expect(read.result.renderings == result.renderings)
    #expect(read.result.sentences == result.sentences)
    #expect(read.result.omittedPassages == result.omittedPassages)
    #expect(read.result.pairsAligned == 2 && read.result.termsLoaded == 3)
  }

  @Test func aPartOfAFileIsAnError() {
    var writer = FlatWriter()
    Self.entry.write(to: &writer)
    for count in writer.bytes.indices {
      #expect(throws: FlatReader.Damaged.self) {
        var reader = FlatReader(Array(writer.bytes[..<count]))
        _ = try CachedCheck(from: &reader)
      }
    }
  }
}
