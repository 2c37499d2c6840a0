import DocumentFormats
import LanguageText

extension MixedScript {
  /// Reports radicals of Unicode that stand where the character belongs that they look like.
  ///
  /// A text whose source has the same ones speaks of radicals.
  func reportRadicals(
    in blocks: [TextBlock], of script: String, _ context: CheckContext,
    into findings: inout FindingList
  ) {
    for block in blocks {
      for (range, corrected) in HanRadicals.misplaced(in: block.text)
      where !block.spans.contains(where: { $0.isMasked && $0.range.overlaps(range) }) {
        let radicals = block.text.utf8Slice(range)
        guard !sources(of: context, have: radicals) else { continue }
        // What looks like a character of the other script may be meant for either.
        let isOther =
          script == "Hans" && !HanVariants.traditionalOnly(in: corrected).isEmpty
          || script == "Hant" && !HanVariants.simplifiedOnly(in: corrected).isEmpty
        findings.report(
          Self.self, at: block.offsets.fileRange(of: range), match: radicals, confidence: 0.97,
          message: "a radical instead of the character that looks like it",
          suggestions: isOther ? [] : [Suggestion(corrected, isSafe: true)])
      }
    }
  }

  private func sources(of context: CheckContext, have radicals: String) -> Bool {
    context.sources.contains { source in
      source.document.blocks.contains { $0.text.contains(radicals) }
    }
  }
}
