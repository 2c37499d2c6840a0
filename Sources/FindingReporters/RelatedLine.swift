import IsoglossProject
import LanguageText
import TermChecking

/// Another place that a finding is about, as reports show it.
struct RelatedLine {
  /// The path of its file.
  let path: String
  /// Its line, from 1.
  let line: Int
  /// What is there.
  let message: String
}

extension CheckRun.Draft {
  /// How many places reports list; the finding says how many there are.
  private static let mostPlaces = 1_000

  /// The other places that a finding is about, the first of very many.
  func related(to finding: Finding) -> [RelatedLine] {
    finding.related.prefix(Self.mostPlaces).map { place in
      RelatedLine(
        path: place.path ?? document.path,
        line: place.line ?? document.lines.position(at: place.range.lowerBound).line,
        message: place.message)
    }
  }

  /// The passage of the source that a finding is about, if any, and its other places.
  func relatedWithSource(_ finding: Finding) -> [RelatedLine] {
    let source = finding.source.flatMap { source in
      line(of: source).map {
        RelatedLine(path: source.path, line: $0, message: "source: \(source.text)")
      }
    }
    return (source.map { [$0] } ?? []) + related(to: finding)
  }
}
