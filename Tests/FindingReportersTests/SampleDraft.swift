import IsoglossProject
import TermChecking

/// A draft with the findings that reporters are tried on: behind an emoji and among wide
/// characters, over a line end, and one that a comment hides.
enum SampleDraft {
  static let text = "標題\n\n😀 點一下「開關」即可。\n\nкомби\nнированная, 100%\n"

  static func draft() throws -> CheckRun.Draft {
    let loader = DocumentLoader(configuration: Configuration(base: "."))
    let document = try loader.parse(
      Array(text.utf8), path: "docs/zh-Hant/a b.md", language: "zh-Hant")
    let source = try loader.parse(
      Array("# Title\n\nTap the toggle.\n".utf8), path: "docs/en/a b.md", language: "en")
    let findings = [
      Finding(
        rule: "forbidden-term", severity: .error, confidence: 0.99, concept: "toggle",
        language: "zh-Hant", range: try range("開關"), match: "開關",
        message: "“開關” is forbidden: write “切換”", suggestions: [Suggestion("切換", isSafe: true)],
        source: SourceReference(
          document: 0, path: "docs/en/a b.md", range: 9..<24, text: "Tap the toggle."),
        fingerprint: "46750eda29effbff"),
      Finding(
        rule: "forbidden-term", severity: .warning, confidence: 0.5, language: "zh-Hant",
        range: try range("комби\nнированная"), match: "комбинированная",
        message: "over two lines, 100%", fingerprint: "00000000000000aa"),
      Finding(
        rule: "forbidden-term", severity: .note, language: "zh-Hant", range: 0..<0,
        message: "hidden", fingerprint: "00000000000000bb", isSuppressed: true),
    ]
    return CheckRun.Draft(
      document: document, sources: [source],
      result: CheckResult(findings: findings, pairsAligned: 1, termsLoaded: 3))
  }

  private static func range(_ part: String) throws -> Range<Int> {
    struct Missing: Error {}
    guard let found = text.range(of: part) else { throw Missing() }
    return text.utf8.distance(
      from: text.startIndex, to: found.lowerBound)..<text.utf8.distance(
        from: text.startIndex, to: found.upperBound)
  }
}

extension String {
  fileprivate func range(of part: String) -> Range<Index>? {
    ranges(of: part).first
  }
}
