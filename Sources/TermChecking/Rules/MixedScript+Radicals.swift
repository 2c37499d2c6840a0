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
      for run in HanRadicals.misplaced(in: block.text)
      where !block.spans.contains(where: { $0.isMasked && $0.range.overlaps(run) })
        && !sources(of: context, have: block.text.utf8Slice(run))
      {
        for part in unbrokenParts(of: run, in: block) {
          report(radicals: part, of: script, in: block, into: &findings)
        }
      }
    }
  }

  private func report(
    radicals range: Range<Int>, of script: String, in block: TextBlock,
    into findings: inout FindingList
  ) {
    let radicals = block.text.utf8Slice(range)
    let corrected = HanRadicals.unified(radicals)
    let place = block.offsets.fileRange(of: range)
    // What looks like a character of the other script may be meant for either, and what the file writes in another
    // way is no text that could be replaced.
    let isDoubtful =
      script == "Hans" && !HanVariants.traditionalOnly(in: corrected).isEmpty
      || script == "Hant" && !HanVariants.simplifiedOnly(in: corrected).isEmpty
      || place.count != range.count
    findings.report(
      Self.self, at: place, match: radicals, confidence: 0.97,
      message: "a radical instead of the character that looks like it",
      suggestions: isDoubtful ? [] : [Suggestion(corrected, isSafe: true)])
  }

  /// A run of radicals, parted where the file has markup between them.
  private func unbrokenParts(of run: Range<Int>, in block: TextBlock) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    // Every radical is of three bytes.
    for start in stride(from: run.lowerBound, to: run.upperBound, by: 3) {
      let radical = start..<start + 3
      if let last = parts.last,
        block.offsets.fileRange(of: last.lowerBound..<radical.upperBound).count
          == last.count + radical.count
      {
        parts[parts.count - 1] = last.lowerBound..<radical.upperBound
      } else {
        parts.append(radical)
      }
    }
    return parts
  }

  private func sources(of context: CheckContext, have radicals: String) -> Bool {
    context.sources.contains { source in
      source.document.blocks.contains { $0.text.contains(radicals) }
    }
  }
}
