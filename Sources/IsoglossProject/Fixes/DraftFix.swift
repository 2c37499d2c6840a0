import TermChecking

/// The replacements that mend findings of a draft, and the draft with them.
package struct DraftFix: Sendable {
  /// A stretch of a file and what stands there afterwards.
  package struct Replacement: Hashable, Sendable {
    /// Byte offsets into the file as it is.
    package let range: Range<Int>
    /// The new text.
    package let text: String
  }

  /// The path of the draft.
  package let path: String
  /// The file as it is.
  package let original: [UInt8]
  /// The replacements, in order; they do not overlap and none crosses a line end.
  package let replacements: [Replacement]
  /// How many findings have a suggestion that would be taken, but that the file cannot say where they stand.
  package let unwritable: Int

  /// Chooses replacements for the findings of a draft.
  ///
  /// A finding is mended when its best suggestion is safe, or any is when unsafe ones are allowed,
  /// and the file says exactly the reported text: where markup, a line end or an invisible character
  /// stands inside, somebody has to look, as where the file could not say what is suggested. Findings that a
  /// comment hides are left alone.
  package init(_ draft: CheckRun.Draft, includingUnsafe: Bool) {
    self.init([draft], of: draft.document, includingUnsafe: includingUnsafe)
  }

  /// The fixes of drafts, one for each file, in the order of the drafts.
  package static func fixes(of drafts: [CheckRun.Draft], includingUnsafe: Bool) -> [DraftFix] {
    let byPath = Dictionary(grouping: drafts, by: \.document.path)
    var seen: Set<String> = []
    return drafts.filter { seen.insert($0.document.path).inserted }.map { draft in
      DraftFix(
        byPath[draft.document.path] ?? [draft], of: draft.document, includingUnsafe: includingUnsafe
      )
    }
  }

  private init(
    _ drafts: [CheckRun.Draft], of document: LoadedDocument, includingUnsafe: Bool
  ) {
    path = document.path
    original = document.bytes
    var replacements: [Replacement] = []
    var unwritable = 0
    var end = 0
    let findings = drafts.flatMap(\.result.findings)
    for finding in findings.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where !finding.isSuppressed && !finding.range.isEmpty && finding.range.lowerBound >= end {
      guard let suggestion = finding.suggestions.first, suggestion.isSafe || includingUnsafe,
        suggestion.isInflected, suggestion.text != finding.match
      else { continue }
      guard document.writing.says(finding.match, at: finding.range) else {
        unwritable += 1
        continue
      }
      let range = document.bytes.withoutSpaces(
        around: finding.range, replacedBy: suggestion.text, from: end)
      guard
        let text = document.writing.written(
          document.bytes.spaced(suggestion.text, at: range), insteadOf: finding.match, at: range)
      else {
        unwritable += 1
        continue
      }
      replacements.append(Replacement(range: range, text: text))
      end = range.upperBound
    }
    self.replacements = replacements
    self.unwritable = unwritable
  }

  /// The file with the replacements; all other bytes are as they were.
  package var fixed: [UInt8] {
    var bytes: [UInt8] = []
    var end = 0
    for replacement in replacements {
      bytes += original[end..<replacement.range.lowerBound]
      bytes += Array(replacement.text.utf8)
      end = replacement.range.upperBound
    }
    return bytes + original[end...]
  }
}
