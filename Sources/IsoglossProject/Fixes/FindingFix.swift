package import TermChecking

/// A text to write in place of what one finding reports.
package struct FindingFix: Hashable, Sendable {
  /// Byte offsets into the file as it is.
  package let range: Range<Int>
  /// The new text.
  package let text: String
  /// Whether it fits without a look at the sentence.
  package let isSafe: Bool
}

extension CheckRun.Draft {
  /// The replacements that may be put in place of a finding, written as its file has to have them, the best first.
  ///
  /// None where something is missing, where markup or a line end stands inside what is reported, or
  /// where somebody has to inflect the term.
  package func replacements(of finding: Finding) -> [Suggestion] {
    guard !finding.range.isEmpty, document.writing.says(finding.match, at: finding.range) else {
      return []
    }
    return finding.suggestions.filter(\.isInflected).compactMap { suggestion in
      document.writing.written(suggestion.text, insteadOf: finding.match, at: finding.range)
        .map { Suggestion($0, isSafe: suggestion.isSafe) }
    }
  }

  /// The replacements of a finding with the stretch that each takes the place of, with the spaces that part a Latin word
  /// from Chinese or Japanese.
  package func fixes(of finding: Finding) -> [FindingFix] {
    replacements(of: finding).filter { $0.text != finding.match }.map { suggestion in
      FindingFix(
        range: document.bytes.withoutSpaces(
          around: finding.range, replacedBy: suggestion.text, from: 0),
        text: document.bytes.spaced(suggestion.text, at: finding.range), isSafe: suggestion.isSafe)
    }
  }
}
