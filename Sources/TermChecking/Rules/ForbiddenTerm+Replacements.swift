import DocumentFormats
import LanguageAssets
import LanguageText

extension ForbiddenTerm {
  /// Whether a word that is written instead of another would make a name with what stands beside it that the glossary
  /// forbids, too: 成员逐一构造器 where 构造器 replaces 初始化器.
  ///
  /// Only where no spaces part words are these asked about: elsewhere few names of several words are forbidden.
  ///
  /// - Complexity: O(1), a search of some words, for each wording once.
  static func makesForbiddenName(
    _ replacement: String, insteadOf use: TermUse, in context: CheckContext
  ) -> Bool {
    guard context.language.isWrittenWithoutSpaces else { return false }
    let text = context.draft.document.blocks[use.block].text
    let bytes = text.utf8.span
    var (start, end) = (
      max(0, use.range.lowerBound - reachOfNames),
      min(bytes.count, use.range.upperBound + reachOfNames)
    )
    // Whole characters.
    while start < use.range.lowerBound, bytes[start] & 0xc0 == 0x80 { start += 1 }
    while end < bytes.count, bytes[end] & 0xc0 == 0x80 { end += 1 }
    let head = text.utf8Slice(start..<use.range.lowerBound)
    let tail = text.utf8Slice(use.range.upperBound..<end)
    let place = head.utf8.count..<head.utf8.count + replacement.utf8.count
    let changed = head + replacement + tail
    return context.forbiddenNames.answer(to: changed) {
      let termbase = context.decidedTerms
      return termbase.matches(in: changed).contains { match in
        match.range.overlaps(place) && match.range != place
          && !([match.entry] + match.alternatives).contains {
            termbase.entries[$0].term.status.isApproved
          }
      }
    }
  }

  /// How far from a word what belongs to a name with it stands, in bytes.
  private static let reachOfNames = 60
}
